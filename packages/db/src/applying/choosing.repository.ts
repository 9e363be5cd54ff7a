import { companyKey, jobFingerprint, type MatchScore } from "@sendoff/domain/choosing";
import { createId } from "@sendoff/kit/ids";
import { sql } from "kysely";
import { type Db, inTransaction } from "../client.ts";
import { recordApplicationEvent } from "./application-event.repository.ts";
import type { ApplicationLease } from "./application.repository.ts";
import type { Candidate } from "./candidate.repository.ts";
import { type LaneLease, ownsLane } from "./lane.repository.ts";
import { matchColumns } from "./match-columns.ts";

/** A job that is left alone, with the reason. */
export interface SkippedCandidate {
  readonly job: Candidate;
  readonly reasonCode: string;
  readonly reason: string;
}

/**
 * Notes jobs that are left alone before anything is opened, each as a SKIPPED row with its reason. A job the user has a row for
 * already keeps that row. Nothing when the lane was lost.
 */
export async function skipCandidates(
  db: Db,
  lease: LaneLease,
  runId: string,
  skips: readonly SkippedCandidate[],
): Promise<void> {
  const jobs = new Map(skips.map((skip) => [skip.job.portalJobId, skip]));
  if (jobs.size === 0) return;
  const rows = [...jobs.values()].map(({ job, reasonCode, reason }) => ({
    id: createId(),
    user_id: lease.userId,
    platform_id: lease.platformId,
    portal_job_id: job.portalJobId,
    run_id: runId,
    job_title: job.title,
    company: job.company,
    location: job.location,
    url: job.url,
    job_fingerprint: jobFingerprint(job),
    status: "SKIPPED",
    reason_code: reasonCode,
    reason,
    ...matchColumns(job.match),
  }));
  await inTransaction(db, async (trx) => {
    if (!(await ownsLane(trx, lease))) return;
    const added = await trx
      .insertInto("application")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["user_id", "platform_id", "portal_job_id"]).doNothing(),
      )
      .returning(["id", "reason"])
      .execute();
    for (const row of added) {
      await recordApplicationEvent(trx, row.id, runId, "SKIPPED", row.reason);
    }
  });
}

/** Keeps how well the posting matches. False when another worker has the application. */
export async function saveMatch(
  db: Db,
  lease: ApplicationLease,
  match: MatchScore,
): Promise<boolean> {
  const result = await db
    .updateTable("application")
    .set(matchColumns(match))
    .where("id", "=", lease.id)
    .where("fence", "=", lease.fence)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

const SENT = ["SUBMITTING", "UNKNOWN", "APPLIED", "NEEDS_REVIEW"];
// "12 Nov 2026", by the user's own clock.
const SENT_ON = sql<string>`to_char(a.intent_at at time zone u.time_zone, 'FMDD Mon YYYY')`;

/** A sent application, as a reason names it. */
export interface SentBefore {
  readonly platformName: string;
  /** "12 Nov 2026", the user's own date. */
  readonly on: string;
}

/** Which of these jobs the user has sent, or may have, under another id or on another platform (DECISIONS D8), by fingerprint. */
export async function findSentDuplicates(
  db: Db,
  userId: string,
  jobs: readonly Candidate[],
): Promise<
  Map<string, SentBefore & { readonly platformId: number; readonly portalJobId: string }>
> {
  if (jobs.length === 0) return new Map();
  const rows = await db
    .selectFrom("application as a")
    .innerJoin("platform as p", "p.id", "a.platform_id")
    .innerJoin("app_user as u", "u.id", "a.user_id")
    .select(["a.job_fingerprint", "a.platform_id", "a.portal_job_id", "p.name"])
    .select(SENT_ON.as("sent_on"))
    .where("a.user_id", "=", userId)
    .where("a.job_fingerprint", "in", [...new Set(jobs.map(jobFingerprint))])
    .where("a.status", "in", SENT)
    .execute();
  return new Map(
    rows.map((row) => [
      row.job_fingerprint,
      {
        platformName: row.name,
        on: row.sent_on,
        platformId: row.platform_id,
        portalJobId: row.portal_job_id,
      },
    ]),
  );
}

/** Which of these jobs' companies the user has applied to within so many days, by the company's key. */
export async function findRestingCompanies(
  db: Db,
  userId: string,
  jobs: readonly Pick<Candidate, "company">[],
  days: number,
): Promise<Map<string, SentBefore>> {
  const keys = [...new Set(jobs.map((job) => companyKey(job.company)))].filter((key) => key !== "");
  if (keys.length === 0) return new Map();
  const company = sql<string>`split_part(a.job_fingerprint, '|', 1)`;
  const rows = await db
    .selectFrom("application as a")
    .innerJoin("platform as p", "p.id", "a.platform_id")
    .innerJoin("app_user as u", "u.id", "a.user_id")
    .select([company.as("company"), "p.name", SENT_ON.as("sent_on")])
    .where("a.user_id", "=", userId)
    .where(company, "in", keys)
    .where("a.status", "in", SENT)
    .where("a.intent_at", ">", sql<Date>`now() - make_interval(days => ${days})`)
    .orderBy("a.intent_at")
    .execute();
  return new Map(rows.map((row) => [row.company, { platformName: row.name, on: row.sent_on }]));
}
