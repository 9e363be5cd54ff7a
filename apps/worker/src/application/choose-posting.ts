import {
  type ApplicationLease,
  findRestingCompanies,
  findSentDuplicates,
  type Outcome,
  saveMatch,
} from "@sendoff/db/applying";
import { type Db } from "@sendoff/db/client";
import {
  companyKey,
  jobFingerprint,
  judgeJob,
  type MatchScore,
  placeAsListed,
} from "@sendoff/domain/choosing";
import type { JobPosting } from "@sendoff/portals/driver";
import type { Applicant } from "../choosing/applicant.ts";
import type { Applying } from "./applying.ts";
import { restingReason, sameJobReason } from "../choosing/choice-words.ts";

/**
 * Judges a posting by its whole text before its form is opened, and keeps its score. The outcome to end with when it is to be
 * left alone; undefined when it is to be applied to.
 */
export async function choosePosting(
  ctx: Applying,
  lease: ApplicationLease,
  posting: JobPosting,
): Promise<Outcome | undefined> {
  const { db } = ctx.worker;
  const { match, leftOut } = await judgePosting(db, ctx.applicant, posting);
  await saveMatch(db, lease, match);
  return leftOut === undefined ? undefined : { status: "SKIPPED", ...leftOut };
}

/** Why a posting is left alone. */
export interface LeftOut {
  readonly reasonCode: string;
  readonly reason: string;
}

/** The score of a posting by its whole text, and why it is left alone; undefined when it is to be applied to. */
export async function judgePosting(
  db: Db,
  { userId, seeker, choices }: Pick<Applicant, "userId" | "seeker" | "choices">,
  posting: JobPosting,
): Promise<{ readonly match: MatchScore; readonly leftOut: LeftOut | undefined }> {
  const verdict = judgeJob(posting, seeker, choices);
  const { match } = verdict;
  if (verdict.kind === "skip") {
    return { match, leftOut: { reasonCode: verdict.reasonCode, reason: verdict.reason } };
  }
  const { companyRestDays } = choices;
  if (companyRestDays === undefined) return { match, leftOut: undefined };
  // Asked again: an application of this very run may have gone to the company since the list was read.
  const resting = await findRestingCompanies(db, userId, [posting], companyRestDays);
  const sent = resting.get(companyKey(posting.company));
  if (sent === undefined) return { match, leftOut: undefined };
  const reason = restingReason(posting.company, sent, companyRestDays);
  return { match, leftOut: { reasonCode: "same_company", reason } };
}

/** The outcome of a posting that was sent before under another id or on another platform. */
export async function sameJob(
  ctx: Applying,
  lease: ApplicationLease,
  posting: JobPosting,
): Promise<Outcome> {
  const duplicate = await findDuplicate(ctx.worker.db, lease.userId, lease, posting);
  return { status: "SKIPPED", reasonCode: "same_job", reason: duplicate?.reason ?? SAME_JOB };
}

/** Why a posting is the same job as one that was sent under another id or on another platform; undefined when it is not. */
export async function findDuplicate(
  db: Db,
  userId: string,
  listed: Pick<JobPosting, "location">,
  posting: JobPosting,
): Promise<LeftOut | undefined> {
  // The list may say what the page leaves out: that it is done from home.
  const job = { ...posting, location: placeAsListed(listed.location, posting.location) };
  const duplicate = (await findSentDuplicates(db, userId, [job])).get(jobFingerprint(job));
  return duplicate === undefined
    ? undefined
    : { reasonCode: "same_job", reason: sameJobReason(duplicate) };
}

const SAME_JOB = "You have applied for this same job before.";
