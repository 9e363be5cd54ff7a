import { CHOSEN_BY_CARD, CHOSEN_BY_TEXT, RETRYABLE } from "@sendoff/domain/applying";
import { jobFingerprint, type MatchScore } from "@sendoff/domain/choosing";
import { createId } from "@sendoff/kit/ids";
import { type Insertable, sql } from "kysely";
import { type Db, inTransaction } from "../client.ts";
import type { Application } from "../schema.ts";
import { lockAnswers } from "./answers-lock.ts";
import { type LaneKey, type LaneLease, ownsLane } from "./lane.repository.ts";
import { matchColumns } from "./match-columns.ts";

/** A job that a search found. */
export interface Candidate {
  readonly portalJobId: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly url: string;
  /** How well it matches its user, where that was looked at. */
  readonly match?: MatchScore | undefined;
}

/** Whether a job that the user has a row for, of the table `application`, is to be tried again. */
export const MAY_BE_TRIED = sql<boolean>`(
  (application.status in ('FAILED', 'SKIPPED', 'NEEDS_USER') and application.reason_code = any(${[...RETRYABLE]}::text[]))
  or (application.status = 'SKIPPED' and application.reason_code = any(${[...CHOSEN_BY_CARD]}::text[]))
  or (application.status = 'SKIPPED' and application.reason_code = any(${[...CHOSEN_BY_TEXT]}::text[])
    and (exists (select 1 from filter_choice c
        where c.user_id = application.user_id and c.platform_id = application.platform_id
          and c.updated_at > application.updated_at)
      or exists (select 1 from app_user u
        where u.id = application.user_id and u.updated_at > application.updated_at)))
  or (application.status = 'NEEDS_ANSWER'
    and (exists (select 1 from app_user u
        where u.id = application.user_id and u.updated_at > application.updated_at)
      or exists (select 1 from saved_answer s
        where s.user_id = application.user_id and s.saved_at > application.updated_at))))`;

/**
 * Notes jobs that a search found, as QUEUED under this run, and answers how many are to be tried. A job the user already has
 * a row for is left alone, unless it failed earlier without anything being sent (RELIABILITY 1: safe to try again), was skipped
 * by choices that have changed, or waited for an answer and the user has changed their profile or answered something since. None
 * when the lane was lost: its run may have ended. Waits for an answer or approval of the user that is being kept (`lockAnswers`).
 */
export async function addCandidates(
  db: Db,
  lease: LaneLease,
  runId: string,
  candidates: readonly Candidate[],
): Promise<number> {
  if (candidates.length === 0) return 0;
  return inTransaction(db, async (trx) => {
    // Before the lane: whoever answers or approves takes them in that order too, and holds rows that this finds again.
    await lockAnswers(trx, lease.userId);
    if (!(await ownsLane(trx, lease))) return 0;
    return (await queueCandidates(trx, lease, runId, candidates)).length;
  });
}

/**
 * As `addCandidates`, for a caller that holds the user's answers and keeps the run open. Returns the portal's ids of the jobs that
 * are to be tried.
 */
export async function queueCandidates(
  trx: Db,
  key: LaneKey,
  runId: string,
  candidates: readonly Candidate[],
): Promise<string[]> {
  // One statement cannot write a row twice, and a list may show a job twice.
  const jobs = new Map(candidates.map((job) => [job.portalJobId, job]));
  if (jobs.size === 0) return [];
  // Ids of one millisecond have no order of their own, and equal matches are tried in the order of the list.
  const ids = Array.from(jobs, () => createId()).toSorted();
  const rows = [...jobs.values()].map((job, index) => ({
    id: ids[index] ?? createId(),
    user_id: key.userId,
    platform_id: key.platformId,
    portal_job_id: job.portalJobId,
    run_id: runId,
    job_title: job.title,
    company: job.company,
    location: job.location,
    url: job.url,
    job_fingerprint: jobFingerprint(job),
    status: "QUEUED",
    ...matchColumns(job.match),
  }));
  return insertCandidates(trx, runId, rows);
}

async function insertCandidates(
  trx: Db,
  runId: string,
  rows: readonly Insertable<Application>[],
): Promise<string[]> {
  const added = await trx
    .insertInto("application")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "platform_id", "portal_job_id"])
        .doUpdateSet({
          run_id: runId,
          status: "QUEUED",
          attempts: 0,
          reason_code: "",
          reason: "",
          match_score: sql<number>`excluded.match_score`,
          match_reasons: sql<string>`excluded.match_reasons`,
          not_before: sql<Date>`now()`,
          updated_at: sql<Date>`now()`,
        })
        .where(MAY_BE_TRIED)
        .where("application.run_id", "is distinct from", runId),
    )
    .returning("portal_job_id")
    .execute();
  return added.map((row) => row.portal_job_id);
}

/** Which of these portal ids the user already has a row for. */
export async function listKnownJobs(
  db: Db,
  lease: LaneLease,
  portalJobIds: readonly string[],
): Promise<Set<string>> {
  if (portalJobIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("application")
    .select("portal_job_id")
    .where("user_id", "=", lease.userId)
    .where("platform_id", "=", lease.platformId)
    .where("portal_job_id", "in", [...portalJobIds])
    .execute();
  return new Set(rows.map((row) => row.portal_job_id));
}
