import { createHash } from "node:crypto";
import { markup, trusted, type Markup } from "../../../markup.ts";
import { hashText } from "../../../seeded-random.ts";
import type { Form } from "../form-store.ts";

const hexOf = (text: string, digits: number): string =>
  createHash("sha256").update(text).digest("hex").slice(0, digits);

/** The key of the form's job: jobs of a site that shows the form in a frame have other numbers. */
export const jobKey = (form: Form): string =>
  /^[0-9a-f]{16}$/.test(form.job.id) ? form.job.id : hexOf(form.job.id, 16);

/** What the page tells of the job, as a script that sets one global (captured 2.1). */
export function pageData(form: Form): Markup {
  const { title, company, location, id } = form.job;
  const jk = jobKey(form);
  const data = {
    jobInfo: {
      jobTitle: title,
      jobCompany: company,
      jobLocation: location,
      jobId: hexOf(id, 20),
      jobUrl: `/viewjob?jk=${jk}`,
      jk,
    },
    companyBranding: isBranded(form) ? { name: company } : null,
  };
  const text = JSON.stringify(JSON.stringify(data)).replace(/</g, "\\u003c");
  return trusted(`<script>window._initialData = JSON.parse(${text});</script>`);
}

function isBranded(form: Form): boolean {
  const forced = form.owner.faultsOf(form.account).job_header ?? null;
  return forced === null ? hashText(`brand:${form.job.company}`) % 3 === 0 : forced === "branded";
}

/** The folded card of the job that some pages have. */
function jobCard(form: Form): Markup | null {
  if (hashText(`card:${form.job.id}`) % 3 !== 0) return null;
  return markup`<div data-testid="JobInfoCard-wrapper"><span>${form.job.title}</span> <button type="button" data-testid="JobInfoCard-expandLink">View full description</button></div>`;
}

/** The job above the form. An employer's own header lacks the id that it points to (captured 2.1). */
export function jobHeader(form: Form): Markup {
  const { title, company, location } = form.job;
  const place = `${company} - ${location}`;
  const content = isBranded(form)
    ? markup`<img src="/assets/mark.svg" alt="${company}" width="30" height="30"><h1>${title}</h1><span>${place}</span><button type="button">See more details</button>`
    : markup`<div data-testid="ia-JobHeader-headerContainer"><h1 id="ia-JobHeader-title">${title}</h1><span>${place}</span></div>`;
  return markup`<aside class="ia-JobHeader" aria-labelledby="ia-JobHeader-title">${content}${jobCard(form)}</aside>`;
}

/** Going back, leaving, and how far the form is. They stand outside the step, and work while it loads. */
export const NAVIGATION = markup`<section class="ia-Navigation"><button type="button" data-testid="ExitLinkWithModalComponent-exitButton">Save and close</button><div role="progressbar" aria-label="Progress" aria-valuemin="0" aria-valuemax="100" aria-valuenow="0" aria-valuetext="0%"></div><span>0%</span></section>`;

/** On every page, and no sign of a wall: the unseen check has its badge, and one frame shows nothing (captured 2.1). */
export const BADGE = markup`<button type="button" data-testid="midApplyFeedbackButton">Report an issue</button>
<p class="ia-legal">This site is protected by reCAPTCHA and its privacy policy and terms of service apply.</p>
<div class="grecaptcha-badge"><iframe title="reCAPTCHA" sandbox="" srcdoc="" src="https://www.recaptcha.net/recaptcha/enterprise/anchor?ar=1&amp;size=invisible"></iframe></div><textarea id="g-recaptcha-response-100000" name="g-recaptcha-response" style="display:none"></textarea>
<iframe style="display: none"></iframe>`;

/** Asked before leaving. Not captured. */
export const EXIT_DIALOG = markup`<div class="ia-overlay" hidden><div role="dialog" aria-modal="true" aria-labelledby="ia-exit-title" class="ia-dialog"><h2 id="ia-exit-title">Are you sure you want to leave?</h2><p>We keep what you have filled in so far.</p><button type="button" data-testid="ExitConfirmationModal-exit" class="ia-primary">Exit</button><button type="button" data-testid="ExitConfirmationModal-cancel" class="ia-plain">Keep applying</button></div></div>`;
