import type { FieldValue } from "@sendoff/contract/form";
import { checkAnswer } from "@sendoff/domain/answers";
import type { Transaction } from "kysely";
import type { Db } from "../client.ts";
import type { DB } from "../schema.ts";
import { lockAnswers } from "../applying/answers-lock.ts";
import { keepAnswers, type KeptAnswers } from "./keep-answers.repository.ts";
import { readSavedAnswer, type SavedAnswerRow } from "./saved-answer.repository.ts";

type EditOutcome =
  /** `waiting`: what the new answer has set going. */
  | { readonly kind: "edited"; readonly entry: SavedAnswerRow; readonly waiting: KeptAnswers }
  | { readonly kind: "not_found" }
  /** The answer is none that its question takes; `message` says what to give instead. */
  | { readonly kind: "misfit"; readonly message: string };

/**
 * Changes what was answered. The change is an answer given now (`keepAnswers`): what waits for it alone is queued, and jobs that
 * stopped before it are tried again by the next run that finds them. The same answer again changes nothing. Callers let what is
 * queued go out in the same transaction.
 */
export async function editSavedAnswer(
  trx: Transaction<DB>,
  key: { readonly userId: string; readonly id: string },
  answer: FieldValue,
): Promise<EditOutcome> {
  await lockAnswers(trx, key.userId);
  const entry = await lockEntry(trx, key);
  if (entry === undefined) return { kind: "not_found" };
  const message = checkAnswer(entry, answer);
  if (message !== undefined) return { kind: "misfit", message };
  if (JSON.stringify(entry.answer) === JSON.stringify(answer)) {
    return { kind: "edited", entry, waiting: { released: [], stillWaiting: 0 } };
  }
  const waiting = await keepAnswers(trx, key.userId, [{ question: entry, answer }]);
  const changed = await lockEntry(trx, key);
  return changed === undefined
    ? { kind: "not_found" }
    : { kind: "edited", entry: changed, waiting };
}

async function lockEntry(
  trx: Db,
  key: { readonly userId: string; readonly id: string },
): Promise<SavedAnswerRow | undefined> {
  const row = await trx
    .selectFrom("saved_answer")
    .selectAll()
    .where("id", "=", key.id)
    .where("user_id", "=", key.userId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? undefined : readSavedAnswer(row);
}
