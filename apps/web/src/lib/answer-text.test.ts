import type { GivenAnswer } from "@sendoff/contract";
import { describe, expect, it } from "vitest";
import { answerText, asSentence, replacedText, waitingText } from "./answer-text.ts";

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

describe("answers in words", () => {
  it("names a box that is ticked, one that is not, and what was left empty", () => {
    expect([true, false, " ", ["Pune", "Remote"]].map(answerText)).toEqual([
      "Ticked",
      "Not ticked",
      "Left empty",
      "Pune, Remote",
    ]);
  });

  it("says what a form held before it was corrected, a box without its technical value", () => {
    expect(replacedText(anAnswer({}))).toBe("");
    expect(replacedText(anAnswer({ replaced: "123" }))).toBe("The form held “123”; corrected.");
    expect(replacedText(anAnswer({ value: false, replaced: "true" }))).toBe(
      "The form had it ticked; unticked.",
    );
    expect(replacedText(anAnswer({ value: true, replaced: "false" }))).toBe(
      "The form had it unticked; ticked.",
    );
  });

  it("makes a sentence of a remark, and leaves one alone", () => {
    expect(asSentence("quillstack is not among your jobs")).toBe(
      "Quillstack is not among your jobs.",
    );
    expect(asSentence("You have not said.")).toBe("You have not said.");
    expect(asSentence(" ")).toBe("");
  });

  it("names the question that an application waits for, or else its reason", () => {
    const reason = "It asks something that nothing in your profile answers.";
    expect(waitingText({ reason, open_question_texts: ["Years with Java?"] })).toBe(
      "Years with Java?",
    );
    expect(
      waitingText({ reason, open_question_texts: ["Years with Java?", "Visa?", "Salary?"] }),
    ).toBe("Years with Java? (and 2 more)");
    expect(waitingText({ reason: "The posting has closed.", open_question_texts: [] })).toBe(
      "The posting has closed.",
    );
  });
});
