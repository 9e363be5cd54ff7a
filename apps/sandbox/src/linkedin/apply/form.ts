import { markup, type Markup } from "../../markup.ts";
import type { Upload } from "../../job-site/accounts.ts";
import type { DraftAnswers } from "../../job-site/drafts.ts";
import type { Job, Question, Step } from "../job.ts";
import { controlMarkup, type Prefill } from "../pages/apply-controls.ts";
import { experienceMarkup } from "../pages/apply-experience.ts";
import { fileControl } from "../pages/apply-files.ts";
import { controlId } from "../pages/control-id.ts";
import { memberPhoto, type View } from "../pages/view.ts";
import { hashText } from "../../seeded-random.ts";
import { optionsOf } from "./options.ts";

/** Of cover letters and photos: a guess. */
export const OTHER_LIMIT_MB = 5;

export interface FormInput {
  view: View;
  job: Job;
  draft: DraftAnswers;
  listUploads: (purpose: Upload["purpose"]) => Upload[];
}

/** What the page's script knows of a question. */
export interface FieldRule {
  id: string;
  control_id: string;
  kind: Question["kind"];
  label: string;
  required: boolean;
  min?: number | undefined;
  max?: number | undefined;
}

function prefillOf(question: Question, input: FormInput): Prefill {
  const { viewer } = input.view;
  const saved = input.draft[question.id];
  if (typeof saved === "string") return { text: saved, chosen: [saved] };
  if (Array.isArray(saved)) return { text: "", chosen: saved };
  if (saved === true) return { text: "", chosen: question.options };
  const known: Record<string, string> = {
    first_name: viewer.first_name,
    last_name: viewer.last_name,
    email: viewer.email,
    phone: viewer.phone,
    phone_country: viewer.phone_country,
    // The portal knows where the account lives and still leaves most location fields to be typed.
    city: question.label === "City" ? viewer.city : "",
  };
  const text = question.prefill === undefined ? "" : (known[question.prefill] ?? "");
  return { text, chosen: text === "" ? [] : [text] };
}

function fileElement(question: Question, input: FormInput): Markup {
  const purpose = question.kind === "resume" ? "resume" : (question.purpose ?? "cover_letter");
  return fileControl({
    view: input.view,
    jobId: input.job.id,
    questionId: question.id,
    label: question.label,
    purpose,
    isRequired: question.required,
    help: question.help,
    limitMb: purpose === "resume" ? input.job.resume_limit_mb : OTHER_LIMIT_MB,
    uploads: purpose === "resume" ? input.listUploads(purpose) : [],
  });
}

/** One question in its two boxes; the first has less room above it than those that follow. */
function element(question: Question, input: FormInput, index: number): Markup {
  const { view, job } = input;
  const isFile = question.kind === "resume" || question.kind === "file";
  if (isFile) {
    // On a page of its own, or below a rule after the contact questions (portal facts, captured 1.4).
    return markup`${index === 0 ? null : markup`<hr class="artdeco-divider">`}${fileElement(question, input)}`;
  }
  const control = controlMarkup(
    { view, jobId: job.id, question, prefill: prefillOf(question, input) },
    (asked) => optionsOf(asked, view.viewer),
  );
  const note =
    question.kind === "phone" && hashText(`note:${job.id}`) % 2 === 0
      ? markup`<p class="t-12">The hiring team may use your phone number to contact you about this job.</p>`
      : null;
  return markup`<div class="${view.built("group")}"><div class="fb-dash-form-element ${index === 0 ? "mt1" : "mt4"}" data-test-form-element id="${view.emberId()}">${control}</div>${note}</div>`;
}

/** Who applies, above the contact questions. */
function memberCard(view: View): Markup {
  const { viewer } = view;
  return markup`<div class="artdeco-entity-lockup artdeco-entity-lockup--size-5 ember-view" id="${view.emberId()}"><div class="artdeco-entity-lockup__image">${memberPhoto(viewer, 56, "evi-image")}</div><div class="artdeco-entity-lockup__content"><div class="artdeco-entity-lockup__title">${viewer.first_name} ${viewer.last_name}</div><div class="artdeco-entity-lockup__subtitle">${viewer.headline}</div><div class="artdeco-entity-lockup__caption">${viewer.city}</div></div></div>`;
}

export function stepMarkup(step: Step, input: FormInput): Markup {
  const { view } = input;
  if (step.shows_experience) return experienceMarkup(view);
  const card = step.title === "Contact info" ? memberCard(view) : null;
  return markup`<div class="${view.built("step")}"><h3 class="t-16 t-bold">${step.title}</h3>${card}
${step.questions.map((question, index) => element(question, input, index))}</div>`;
}

export function rulesOf(job: Job, step: Step): FieldRule[] {
  return step.questions.map((question) => ({
    id: question.id,
    control_id: controlId(job.id, question),
    kind: question.kind,
    label: question.label,
    required: question.required,
    min: question.min,
    max: question.max,
  }));
}
