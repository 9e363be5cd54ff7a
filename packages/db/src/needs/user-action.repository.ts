import type { UserAction } from "@sendoff/contract/proof";
import { userActionsOf } from "@sendoff/domain/applying";
import { type Kysely, sql, type Transaction, type Updateable } from "kysely";
import { recordApplicationEvent } from "../applying/application-event.repository.ts";
import { transferJobKey } from "../applying/transfer-job-key.ts";
import { lockForUserReport, type UserReportedRow } from "../applying/user-reported-outcome-row.ts";
import { type Db, isUniqueViolation } from "../client.ts";
import type { Application, DB } from "../schema.ts";
import { ANSWERED, RETRIED } from "../applying/queue-reasons.ts";
import { keepBeforeSkip, SKIPPED_BY_USER } from "./undo-skip.repository.ts";

export type UserActionOutcome =
  | {
      readonly kind: "done";
      /** Where it was set going now; null for all else, and for what had been set going before. */
      readonly handoffPlatform: { readonly id: number; readonly name: string } | null;
      /** Where a run is to be started for it to be tried again. */
      readonly idlePlatform: { readonly id: number; readonly name: string } | null;
      /** The skip, to be taken back by; null for what is no skip, and for one that was done before. */
      readonly skipId: string | null;
    }
  | { readonly kind: "not_found" }
  /** Not, or not any more, one that this can be done about. */
  | { readonly kind: "not_open"; readonly status: string }
  /** The employer's answer is written down: take that back first. */
  | { readonly kind: "answered" }
  /** Sendoff has sent the same job under another id or on another platform. */
  | { readonly kind: "same_job" };

/**
 * What the user does themselves about an application that we did not send. `sent`: it counts as applied to, for the rules
 * of the same job and the same company too, is never charged and never tried again; `not_sent` takes that back. `skip`: left
 * alone for good, unless that is taken back (`undoSkip`). `retry`: first in the account's next run, through all checks of a first try. What has been done already
 * is done; no credit moves.
 */
export async function actOnApplication(
  db: Kysely<DB>,
  key: { readonly userId: string; readonly id: string },
  act: UserAction,
): Promise<UserActionOutcome> {
  try {
    return await db.transaction().execute((trx) => actOnApplicationIn(trx, key, act));
  } catch (error) {
    if (isUniqueViolation(error, "application_same_job")) return { kind: "same_job" };
    throw error;
  }
}

/** Has it tried again, for a caller with a transaction of its own that holds the user's answers (`lockAnswers`). */
export const retryApplicationIn = (
  trx: Transaction<DB>,
  key: { readonly userId: string; readonly id: string },
): Promise<UserActionOutcome> => actOnApplicationIn(trx, key, "retry");

async function actOnApplicationIn(
  trx: Db,
  key: { readonly userId: string; readonly id: string },
  act: UserAction,
): Promise<UserActionOutcome> {
  const row = await lockForUserReport(trx, key);
  if (row === undefined) return { kind: "not_found" };
  if (isDone(row, act))
    return { kind: "done", handoffPlatform: null, idlePlatform: null, skipId: null };
  if (!userActionsOf(row).includes(act)) return { kind: "not_open", status: row.status };
  if (row.hasEmployerResponse) return { kind: "answered" };
  const skipId = act === "skip" ? await keepBeforeSkip(trx, [key.id]) : null;
  const { note, ...change } = CHANGES[act];
  await trx
    .updateTable("application")
    .set((set) => ({ ...change, fence: set("fence", "+", 1), updated_at: sql<Date>`now()` }))
    .where("id", "=", key.id)
    .execute();
  if (act === "not_sent") await transferJobKey(trx, key.id);
  if (act === "skip") await stopChecking(trx, key.id);
  await recordApplicationEvent(trx, key.id, row.runId, change.status, note);
  if (act !== "retry") return { kind: "done", handoffPlatform: null, idlePlatform: null, skipId };
  const handoffPlatform = { id: row.platformId, name: row.platformName };
  const idlePlatform = await findIdlePlatform(trx, key.userId, row);
  return { kind: "done", handoffPlatform, idlePlatform, skipId };
}

type Change = { readonly [Column in keyof Updateable<Application>]: unknown } & {
  readonly status: string;
  readonly note: string;
};

function isDone({ status, proof, reasonCode }: UserReportedRow, act: UserAction): boolean {
  switch (act) {
    case "sent":
      return status === "APPLIED" && proof === "user_sent";
    case "retry":
      return status === "QUEUED" && (reasonCode === RETRIED || reasonCode === ANSWERED);
    case "skip":
    case "not_sent":
      return status === "SKIPPED" && reasonCode === SKIPPED_BY_USER;
  }
}

const CHANGES = {
  sent: {
    status: "APPLIED",
    proof: "user_sent",
    reason_code: "",
    reason: "",
    applied_at: sql<Date>`now()`,
    // When a company rests, and which day a duplicate names, is counted from here.
    intent_at: sql<Date>`now()`,
    // What the user sent is not what we had filled in.
    cv_id: null,
    cv_file_name: null,
    cv_version: null,
    cv_sha256: null,
    note: "You applied yourself",
  },
  not_sent: {
    status: "SKIPPED",
    proof: "none",
    reason_code: SKIPPED_BY_USER,
    reason: "You took back that you applied yourself. Sendoff leaves this job alone.",
    applied_at: null,
    intent_at: null,
    note: "You took back that you applied yourself",
  },
  skip: {
    status: "SKIPPED",
    reason_code: SKIPPED_BY_USER,
    reason: "You skipped this job. Nothing was sent.",
    note: "You skipped it",
  },
  retry: {
    status: "QUEUED",
    reason_code: RETRIED,
    reason: "",
    // Not 0: a list takes a queued row at 0 for one that was found and never opened. It has one try fewer for it.
    attempts: 1,
    not_before: sql<Date>`now()`,
    note: "You asked to try it again; it goes on with the run under way or the next one",
  },
} as const satisfies Record<UserAction, Change>;

/** Nobody looks any more whether the posting of a prepared form is still open. */
async function stopChecking(trx: Db, applicationId: string): Promise<void> {
  await trx
    .updateTable("prepared_form")
    .set({ next_check_at: null })
    .where("application_id", "=", applicationId)
    .execute();
}

async function findIdlePlatform(
  trx: Db,
  userId: string,
  { platformId, platformName }: UserReportedRow,
): Promise<{ id: number; name: string } | null> {
  const open = await trx
    .selectFrom("run")
    .select("id")
    .where("user_id", "=", userId)
    .where("platform_id", "=", platformId)
    .where("state", "<>", "ended")
    .where("kind", "=", "send")
    .executeTakeFirst();
  return open === undefined ? { id: platformId, name: platformName } : null;
}
