import {
  findRestingCompanies,
  findSentDuplicates,
  type LaneLease,
  type SkippedCandidate,
} from "@sendoff/db/applying";
import { companyKey, jobFingerprint, judgeJob } from "@sendoff/domain/choosing";
import type { JobCard } from "@sendoff/portals/driver";
import type { Applicant } from "./applicant.ts";
import { EXTERNAL, restingReason, sameJobReason } from "./choice-words.ts";
import type { WorkerContext } from "../context/worker-context.ts";

/** Cards of a result list, parted into those worth opening and those that are left alone with their reasons. */
export interface ChosenCards {
  readonly taken: readonly SkippedCandidate["job"][];
  readonly skipped: readonly SkippedCandidate[];
}

/**
 * Judges cards by what the list says of them: the user's choices, their score, what the user has sent before. Nothing is opened
 * for it; the description is judged once a posting is open.
 */
export async function chooseCards(
  worker: WorkerContext,
  lease: LaneLease,
  applicant: Pick<Applicant, "seeker" | "choices">,
  cards: readonly JobCard[],
): Promise<ChosenCards> {
  const { seeker, choices } = applicant;
  const { companyRestDays } = choices;
  const duplicates = await findSentDuplicates(worker.db, lease.userId, cards);
  const resting =
    companyRestDays === undefined
      ? undefined
      : await findRestingCompanies(worker.db, lease.userId, cards, companyRestDays);
  const taken: SkippedCandidate["job"][] = [];
  const skipped: SkippedCandidate[] = [];
  for (const card of cards) {
    const verdict = judgeJob(card, seeker, choices);
    const job = { ...card, match: verdict.match };
    const duplicate = duplicates.get(jobFingerprint(card));
    const sent = resting?.get(companyKey(card.company));
    // Its own row is no duplicate: a job that was sent before is known by its id.
    const isOwn =
      duplicate?.platformId === lease.platformId && duplicate.portalJobId === card.portalJobId;
    if (duplicate !== undefined && !isOwn) {
      skipped.push({ job, reasonCode: "same_job", reason: sameJobReason(duplicate) });
    } else if (verdict.kind === "skip") {
      skipped.push({ job, reasonCode: verdict.reasonCode, reason: verdict.reason });
    } else if (sent !== undefined && companyRestDays !== undefined) {
      const reason = restingReason(card.company, sent, companyRestDays);
      skipped.push({ job, reasonCode: "same_company", reason });
    } else if (card.isEasyApply) {
      taken.push(job);
    } else {
      skipped.push({ job, reasonCode: "external", reason: EXTERNAL });
    }
  }
  return { taken, skipped };
}
