import type { GivenAnswer } from "@sendoff/contract/form";
import type { ApplicationStep } from "@sendoff/contract/run";
import { sql } from "kysely";
import { type Db, inTransaction } from "../client.ts";
import { captureCredit, lockWallet, releaseCredit } from "../ledger/ledger.repository.ts";
import { recordApplicationEvent } from "./application-event.repository.ts";
import { type ApplicationLease, evidenceColumns, type Outcome } from "./application.repository.ts";
import { transferJobKey } from "./transfer-job-key.ts";

/** What a settlement needs of a lease: of the worker that clicked or of one that looks. */
export type SubmittedLease = Pick<ApplicationLease, "id" | "userId" | "runId" | "fence">;

export interface Confirmation {
  readonly text: string;
  readonly proof: "confirmation_seen" | "applied_mark_seen";
  /** Where questions followed the click; else those of the intent stand. */
  readonly answers?: readonly GivenAnswer[];
  readonly steps?: readonly ApplicationStep[];
  readonly busyMs?: number;
}

/**
 * The portal has confirmed: APPLIED, and the credit is spent, in one transaction. False when another worker has settled it
 * or holds it (fence): nothing changed.
 */
export async function settleApplied(
  db: Db,
  lease: SubmittedLease,
  confirmation: Confirmation,
): Promise<boolean> {
  const { text, proof, ...evidence } = confirmation;
  return settle(db, lease, {
    outcome: { status: "APPLIED", ...evidence },
    columns: {
      applied_at: sql<Date>`clock_timestamp()`,
      confirmation: text,
      proof,
      // The lot of the credit that is captured below, in the same transaction.
      cost_cents: sql<number>`(select l.unit_price_cents from credit_hold h join credit_lot l on l.id = h.lot_id
        where h.application_id = application.id and h.state = 'held')`,
    },
    note: text,
    moveCredit: captureCredit,
  });
}

/**
 * It is certain that nothing was sent, or it was not seen for a day: the credit returns. `outcome.status` is FAILED, SKIPPED,
 * NEEDS_ANSWER, NEEDS_APPROVAL, NEEDS_USER or NEEDS_REVIEW. False when another worker holds it.
 */
export async function settleNotSent(
  db: Db,
  lease: SubmittedLease,
  outcome: Outcome,
): Promise<boolean> {
  const note = outcome.reason ?? "";
  return settle(db, lease, { outcome, columns: {}, note, moveCredit: releaseCredit });
}

/**
 * Nothing was clicked after the intent, because it could not be written into the journal: the credit returns and the application waits
 * for another try, which does not count against it. Only for who has just written the intent. False when another worker holds it.
 */
export async function settleWaiting(
  db: Db,
  lease: SubmittedLease,
  { reason, delaySeconds }: { readonly reason: string; readonly delaySeconds: number },
): Promise<boolean> {
  return settle(db, lease, {
    outcome: { status: "QUEUED", reason },
    columns: {
      // What its user has approved stays so.
      reason_code: sql<string>`reason_code`,
      attempts: sql<number>`greatest(attempts - 1, 0)`,
      not_before: sql<Date>`now() + make_interval(secs => ${delaySeconds})`,
    },
    note: reason,
    moveCredit: releaseCredit,
  });
}

interface Settlement {
  readonly outcome: Outcome;
  readonly columns: Readonly<Record<string, unknown>>;
  /** What the timeline and the ledger say of it. */
  readonly note: string;
  readonly moveCredit: (
    trx: Db,
    hold: { readonly userId: string; readonly applicationId: string; readonly note: string },
  ) => Promise<void>;
}

/** Ends of a submit that count as sent, or as what may have been. */
const STILL_SENT = ["APPLIED", "NEEDS_REVIEW"];

/** The end of a submit, under its fence: status, credit and timeline in one transaction, or nothing (RELIABILITY 1.5). */
async function settle(
  db: Db,
  lease: SubmittedLease,
  { outcome, columns, note, moveCredit }: Settlement,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await lockWallet(trx, lease.userId);
    const changed = await trx
      .updateTable("application")
      .set({
        status: outcome.status,
        reason_code: outcome.reasonCode ?? "",
        reason: outcome.reason ?? "",
        ...evidenceColumns(outcome),
        ...columns,
        worker: null,
        lease_until: null,
        next_look_at: null,
        updated_at: sql<Date>`now()`,
      })
      .where("id", "=", lease.id)
      .where("fence", "=", lease.fence)
      .where("status", "in", ["SUBMITTING", "UNKNOWN"])
      .executeTakeFirst();
    if (changed.numUpdatedRows !== 1n) return false;
    if (!STILL_SENT.includes(outcome.status)) await transferJobKey(trx, lease.id);
    await moveCredit(trx, { userId: lease.userId, applicationId: lease.id, note });
    await recordApplicationEvent(trx, lease.id, lease.runId, outcome.status, note);
    return true;
  });
}

/** Clicked, and nobody can tell yet whether it arrived: the credit stays held, and the portal is asked after `nextVerificationSeconds`. */
export async function settleUnknown(
  db: Db,
  lease: Pick<SubmittedLease, "id" | "runId" | "fence">,
  input: {
    readonly note: string;
    readonly nextVerificationSeconds: number;
    readonly answers?: readonly GivenAnswer[];
    readonly steps?: readonly ApplicationStep[];
    readonly busyMs?: number;
  },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    if (!(await markUnknown(trx, lease, input))) return false;
    await recordApplicationEvent(trx, lease.id, lease.runId, "UNKNOWN", input.note);
    return true;
  });
}

async function markUnknown(
  trx: Db,
  lease: Pick<SubmittedLease, "id" | "fence">,
  input: Parameters<typeof settleUnknown>[2],
): Promise<boolean> {
  const changed = await trx
    .updateTable("application")
    .set({
      status: "UNKNOWN",
      reason_code: "unconfirmed",
      reason: input.note,
      ...evidenceColumns({
        status: "UNKNOWN",
        ...(input.answers === undefined ? {} : { answers: input.answers }),
        ...(input.steps === undefined ? {} : { steps: input.steps }),
        ...(input.busyMs === undefined ? {} : { busyMs: input.busyMs }),
      }),
      worker: null,
      lease_until: null,
      next_look_at: sql<Date>`now() + make_interval(secs => ${input.nextVerificationSeconds})`,
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", lease.id)
    .where("fence", "=", lease.fence)
    .where("status", "=", "SUBMITTING")
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/**
 * Keeps what is being answered after the click, before the newest answer is sent: whatever arrives then has its receipt. False
 * when another worker holds the application by now: nothing more may be sent.
 */
export async function keepAnswersAfterClick(
  db: Db,
  lease: Pick<SubmittedLease, "id" | "fence">,
  answers: readonly GivenAnswer[],
): Promise<boolean> {
  const changed = await db
    .updateTable("application")
    .set({ ...evidenceColumns({ status: "SUBMITTING", answers }), updated_at: sql<Date>`now()` })
    .where("id", "=", lease.id)
    .where("fence", "=", lease.fence)
    .where("status", "=", "SUBMITTING")
    .where("lease_until", ">", sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}
