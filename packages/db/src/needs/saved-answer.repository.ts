import { FieldKind, FieldValue } from "@sendoff/contract/form";
import type { AnswerField } from "@sendoff/domain/answers";
import type { Selectable } from "kysely";
import { z } from "zod";
import type { Db } from "../client.ts";
import type { SavedAnswer } from "../schema.ts";
import { questionId } from "./open-question.ts";

/** One entry of a user's answer bank. */
export interface SavedAnswerRow extends AnswerField {
  readonly id: string;
  /** The address of its question, also while no form asks it. */
  readonly questionId: string;
  /** The normalised question. */
  readonly key: string;
  readonly question: string;
  readonly answer: FieldValue;
  readonly country: string;
  readonly company: string;
  readonly location: string;
  readonly savedAt: Date;
}

/** The user's answer bank, the latest first. */
export async function listSavedAnswers(db: Db, userId: string): Promise<SavedAnswerRow[]> {
  const rows = await db
    .selectFrom("saved_answer")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("saved_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(readSavedAnswer);
}

/** An entry as its row keeps it. */
export function readSavedAnswer(row: Selectable<SavedAnswer>): SavedAnswerRow {
  const { country, company, location } = row;
  return {
    id: row.id,
    questionId: questionId({ key: row.question_key, country, company, location }),
    key: row.question_key,
    question: row.question,
    answer: FieldValue.parse(row.answer),
    kind: FieldKind.parse(row.kind),
    options: z.array(z.string()).parse(row.options),
    country,
    company,
    location,
    savedAt: row.saved_at,
  };
}

/** Forgets an answer. False when the user has no such entry. */
export async function deleteSavedAnswer(
  db: Db,
  key: { readonly userId: string; readonly id: string },
): Promise<boolean> {
  const result = await db
    .deleteFrom("saved_answer")
    .where("id", "=", key.id)
    .where("user_id", "=", key.userId)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}
