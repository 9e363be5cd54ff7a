import type { FieldKind, FieldValue } from "@sendoff/contract/form";
import type { Transaction } from "kysely";
import type { DB } from "../schema.ts";
import { lockAnswers } from "../applying/answers-lock.ts";
import { type AnsweredPlatform, platformsOf } from "./answer-question.repository.ts";
import { keepAnswers } from "./keep-answers.repository.ts";
import { listSavedAnswers } from "./saved-answer.repository.ts";

/** What is said to one wording of a question that holds for all jobs; `answer` undefined takes back what was said. */
export interface CommonAnswer {
  /** The normalised wording. */
  readonly key: string;
  readonly question: string;
  readonly kind: FieldKind;
  readonly options: readonly string[];
  readonly answer: FieldValue | undefined;
}

const FOR_ALL_JOBS = { country: "", company: "", location: "" } as const;

/**
 * Makes the user's answer bank say this. What it says already is left alone, with the day it was said on; applications that waited
 * for the rest alone are queued (`keepAnswers`).
 */
export async function replaceCommonAnswers(
  trx: Transaction<DB>,
  userId: string,
  answers: readonly CommonAnswer[],
): Promise<{ readonly released: number; readonly platforms: readonly AnsweredPlatform[] }> {
  await lockAnswers(trx, userId);
  const saved = new Map(
    (await listSavedAnswers(trx, userId))
      .filter(({ country, company, location }) => `${country}${company}${location}` === "")
      .map((entry) => [entry.key, JSON.stringify(entry.answer)]),
  );
  const taken = answers.filter(({ key, answer }) => answer === undefined && saved.has(key));
  if (taken.length > 0) {
    await trx
      .deleteFrom("saved_answer")
      .where("user_id", "=", userId)
      .where(
        "question_key",
        "in",
        taken.map(({ key }) => key),
      )
      .where("country", "=", "")
      .where("company", "=", "")
      .where("location", "=", "")
      .execute();
  }
  const changed = answers.flatMap(({ answer, ...question }) =>
    answer === undefined || saved.get(question.key) === JSON.stringify(answer)
      ? []
      : [{ question: { ...question, ...FOR_ALL_JOBS }, answer }],
  );
  if (changed.length === 0) return { released: 0, platforms: [] };
  const { released } = await keepAnswers(trx, userId, changed);
  return { released: released.length, platforms: platformsOf(released) };
}
