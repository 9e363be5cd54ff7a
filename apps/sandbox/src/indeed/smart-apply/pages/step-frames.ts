import { markup, type Markup } from "../../../markup.ts";
import { hashText } from "../../../seeded-random.ts";
import type { Module, Step } from "../form-model.ts";
import type { Form } from "../form-store.ts";
import type { Action } from "./fragment.ts";
import type { ModuleView } from "./module-view.ts";

/** What stands around a step's fields, and the title of its page. */
export interface StepFrame {
  title: string;
  around(content: Markup): Markup;
  actions: Record<string, Action>;
}

const LEGEND = markup`<div data-testid="required-fields-legend">Fields marked with an asterisk (*) are required.</div>`;

/** Titles of the pages; those of pages that were not captured are guesses. */
const TITLES: Record<Module, string> = {
  contact: "Add or update your contact information",
  location: "Add or update your address",
  resume: "Upload or create a CV for this application",
  questions: "Answer Screener Questions from the employer",
  experience: "Add relevant work experience information",
  work_history: "Add your work experience",
  education: "Add your education",
  qualifications: "Confirm your qualifications",
  intervention: "You may be missing preferred qualifications",
};

type Around = (form: Form, view: ModuleView) => (content: Markup) => Markup;

/** A page with a test id of its own, which begins with a heading. */
const headed =
  (page: string, heading: string, words: Markup | null): Around =>
  (_form, view) =>
  (content) =>
    markup`<div data-testid="${page}"><h2 data-testid="${page.replace(/-page$/, "")}-heading"${view.look("heading")}>${heading}</h2>${words}${content}</div>`;

const plain =
  (heading: string, words: Markup | null = null): Around =>
  (_form, view) =>
  (content) =>
    markup`<div><h1${view.look("heading")}>${heading}</h1>${words}${content}</div>`;

const resume: Around = (_form, view) => (content) =>
  markup`<div data-testid="root-route"><form data-testid="resume-selection-form"><h1 id="resume-selection-resume-selection-heading"${view.look("heading")}>Add a CV</h1>${content}</form></div>`;

const NOTES = [
  "We answered some of the questions based on your previous responses.",
  "To save time, we may start with your previous responses",
];

const AROUND: Record<Exclude<Module, "questions">, Around> = {
  contact: headed("contact-info-page", "Add your contact information", LEGEND),
  location: headed(
    "profile-location-page",
    "Add your location",
    markup`<p data-testid="profile-location-subheading">We'll save these details to your profile.</p>`,
  ),
  resume,
  experience: (_form, view) => (content) =>
    markup`<div data-testid="relevant-experience-page"><h2 data-testid="relevant-experience-page-heading"${view.look("heading")}>Enter a job that shows relevant experience</h2><p>We share one job title with the employer to introduce you as a candidate.</p>${content}</div>`,
  work_history: plain("Add your work experience"),
  education: plain("Add your education"),
  qualifications: plain("Confirm your qualifications"),
  intervention: plain(
    "You may be missing preferred qualifications",
    markup`<p>The employer is looking for qualifications that are not in your application. You can still apply, or save your time for another job.</p>`,
  ),
};

function questionsFrame(form: Form, view: ModuleView): StepFrame {
  const report = view.reactId();
  const note = NOTES[hashText(form.job.id) % NOTES.length] ?? "";
  return {
    title: TITLES.questions,
    around: (content) =>
      markup`<div class="ia-Questions"><h1 data-testid="questions-heading"${view.look("heading")}>Answer these questions from the employer</h1><div>These questions are from the employer. If a question seems inappropriate, you can <button type="button" id="${report}"${view.look("link")}>report the job</button></div><div role="group"${view.look("note")}>${note}</div>${LEGEND}${content}</div>`,
    actions: { [report]: { kind: "aside" } },
  };
}

export function stepFrame(form: Form, step: Step, view: ModuleView): StepFrame {
  if (step.module === "questions") return questionsFrame(form, view);
  return {
    title: TITLES[step.module],
    around: AROUND[step.module](form, view),
    actions: {},
  };
}
