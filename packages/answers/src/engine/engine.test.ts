import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { Answer, FieldKind, type FormField } from "@sendoff/contract/form";
import { answerField, answerForm, isUnknown } from "./index.ts";
import { factsFromJson, type Facts } from "../facts/index.ts";
import { isPlaceholder } from "../question/index.ts";

const facts = factsFromJson({
  user: {
    first_name: "Asha",
    last_name: "Rao",
    email: "asha@example.in",
    dial_code: "+91",
    mobile: "+919812345670",
    notice_period: "30 days",
    expected_ctc: 2450000,
    expected_ctc_currency: "INR",
  },
  profile: {
    personal: { City: "Pune", Country: "India", Citizenship: "Indian" },
    experience: [
      {
        "Job Title": "Engineer",
        Company: "Orbit",
        "Start Date": "2020-01",
        "Currently Working Here": true,
      },
    ],
    skills: [{ "Skill Name": "Java", "Years of Experience": 5 }],
  },
  answers: [{ question: "Do you have a passport?", answer: true }],
  today: "2026-11-21",
  job: { title: "Engineer", company: "Initech", location: "Pune, Maharashtra, India" },
});

const field = (question: string, kind: FieldKind, extra: Partial<FormField> = {}): FormField => ({
  question,
  kind,
  required: true,
  options: [],
  value: "",
  error: "",
  ...extra,
});
const answer = (
  asked: FormField,
  known: Facts = facts,
  page: FormField[] = [],
): Answer | undefined => {
  const outcome = answerField(asked, known, page);
  return isUnknown(outcome) ? undefined : Answer.parse(outcome);
};

