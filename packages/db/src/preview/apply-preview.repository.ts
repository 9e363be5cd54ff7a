import { MatchReason } from "@sendoff/contract/match";
import { PREVIEW_FRESH_MINUTES } from "@sendoff/contract/preview";
import type { StartRefusal } from "@sendoff/domain/applying";
import { sql, type Transaction } from "kysely";
import { z } from "zod";
import { type Candidate, queueCandidates } from "../applying/candidate.repository.ts";
import { startRuns } from "../applying/start-run.repository.ts";
import { handToRun, SET_GOING } from "../applying/take-up.repository.ts";
import type { Db } from "../client.ts";
import { lockAnswers } from "../applying/answers-lock.ts";
import type { DB } from "../schema.ts";
import { IS_MATCHING_JOB } from "./preview.repository.ts";
import { IS_NOT_SUPERSEDED } from "./preview-view.repository.ts";

export type ApplyPreviewOutcome =
  /** `goal`: how many of the chosen jobs the run is to send; fewer where credits or the daily limit do not reach. */
  | { readonly kind: "started"; readonly runId: string; readonly goal: number }
  | { readonly kind: "refused"; readonly reason: StartRefusal; readonly message: string }
  | { readonly kind: "missing" }
  /** It is still under way. */
  | { readonly kind: "open" }
  /** It is too old: the portal has moved on. */
  | { readonly kind: "old" }
  /** A chosen job is not in its list, or was taken out. */
  | { readonly kind: "changed" };

interface Request {
  readonly userId: string;
  readonly previewId: string;
  readonly jobIds: readonly string[];
  /** When the user's day began: what was sent since counts towards limits. */
  readonly dayStart: Date;
}

/**
 * Opens a run that sends exactly these jobs of a preview, the best first, and searches for nothing more. It is started, limited and
 * served as every other run; where credits or the daily limit do not reach, the best go. Of any outcome but `started` nothing must be
 * kept: the caller's transaction is to be rolled back. The caller wakes the workers in it.
 */
export async function applyPreview(
  trx: Transaction<DB>,
  { userId, previewId, jobIds, dayStart }: Request,
): Promise<ApplyPreviewOutcome> {
  await lockAnswers(trx, userId);
  const preview = await findStanding(trx, userId, previewId);
  if (preview === undefined) return { kind: "missing" };
  if (preview.state !== "ended") return { kind: "open" };
  if (!preview.is_fresh) return { kind: "old" };
  const wanted = new Set(jobIds);
  const jobs = (await listFitting(trx, previewId)).filter(({ id }) => wanted.has(id));
  if (jobs.length < wanted.size) return { kind: "changed" };
  const { platform_id: platformId } = preview;
  const wish = { goal: jobs.length, isDailyGoal: false };
  const [outcome] = await startRuns(trx, [{ userId, platformId, wish, dayStart }]);
  if (outcome === undefined) return { kind: "missing" };
  if (outcome.kind === "refused") return outcome;
  const { runId } = outcome;
  const goal = Math.min(outcome.goal, await countCredits(trx, userId));
  const best = jobs.slice(0, goal).map(({ job }) => job);
  const queued = await queueCandidates(trx, { userId, platformId }, runId, best);
  if (queued.length === 0) return { kind: "changed" };
  await limitToQueued(trx, { userId, platformId }, runId, queued);
  return { kind: "started", runId, goal: queued.length };
}

async function findStanding(trx: Db, userId: string, previewId: string) {
  const { rows } = await sql<{ platform_id: number; state: string; is_fresh: boolean }>`
    select r.platform_id, r.state,
      coalesce(r.ended_at > now() - make_interval(mins => ${PREVIEW_FRESH_MINUTES}), false) as is_fresh
    from run r where r.id = ${previewId} and r.user_id = ${userId} and r.kind = 'preview' and ${IS_NOT_SUPERSEDED}
    for update`.execute(trx);
  return rows[0];
}

/** What fits and was not taken out, the best first. */
async function listFitting(
  trx: Db,
  previewId: string,
): Promise<{ readonly id: string; readonly job: Candidate }[]> {
  const { rows } = await sql<Candidate & { id: string; score: number | null; reasons: unknown }>`
    select j.id, j.portal_job_id as "portalJobId", j.job_title as title, j.company, j.location, j.url,
      j.match_score as score, j.match_reasons as reasons
    from preview_job j where j.preview_id = ${previewId} and ${IS_MATCHING_JOB} and j.taken_out_at is null
    order by j.match_score desc nulls last, j.id for update`.execute(trx);
  return rows.map(({ id, score, reasons, ...job }) => ({
    id,
    job:
      score === null
        ? job
        : { ...job, match: { score, reasons: z.array(MatchReason).parse(reasons) } },
  }));
}

async function countCredits(trx: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ credits: number }>`
    select coalesce(sum(available), 0) as credits from credit_lot where user_id = ${userId} and expires_at > now()`.execute(
    trx,
  );
  return rows[0]?.credits ?? 0;
}

/** The run has found what it is to send; what its user has set going otherwise goes with it, beyond its goal. */
async function limitToQueued(
  trx: Db,
  key: { readonly userId: string; readonly platformId: number },
  runId: string,
  portalJobIds: readonly string[],
): Promise<void> {
  const others = await handToRun(trx, key, runId, SET_GOING);
  await trx
    .updateTable("run")
    .set({
      is_chosen: true,
      search_exhausted_at: sql<Date>`now()`,
      goal: portalJobIds.length + others,
    })
    .where("id", "=", runId)
    .execute();
  await sql`insert into run_listing (run_id, portal_job_id) select ${runId}::uuid, unnest(${[...portalJobIds]}::text[])`.execute(
    trx,
  );
}
