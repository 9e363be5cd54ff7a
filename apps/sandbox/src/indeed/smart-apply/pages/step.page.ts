import { markup, type Markup } from "../../../markup.ts";
import type { AccountProfile } from "../../../job-site/accounts.ts";
import { createView, type View } from "../../pages/view.ts";
import { fieldsOf, groupCount, type AskedField } from "../compose.ts";
import { continueTestId } from "../form-pages.ts";
import { answerKey, type Module, type QuestionKind, type Step } from "../form-model.ts";
import type { Form } from "../form-store.ts";
import { cityText } from "../suggestions.ts";
import { fileCard, fixedControl, profileCard } from "./fixed-controls.ts";
import { questionControl, type Control, type Prefill } from "./question-controls.ts";

/** What the page's script knows of a field. */
export interface FieldRule {
  key: string;
  control_id: string;
  kind: QuestionKind;
  required: boolean;
  min?: number | undefined;
  max?: number | undefined;
  max_length?: number | undefined;
  shown_if?: { key: string; value: string } | undefined;
}

/** One page of a form, to be put in place by the page's script. */
export interface Fragment {
  slug: string;
  title: string;
  html: string;
  rules: FieldRule[];
}

const HEADINGS: Record<Module, string> = {
  contact: "Add your contact information",
  location: "Review your location details from your profile",
  resume: "Add a resume for the employer",
  work_history: "Add your work experience",
  education: "Add your education",
  experience: "Enter a job that shows relevant experience",
  qualifications: "Confirm your qualifications",
  questions: "Answer these questions from the employer",
  intervention: "You may be missing preferred qualifications",
};

function prefillOf(form: Form, field: AskedField, profile: AccountProfile): Prefill {
  const saved = form.answers[field.key];
  if (typeof saved === "string") return { text: saved, chosen: [saved] };
  if (Array.isArray(saved)) return { text: "", chosen: saved };
  if (saved === true) return { text: "", chosen: field.question.options };
  const known: Record<string, string> = {
    first_name: profile.first_name,
    last_name: profile.last_name,
    email: form.account,
    phone: profile.phone,
    country: "India",
    // The site knows where the account lives; employers' own questions are left to be answered.
    city: field.question.id === "locality" ? cityText(profile.city) : "",
  };
  const text = field.question.prefill === undefined ? "" : (known[field.question.prefill] ?? "");
  return { text, chosen: text === "" ? [] : [text] };
}

function resumeControl(
  form: Form,
  field: AskedField,
  view: View,
  profile: AccountProfile,
): Control {
  const [stored] = form.owner.accounts.listUploads(form.account, "resume");
  const saved = form.answers[field.key];
  const chosen = typeof saved === "string" ? saved : (stored?.id ?? "");
  const id = `resume-selection-${view.reactId()}`;
  const kept = form.owner.accounts.findUpload(form.account, chosen) ?? stored;
  return {
    id,
    html: markup`<div id="${id}" role="radiogroup" aria-label="Resume" class="ia-cards">${fileCard({ stored: kept, isSelected: kept !== undefined && chosen === kept.id })}${profileCard(`${profile.first_name} ${profile.last_name}`, chosen === "profile")}</div><div class="ia-error" data-error-for="${id}"></div>`,
  };
}

interface RenderedField {
  html: Markup;
  rule: FieldRule;
}

function renderField(
  form: Form,
  step: Step,
  field: AskedField,
  { view, profile }: { view: View; profile: AccountProfile },
): RenderedField {
  const { question, group, key } = field;
  const isEmployers = step.module === "questions" || step.module === "qualifications";
  const input = { view, jobId: form.job.id, field, prefill: prefillOf(form, field, profile) };
  const control =
    question.kind === "resume"
      ? resumeControl(form, field, view, profile)
      : ((isEmployers ? undefined : fixedControl(input)) ??
        questionControl(input, step.module !== "questions"));
  const condition = question.shown_if;
  return {
    html: markup`<div class="ia-Questions-item ${view.css("item")}" id="item-${control.id}">${control.html}</div>`,
    rule: {
      key,
      control_id: control.id,
      kind: question.kind,
      required: question.required,
      min: question.min,
      max: question.max,
      max_length: question.max_length,
      shown_if:
        condition === undefined
          ? undefined
          : { key: answerKey(condition.id, group), value: condition.value },
    },
  };
}

