import {
  addCandidates,
  findOpenRun,
  type LaneLease,
  listKnownJobs,
  markSearchExhausted,
  type SkippedCandidate,
  skipCandidates,
} from "@sendoff/db";
import type { JobCard, PortalDriver, PortalSession, SearchOutcome } from "@sendoff/portals";
import type { Applicant } from "./applicant.ts";
import { chooseCards } from "./choose-cards.ts";
import { ALREADY_APPLIED } from "./choice-words.ts";
import type { Serving } from "./serving.ts";

export type FindResult =
  | { readonly kind: "found"; readonly count: number }
  | Exclude<SearchOutcome, { kind: "exhausted" }>;

// One question to the database for this many cards: the size of a result page on the portals we know.
const BATCH = 25;

/**
 * Searches until `wanted` jobs that the user has no row for are queued, or the portal has no more (which the run remembers).
 * What the user's choices leave alone, and what the list marks as applied, becomes a skipped row with its reason and does not count.
 * A search that breaks off keeps what it has queued; it does so too when the run is to stop.
 */
export async function findCandidates(
  serving: Serving,
  driver: PortalDriver,
  lease: LaneLease,
  session: PortalSession,
  applicant: Pick<Applicant, "criteria" | "seeker" | "choices">,
  runId: string,
  wanted: number,
): Promise<FindResult> {
  const search = driver.search(session, applicant.criteria);
  let found = 0;
  let batch: JobCard[] = [];
  let applied: SkippedCandidate[] = [];
  const flush = async (): Promise<void> => {
    const fresh = batch;
    batch = [];
    const known = await listKnownJobs(
      serving.db,
      lease,
      fresh.map((card) => card.portalJobId),
    );
    const missing = wanted - found;
    const { taken, skipped } = await chooseCards(serving, lease, applicant, fresh);
    // What the list itself marks as applied: one row for each job, whichever search sees it again.
    await skipCandidates(serving.db, lease, runId, [...skipped, ...applied]);
    applied = [];
    const unknown = taken.filter((job) => !known.has(job.portalJobId));
    // Known ones go along too: a failed one may be tried anew (addCandidates decides).
    const retried = taken.filter((job) => known.has(job.portalJobId));
    found += await addCandidates(serving.db, lease, runId, [
      ...unknown.slice(0, missing),
      ...retried,
    ]);
  };
  for (;;) {
    const step = await search.next();
    if (step.done === true) {
      await flush();
      if (step.value.kind !== "exhausted") return step.value;
      if (found === 0 || found < wanted) await markSearchExhausted(serving.db, lease, runId);
      return { kind: "found", count: found };
    }
    if (step.value.isApplied) {
      applied.push({ job: step.value, ...ALREADY_APPLIED });
      continue;
    }
    if (!step.value.isEasyApply && applicant.choices.easyApplyOnly) continue;
    batch.push(step.value);
    if (batch.length < Math.min(BATCH, wanted - found)) continue;
    await flush();
    if (found >= wanted || !(await isToGoOn(serving, lease, runId))) {
      await search.return({ kind: "exhausted" });
      return { kind: "found", count: found };
    }
  }
}

async function isToGoOn(serving: Serving, lease: LaneLease, runId: string): Promise<boolean> {
  const run = await findOpenRun(serving.db, lease);
  return run?.id === runId && !run.isStopRequested;
}
