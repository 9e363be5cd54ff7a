import { markup, trusted, type Markup } from "../../../markup.ts";
import type { AnswerValue } from "../../../record.ts";
import { hashText } from "../../../seeded-random.ts";
import { SITE_NAME } from "../../pages/view.ts";
import { fieldsOf, isAsked, PROFILE_RESUME, valueOf } from "../compose.ts";
import { DONE_SLUG, pagesOf, REVIEW_SLUG, type FormPage } from "../form-pages.ts";
import type { Form } from "../form-store.ts";
import { byId } from "./control.ts";
import type { Action, Fragment } from "./fragment.ts";
import { createModuleView, DONE_MOSAIC, REVIEW_MOSAIC, type ModuleView } from "./module-view.ts";

/** Ids of the preview, which comes later than its page, begin here. */
const LATER_IDS = 512;

function valueText(form: Form, kind: string, value: AnswerValue): string {
  if (value === PROFILE_RESUME) return `${SITE_NAME} Resume`;
  if (kind === "resume" || kind === "file") {
    return form.owner.accounts.findUpload(form.account, String(value))?.file_name ?? "";
  }
  if (kind === "email") return form.account;
  if (Array.isArray(value)) return value.join(", ");
  return value === true ? "Yes" : value === false ? "" : value;
}

const FAILED_TEXT = trusted("We're having trouble loading your application preview.");

const SECTION_TITLES: Record<string, string> = {
  contact: "Contact information",
  location: "Location",
  resume: "Resume",
  work_history: "Work experience",
  education: "Education",
  experience: "Relevant experience",
  qualifications: "Qualifications",
  questions: "Questions",
};

interface Preview {
  html: string;
  actions: Record<string, Action>;
}

function section(form: Form, page: FormPage, view: ModuleView, preview: Preview): Markup | null {
  const { step, slug } = page;
  if (step === undefined || step.questions.length === 0) return null;
  const rows = fieldsOf(step, form.answers)
    .filter((field) => isAsked(field, form.answers))
    .map((field) => {
      const { kind, label } = field.question;
      const text = valueText(form, kind, valueOf(field, form.answers));
      return markup`<div><dt>${label}</dt><dd>${text === "" ? "No answer" : text}</dd></div>`;
    });
  const title = SECTION_TITLES[step.module] ?? step.module;
  const id = view.reactId();
  preview.actions[id] = { kind: "open", slug };
  return markup`<section${view.look("section")}><h2>${title}</h2><button type="button" id="${id}" aria-label="Edit ${title}"${view.look("link")}>Edit</button><dl>${rows}</dl></section>`;
}

/** The filled sections, drawn later than their page. How they look was not captured. */
export function previewOf(form: Form): Preview {
  const view = createModuleView(REVIEW_MOSAIC.provider, LATER_IDS);
  const preview: Preview = { html: "", actions: {} };
  const sections = pagesOf(form).map((page) => section(form, page, view, preview));
  return { ...preview, html: markup`${sections}`.text };
}

/** What a failed preview shows (captured 2.8). */
export const failedPreview = (): Preview => {
  const view = createModuleView(REVIEW_MOSAIC.provider, LATER_IDS);
  const id = view.reactId();
  const html = markup`<div data-testid="loading-error"><p>${FAILED_TEXT}</p><button type="button" id="${id}"${view.look("tool")}>Try again</button></div>`;
  return { html: html.text, actions: { [id]: { kind: "retry" } } };
};

/** A check keeps the button shut: in sight, where a hand passes it, or without a word, where nobody does. */
export function reviewWall(form: Form): "visible" | "silent" | undefined {
  if (form.isHuman) return undefined;
  const { captcha } = form.owner.faultsOf(form.account);
  if (captcha === "review") return "visible";
  if (captcha === "review_silent") return "silent";
  if (form.job.has_captcha !== true) return undefined;
  return hashText(`wall:${form.job.id}`) % 2 === 0 ? "visible" : "silent";
}

/** Drawn on every review page, wall or not (captured 2.8). */
const captchaBox = (view: ModuleView): Markup =>
  markup`<div data-testid="captcha"${view.look("captcha")}><div id="captcha-wrapper"${view.look("captcha")}><textarea id="g-recaptcha-response" name="g-recaptcha-response" style="display:none"></textarea></div></div>`;

function jobAlert(form: Form, view: ModuleView): Markup | null {
  if (hashText(`alert:${form.job.id}`) % 2 === 0) return null;
  const { title, location } = form.job;
  return markup`<label class="ia-JobAlert-toggle"><input type="checkbox" role="switch" id="${view.reactId()}"> Get email updates for the latest ${title} jobs in ${location}</label>`;
}

export function reviewFragment(form: Form): Fragment {
  const view = createModuleView(REVIEW_MOSAIC.provider);
  const employerId = view.reactId();
  const submitId = view.reactId();
  const previewId = view.reactId();
  const phone =
    hashText(`phone:${form.job.id}`) % 3 === 0
      ? markup`<div data-testid="ia-Disclaimer-phone">The employer may call or text you about this job.</div>`
      : null;
  const html = markup`<h1${view.look("heading")}>Review your application</h1><p${view.look("note")}>You won’t be able to edit your application after you submit it.</p><div id="${previewId}">Preparing review</div>${jobAlert(form, view)}<div id="mosaic-topChoiceApplyModule"></div><div data-testid="legalDisclaimer">By pressing submit you agree that your application is sent as it stands. <button type="button" id="${employerId}"${view.look("link")}>Preview what the employer sees</button></div>${phone}${captchaBox(view)}<button type="submit" role="button" id="${submitId}" name="submit-application" data-testid="submit-application-button"${view.look("primary")} disabled>Submit your application</button>`;
  return {
    slug: REVIEW_SLUG,
    title: "Review the contents of this job application",
    mosaic: REVIEW_MOSAIC,
    html: html.text,
    rules: [],
    actions: { [employerId]: { kind: "aside" }, [submitId]: { kind: "submit" } },
    decoys: [],
    looks: [],
    previous: pagesOf(form).at(-2)?.slug,
    preview: byId(previewId),
    wall: reviewWall(form),
  };
}

/** The last page: its test id is known from second hand only, and half of the jobs have none. */
export function doneFragment(form: Form): Fragment {
  const view = createModuleView(DONE_MOSAIC.provider);
  const kind = form.owner.faultsOf(form.account).confirmation;
  const isTagged = kind === "tagged" || (kind !== "untagged" && hashText(form.job.id) % 2 === 0);
  const returnId = view.reactId();
  const test = isTagged ? markup` data-testid="application-submitted"` : null;
  const html = markup`<div${test}><h1${view.look("heading")}>Your application has been submitted!</h1><p>You will get an email confirmation at ${form.account}. ${form.job.company} decides what comes next.</p><button type="button" id="${returnId}"${view.look("primary")}>Return to job search</button></div>`;
  return {
    slug: DONE_SLUG,
    title: "Your application has been submitted",
    mosaic: DONE_MOSAIC,
    html: html.text,
    rules: [],
    actions: { [returnId]: { kind: "return" } },
    decoys: [],
    looks: [],
    previous: undefined,
  };
}
