import type { GivenAnswer } from "@sendoff/contract/form";
import { expect, test } from "vitest";
import { answerText, asSentence, replacedText } from "./answer-words.ts";
import { costWords, emailSent } from "./receipt-words.ts";

function anAnswer(changes: Partial<GivenAnswer>): GivenAnswer {
  return {
    step: "Contact info",
    question: "Phone",
    kind: "tel",
    required: true,
    options: [],
    value: "9876543210",
    source: "settings",
    confidence: 1,
    why: "Your phone number",
    ...changes,
  };
}

test("names a box that is ticked, one that is not, and what was left empty", () => {
  expect([true, false, " ", ["Pune", "Remote"]].map(answerText)).toEqual([
    "Ticked",
    "Not ticked",
    "Left empty",
    "Pune, Remote",
  ]);
});

test("says what a form held before it was corrected, a box without its technical value", () => {
  expect(replacedText(anAnswer({}))).toBe("");
  expect(replacedText(anAnswer({ replaced: "123" }))).toBe("The form held “123”; corrected.");
  expect(replacedText(anAnswer({ value: false, replaced: "true" }))).toBe(
    "The form had it ticked; unticked.",
  );
  expect(replacedText(anAnswer({ value: true, replaced: "false" }))).toBe(
    "The form had it unticked; ticked.",
  );
});

test("makes a sentence of a remark, and leaves one alone", () => {
  expect(asSentence("quillstack is not among your jobs")).toBe(
    "Quillstack is not among your jobs.",
  );
  expect(asSentence("You have not said.")).toBe("You have not said.");
  expect(asSentence(" ")).toBe("");
});
test("the applicant's address is the one that the form was sent with", () => {
  const field = (question: string, value: GivenAnswer["value"], kind: GivenAnswer["kind"]) =>
    anAnswer({ question, value, kind });
  expect(
    emailSent([
      field("First name", "Meera", "text"),
      field("Email address", "meera@work.test", "email"),
      field("Your referee's e-mail", "boss@work.test", "email"),
    ]),
  ).toBe("meera@work.test");
  // LinkedIn lets choose among the addresses of the account there.
  expect(emailSent([field("Email address", " m@in.test ", "select")])).toBe("m@in.test");
  expect(emailSent([field("Website", "https://m.test", "url")])).toBe(undefined);
  expect(emailSent([field("May we e-mail you?", true, "checkbox")])).toBe(undefined);
  expect(emailSent([field("Notes", "m@in.test", "text")])).toBe(undefined);
});

test("says what a credit cost in rupees first for who is in India, at the rate of the day it was bought", () => {
  const paid = {
    proof: "confirmation_seen",
    cost: { credits: 1, amount: 0.79, usd_inr_rate: 86.25, state: "captured" },
  } as const;
  expect(costWords(paid, "Asia/Calcutta")).toBe("1 credit, ₹68.14 ($0.79)");
  expect(costWords(paid, "Europe/Berlin")).toBe("1 credit, $0.79");
  const older = { ...paid, cost: { ...paid.cost, usd_inr_rate: null } };
  expect(costWords(older, "Asia/Kolkata")).toBe("1 credit, $0.79");
});
