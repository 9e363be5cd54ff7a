import { describe, expect, it } from "vitest";
import { normaliseQuestion } from "./index.ts";

describe("normaliseQuestion", () => {
  it("is blind to case, accents, punctuation, numbering, doubling and required marks", () => {
    const key = normaliseQuestion("What is your notice period?");
    for (const same of [
      "WHAT IS YOUR NOTICE PERIOD",
      "3. What's your notice period? *",
      "What is your notice period?What is your notice period?",
      "What is your notice period? (required)",
    ]) {
      expect(normaliseQuestion(same)).toBe(key);
    }
    expect(normaliseQuestion("Prénom")).toBe(normaliseQuestion("prenom"));
  });

  it("keeps every word that changes the meaning", () => {
    const keys = ["Java", "JavaScript", "C", "C++", "C#", ".NET", "Node.js"].map((skill) =>
      normaliseQuestion(`Years of experience with ${skill}`),
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(normaliseQuestion("Are you not authorized?")).not.toBe(
      normaliseQuestion("Are you authorized?"),
    );
    expect(normaliseQuestion("10 digit number")).toBe("10 digit number");
  });
});
