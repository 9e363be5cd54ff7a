import type { ExclusionOffer, PreparedDetail, PreparedSummary } from "@sendoff/contract/review";
import type { SavedAnswerRow } from "@sendoff/db/needs";
import type { PreparedFormRow } from "@sendoff/db/review";
import type { ApplicationEvidence, ApplicationView } from "@sendoff/db/views";
import { isWorthALook } from "@sendoff/domain/answers";
import type { UrlSigner } from "@sendoff/kit/signed-url";
import {
  presentApplication,
  presentApplicationDetail,
} from "../../presenters/present-application.ts";
import { newerAnswers } from "./newer-answers.ts";

/** A prepared application as the list has it; `saved`: the user's answer bank. */
export function presentPrepared(
  view: ApplicationView,
  form: PreparedFormRow,
  saved: readonly SavedAnswerRow[],
): PreparedSummary {
  const answered = form.questions.filter(({ value }) => value !== null);
  return {
    application: presentApplication(view),
    revision: form.revision,
    prepared_at: form.preparedAt.toISOString(),
    note: form.note,
    answers: answered.length,
    worth_a_look: answered.filter(isWorthALook).length,
    answered_since: newerAnswers(form, saved).length,
  };
}

/** The same with every question; pictures of an earlier preparation are left out. */
export function presentPreparedDetail(
  { view, evidence, form, exclusions, saved }: PreparedParts,
  signer: UrlSigner,
  now: Date,
): PreparedDetail {
  const { description, match_reasons, pictures } = presentApplicationDetail(
    view,
    evidence,
    signer,
    now,
  );
  return {
    ...presentPrepared(view, form, saved),
    description,
    match_reasons,
    cv:
      form.cv === null
        ? null
        : { file_name: form.cv.fileName, version: form.cv.version, sha256: form.cv.sha256 },
    pictures: pictures.filter(({ kind }) => kind === "before_submit").slice(-1),
    questions: [...form.questions],
    newer_answers: newerAnswers(form, saved),
    exclusions: [...exclusions],
  };
}

interface PreparedParts {
  readonly view: ApplicationView;
  readonly evidence: ApplicationEvidence;
  readonly form: PreparedFormRow;
  readonly exclusions: readonly ExclusionOffer[];
  /** The user's answer bank. */
  readonly saved: readonly SavedAnswerRow[];
}
