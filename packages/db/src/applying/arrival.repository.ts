import type { Arrival, ArrivalVerdict } from "@sendoff/contract/proof";
import { arrivalOf, NOT_ARRIVED } from "@sendoff/domain/applying";
import { type Kysely, sql } from "kysely";
import { isUniqueViolation } from "../client.ts";
import type { DB } from "../schema.ts";
import { recordApplicationEvent } from "./application-event.repository.ts";
import { transferJobKey } from "./transfer-job-key.ts";
import { lockForUserReport, type UserReportedRow } from "./user-reported-outcome-row.ts";

export interface ArrivalWord {
  readonly verdict: ArrivalVerdict;
  /** What was said before and is taken back by this. */
  readonly insteadOf?: ArrivalVerdict | undefined;
}

export type ArrivalOutcome =
  | { readonly kind: "recorded" }
  | { readonly kind: "not_found" }
  /** It is not unconfirmed: it was never clicked, it is still looked for, or a portal has settled it. */
  | { readonly kind: "not_unconfirmed"; readonly status: string }
  /** Something else was said meanwhile, perhaps in another tab. */
  | { readonly kind: "told_otherwise"; readonly arrival: Arrival }
  /** The employer's answer is written down: an application that did not arrive has none. */
  | { readonly kind: "answered" }
  /** The same job was sent since, under another id or on another platform. */
  | { readonly kind: "same_job" };

/**
 * Writes down the user's word on an application of which nobody can tell whether it arrived. No credit moves, whatever is said: it
 * was returned when the unconfirmed submit was given up, and only a portal's confirmation spends one (DECISIONS D4). The same word again
 * changes nothing; another one counts only when it says which word it takes back, so that of two tabs the second does not undo
 * the first unseen.
 */
export async function recordArrival(
  db: Kysely<DB>,
  key: { readonly userId: string; readonly id: string },
  { verdict, insteadOf }: ArrivalWord,
): Promise<ArrivalOutcome> {
  try {
    return await db.transaction().execute(async (trx): Promise<ArrivalOutcome> => {
      const row = await lockForUserReport(trx, key);
      if (row === undefined) return { kind: "not_found" };
      const arrival = arrivalOf(row);
      if (arrival === null) return { kind: "not_unconfirmed", status: row.status };
      if (arrival === verdict) return { kind: "recorded" };
      // Who could not tell may always say more.
      const isFree = arrival === "open" || arrival === "cannot_tell" || arrival === insteadOf;
      if (!isFree) return { kind: "told_otherwise", arrival };
      if (row.hasEmployerResponse && verdict !== "arrived") return { kind: "answered" };
      const { note, ...change } = changeOf(verdict, row);
      await trx
        .updateTable("application")
        .set((set) => ({ ...change, fence: set("fence", "+", 1), updated_at: sql<Date>`now()` }))
        .where("id", "=", key.id)
        .execute();
      if (verdict === "not_arrived") await transferJobKey(trx, key.id);
      await recordApplicationEvent(trx, key.id, row.runId, change.status, note);
      return { kind: "recorded" };
    });
  } catch (error) {
    if (isUniqueViolation(error, "application_same_job")) return { kind: "same_job" };
    throw error;
  }
}

function changeOf(verdict: ArrivalVerdict, { platformName }: UserReportedRow) {
  switch (verdict) {
    case "arrived":
      return {
        status: "APPLIED",
        proof: "user_said",
        // The day on which it was sent is that of the click: the employer may have answered since.
        applied_at: sql<Date>`intent_at`,
        confirmation: "",
        reason_code: "",
        reason: "",
        set_aside_at: null,
        note: "You said that it arrived. It was not charged.",
      };
    case "not_arrived":
      return {
        status: "FAILED",
        proof: "none",
        applied_at: null,
        reason_code: NOT_ARRIVED,
        reason: `${platformName} never confirmed it, and you found that it did not arrive. You were not charged.`,
        set_aside_at: null,
        note: "You said that it did not arrive",
      };
    case "cannot_tell":
      return {
        status: "NEEDS_REVIEW",
        proof: "none",
        applied_at: null,
        reason_code: "cannot_tell",
        reason: `${platformName} never confirmed it, and you could not tell either. You were not charged.`,
        set_aside_at: sql<Date>`now()`,
        note: "You could not tell either. You are not asked again",
      };
  }
}
