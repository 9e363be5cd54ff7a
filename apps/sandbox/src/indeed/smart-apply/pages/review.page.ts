import { markup, type Markup } from "../../../markup.ts";
import type { AnswerValue } from "../../../job-site/record.ts";
import { fieldsOf, isAsked, PROFILE_RESUME, valueOf } from "../compose.ts";
import { pagesOf, REVIEW_SLUG, DONE_SLUG, type FormPage } from "../form-pages.ts";
import type { Form } from "../form-store.ts";
import { SITE_NAME } from "../../pages/view.ts";
import { backButton, type Fragment } from "./step.page.ts";

function valueText(form: Form, kind: string, value: AnswerValue): string {
  if (value === PROFILE_RESUME) return `${SITE_NAME} Resume`;
  if (kind === "resume" || kind === "file") {
    return form.owner.accounts.findUpload(form.account, String(value))?.file_name ?? "";
  }
  if (kind === "email") return form.account;
  if (Array.isArray(value)) return value.join(", ");
  return value === true ? "Yes" : value === false ? "" : value;
}

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

function section(form: Form, page: FormPage): Markup | null {
  const { step } = page;
  if (step === undefined || step.questions.length === 0) return null;
  const rows = fieldsOf(step, form.answers)
    .filter((field) => isAsked(field, form.answers))
    .map((field) => {
      const { kind, label } = field.question;
      const text = valueText(form, kind, valueOf(field, form.answers));
      return markup`<div class="ia-review__row"><dt>${label}</dt><dd>${text === "" ? "No answer" : text}</dd></div>`;
    });
  return markup`<section class="ia-review"><h2>${SECTION_TITLES[step.module] ?? step.module}</h2><button type="button" class="ia-edit" data-edit="${page.slug}" aria-label="Edit ${SECTION_TITLES[step.module] ?? step.module}">Edit</button><dl>${rows}</dl></section>`;
}

/** Shown once the preview has come. */
export function previewMarkup(form: Form): Markup {
  return markup`${pagesOf(form).map((page) => section(form, page))}`;
}

/** A captcha that nobody passes keeps the button shut. */
export const hasReviewCaptcha = (form: Form): boolean =>
  form.job.has_captcha === true || form.owner.faultsOf(form.account).captcha === "review";

const CAPTCHA = markup`<div data-testid="captcha" class="g-recaptcha"><iframe title="reCAPTCHA" src="/auth/captcha-frame"></iframe><textarea id="g-recaptcha-response" name="g-recaptcha-response" hidden></textarea></div>`;

export function reviewFragment(form: Form): Fragment {
  const hasCaptcha = hasReviewCaptcha(form);
  const html = markup`${backButton(pagesOf(form).at(-2)?.slug)}<h1 class="ia-heading" tabindex="-1">Please review your application</h1><p class="ia-note">You will not be able to make changes after you submit your application.</p>
<div class="ia-preview" data-preview aria-busy="true"><p role="status">Preparing review</p></div>
${hasCaptcha ? CAPTCHA : null}
<div class="ia-buttons"><button type="button" class="ia-continue" name="submit-application" data-testid="submit-application-button" data-submit${hasCaptcha ? markup` data-captcha` : null} disabled><span>Submit your application</span></button></div>`;
  return { slug: REVIEW_SLUG, title: "Review your application", html: html.text, rules: [] };
}

export function doneFragment(form: Form): Fragment {
  const html = markup`<div class="ia-done" data-testid="application-submitted"><h1 class="ia-heading" tabindex="-1">Your application has been submitted!</h1><p>You will get an email confirmation at ${form.account}. ${form.job.company} decides what comes next.</p><button type="button" class="ia-continue" data-testid="return-to-search" data-return>Return to job search</button></div>`;
  return {
    slug: DONE_SLUG,
    title: "Your application has been submitted",
    html: html.text,
    rules: [],
  };
}
