import type { FieldKind, GivenAnswer } from "@sendoff/contract/form";
import type { ApplicationStatus, ApplicationStep } from "@sendoff/contract/run";
import { MAX_ATTEMPTS } from "@sendoff/domain/applying";
import { jobFingerprint, placeAsListed } from "@sendoff/domain/choosing";
import { sql } from "kysely";
import { type Db, inTransaction } from "../client.ts";
import type { Candidate } from "./candidate.repository.ts";
import { type LaneLease, ownsLane } from "./lane.repository.ts";
import { recordApplicationEvent } from "./application-event.repository.ts";
import { mayBeSent } from "./sent-today.ts";

/** The right to work on an application: every write made under it carries the fence. */
export interface ApplicationLease extends Candidate {
  readonly id: string;
  readonly userId: string;
  readonly platformId: number;
  readonly runId: string | null;
  readonly fence: number;
  readonly attempts: number;
}

/** A question that only the user can answer: what its field takes, and what makes it the same question as another. */
export interface OpenQuestionRow {
  readonly question: string;
  readonly options: readonly string[];
  readonly reason: string;
  readonly step?: string;
  readonly kind?: FieldKind;
  readonly min?: number;
  readonly max?: number;
  readonly maxLength?: number;
  /** The normalised question; the parts of the job that its answer depends on, else empty. */
  readonly key?: string;
  readonly country?: string;
  readonly company?: string;
  readonly location?: string;
  /** The skill whose years are asked for; else empty. */
  readonly skill?: string;
}

/** What is kept beside the status when an application changes. */
export interface Outcome {
  readonly status: ApplicationStatus;
  readonly reasonCode?: string;
  readonly reason?: string;
  readonly answers?: readonly GivenAnswer[];
  readonly openQuestions?: readonly OpenQuestionRow[];
  readonly steps?: readonly ApplicationStep[];
  readonly busyMs?: number;
}

/**
 * Picks up what an earlier holder of the lane left behind. What it was filling in goes back to the queue, or fails once its tries
 * are used up or its run is over; what it may have sent is due for a look. The fences move, so that the earlier holder can write no more.
 */
export async function recoverApplications(db: Db, lease: LaneLease): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await ownsLane(trx, lease))) return;
    const takenUp = await takeUpUnsent(trx, lease);
    await markUnconfirmed(trx, lease);
    // Every application is changed before the first is told of: the earlier holder takes them in that order too.
    for (const row of takenUp) {
      const note = row.status === "FAILED" ? INTERRUPTED : "Taken up again after an interruption";
      await recordApplicationEvent(trx, row.id, row.run_id, row.status, note);
    }
  });
}

async function takeUpUnsent(trx: Db, lease: LaneLease) {
  // A run that has ended takes nothing back: a later one may find the job again. What was approved waits for that one.
  const isOver = sql<boolean>`(attempts >= ${MAX_ATTEMPTS} or (reason_code <> 'approved' and not exists (
    select 1 from run where run.id = application.run_id and run.state <> 'ended')))`;
  return trx
    .updateTable("application")
    .set((set) => ({
      status: sql<string>`case when ${isOver} then 'FAILED' else 'QUEUED' end`,
      // What its user has set going stays so.
      reason_code: sql<string>`case when ${isOver} then 'interrupted' else reason_code end`,
      reason: sql<string>`case when ${isOver} then ${INTERRUPTED} else '' end`,
      fence: set("fence", "+", 1),
      worker: null,
      lease_until: null,
      updated_at: sql<Date>`now()`,
    }))
    .where("user_id", "=", lease.userId)
    .where("platform_id", "=", lease.platformId)
    .where("status", "=", "APPLYING")
    .returning(["id", "status", "run_id"])
    .execute();
}

async function markUnconfirmed(trx: Db, lease: LaneLease): Promise<void> {
  await trx
    .updateTable("application")
    .set((set) => ({
      fence: set("fence", "+", 1),
      worker: null,
      lease_until: null,
      status: "UNKNOWN",
      updated_at: sql<Date>`now()`,
    }))
    .where("user_id", "=", lease.userId)
    .where("platform_id", "=", lease.platformId)
    .where("status", "=", "SUBMITTING")
    .execute();
}
const INTERRUPTED = "We were interrupted while filling it in. Nothing was sent.";

/**
 * Takes the run's next application: what the user approved before all else, then the best match, and of equal ones what was found
 * first. What was not scored comes last. Undefined when none is due, or when the lane was lost.
 */
export async function leaseNextApplication(
  db: Db,
  lease: LaneLease,
  runId: string,
  options: { readonly worker: string; readonly leaseSeconds: number },
): Promise<ApplicationLease | undefined> {
  return inTransaction(db, async (trx) => {
    if (!(await ownsLane(trx, lease))) return undefined;
    const row = await takeNext(trx, lease, runId, options);
    if (row === undefined) return undefined;
    await recordApplicationEvent(trx, row.id, row.run_id, "APPLYING", "");
    return {
      id: row.id,
      userId: row.user_id,
      platformId: row.platform_id,
      runId: row.run_id,
      fence: row.fence,
      attempts: row.attempts,
      portalJobId: row.portal_job_id,
      title: row.job_title,
      company: row.company,
      location: row.location,
      url: row.url,
    };
  });
}

