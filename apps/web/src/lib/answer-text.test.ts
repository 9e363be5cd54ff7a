import { expect, it } from "vitest";
import { waitingText } from "./answer-text.ts";

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
