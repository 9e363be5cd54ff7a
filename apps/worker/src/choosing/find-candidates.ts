import {
  findOpenRun,
  type LaneLease,
  type ListedJobs,
  listKnownJobs,
  markSearchExhausted,
  recordListed,
  recordUnknownPlaces,
  recordUnreadable,
  type SkippedCandidate,
} from "@sendoff/db/applying";
import type { JobCard, PortalDriver, PortalSession, SearchOutcome } from "@sendoff/portals/driver";
import type { Applicant } from "./applicant.ts";
import { chooseCards } from "./choose-cards.ts";
import { ALREADY_APPLIED } from "./choice-words.ts";
import type { WorkerContext } from "../context/worker-context.ts";

/** What a search came to. */
export type FindResult = (
  | { readonly kind: "found" }
  /** The list broke off. */
  | Exclude<SearchOutcome, { kind: "exhausted" }>
) & {
  /** How many jobs it has queued. */
  readonly count: number;
};

/** Where a search notes what it finds: under a run, unless said otherwise. */
export interface SearchNotes {
  /** Which of these ids need not be found: the user, or this search, has them already. */
  readonly listKnown: (portalJobIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Keeps a part of the list; returns how many of its jobs count as found. */
  readonly record: (listed: ListedJobs) => Promise<number>;
}

// One question to the database for this many cards: the size of a result page on the portals we know.
const BATCH = 25;

/** The code that a job is left out under for what its line of the list says, if it is. */
function leftOutAs(
  { isEasyApply, isUnmarked, isOtherWorkplace }: JobCard,
  { easyApplyOnly }: Applicant["choices"],
): string | undefined {
  if (!isEasyApply && easyApplyOnly) return isUnmarked === true ? "unmarked" : "external";
  return isOtherWorkplace === true ? "other_workplace" : undefined;
}

/**
 * Searches until `wanted` jobs that the user has no row for are queued, or the portal has no more (which the run remembers).
 * What the user's choices leave alone, and what the list marks as applied, becomes a skipped row with its reason and does not count.
 * A search that breaks off, or throws, keeps what the list has shown by then; it does so too when the run is to stop. The run counts all that was listed, by what
 * became of it (`recordListed`), and notes the places that the portal does not offer.
 */
export async function findCandidates(
  worker: WorkerContext,
  driver: PortalDriver,
  lease: LaneLease,
  session: PortalSession,
  applicant: Pick<Applicant, "criteria" | "seeker" | "choices">,
  runId: string,
  wanted: number,
  notes: SearchNotes = {
    listKnown: (ids) => listKnownJobs(worker.db, lease, ids),
    record: (listed) => recordListed(worker.db, lease, runId, listed),
  },
): Promise<FindResult> {
  let unreadable = 0;
  let dropped: ListedJobs["dropped"][number][] = [];
  // Any other readable line that leads nowhere is yielded as well, with its marks.
  const onDropped: NonNullable<PortalSession["onDropped"]> = ({ reason, card }) => {
    if (reason === "unreadable") unreadable += 1;
    else if (card !== undefined && (reason === "other_role" || reason === "other_place"))
      dropped.push({ portalJobId: card.portalJobId, reasonCode: reason });
    // What a list adds to the jobs of a role is of others.
    else if (card !== undefined && reason === "not_asked")
      dropped.push({ portalJobId: card.portalJobId, reasonCode: "other_role" });
  };
  const unknownPlaces = new Set<string>();
  const onUnknownPlace = (place: string): void => void unknownPlaces.add(place);
  const search = driver.search({ ...session, onDropped, onUnknownPlace }, applicant.criteria);
  let found = 0;
  let batch: JobCard[] = [];
  let applied: SkippedCandidate[] = [];
  const flush = async (): Promise<void> => {
    const fresh = batch;
    batch = [];
    const known = await notes.listKnown(fresh.map((card) => card.portalJobId));
    const missing = wanted - found;
    const { taken, skipped } = await chooseCards(worker, lease, applicant, fresh);
    const unknown = taken.filter((job) => !known.has(job.portalJobId));
    // Known ones go along too: a failed one may be tried anew (addCandidates decides).
    const retried = taken.filter((job) => known.has(job.portalJobId));
    found += await notes.record({
      taken: [...unknown.slice(0, missing), ...retried],
      // What the list itself marks as applied: one row for each job, whichever search sees it again.
      skipped: [...skipped, ...applied],
      dropped,
    });
    applied = [];
    dropped = [];
    if (unreadable > 0) await recordUnreadable(worker.db, lease, runId, unreadable);
    if (unknownPlaces.size > 0) {
      await recordUnknownPlaces(worker.db, lease, runId, [...unknownPlaces]);
    }
  };
  for (;;) {
    const step = await search.next().catch(async (error: unknown) => {
      // What the list has shown by then is worth as much; the fault is told as it was, whatever else fails for it.
      await flush().catch(() => undefined);
      throw error;
    });
    if (step.done === true) {
      await flush();
      if (step.value.kind !== "exhausted") return { ...step.value, count: found };
      if (found === 0 || found < wanted) await markSearchExhausted(worker.db, lease, runId);
      return { kind: "found", count: found };
    }
    if (step.value.isApplied) {
      applied.push({ job: step.value, ...ALREADY_APPLIED });
      continue;
    }
    const reasonCode = leftOutAs(step.value, applicant.choices);
    if (reasonCode !== undefined) {
      dropped.push({ portalJobId: step.value.portalJobId, reasonCode });
      continue;
    }
    batch.push(step.value);
    if (batch.length < Math.min(BATCH, wanted - found)) continue;
    await flush();
    if (found >= wanted || !(await isToGoOn(worker, lease, runId))) {
      await search.return({ kind: "exhausted" });
      return { kind: "found", count: found };
    }
  }
}

async function isToGoOn(worker: WorkerContext, lease: LaneLease, runId: string): Promise<boolean> {
  const run = await findOpenRun(worker.db, lease);
  return run?.id === runId && !run.isStopRequested;
}
