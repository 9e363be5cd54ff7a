import type { AnswerValue } from "../../record.ts";
import { isChoice, type Question } from "../question.ts";

const NUMBER = /^\d+(\.\d+)?$/;
const DATE = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** "31/01/1995", and a day that exists. */
function isDay(text: string): boolean {
  const [, day, month, year] = DATE.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

function isInRange(question: Question, text: string): boolean {
  const value = Number(text);
  return (
    NUMBER.test(text) &&
    value >= (question.min ?? 0) &&
    value <= (question.max ?? Number.MAX_SAFE_INTEGER)
  );
}

function areOptions(question: Question, values: readonly string[]): boolean {
  const isMany = question.kind === "checkboxes" || question.kind === "multi_list";
  const most = isMany ? (question.max_choices ?? question.options.length) : 1;
  return (
    values.length > 0 &&
    values.length <= most &&
    values.every((value) => question.options.includes(value))
  );
}

/** Whether the talk goes on. A refused answer has its question asked again, word for word. */
export function isAcceptable(question: Question, value: AnswerValue): boolean {
  if (typeof value === "boolean") return false;
  const values = typeof value === "string" ? [value] : value;
  if (isChoice(question.kind)) return areOptions(question, values);
  const text = values.join(" ").trim();
  if (question.kind === "numeric") return isInRange(question, text);
  if (question.kind === "date" || question.kind === "date_of_birth") return isDay(text);
  return text !== "" && question.kind !== "file";
}
