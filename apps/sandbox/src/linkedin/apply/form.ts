import { markup, type Markup } from "../../markup.ts";
import type { Upload } from "../../job-site/accounts.ts";
import type { DraftAnswers } from "../../job-site/drafts.ts";
import type { Job, Question, Step } from "../job.ts";
import { controlId, controlMarkup, type Prefill } from "../pages/apply-controls.ts";
import { fileControl } from "../pages/apply-files.ts";
import type { View } from "../pages/view.ts";
import { optionsOf } from "./options.ts";

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

function element(question: Question, input: FormInput): Markup {
  const { view, job } = input;
  if (question.kind === "resume" || question.kind === "file") {
    const purpose = question.kind === "resume" ? "resume" : (question.purpose ?? "cover_letter");
    return fileControl({
      view,
      jobId: job.id,
      questionId: question.id,
      label: question.label,
      purpose,
      isRequired: question.required,
      help: question.help,
      uploads: purpose === "resume" ? input.listUploads(purpose) : [],
    });
  }
  const control = controlMarkup(
    { view, jobId: job.id, question, prefill: prefillOf(question, input) },
    (asked) => optionsOf(asked, view.viewer),
  );
  return markup`<div class="fb-dash-form-element ${view.hashed("element")}" data-test-form-element id="${view.emberId()}">${control}</div>`;
}

const INTRODUCTIONS: Record<string, string> = {
  "Additional Questions": "Please answer the employer's questions.",
  "Voluntary self identification":
    "Answering is voluntary and has no influence on how your application is treated.",
};

export function stepMarkup(step: Step, input: FormInput): Markup {
  const intro = INTRODUCTIONS[step.title];
  return markup`<h3 class="t-16 t-bold">${step.title}</h3>${intro === undefined ? null : markup`<p class="t-14 jobs-easy-apply-form-section__intro">${intro}</p>`}
${step.questions.map((question) => markup`<div class="${input.view.hashed("group")} apply-form-row">${element(question, input)}</div>`)}`;
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
