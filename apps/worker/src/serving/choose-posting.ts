import {
  type ApplicationLease,
  findRestingCompanies,
  findSentDuplicates,
  type Outcome,
  saveMatch,
} from "@sendoff/db";
import { companyKey, jobFingerprint, judgeJob, placeAsListed } from "@sendoff/domain";
import type { JobPosting } from "@sendoff/portals";
import type { Applying } from "./applying.ts";
import { restingReason, sameJobReason } from "./choice-words.ts";

/**
 * Judges a posting by its whole text before its form is opened, and keeps its score. The outcome to end with when it is to be
 * left alone; undefined when it is to be applied to.
 */
export async function choosePosting(
  ctx: Applying,
  lease: ApplicationLease,
  posting: JobPosting,
): Promise<Outcome | undefined> {
  const { db } = ctx.serving;
  const { seeker, choices } = ctx.applicant;
  const verdict = judgeJob(posting, seeker, choices);
  await saveMatch(db, lease, verdict.match);
  if (verdict.kind === "skip") {
    return { status: "SKIPPED", reasonCode: verdict.reasonCode, reason: verdict.reason };
  }
  if (choices.companyRestDays === undefined) return undefined;
  // Asked again: an application of this very run may have gone to the company since the list was read.
  const resting = await findRestingCompanies(db, lease.userId, [posting], choices.companyRestDays);
  const sent = resting.get(companyKey(posting.company));
  if (sent === undefined) return undefined;
  const reason = restingReason(posting.company, sent, choices.companyRestDays);
  return { status: "SKIPPED", reasonCode: "same_company", reason };
}

/** The outcome of a posting that was sent before under another id or on another platform. */
export async function sameJob(
  ctx: Applying,
  lease: ApplicationLease,
  posting: JobPosting,
): Promise<Outcome> {
  // The list may say what the page leaves out: that it is done from home.
  const job = { ...posting, location: placeAsListed(lease.location, posting.location) };
  const duplicates = await findSentDuplicates(ctx.serving.db, lease.userId, [job]);
  const duplicate = duplicates.get(jobFingerprint(job));
  const reason = duplicate === undefined ? SAME_JOB : sameJobReason(duplicate);
  return { status: "SKIPPED", reasonCode: "same_job", reason };
}

const SAME_JOB = "You have applied for this same job before.";
