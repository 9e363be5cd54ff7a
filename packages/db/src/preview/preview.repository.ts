import { MAX_ATTEMPTS, type PreviewFacts } from "@sendoff/domain/applying";
import { jobFingerprint, type MatchScore, placeAsListed } from "@sendoff/domain/choosing";
import { createId } from "@sendoff/kit/ids";
import { sql } from "kysely";
import { type Db, inTransaction } from "../client.ts";
import { type Candidate, MAY_BE_TRIED } from "../applying/candidate.repository.ts";
import { type LaneKey, type LaneLease, ownsLane } from "../applying/lane.repository.ts";
import type { ListedJobs } from "../applying/listing.repository.ts";
import { recordRunEvent } from "../applying/run-event.repository.ts";
import { mayBeSent } from "../applying/sent-today.ts";
import { SKIPPED_BY_USER } from "../needs/undo-skip.repository.ts";

/** Jobs `j` of a preview that fit: they were read, and nothing speaks against them. */
export const IS_MATCHING_JOB = sql<boolean>`(j.read_at is not null and j.left_out is null)`;
/** Jobs `j` whose postings may be opened. */
export const TO_READ = sql<boolean>`(j.read_at is null and j.left_out is null and j.attempts < ${MAX_ATTEMPTS})`;

/** The preview that is open on an account, with what `planPreview` needs to know of it; undefined where there is none. */
export async function findPreviewFacts(
  db: Db,
  key: LaneKey,
): Promise<(PreviewFacts & { readonly id: string }) | undefined> {
  const { rows } = await sql<PreviewFacts & { id: string }>`
    select r.id, r.goal, r.stop_requested_at is not null as "isStopRequested",
      r.search_exhausted_at is not null as "isSearchExhausted",
      exists (select 1 from user_pause h where h.user_id = r.user_id) as "isPaused",
      (select count(*) from preview_job j where j.preview_id = r.id and ${IS_MATCHING_JOB}) as "fitCount",
      (select count(*) from preview_job j where j.preview_id = r.id and ${TO_READ}) as "readyCount"
    from run r where r.user_id = ${key.userId} and r.platform_id = ${key.platformId}
      and r.kind = 'preview' and r.state <> 'ended'`.execute(db);
  return rows[0];
}

