import { sql } from "kysely";
import type { Db } from "../client.ts";

/**
 * Lets one transaction at a time move what waits for a user's answers: answers, approvals, skips, and a search that finds such jobs
 * again. Two answers to one form's two questions then never leave it to each other, and nobody waits for rows that another holds
 * while that one waits for theirs: an upsert locks its rows in the order of the list it was found in, an answer in another.
 * Held to the transaction's end; call it before anything else of the transaction is locked.
 */
export async function lockAnswers(trx: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 9))`.execute(trx);
}