/** Buttons that no person sees stand around the one that works. Each is out of sight in a way of its own. */
function decoy(index: number): Markup {
  return markup`<button type="button" class="hp-away hp-away--${index % 3}" data-testid="hp-continue-button-${index}" aria-hidden="true" tabindex="-1"><span>Continue</span></button>`;
}

function buttons(form: Form, label: string): Markup {
  return markup`<div class="ia-buttons">${decoy(0)}${decoy(1)}<button type="button" class="ia-continue" data-testid="${continueTestId(form)}" data-continue><span>${label}</span></button>${decoy(2)}</div>
<input class="hp-away hp-away--0" type="text" name="website" value="" autocomplete="off" tabindex="-1" aria-hidden="true" data-hp-field>`;
}

/** Leads to the page before; the first page has none. */
export const backButton = (previous: string | undefined): Markup | null =>
  previous === undefined
    ? null
    : markup`<button type="button" class="ia-back" data-testid="back-button" aria-label="Back" data-edit="${previous}">← Back</button>`;

const NOUNS: Partial<Record<Module, string>> = { work_history: "job", education: "school" };

function groupButtons(step: Step, count: number): Markup | null {
  if (step.groups_max === 1) return null;
  const noun = NOUNS[step.module] ?? "entry";
  return markup`<div class="ia-groups">${count < step.groups_max ? markup`<button type="button" data-group-action="add_group">Add another ${noun}</button>` : null}${count > 1 ? markup`<button type="button" data-group-action="remove_group">Remove the last ${noun}</button>` : null}</div>`;
}

function groupMarkup(step: Step, count: number, fields: readonly (RenderedField & AskedField)[]) {
  if (step.groups_max === 1) return markup`${fields.map((field) => field.html)}`;
  const noun = NOUNS[step.module] ?? "entry";
  return markup`${Array.from({ length: count }, (_, group) => markup`<fieldset class="ia-group"><legend>${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${group + 1}</legend>${fields.filter((field) => field.group === group).map((field) => field.html)}</fieldset>`)}`;
}

function introduction(step: Step): Markup | null {
  if (step.module === "intervention") {
    return markup`<p>The employer is looking for qualifications that are not in your application. You can still apply, or save your time for another job.</p>`;
  }
  if (step.module === "questions") {
    return markup`<p class="ia-note">These questions come from the employer. If a question seems inappropriate, you can leave.</p>`;
  }
  return null;
}

/** One page of questions as it is now: with what was answered before, or what the site knows of the account. */
export function stepFragment(
  form: Form,
  slug: string,
  step: Step,
  previous: string | undefined,
): Fragment {
  const view = createView();
  const profile = form.owner.accounts.getProfile(form.account);
  const fields = fieldsOf(step, form.answers).map((field) => ({
    ...field,
    ...renderField(form, step, field, { view, profile }),
  }));
  const count = groupCount(step, form.answers);
  const heading = HEADINGS[step.module];
  const testId = step.module === "contact" ? markup` data-testid="contact-info-heading"` : null;
  const label = step.module === "intervention" ? "Apply anyway" : "Continue";
  const html = markup`${backButton(previous)}<h1 class="ia-heading ${view.css("h1")}" tabindex="-1"${testId}>${heading}</h1>${introduction(step)}
<div class="ia-form ${view.css("form")}">${groupMarkup(step, count, fields)}${groupButtons(step, count)}</div>${buttons(form, label)}`;
  return { slug, title: heading, html: html.text, rules: fields.map((field) => field.rule) };
}