describe("answerField", () => {
  it("takes a pay that was answered in another currency for no answer to this one", () => {
    const saved = [
      { question: "What is your expected annual salary in EUR?", answer: "42000" },
      { question: "Expected monthly salary in USD", answer: "3800" },
    ];
    const known = { ...facts, answers: saved };
    expect(answer(field("Expected CTC (in LPA)", "decimal"), known)?.value).toBe("24.5");
    expect(
      answer(field("What is your expected annual salary in INR?", "integer"), known)?.value,
    ).toBe("2450000");
    expect(answer(field("Expected annual salary (EUR)", "integer"), known)?.value).toBe("42000");
    expect(answer(field("Expected annual salary in USD", "integer"), known)?.value).toBe("45600");
    expect(answer(field("Expected annual salary in GBP", "integer"), known)).toBeUndefined();
  });

  it("writes a phone number into the mask the field shows", () => {
    const masked = (placeholder: string): unknown =>
      answer(field("Mobile number", "tel", { placeholder }))?.value;
    expect(masked("(___) ___-____")).toBe("(981) 234-5670");
    expect(masked("98765 43210")).toBe("98123 45670");
    expect(masked("+91 98765 43210")).toBe("+919812345670");
    expect(masked("your number")).toBe("+919812345670");
  });

  it("takes the fixed +91 off a number of another country", () => {
    const known = factsFromJson({
      user: { dial_code: "+1", mobile: "+915125550143" },
      profile: { personal: { Country: "United States" } },
    });
    expect(answer(field("Phone", "tel"), known)?.value).toBe("+15125550143");
  });

  it("reads a range in the thousands of Europe", () => {
    const known = { ...facts, job: { ...facts.job, location: "Berlin, Germany" } };
    const user = { ...known.user, expectedCtc: 68_000, expectedCtcCurrency: "EUR" };
    const options = ["bis 50.000 €", "50.000 - 70.000 €", "über 70.000 €"];
    expect(
      answer(field("Gehaltsvorstellung (Jahresbrutto)", "select", { options }), { ...known, user })
        ?.value,
    ).toBe("50.000 - 70.000 €");
  });

  it("gives the e-mail address that the profile shows, and the account's where it shows none", () => {
    const asked = field("Email address", "email");
    expect(answer(asked)).toMatchObject({ value: "asha@example.in", source: "settings" });
    const personal = { ...facts.profile.personal, email: "asha.work@example.in" };
    const known = { ...facts, profile: { ...facts.profile, personal } };
    expect(answer(asked, known)).toMatchObject({
      value: "asha.work@example.in",
      source: "profile",
    });
  });

  it("leaves a pay unknown that no year's work brings, such as 28 rupees for 28 lakh", () => {
    const user = { ...facts.user, currentCtc: 28, expectedCtc: 49_999 };
    delete user.expectedCtcCurrency;
    const known = { ...facts, user };
    for (const question of ["Current CTC", "Expected CTC in lakhs", "Expected annual salary"]) {
      expect(answerField(field(question, "text"), known)).toMatchObject({
        kind: "unknown",
        reason: expect.stringContaining("cannot be a year's pay"),
      });
    }
    expect(answer(field("Is your expected CTC within 20 LPA?", "checkbox"), known)).toBeUndefined();
    const abroad = {
      ...known,
      user: { ...user, expectedCtcCurrency: "EUR" },
      job: { ...facts.job, location: "Berlin, Germany" },
    };
    expect(answer(field("Expected annual salary", "integer"), abroad)?.value).toBe("49999");
  });

  it("keeps a prefilled value that is right, however it is written", () => {
    expect(answer(field("City", "text", { value: "PUNE" }))).toMatchObject({
      value: "PUNE",
      source: "prefilled",
    });
    expect(answer(field("Mobile number", "tel", { value: "98123 45670" }))).toMatchObject({
      value: "98123 45670",
      source: "prefilled",
    });
    expect(
      answer(field("Country", "select", { value: "India", options: ["China", "India"] })),
    ).toMatchObject({ value: "India", source: "prefilled" });
  });

  it("replaces a prefilled value that is wrong", () => {
    expect(answer(field("City", "text", { value: "Mumbai" }))).toMatchObject({
      value: "Pune",
      source: "profile",
    });
    expect(answer(field("Years of experience in Java", "integer", { value: "9" }))).toMatchObject({
      value: "5",
    });
  });

  it("does not vouch for a prefilled value that it knows nothing about", () => {
    expect(
      answer(
        field("Do you require sponsorship in Canada?", "radio", {
          value: "No",
          options: ["Yes", "No"],
        }),
      ),
    ).toBeUndefined();
  });

  it("takes the same words twice in a list for one option", () => {
    const dial = field("Phone country code", "select", {
      options: ["Select an option", "India (+91)", "Afghanistan (+93)", "India (+91)"],
    });
    expect(answer(dial, facts)?.value).toBe("India (+91)");
  });

  it("leaves the dial code out where the page asks for it in a field of its own", () => {
    const dial = field("Phone country code", "select", {
      options: ["India (+91)", "Nepal (+977)"],
    });
    const phone = field("Mobile phone number", "tel");
    expect(answer(phone, facts, [dial, phone])?.value).toBe("9812345670");
    expect(answer(phone)?.value).toBe("+919812345670");
    expect(answerForm([dial, phone], facts)).toMatchObject([
      { value: "India (+91)" },
      { value: "9812345670" },
    ]);
  });

  it("never chooses a placeholder and never one of two options that mean the same", () => {
    expect(
      answer(field("Country", "select", { options: ["Select an option", "--", "Choose…"] })),
    ).toBeUndefined();
    expect(
      answer(
        field("Years of experience in Java", "radio", { options: ["3-5 years", "5-8 years"] }),
      ),
    ).toBeUndefined();
  });

  it("gives no number outside the field's bounds and no text longer than it takes", () => {
    expect(answer(field("Years of experience in Java", "integer", { max: 4 }))).toBeUndefined();
    expect(answer(field("Expected CTC (in lakhs)", "integer"))).toBeUndefined();
    expect(answer(field("Expected CTC (in lakhs)", "decimal"))?.value).toBe("24.5");
    expect(answer(field("Email", "email", { maxLength: 5 }))).toBeUndefined();
  });

  it("gives the CV to a CV field only, and only when there is one", () => {
    const withCv: Facts = { ...facts, cv: { fileName: "asha.pdf" } };
    expect(answer(field("Upload resume", "file"), withCv)).toMatchObject({
      value: "asha.pdf",
      source: "cv",
    });
    expect(answer(field("Upload your photo", "file"), withCv)).toBeUndefined();
    expect(answer(field("Cover letter", "file"), withCv)).toBeUndefined();
    expect(answer(field("Upload resume", "file"))).toBeUndefined();
  });

  it("unticks optional marketing and agrees to nothing by itself", () => {
    const follow = field("Follow Initech to stay up to date", "checkbox", {
      required: false,
      value: true,
    });
    expect(answer(follow)).toMatchObject({ value: false, source: "policy" });
    expect(
      answer(field("I agree to the terms and conditions", "checkbox", { value: false })),
    ).toBeUndefined();
  });

  it("writes every kind of answer in the shape of its control", () => {
    const choices = { options: ["Java", "Kotlin"] };
    expect(
      answer(field("Which of these technologies have you used?", "checkboxes", choices))?.value,
    ).toEqual(["Java"]);
    expect(answer(field("When can you start?", "text", { placeholder: "TT.MM.JJJJ" }))?.value).toBe(
      "21.12.2026",
    );
    expect(answer(field("When can you start?", "date"))?.value).toBe("2026-12-21");
  });

  it("answers the same field the same way, and never throws, whatever the page holds", () => {
    const words = fc.constantFrom(
      "how many years",
      "experience",
      "with",
      "Java",
      "?",
      "notice",
      "CTC",
      "do you",
      "not",
      "sponsorship",
      "in",
      "US",
      "(",
      ")",
      "10-15",
      "LPA",
      "…",
    );
    const text = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.array(words, { maxLength: 20 }).map((list) => list.join(" ")),
    );
    const fields = fc.record({
      question: text,
      kind: fc.constantFrom(...FieldKind.options),
      required: fc.boolean(),
      options: fc.array(text, { maxLength: 5 }),
      value: fc.oneof(text, fc.boolean(), fc.array(text, { maxLength: 2 })),
      error: text,
    });
    fc.assert(
      fc.property(fields, (asked) => {
        const outcome = answerField(asked, facts);
        expect(answerField(asked, facts)).toEqual(outcome);
        const isFree = asked.kind === "checkbox" || asked.kind === "file";
        const value = isUnknown(outcome) || isFree ? [] : Answer.parse(outcome).value;
        const outside = [value].flat().filter((one) => !asked.options.includes(String(one)));
        expect(asked.options.every(isPlaceholder) ? [] : outside).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("reads an overlong question in bounded time", () => {
    const long = [
      "how many years of ",
      "no ",
      "10 ",
      "a",
      "(",
      "- ",
      "not able to work ",
      "experience with ",
      "1-2 or ",
    ];
    // Every look with a pattern is one of these.
    const looks = vi.spyOn(RegExp.prototype, "exec");
    for (const part of long)
      answerField(field(part.repeat(20_000), "integer", { options: [part.repeat(500)] }), facts);
    const longest = looks.mock.calls.reduce((most, [text]) => Math.max(most, text.length), 0);
    looks.mockRestore();
    // The cut, and a blank on either side. A pattern that goes over so much text again and again does not end before the test is ended.
    expect(longest).toBeGreaterThan(1900);
    expect(longest).toBeLessThanOrEqual(2002);
  });
});
