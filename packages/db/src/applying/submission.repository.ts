import type { ApplicationStep, GivenAnswer } from "@sendoff/contract";
import { sql } from "kysely";
import { type Db, inTransaction, isUniqueViolation } from "../client.ts";
import type { Kysely } from "kysely";
import {
  captureCredit,
  holdCredit,
  lockWallet,
  releaseCredit,
} from "../ledger/ledger.repository.ts";
import type { DB } from "../schema.ts";
import {
  type ApplicationLease,
  evidenceColumns,
  type Outcome,
  recordApplicationEvent,
} from "./application.repository.ts";
import { type LaneLease, ownsLane } from "./lane.repository.ts";

/** The evidence that is written down before the click. */
export interface Intent {
  readonly answers: readonly GivenAnswer[];
  readonly steps: readonly ApplicationStep[];
  readonly applicant: string;
  readonly applicantEmail: string;
  readonly cv: {
    readonly id: string;
    readonly fileName: string;
    readonly version: number;
    readonly sha256: string;
  } | null;
}

export type IntentOutcome =
  | { readonly kind: "recorded" }
  | { readonly kind: "no_credits" }
  /** The user has sent the same job under another id. */
  | { readonly kind: "same_job" }
  /** Another worker has the lease, or it has run out: stop and close the browser. */
  | { readonly kind: "lost" };

/**
 * The point of no return (RELIABILITY 1.3): one transaction holds the credit and writes SUBMITTING with all the evidence,
 * fenced by lane and application. Only after "recorded" may the submit button be clicked, once.
 */
export async function recordIntent(
  db: Kysely<DB>,
  lane: LaneLease,
  lease: ApplicationLease,
  intent: Intent,
  firstLookSeconds: number,
): Promise<IntentOutcome> {
  try {
    return await db.transaction().execute(async (trx) => {
      await lockWallet(trx, lease.userId);
      if (!(await ownsLane(trx, lane))) return { kind: "lost" } as const;
      const changed = await trx
        .updateTable("application")
        .set({
          status: "SUBMITTING",
          intent_at: sql<Date>`clock_timestamp()`,
          looks: 0,
          next_look_at: sql<Date>`greatest(lease_until, now() + make_interval(secs => ${firstLookSeconds}))`,
          ...evidenceColumns({
            status: "SUBMITTING",
            answers: intent.answers,
            steps: intent.steps,
          }),
          applicant: intent.applicant,
          applicant_email: intent.applicantEmail,
          cv_id: intent.cv?.id ?? null,
          cv_file_name: intent.cv?.fileName ?? null,
          cv_version: intent.cv?.version ?? null,
          cv_sha256: intent.cv?.sha256 ?? null,
          updated_at: sql<Date>`now()`,
        })
        .where("id", "=", lease.id)
        .where("fence", "=", lease.fence)
        .where("status", "=", "APPLYING")
        .where("lease_until", ">", sql<Date>`clock_timestamp()`)
        .executeTakeFirst();
      if (changed.numUpdatedRows !== 1n) return { kind: "lost" } as const;
      const hold = await holdCredit(trx, { userId: lease.userId, applicationId: lease.id });
      // Throwing undoes the SUBMITTING mark together with the hold.
      if (hold.kind === "no_credits") throw new NoCredits();
      await recordApplicationEvent(
        trx,
        lease.id,
        lease.runId,
        "SUBMITTING",
        "Written down before the click",
      );
      return { kind: "recorded" } as const;
    });
  } catch (error) {
    if (error instanceof NoCredits) return { kind: "no_credits" };
    if (isUniqueViolation(error, "application_same_job")) return { kind: "same_job" };
    throw error;
  }
}
class NoCredits extends Error {}

export interface Confirmation {
  readonly text: string;
  readonly proof: "confirmation_seen" | "applied_mark_seen";
  readonly steps?: readonly ApplicationStep[];
  readonly busyMs?: number;
}

/**
 * The portal has confirmed: APPLIED, and the credit is spent, in one transaction. False when another worker has settled it
 * or holds it (fence): nothing changed.
 */
export async function settleApplied(
  db: Kysely<DB>,
  lease: Pick<ApplicationLease, "id" | "userId" | "runId" | "fence">,
  confirmation: Confirmation,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockWallet(trx, lease.userId);
    const changed = await trx
      .updateTable("application")
      .set({
        status: "APPLIED",
        applied_at: sql<Date>`clock_timestamp()`,
        confirmation: confirmation.text,
        proof: confirmation.proof,
        reason_code: "",
        reason: "",
        ...evidenceColumns({
          status: "APPLIED",
          ...(confirmation.steps === undefined ? {} : { steps: confirmation.steps }),
          ...(confirmation.busyMs === undefined ? {} : { busyMs: confirmation.busyMs }),
        }),
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
    await captureCredit(trx, { userId: lease.userId, applicationId: lease.id });
    await recordApplicationEvent(trx, lease.id, lease.runId, "APPLIED", confirmation.text);
    return true;
  });
}

/**
 * It is certain that nothing was sent, or it was not seen for a day: the credit returns. `outcome.status` is FAILED or
 * NEEDS_REVIEW. False when another worker holds it.
 */
