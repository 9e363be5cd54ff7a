import { FieldKind, FieldValue } from "@sendoff/contract";
import { type AnswerField, checkAnswer } from "@sendoff/domain";
import { type Kysely, type Selectable, sql } from "kysely";
import { z } from "zod";
import type { Db } from "../client.ts";
import type { DB, SavedAnswer } from "../schema.ts";
import { questionId } from "./open-question.ts";

/** One entry of a user's answer bank. */
export interface SavedAnswerRow extends AnswerField {
  readonly id: string;
  /** The address of its question, also while no form asks it. */
  readonly questionId: string;
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
  return rows.map(readRow);
}

function readRow(row: Selectable<SavedAnswer>): SavedAnswerRow {
  const { country, company, location } = row;
  return {
    id: row.id,
    questionId: questionId({ key: row.question_key, country, company, location }),
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

export type EditOutcome =
  | { readonly kind: "edited"; readonly entry: SavedAnswerRow }
  | { readonly kind: "not_found" }
  /** The answer is none that its question takes; `message` says what to give instead. */
  | { readonly kind: "misfit"; readonly message: string };

/**
 * Changes what was answered. The change counts as an answer given now: jobs that stopped before it are tried again by the
 * next run that finds them. The same answer again changes nothing.
 */
export async function editSavedAnswer(
  db: Kysely<DB>,
  key: { readonly userId: string; readonly id: string },
  answer: FieldValue,
): Promise<EditOutcome> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("saved_answer")
      .selectAll()
      .where("id", "=", key.id)
      .where("user_id", "=", key.userId)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return { kind: "not_found" };
    const entry = readRow(row);
    const message = checkAnswer(entry, answer);
    if (message !== undefined) return { kind: "misfit", message };
    if (JSON.stringify(entry.answer) === JSON.stringify(answer)) return { kind: "edited", entry };
    const changed = await trx
      .updateTable("saved_answer")
      .set({ answer: JSON.stringify(answer), saved_at: sql<Date>`clock_timestamp()` })
      .where("id", "=", key.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { kind: "edited", entry: readRow(changed) };
  });
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
