import { expect, it } from "vitest";
import { readQuestion } from "../question/question.ts";
import { understand } from "./understand.ts";

const topicOf = (question: string): string | undefined =>
  understand(readQuestion({ question, kind: "text", options: [] }))?.topic;

it.each([
  ["What is your notice period?", "notice"],
  ["When can you start with Caddo Supply Co.?", "start_date"],
  ["Total experience in years", "total_years"],
])("reads %s", (question, topic) => {
  expect(topicOf(question)).toBe(topic);
});

it.each([
  "What was the notice period of your tenancy?",
  "Apprenticeship start date",
  "When can you start the induction webinar?",
  "Are you authorized to work in the Antarctic zone of France?",
])("leaves open what no pattern has read: %s", (question) => {
  expect(topicOf(question)).toBeUndefined();
});
