import { AccountNeed, type OpenQuestion, type SavedAnswerEntry } from "@sendoff/contract/needs-you";
import type { AccountNeedRow, OpenQuestionGroup, SavedAnswerRow } from "@sendoff/db/needs";
import type { ApplicationView } from "@sendoff/db/views";
import type { UrlSigner } from "@sendoff/kit/signed-url";
import type { ApiConfig } from "../../config.ts";
import { presentApplication } from "../../presenters/present-application.ts";

/** An open question with its jobs; `views` hold the pictures, whose addresses are signed as of `now`. */
export function presentQuestion(
  { question, waiting, savedAnswer }: OpenQuestionGroup,
  views: ReadonlyMap<string, ApplicationView>,
  signer: UrlSigner,
  now: Date,
): OpenQuestion {
  // The latest picture of a form that was left at its question.
  const picture = waiting
    .flatMap(({ id }) => views.get(id)?.pictures ?? [])
    .findLast(({ kind }) => kind === "problem");
  return {
    id: question.id,
    question: question.question,
    kind: question.kind,
    options: question.options,
    min: question.min ?? null,
    max: question.max ?? null,
    max_length: question.maxLength ?? null,
    step: question.step,
    reason: question.reason,
    country: question.country,
    company: question.company,
    location: question.location,
    skill: question.skill,
    asked_at: (waiting[0]?.stoppedAt ?? now).toISOString(),
    saved_answer: savedAnswer,
    picture:
      picture === undefined
        ? null
        : {
            kind: "problem",
            taken_at: picture.takenAt.toISOString(),
            url: signer.sign(picture.storageKey, now),
            width: picture.width,
            height: picture.height,
          },
    waiting: waiting.map((application) => ({
      application_id: application.id,
      platform_id: application.platformId,
      platform_name: application.platformName,
      job_title: application.jobTitle,
      company_name: application.company,
      location: application.location,
      job_url: application.url,
      stopped_at: application.stoppedAt.toISOString(),
      other_questions: application.open.length - 1,
    })),
  };
}

/** An account that waits for its owner, with what stopped at the platform's check. */
export function presentAccount(
  row: AccountNeedRow,
  stopped: readonly ApplicationView[],
  mode: ApiConfig["mode"],
): AccountNeed {
  return {
    platform_id: row.platformId,
    platform_name: row.platformName,
    state: AccountNeed.shape.state.parse(row.state),
    note: row.note,
    since: row.since.toISOString(),
    // The sandbox has no portal at the platform's own address.
    portal_url: stopped[0]?.url ?? (mode === "live" ? row.url : null),
    can_resume: row.canResume,
    is_board: row.isBoard,
    stopped: stopped.map(presentApplication),
  };
}

/** An entry of the answer bank. */
export function presentEntry(row: SavedAnswerRow): SavedAnswerEntry {
  return {
    id: row.id,
    question: row.question,
    answer: row.answer,
    kind: row.kind,
    options: [...row.options],
    country: row.country,
    company: row.company,
    location: row.location,
    saved_at: row.savedAt.toISOString(),
  };
}
