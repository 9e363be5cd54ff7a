import type { FormField } from "@sendoff/contract/form";
import { expect, test } from "vitest";
import { given } from "./given.fixture.ts";

type Told = Record<string, unknown>;

const YES_NO = { options: ["Yes", "No"] };
const job = (title: string, company: string, start: string, end?: string): Told => ({
  "Job Title": title,
  Company: company,
  "Start Date": start,
  ...(end === undefined ? { "Currently Working Here": true } : { "End Date": end }),
});
const said = (question: string, answer: unknown, extra: Told = {}): Told => ({
  answers: [{ question, answer, ...extra }],
});

test("an engineer of another kind has no years as a software engineer", () => {
  const mechanic = {
    profile: {
      experience: [
        job("Mechanical Engineer", "Orbit", "2020-01"),
        job("Mechanical Engineer", "Tata", "2015-01", "2019-12"),
      ],
    },
  };
  const ask = (role: string): unknown =>
    given(mechanic, `How many years have you worked as a ${role}?`);
  expect(ask("software engineer")).not.toBe("11");
  expect(ask("system engineer")).not.toBe("11");
  expect(ask("mechanical engineer")).toBe("11");
  expect(given(mechanic, "Years of experience in mechanical engineering")).toBe("11");
});

test("a kind of thing in front of a name is a part of the name", () => {
  const skilled = {
    profile: { skills: [{ "Skill Name": "Business Development" }, { "Skill Name": "WMS Reflex" }] },
  };
  const has = (skill: string): unknown =>
    given(skilled, `Do you have experience with ${skill}?`, YES_NO);
  expect(has("software development")).toBeUndefined();
  expect(has("business development")).toBe("Yes");
  expect(has("WMS software")).toBe("Yes");
});

test("one of two is not both", () => {
  const either = said("Are you willing to work weekends or holidays?", "Yes");
  const both = "Are you willing to work weekends and holidays?";
  expect(given(either, both, YES_NO)).toBeUndefined();
  expect(given(either, "Are you willing to work weekends?", YES_NO)).toBeUndefined();
  expect(given(said(both, "Yes"), "Are you willing to work weekends?", YES_NO)).toBe("Yes");
  const neither = said("Are you willing to work weekends or holidays?", "No");
  expect(given(neither, both, YES_NO)).toBe("No");
});

test("a yes is no answer to how many, and a wish no experience", () => {
  const managed = said("Have you managed people?", "Yes");
  expect(given(managed, "How many people have you managed?")).toBeUndefined();
  const wish = said("Are you willing to work night shifts?", "Yes");
  expect(
    given(wish, "Which of these shifts do you have experience with?", {
      kind: "checkboxes",
      options: ["Day shift", "Night shift", "Rotating shift"],
    }),
  ).toBeUndefined();
});

test("a man has not said that he is cisgender", () => {
  const man = { profile: { personal: { Gender: "Male" } } };
  const options = ["Cisgender man", "Cisgender woman", "Non-binary"];
  expect(given(man, "Gender", { options })).toBeUndefined();
  expect(given(man, "Gender", { options: ["Man", "Woman", "Non-binary"] })).toBe("Man");
});

test("a citizen of an EEA country outside the EU is no EU citizen", () => {
  const of = (Citizenship: string): Told => ({ profile: { personal: { Citizenship } } });
  expect(given(of("Norwegian"), "Are you an EU citizen?", YES_NO)).toBeUndefined();
  expect(given(of("French"), "Are you an EU citizen?", YES_NO)).toBe("Yes");
});

test("to have a permit is not to need one", () => {
  const citizen = {
    profile: { personal: { Citizenship: "German", Country: "Germany" } },
    job: { title: "Cook", company: "Adler", location: "Berlin, Germany" },
  };
  const jaNein = { options: ["Ja", "Nein"] };
  expect(given(citizen, "Besitzen Sie die benötigte Arbeitserlaubnis?", jaNein)).not.toBe("Nein");
  expect(given(citizen, "Do you have the work permit we require?", YES_NO)).not.toBe("No");
  expect(given(citizen, "Benötigen Sie eine Arbeitserlaubnis?", jaNein)).toBe("Nein");
  expect(given(citizen, "Do you need a work permit?", YES_NO)).toBe("No");
});