/** As `listKnownJobs`, with those that the preview has listed already. */
export async function listKnownToPreview(
  db: Db,
  lease: LaneLease,
  previewId: string,
  portalJobIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select j.id from unnest(${[...portalJobIds]}::text[]) j (id)
    where exists (select 1 from application a where a.user_id = ${lease.userId}
        and a.platform_id = ${lease.platformId} and a.portal_job_id = j.id)
      or exists (select 1 from preview_job p where p.preview_id = ${previewId} and p.portal_job_id = j.id)`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** A job of a list, as a row is made of it. */
interface Line {
  readonly job: Candidate;
  readonly leftOut: string | null;
  readonly reason: string;
}

/**
 * Notes what a search has shown and returns how many of its jobs are to be read: as `recordListed`, with the same rule for jobs that
 * the user has a row for, but that nothing is queued and no application is written. Nothing once the preview has ended or the lane
 * was lost.
 */
export async function recordPreviewed(
  db: Db,
  lease: LaneLease,
  previewId: string,
  { taken, skipped, dropped }: ListedJobs,
): Promise<number> {
  // One statement cannot write a row twice, and a list may show a job twice.
  const lines = new Map<string, Line>([
    ...dropped.map(({ portalJobId, reasonCode }) => line(nameless(portalJobId), reasonCode)),
    ...skipped.map(({ job, reasonCode, reason }) => line(job, reasonCode, reason)),
    ...taken.map((job) => line(job, null)),
  ]);
  if (lines.size === 0) return 0;
  const ids = Array.from(lines, () => createId()).toSorted();
  const rows = [...lines.values()].map(({ job, leftOut, reason }, index) => ({
    id: ids[index],
    portal_job_id: job.portalJobId,
    job_title: job.title,
    company: job.company,
    location: job.location,
    url: job.url,
    job_fingerprint: jobFingerprint(job),
    match_score: job.match?.score ?? null,
    match_reasons: job.match?.reasons ?? [],
    left_out: leftOut,
    reason,
  }));
  return inTransaction(db, async (trx) => {
    if (!(await holdsPreview(trx, lease, previewId))) return 0;
    const noted = await sql<{ left_out: string | null }>`
      insert into preview_job (id, preview_id, portal_job_id, job_title, company, location, url, job_fingerprint,
        match_score, match_reasons, left_out, reason)
      select l.id, ${previewId}::uuid, l.portal_job_id, l.job_title, l.company, l.location, l.url, l.job_fingerprint,
        l.match_score, l.match_reasons,
        coalesce(l.left_out, case when application.id is null or ${MAY_BE_TRIED} then null
          when ${mayBeSent("application")} then 'already_applied'
          when application.reason_code = ${SKIPPED_BY_USER} then ${SKIPPED_BY_USER}
          else 'seen_before' end),
        case when l.left_out is null and not coalesce(${MAY_BE_TRIED}, true) then application.reason else l.reason end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) l (id uuid, portal_job_id text, job_title text,
        company text, location text, url text, job_fingerprint text, match_score integer, match_reasons jsonb,
        left_out text, reason text)
      left join application on application.user_id = ${lease.userId} and application.platform_id = ${lease.platformId}
        and application.portal_job_id = l.portal_job_id
      on conflict (preview_id, portal_job_id) do update set left_out = null, reason = '',
        match_score = excluded.match_score, match_reasons = excluded.match_reasons
        where preview_job.left_out is not null and preview_job.read_at is null and excluded.left_out is null
      returning left_out`.execute(trx);
    if (noted.rows.length > 0) await recordRunEvent(trx, previewId, { type: "run" });
    return noted.rows.filter((row) => row.left_out === null).length;
  });
}

const line = (job: Candidate, leftOut: string | null, reason = ""): [string, Line] => [
  job.portalJobId,
  { job, leftOut, reason },
];

/** Of a job that the list alone says enough of, nothing more is known. */
const nameless = (portalJobId: string): Candidate => ({
  portalJobId,
  title: "",
  company: "",
  location: "",
  url: "",
});

/** Whether the preview is open and the lane this lease's; both stay so until the caller's transaction ends. */
async function holdsPreview(trx: Db, lease: LaneLease, previewId: string): Promise<boolean> {
  if (!(await ownsLane(trx, lease))) return false;
  const row = await trx
    .selectFrom("run")
    .select("id")
    .where("id", "=", previewId)
    .where("state", "<>", "ended")
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** A posting that is to be opened. */
export interface PostingToRead extends Candidate {
  readonly id: string;
  readonly previewId: string;
}

/** The best match that was not read yet, in the order in which a run would try it; undefined when none is left or the lane was lost. */
export async function takeNextPosting(
  db: Db,
  lease: LaneLease,
  previewId: string,
): Promise<PostingToRead | undefined> {
  return inTransaction(db, async (trx) => {
    if (!(await holdsPreview(trx, lease, previewId))) return undefined;
    const { rows } = await sql<PostingToRead>`
      update preview_job set attempts = attempts + 1
      where id = (select j.id from preview_job j where j.preview_id = ${previewId} and ${TO_READ}
        order by j.match_score desc nulls last, j.id limit 1)
      returning id, preview_id as "previewId", portal_job_id as "portalJobId", job_title as title, company, location, url`.execute(
      trx,
    );
    return rows[0];
  });
}

/** What came of opening a posting. */
export interface ReadPosting {
  /** As it was read; undefined where it could not be. */
  readonly posting?: Candidate & { readonly description: string };
  readonly match?: MatchScore;
  /** Why it does not fit; undefined where it does. */
  readonly leftOut?: { readonly reasonCode: string; readonly reason: string } | undefined;
  /** Days for which the user leaves a company alone once they have applied to it. */
  readonly companyRestDays?: number | undefined;
}

/**
 * Keeps a posting with its score and whether it fits. What fits but is the same job as another of the list, or of a company that another
 * is of and that is then to be left alone, does not: a run would not send it after that one. False once the preview has ended or the
 * lane was lost.
 */
export async function keepRead(
  db: Db,
  lease: LaneLease,
  job: PostingToRead,
  { posting, match, leftOut, companyRestDays }: ReadPosting,
): Promise<boolean> {
  const location = placeAsListed(job.location, posting?.location ?? job.location);
  const read = { ...job, ...posting, location };
  const fingerprint = jobFingerprint(read);
  return inTransaction(db, async (trx) => {
    if (!(await holdsPreview(trx, lease, job.previewId))) return false;
    const reason =
      leftOut ??
      (await findRival(trx, { ...job, fingerprint, company: read.company, companyRestDays }));
    await trx
      .updateTable("preview_job")
      .set({
        read_at: sql<Date>`now()`,
        job_title: read.title,
        company: read.company,
        location,
        description: posting?.description ?? "",
        job_fingerprint: fingerprint,
        left_out: reason?.reasonCode ?? null,
        reason: reason?.reason ?? "",
        ...(match === undefined
          ? {}
          : { match_score: match.score, match_reasons: JSON.stringify(match.reasons) }),
      })
      .where("id", "=", job.id)
      .execute();
    await recordRunEvent(trx, job.previewId, { type: "run" });
    return true;
  });
}

/** Why a job cannot be sent beside those of the list that fit already. */
async function findRival(
  trx: Db,
  job: Pick<PostingToRead, "id" | "previewId" | "company"> & {
    readonly fingerprint: string;
    readonly companyRestDays: number | undefined;
  },
): Promise<ReadPosting["leftOut"]> {
  const { rows } = await sql<{ is_duplicate: boolean | null; is_of_company: boolean | null }>`
    select bool_or(j.job_fingerprint = ${job.fingerprint}) as is_duplicate,
      bool_or(split_part(j.job_fingerprint, '|', 1) = split_part(${job.fingerprint}, '|', 1)
        and split_part(j.job_fingerprint, '|', 1) <> '') as is_of_company
    from preview_job j where j.preview_id = ${job.previewId} and j.id <> ${job.id} and ${IS_MATCHING_JOB}`.execute(
    trx,
  );
  if (rows[0]?.is_duplicate === true) {
    return { reasonCode: "same_job", reason: "The same job is in this list already." };
  }
  if (rows[0]?.is_of_company === true && job.companyRestDays !== undefined) {
    const reason = `Another job at ${job.company} is in this list; your filters leave a company alone for ${job.companyRestDays} days.`;
    return { reasonCode: "same_company", reason };
  }
  return undefined;
}
