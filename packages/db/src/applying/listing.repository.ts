import { CHOICE_SKIPS } from "@sendoff/domain/choosing";
import { sql } from "kysely";
import { type Db, inTransaction } from "../client.ts";
import { addCandidates, type Candidate } from "./candidate.repository.ts";
import { type SkippedCandidate, skipCandidates } from "./choosing.repository.ts";
import { type LaneLease, ownsLane } from "./lane.repository.ts";
import { recordRunEvent } from "./run-event.repository.ts";

/** Jobs of a result list, parted by what is done with them. */
export interface ListedJobs {
  /** To be tried, as far as `addCandidates` lets them. */
  readonly taken: readonly Candidate[];
  /** Left alone, each with a row that says why. */
  readonly skipped: readonly SkippedCandidate[];
  /** Left alone without a row: nobody asked for jobs of this kind. */
  readonly dropped: readonly { readonly portalJobId: string; readonly reasonCode: string }[];
}

/** What a job is counted under that a posting was opened for, or is to be. */
export const TAKEN = "taken";

/** Why a posting was left alone by choice once it was open: counted like those that the list said enough of. */
const LEFT_WHEN_READ = [...CHOICE_SKIPS, "same_job", "external", "already_applied"];

/**
 * Notes what a search has shown and returns how many jobs were queued: candidates, skipped rows and the run's counts, together or
 * not at all. Nothing when the lane was lost.
 *
 * The counts are exact under retries and under a worker's death, because each job of a run is one row: a list that is read anew
 * counts nothing twice. The first reason stands; a job that is taken after all counts as taken, and stays so. A job that the user has
 * a row for from before, and that is not tried anew, is `seen_before`.
 */
export async function recordListed(
  db: Db,
  lease: LaneLease,
  runId: string,
  listed: ListedJobs,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    // Candidates first: they wait for an answer of the user that is being kept, which is taken before the lane everywhere.
    const queued = await addCandidates(trx, lease, runId, listed.taken);
    await skipCandidates(trx, lease, runId, listed.skipped);
    if (!(await ownsLane(trx, lease))) return 0;
    if (await insertListed(trx, lease, runId, listed)) {
      await recordRunEvent(trx, runId, { type: "run" });
    }
    return queued;
  });
}

/** Whether a count has changed. */
async function insertListed(
  trx: Db,
  lease: LaneLease,
  runId: string,
  { taken, skipped, dropped }: ListedJobs,
): Promise<boolean> {
  // One statement cannot write a row twice, and a list may show a job twice.
  const reasons = new Map<string, string | null>([
    ...dropped.map((job) => [job.portalJobId, job.reasonCode] as const),
    ...skipped.map(({ job, reasonCode }) => [job.portalJobId, reasonCode] as const),
    ...taken.map((job) => [job.portalJobId, null] as const),
  ]);
  const changed = await sql`
    insert into run_listing as listed (run_id, portal_job_id, left_out)
    select ${runId}::uuid, job.id, coalesce(job.left_out,
      case when known.id is not null and known.run_id is distinct from ${runId}::uuid then 'seen_before' end)
    from unnest(${[...reasons.keys()]}::text[], ${[...reasons.values()]}::text[]) job (id, left_out)
    left join application known on known.user_id = ${lease.userId} and known.platform_id = ${lease.platformId}
      and known.portal_job_id = job.id
    on conflict (run_id, portal_job_id) do update set left_out = null
      where listed.left_out is not null and excluded.left_out is null
    returning 1`.execute(trx);
  return changed.rows.length > 0;
}

/**
 * Notes how many lines one search of a run could not read. They have no id, and the next search meets the same ones: the most that one
 * search met is what counts. Nothing when the lane was lost.
 */
export async function recordUnreadable(
  db: Db,
  lease: LaneLease,
  runId: string,
  count: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await ownsLane(trx, lease))) return;
    const changed = await trx
      .updateTable("run")
      .set({ unreadable_lines: count })
      .where("id", "=", runId)
      .where("unreadable_lines", "<", count)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 1n) await recordRunEvent(trx, runId, { type: "run" });
  });
}

/** Notes places of a run's search that the portal does not offer, each once. Nothing when the lane was lost. */
export async function recordUnknownPlaces(
  db: Db,
  lease: LaneLease,
  runId: string,
  places: readonly string[],
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await ownsLane(trx, lease))) return;
    const changed = await sql`
      update run set unknown_places = unknown_places || array(
        select place from unnest(${[...places]}::text[]) place where place <> all(unknown_places))
      where id = ${runId} and not unknown_places @> ${[...places]}::text[]
      returning 1`.execute(trx);
    if (changed.rows.length === 1) await recordRunEvent(trx, runId, { type: "run" });
  });
}

/** Counts of an open run `r`, by what became of its jobs. */
const COUNTED = sql`(
  select coalesce(jsonb_object_agg(became, jobs), '{}'::jsonb)
    || case when r.unreadable_lines = 0 then '{}'::jsonb else jsonb_build_object('unreadable', r.unreadable_lines) end
  from (
    select coalesce(listed.left_out, tried.reason_code, ${TAKEN}) as became, count(*) as jobs
    from run_listing listed
    left join application tried on tried.run_id = listed.run_id and tried.portal_job_id = listed.portal_job_id
      and tried.status = 'SKIPPED' and tried.reason_code = any(${LEFT_WHEN_READ}::text[])
    where listed.run_id = r.id group by 1) counted)`;

/** The counts of a run `r` as JSON: of an open one from its rows, of an ended one as they were at its end. */
export const LISTING = sql<unknown>`case when r.state = 'ended' then coalesce(r.listing, '{}'::jsonb) else ${COUNTED} end`;

/** Keeps the counts of a run that is being ended in its row. Before its untried jobs are forgotten; in the same transaction. */
export async function closeListing(trx: Db, runId: string): Promise<void> {
  await sql`update run r set listing = ${COUNTED} where r.id = ${runId}`.execute(trx);
  await trx.deleteFrom("run_listing").where("run_id", "=", runId).execute();
}
