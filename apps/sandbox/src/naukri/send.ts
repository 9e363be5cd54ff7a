import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Upload } from "../job-site/accounts.ts";
import { timestamp } from "../site-clock.ts";
import { confirmationPath, type ApplyCode } from "./confirmation.ts";
import type { Job } from "./job.ts";
import type { Portal } from "./portal.ts";
import type { GivenAnswer, Refusal } from "./refusals.ts";

export interface Submission {
  account: string;
  job: Job;
  answers: GivenAnswer[];
  cv: Upload | undefined;
}

/** Where the tab is to go, or that the page never hears of it. */
export type SendOutcome = { kind: "go"; path: string } | { kind: "silence" };

/** Keeps what did not become an application. */
export function recordRefusal(
  portal: Portal,
  submission: Omit<Submission, "cv">,
  why: Pick<Refusal, "code" | "reason">,
): Promise<void> {
  return portal.refusals.record({
    id: randomUUID(),
    job_id: submission.job.id,
    applicant_email: submission.account,
    ...why,
    answers: submission.answers,
    at: timestamp(portal.clock),
  });
}

function recordApplication(portal: Portal, { account, job, answers, cv }: Submission) {
  return portal.record.record({
    id: randomUUID(),
    portal: "naukri",
    job_id: job.id,
    job_title: job.title,
    company: job.company,
    applicant_email: account,
    answers,
    cv: cv === undefined ? null : { file_name: cv.file_name, sha256: cv.sha256, bytes: cv.bytes },
    other_files: [],
    received_at: timestamp(portal.clock),
  });
}

/** Longer answers are taken by the drawer and refused at the end (one program: roughly 100 signs). */
const ANSWER_MAX_LENGTH = 100;
const TYPED_KINDS = new Set(["text", "numeric"]);

const isTooLong = (answer: GivenAnswer): boolean =>
  TYPED_KINDS.has(answer.kind) &&
  typeof answer.value === "string" &&
  answer.value.length > ANSWER_MAX_LENGTH;

/** Hands an application to the employer, or does with it what the switches say. */
export async function sendApplication(
  portal: Portal,
  submission: Submission,
  source: "h" | "S2J" = "h",
): Promise<SendOutcome> {
  const { job, account } = submission;
  const faults = portal.faults.get(account);
  const tellsCode = faults.confirmation_code !== "missing";
  const go = (code: ApplyCode | undefined, tells = true): SendOutcome => ({
    kind: "go",
    path: confirmationPath(job, code, tells, source),
  });
  if (faults.apply_error === true) {
    await recordRefusal(portal, submission, { code: 500, reason: "site_failure" });
    return go(undefined);
  }
  if (submission.answers.some(isTooLong)) {
    await recordRefusal(portal, submission, { code: 406, reason: "too_long" });
    return go(406);
  }
  if (faults.lost_confirmation === "not_recorded") return { kind: "silence" };
  await recordApplication(portal, submission);
  if (faults.lost_confirmation === "marked_applied") return { kind: "silence" };
  if (faults.slow_confirmation_ms !== undefined) await delay(faults.slow_confirmation_ms);
  return go(200, tellsCode);
}
