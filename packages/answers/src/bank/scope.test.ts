import type { FormField } from "@sendoff/contract/form";
import { expect, test } from "vitest";
import { answerField } from "../engine/engine.ts";
import type { SavedAnswer } from "../facts/facts.ts";
import { factsFromJson } from "../facts/facts-json.ts";
import { scopeOf } from "./scope.ts";

const PUNE = { title: "Engineer", company: "Quillstack", location: "Pune, India" };
const BERLIN = { title: "Engineer", company: "Halcyon Rail", location: "Berlin, Germany" };

function field(question: string, fields: Partial<FormField> = {}): FormField {
  return { question, kind: "text", required: true, options: [], value: "", error: "", ...fields };
}

/** What the engine says at `there` once the user has answered the question at `here`. */
function carried(asked: FormField, answer: string, here: typeof PUNE, there: typeof PUNE) {
  const { key: _key, ...scope } = scopeOf(asked, here);
  const saved: SavedAnswer = { question: asked.question, answer, ...scope };
  const facts = { ...factsFromJson({ today: "2026-11-22" }), answers: [saved], job: there };
  const outcome = answerField(asked, facts);
  return "kind" in outcome ? undefined : outcome.value;
}

test("a question that depends on nothing but its words has no scope", () => {
  const asked = field("How many years of experience do you have with Kafka?");
  expect(scopeOf(asked, PUNE)).toEqual({
    key: "how many years of experience do you have with kafka",
    country: "",
    company: "",
    location: "",
    skill: "Kafka",
  });
  expect(carried(asked, "3", PUNE, BERLIN)).toBe("3");
});

test.each([
  ["Are you legally authorised to work in this country?", { country: "India" }],
  ["Why do you want to work for us?", { company: "Quillstack" }],
  ["Are you willing to relocate to this location?", { location: "Pune, India" }],
])("what was said of one job is asked anew at another: %s", (question, scope) => {
  const asked = field(question);
  expect(scopeOf(asked, PUNE)).toMatchObject(scope);
  expect(carried(asked, "Yes", PUNE, PUNE)).toBe("Yes");
  expect(carried(asked, "Yes", PUNE, BERLIN)).toBeUndefined();
});

test("of two answers to the same words the one that was given for this job's employer counts", () => {
  const asked = field("Why do you want to work for us?");
  const answers = ["Halcyon Rail", "Quillstack"].map((company) => ({
    question: asked.question,
    answer: `Because of ${company}`,
    company,
  }));
  const facts = { ...factsFromJson({ today: "2026-11-22" }), answers, job: BERLIN };
  expect(answerField(asked, facts)).toMatchObject({ value: "Because of Halcyon Rail" });
});

test.each([
  ["How many years of work experience do you have with Apache Kafka?", "Apache Kafka"],
  ["How many years of experience do you have in C++?", "C++"],
  ["Years of ReactJS experience", "ReactJS"],
  ["How many months of experience do you have with Kafka?", ""],
  ["How many years of experience do you have with Kafka and Rust?", ""],
  ["How many years of work experience do you have?", ""],
  ["Do you have experience with Kafka?", ""],
])("%s asks for the years of one skill: %j", (question, skill) => {
  const job = { title: "Engineer", company: "Initech", location: "Pune, India" };
  expect(scopeOf({ question, options: [], kind: "integer" }, job).skill).toBe(skill);
});
