import { GivenAnswer } from "@sendoff/contract/form";
import { MatchReason } from "@sendoff/contract/match";
import { ProofGrade } from "@sendoff/contract/proof";
import { type ApplicationResponse, ResponseStatus } from "@sendoff/contract/response";
import {
  type ApplicationDetail,
  ApplicationStatus,
  ApplicationStep,
  type ApplicationSummary,
  PictureKind,
} from "@sendoff/contract/run";
import type { ApplicationEvidence, ApplicationView, ResponseView } from "@sendoff/db/views";
import { arrivalOf, emailSent, nextTryOf, userActionsOf } from "@sendoff/domain/applying";
import type { UrlSigner } from "@sendoff/kit/signed-url";
import { z } from "zod";

/** `SO-2611-004812`: year and month of the first sight of the job, then the number. */
export function receiptNo(view: Pick<ApplicationView, "createdAt" | "receiptNumber">): string {
  const month = view.createdAt.toISOString().slice(2, 7).replace("-", "");
  return `SO-${month}-${String(view.receiptNumber).padStart(6, "0")}`;
}

/** A row as lists and events show it. */
export function presentApplication(view: ApplicationView): ApplicationSummary {
  return {
    id: view.id,
    receipt_no: receiptNo(view),
    run_id: view.runId,
    platform_id: view.platformId,
    platform_name: view.platformName,
    portal_job_id: view.portalJobId,
    job_title: view.jobTitle,
    company_name: view.company,
    location: view.location,
    job_url: view.url,
    status: ApplicationStatus.parse(view.status),
    reason: view.reason,
    open_question_texts: [...view.openQuestionTexts],
    started_at: view.startedAt?.toISOString() ?? null,
    updated_at: view.updatedAt.toISOString(),
    applied_at: view.appliedAt?.toISOString() ?? null,
    seconds: view.busyMs === null ? null : Math.round(view.busyMs / 100) / 10,
    answers_given: view.answerCount,
    credits: view.holdState === "captured" ? 1 : 0,
    proof: ProofGrade.parse(view.proof),
    has_pictures: view.pictures.length > 0,
    match_score: view.matchScore,
    response: presentResponse(view.response),
  };
}

/** What the user wrote down of the employer's answer. */
export function presentResponse(response: ResponseView | null): ApplicationResponse | null {
  if (response === null) return null;
  return {
    status: ResponseStatus.parse(response.status),
    on: response.on,
    note: response.note,
    recorded_at: response.recordedAt.toISOString(),
  };
}

const OpenQuestions = z.array(
  z.object({ question: z.string(), options: z.array(z.string()), reason: z.string() }),
);
const HoldState = z.enum(["held", "captured", "released"]);

/** A row with all its evidence; picture addresses are signed as of `now`. */
export function presentApplicationDetail(
  view: ApplicationView,
  evidence: ApplicationEvidence,
  signer: UrlSigner,
  now: Date,
): ApplicationDetail {
  const state = view.holdState === null ? "none" : HoldState.parse(view.holdState);
  const answers = z.array(GivenAnswer).parse(evidence.answers);
  return {
    application: presentApplication(view),
    evidence_deleted_at: evidence.deletedAt?.toISOString() ?? null,
    applicant: evidence.applicant,
    // The account's own address may be another than the one that the form was sent with.
    applicant_email: answers.length === 0 ? evidence.applicantEmail : (emailSent(answers) ?? ""),
    description: evidence.description,
    match_reasons: z.array(MatchReason).parse(evidence.matchReasons),
    answers,
    open_questions: OpenQuestions.parse(evidence.openQuestions),
    cv:
      evidence.cv === null
        ? null
        : {
            file_name: evidence.cv.fileName,
            version: evidence.cv.version,
            sha256: evidence.cv.sha256,
          },
    pictures: view.pictures.map((picture) => ({
      kind: PictureKind.parse(picture.kind),
      taken_at: picture.takenAt.toISOString(),
      url: signer.sign(picture.storageKey, now),
      width: picture.width,
      height: picture.height,
    })),
    expired_pictures: evidence.expiredPictures.map((picture) => ({
      kind: PictureKind.parse(picture.kind),
      taken_at: picture.takenAt.toISOString(),
      expired_at: picture.expiredAt.toISOString(),
    })),
    steps: z.array(ApplicationStep).parse(evidence.steps),
    timeline: timelineOf(view, evidence),
    confirmation: evidence.confirmation,
    proof: ProofGrade.parse(view.proof),
    arrival: arrivalOf(view),
    own_acts: [...userActionsOf(view)],
    next_try: nextTryOf(view),
    cost: {
      credits: state === "captured" || state === "held" ? 1 : 0,
      amount: evidence.costCents / 100,
      usd_inr_rate: evidence.costRate,
      state,
    },
  };
}

/**
 * What the application went through. Its row and its events are written one after the other, so their clocks differ by
 * milliseconds, which may be two seconds to a reader: what the portal confirmed has one time, that of the row.
 */
function timelineOf(
  { status, appliedAt, proof }: ApplicationView,
  { timeline }: ApplicationEvidence,
): ApplicationDetail["timeline"] {
  const last = timeline.findLastIndex((event) => event.status === "APPLIED");
  const confirmedAt = status === "APPLIED" && proof !== "user_said" ? appliedAt : null;
  return timeline.map((event, index) => ({
    status: z.union([ApplicationStatus, ResponseStatus]).parse(event.status),
    at: ((index === last ? confirmedAt : null) ?? event.at).toISOString(),
    note: event.note,
  }));
}