export async function settleNotSent(
  db: Kysely<DB>,
  lease: Pick<ApplicationLease, "id" | "userId" | "runId" | "fence">,
  outcome: Outcome,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockWallet(trx, lease.userId);
    const changed = await trx
      .updateTable("application")
      .set({
        status: outcome.status,
        reason_code: outcome.reasonCode ?? "",
        reason: outcome.reason ?? "",
        ...evidenceColumns(outcome),
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
    await releaseCredit(trx, {
      userId: lease.userId,
      applicationId: lease.id,
      note: outcome.reason ?? "",
    });
    await recordApplicationEvent(trx, lease.id, lease.runId, outcome.status, outcome.reason ?? "");
    return true;
  });
}

/** Clicked, and nobody can tell yet: the credit stays held and the portal is asked in `nextLookSeconds`. */
export async function settleUnknown(
  db: Db,
  lease: Pick<ApplicationLease, "id" | "runId" | "fence">,
  input: {
    readonly note: string;
    readonly nextLookSeconds: number;
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
  lease: Pick<ApplicationLease, "id" | "fence">,
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
        ...(input.steps === undefined ? {} : { steps: input.steps }),
        ...(input.busyMs === undefined ? {} : { busyMs: input.busyMs }),
      }),
      worker: null,
      lease_until: null,
      next_look_at: sql<Date>`now() + make_interval(secs => ${input.nextLookSeconds})`,
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", lease.id)
    .where("fence", "=", lease.fence)
    .where("status", "=", "SUBMITTING")
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** An application to look for on the portal. */
export interface DoubtfulApplication {
  readonly id: string;
  readonly userId: string;
  readonly runId: string | null;
  readonly fence: number;
  readonly portalJobId: string;
  readonly url: string;
  /** Looks made before this one. */
  readonly looks: number;
}

/**
 * Takes the lane's applications in doubt that are due for a look; their fences move to the caller. None when the lane was
 * lost: a submit of its new holder is not to be disturbed.
 */
export async function leaseDoubtful(db: Db, lane: LaneLease): Promise<DoubtfulApplication[]> {
  const rows = await inTransaction(db, async (trx) =>
    (await ownsLane(trx, lane)) ? takeDoubtful(trx, lane) : [],
  );
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    runId: row.run_id,
    fence: row.fence,
    portalJobId: row.portal_job_id,
    url: row.url,
    looks: row.looks,
  }));
}

async function takeDoubtful(trx: Db, lane: LaneLease) {
  return trx
    .updateTable("application")
    .set((set) => ({ fence: set("fence", "+", 1), status: "UNKNOWN" }))
    .where("user_id", "=", lane.userId)
    .where("platform_id", "=", lane.platformId)
    .where("status", "in", ["SUBMITTING", "UNKNOWN"])
    .where("next_look_at", "<=", sql<Date>`now()`)
    .returning(["id", "user_id", "run_id", "fence", "portal_job_id", "url", "looks"])
    .execute();
}

/** When to look again. `isLook` false: the portal could not be asked, which does not count as a look. */
export async function postponeLook(
  db: Db,
  application: Pick<DoubtfulApplication, "id" | "fence">,
  seconds: number,
  isLook: boolean,
): Promise<void> {
  await db
    .updateTable("application")
    .set((set) => ({
      looks: isLook ? set("looks", "+", 1) : set.ref("looks"),
      next_look_at: sql<Date>`now() + make_interval(secs => ${seconds})`,
      updated_at: sql<Date>`now()`,
    }))
    .where("id", "=", application.id)
    .where("fence", "=", application.fence)
    .where("status", "=", "UNKNOWN")
    .execute();
}

/**
 * Applications in doubt for longer than `seconds` on accounts that cannot be looked into (signed out, waiting for the user), or
 * for three times as long on any account (its looks keep breaking off). Nobody can tell: they end in NEEDS_REVIEW and the
 * credit returns (RELIABILITY 1.6). Answers how many.
 */
export async function giveUpUnreachableDoubts(db: Kysely<DB>, seconds: number): Promise<number> {
  const rows = await db
    .updateTable("application")
    .set((set) => ({ fence: set("fence", "+", 1), status: "UNKNOWN" }))
    .where("status", "in", ["SUBMITTING", "UNKNOWN"])
    .where("intent_at", "<", sql<Date>`now() - make_interval(secs => ${seconds})`)
    .where(
      sql<boolean>`(intent_at < now() - make_interval(secs => ${seconds * 3}) or not exists (
        select 1 from lane where lane.user_id = application.user_id
          and lane.platform_id = application.platform_id and lane.state = 'connected'))`,
    )
    .returning(["id", "user_id", "run_id", "fence"])
    .execute();
  for (const row of rows) {
    await settleNotSent(
      db,
      { id: row.id, userId: row.user_id, runId: row.run_id, fence: row.fence },
      {
        status: "NEEDS_REVIEW",
        reasonCode: "cannot_look",
        reason:
          "We clicked submit and could not see afterwards whether it arrived. You were not charged.",
      },
    );
  }
  return rows.length;
}