async function takeNext(
  trx: Db,
  lease: LaneLease,
  runId: string,
  options: { readonly worker: string; readonly leaseSeconds: number },
) {
  return trx
    .updateTable("application")
    .set((set) => ({
      status: "APPLYING",
      attempts: set("attempts", "+", 1),
      fence: set("fence", "+", 1),
      worker: options.worker,
      lease_until: sql<Date>`now() + make_interval(secs => ${options.leaseSeconds})`,
      started_at: sql<Date>`clock_timestamp()`,
      steps: "[]",
      answers: "[]",
      open_questions: "[]",
      // What is done from here on is new evidence.
      evidence_deleted_at: null,
      updated_at: sql<Date>`now()`,
    }))
    .where("id", "=", ({ selectFrom }) =>
      selectFrom("application")
        .select("id")
        .where("run_id", "=", runId)
        .where("user_id", "=", lease.userId)
        .where("status", "=", "QUEUED")
        .where("not_before", "<=", sql<Date>`now()`)
        // A run has a few hundred rows at most: found by its index and sorted here.
        .orderBy((eb) => eb("reason_code", "=", "approved"), "desc")
        .orderBy("match_score", (order) => order.desc().nullsLast())
        .orderBy("id")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      "id",
      "user_id",
      "platform_id",
      "run_id",
      "fence",
      "attempts",
      "portal_job_id",
      "job_title",
      "company",
      "location",
      "url",
    ])
    .executeTakeFirst();
}

/** Extends the lease. False when it was lost. */
export async function renewApplication(
  db: Db,
  lease: ApplicationLease,
  leaseSeconds: number,
): Promise<boolean> {
  const result = await db
    .updateTable("application")
    .set({ lease_until: sql<Date>`now() + make_interval(secs => ${leaseSeconds})` })
    .where("id", "=", lease.id)
    .where("fence", "=", lease.fence)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Keeps the posting as it was when it was opened. `same_job`: the user has sent this same job, or may have, under another id
 * or on another platform (DECISIONS D8). `lost`: another worker has the application, nothing was written.
 */
export async function savePosting(
  db: Db,
  lease: ApplicationLease,
  posting: Candidate & { readonly description: string },
): Promise<"saved" | "same_job" | "lost"> {
  const location = placeAsListed(lease.location, posting.location);
  const fingerprint = jobFingerprint({ ...posting, location });
  const saved = await db
    .updateTable("application")
    .set({
      job_title: posting.title,
      company: posting.company,
      location,
      description: posting.description,
      job_fingerprint: fingerprint,
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", lease.id)
    .where("fence", "=", lease.fence)
    .returning(
      sql<boolean>`exists (select 1 from application other where other.user_id = ${lease.userId}
        and other.job_fingerprint = ${fingerprint} and other.id <> ${lease.id}
        and ${mayBeSent("other")})`.as("is_same_job"),
    )
    .executeTakeFirst();
  if (saved === undefined) return "lost";
  return saved.is_same_job ? "same_job" : "saved";
}

/**
 * Ends work on an application before anything was sent. False when the lease was lost, in which case nothing changed. Only
 * from APPLYING: what was submitted is settled elsewhere.
 */
export async function finishUnsent(
  db: Db,
  lease: ApplicationLease,
  outcome: Outcome,
): Promise<boolean> {
  return leaveForm(db, lease, outcome.reason ?? "", {
    status: outcome.status,
    reason_code: outcome.reasonCode ?? "",
    reason: outcome.reason ?? "",
    ...evidenceColumns(outcome),
  });
}

/** Puts an application back for another try after `delaySeconds`. `keepsAttempt`: the try was not its fault. */
export async function requeueApplication(
  db: Db,
  lease: ApplicationLease,
  options: { readonly delaySeconds: number; readonly keepsAttempt: boolean; readonly note: string },
): Promise<boolean> {
  return leaveForm(db, lease, options.note, {
    status: "QUEUED",
    attempts: options.keepsAttempt ? lease.attempts - 1 : lease.attempts,
    not_before: sql<Date>`now() + make_interval(secs => ${options.delaySeconds})`,
  });
}

/** From APPLYING and under its fence: the change and its line in the timeline happen together or not at all. */
async function leaveForm(
  db: Db,
  lease: ApplicationLease,
  note: string,
  change: Readonly<Record<string, unknown>> & { readonly status: string },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const result = await trx
      .updateTable("application")
      .set({ ...change, worker: null, lease_until: null, updated_at: sql<Date>`now()` })
      .where("id", "=", lease.id)
      .where("fence", "=", lease.fence)
      .where("status", "=", "APPLYING")
      .executeTakeFirst();
    if (result.numUpdatedRows !== 1n) return false;
    await recordApplicationEvent(trx, lease.id, lease.runId, change.status, note);
    return true;
  });
}

/** Columns of the evidence that an outcome carries. */
export function evidenceColumns(outcome: Outcome): Record<string, unknown> {
  return {
    ...(outcome.answers === undefined ? {} : { answers: JSON.stringify(outcome.answers) }),
    ...(outcome.openQuestions === undefined
      ? {}
      : { open_questions: JSON.stringify(outcome.openQuestions) }),
    ...(outcome.steps === undefined ? {} : { steps: JSON.stringify(outcome.steps) }),
    ...(outcome.busyMs === undefined ? {} : { busy_ms: Math.round(outcome.busyMs) }),
  };
}