test("a span of months is no monthly pay, and pay after tax none before it", () => {
  const paid = { user: { current_ctc: 1200000, current_ctc_currency: "INR" } };
  expect(given(paid, "Current compensation (last 12 months)")).toBe("1200000");
  expect(given(paid, "Current monthly salary")).toBe("100000");
  expect(given(paid, "Current salary after tax")).toBeUndefined();
  expect(given(paid, "Aktuelles Gehalt nach Steuern")).toBeUndefined();
  expect(given(paid, "Current salary per shift")).toBeUndefined();
  const yearly = said("What is your expected salary?", "30000 EUR a year");
  expect(given(yearly, "What is your expected monthly salary in EUR?")).toBe("2500");
  const bare = said("What is your expected monthly salary in EUR?", "30000 EUR a year");
  expect(given(bare, "What is your expected annual salary in EUR?")).toBe("30000");
});

test("an address is taken apart only where it is plain which part is the number", () => {
  const at = (Address: string): Told => ({ profile: { personal: { Address } } });
  const number = (address: string, extra: Partial<FormField> = {}): unknown =>
    given(at(address), "House number", extra);
  expect(number("Hauptstraße 12a")).toBe("12a");
  expect(number("Hauptstraße 12a", { kind: "integer" })).toBe("12");
  expect(given(at("Dorpsstraat 12 B"), "Huisnummer", { hint: "zonder toevoeging" })).toBe("12");
  expect(number("Flat 3, 12 High Street")).toBeUndefined();
  expect(given(at("Flat 3, 12 High Street"), "Straße (ohne Hausnummer)")).toBeUndefined();
  expect(number("Main Street, 90210")).toBeUndefined();
  expect(number("Hauptstraße, 12")).toBe("12");
  expect(given(at("12 High Street"), "Straße (ohne Hausnummer)")).toBe("High Street");
});

test("a question with and, or and not is not taken apart", () => {
  const no = said("Do you have a car?", "No");
  const ask = (question: string): unknown => given(no, question, YES_NO);
  expect(ask("Do you have a driving licence and a car?")).toBe("No");
  expect(ask("Do you have a motorbike or a driving licence and a car?")).toBeUndefined();
  expect(ask("Do you not have a driving licence and a car?")).toBeUndefined();
});

test("a Maîtrise is a degree of Quebec only where no French degree stands beside it", () => {
  const bachelor = {
    profile: {
      education: [{ "Degree Name": "Bachelor of Arts", School: "Lyon", "End Date": "2015-06" }],
    },
  };
  const level = "Highest level of education";
  const french = ["Baccalauréat", "BTS", "Licence", "Maîtrise"];
  expect(given(bachelor, level, { kind: "select", options: french })).not.toBe("Baccalauréat");
  const quebec = ["DEC", "Baccalauréat", "Maîtrise"];
  expect(given(bachelor, level, { kind: "select", options: quebec })).toBe("Baccalauréat");
});

test("one of several certificates has no year of its own, and an issuer is no skill", () => {
  const certified = {
    profile: {
      certifications: [
        { Title: "Azure Administrator", Issuer: "Microsoft", Date: "2019-05" },
        { Title: "Azure Developer", Issuer: "Microsoft", Date: "2021-05" },
        { Title: "Forklift licence", Issuer: "TÜV Nord", Date: "2017-03" },
      ],
    },
  };
  const year = (what: string): unknown =>
    given(certified, `In which year did you obtain your ${what} certificate?`);
  expect(year("Azure")).toBeUndefined();
  expect(year("forklift")).toBe("2017");
  const has = (what: string): unknown =>
    given(certified, `Do you have experience with ${what}?`, YES_NO);
  expect(has("Microsoft")).toBeUndefined();
  expect(has("Azure")).toBe("Yes");
});

test("years since a certificate are not all years", () => {
  const worker = { profile: { experience: [job("Nurse", "Charité", "2010-01")] } };
  expect(
    given(worker, "How many years have you worked since you completed your certificate?"),
  ).toBeUndefined();
});

test("a list of papers is not ticked in part", () => {
  const papers = said("Do you have a forklift licence?", "Yes");
  expect(
    given(papers, "Which of these do you have?", {
      kind: "checkboxes",
      options: ["Forklift licence", "Car", "Crane licence"],
    }),
  ).toBeUndefined();
});

test("the true statement is not the one that is not true", () => {
  const fluent = {
    profile: { languages: [{ Language: "German", Proficiency: "Native" }] },
    answers: [{ question: "Do you have a driving licence?", answer: "Yes" }],
  };
  const options = ["I have a driving licence", "I have a pilot licence"];
  expect(given(fluent, "Which is true of you?", { kind: "select", options })).toBe(options[0]);
  expect(given(fluent, "Which is not true of you?", { kind: "select", options })).toBeUndefined();
});
