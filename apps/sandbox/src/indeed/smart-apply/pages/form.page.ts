import { jsonIsland, markup, trusted, type Markup } from "../../../markup.ts";
import { htmlDocument } from "../../pages/layout.ts";
import { BRAND_MARK, SITE_NAME } from "../../pages/view.ts";
import { usesShadow } from "../form-pages.ts";
import type { Form } from "../form-store.ts";
import type { Fragment } from "./step.page.ts";

/** What the page tells of the job, as a script that sets one global. */
function pageData(form: Form): Markup {
  const { title, company, id } = form.job;
  const data = { jobInfo: { jobTitle: title, jobCompany: company, jobId: id } };
  return trusted(
    `<script>window._initialData = ${JSON.stringify(data).replace(/</g, "\\u003c")};</script>`,
  );
}

const EXIT_DIALOG = markup`<div class="ia-overlay" data-exit-dialog hidden><div role="dialog" aria-modal="true" aria-labelledby="ia-exit-title" class="ia-dialog"><h2 id="ia-exit-title">Are you sure you want to leave?</h2><p>We keep what you have filled in so far.</p><button type="button" data-testid="ExitConfirmationModal-exit" class="ia-continue">Exit</button><button type="button" data-testid="ExitConfirmationModal-cancel" class="ia-plain">Keep applying</button></div></div>`;

/** The page around every step. The step itself is put in by the script after a moment, as on the real thing. */
export function formPage(form: Form, fragment: Fragment, progress: number): string {
  const faults = form.owner.faultsOf(form.account);
  const { title, company, location } = form.job;
  return htmlDocument({
    title: `${fragment.title} | ${title}`,
    styles: ["base.css", "site.css", "form.css"],
    head: pageData(form),
    bodyClass: "ia-page",
    body: markup`<div id="ia-container" data-form-host><div class="ia-app" data-form-app>
<header class="ia-top"><span class="bar__brand">${BRAND_MARK}<span>${SITE_NAME}</span></span><button type="button" class="ia-plain" data-testid="ExitLinkWithModalComponent-exitButton">Save and close</button></header>
<div class="ia-progress" role="progressbar" aria-label="Application progress" aria-valuemin="0" aria-valuemax="100" aria-valuenow="0" data-progress><span></span></div>
<div class="ia-columns"><main class="ia-main" data-step-root><div class="ia-loader" role="status" aria-label="Loading"></div></main>
<aside class="ia-JobHeader"><h2 id="ia-JobHeader-title">${title}</h2><p>${company} - ${location}</p></aside></div>
<div class="ia-banner" role="alert" data-banner hidden></div>${EXIT_DIALOG}</div></div>${jsonIsland("first-fragment", fragment)}`,
    scripts: ["apply.js"],
    config: {
      form: form.id,
      job_path: form.owner.jobPath(form.job.id),
      sign_in: form.owner.signInPath(`/beta/indeedapply/start?jk=${form.job.id}`),
      shadow: usesShadow(form),
      progress,
      hydrate_ms: faults.hydrate_ms ?? 60,
    },
  });
}

function messagePage(title: string, content: Markup): string {
  return htmlDocument({
    title,
    styles: ["base.css", "site.css", "form.css"],
    bodyClass: "ia-page",
    body: markup`<div id="ia-container"><header class="ia-top"><span class="bar__brand">${BRAND_MARK}<span>${SITE_NAME}</span></span></header><main class="ia-main ia-message"><h1 class="ia-heading">${title}</h1>${content}</main></div>`,
  });
}

export const LIMIT_TEXT =
  "You’ve reached today’s limit of applications. Save this job and continue applying tomorrow.";

export const limitPage = (): string =>
  messagePage(
    "You’ve reached today’s application limit",
    markup`<p>${LIMIT_TEXT}</p><p><a href="/jobs">Return to job search</a></p>`,
  );

export const appliedPage = (): string =>
  messagePage(
    "You have already applied to this job",
    markup`<p>You applied to this job before. <a href="/myjobs?tab=applied">See my jobs</a></p>`,
  );

export const closedPage = (): string =>
  messagePage(
    "This job has expired",
    markup`<p>The employer is not accepting applications. <a href="/jobs">Return to job search</a></p>`,
  );

export const endedPage = (): string =>
  messagePage(
    "This application has ended",
    markup`<p>The page is too old. Open the job again to apply.</p><p><a href="/jobs">Return to job search</a></p>`,
  );

export const signedOutPage = (): string =>
  messagePage(
    "Your session has expired",
    markup`<p>Please sign in again, and open the job once more.</p>`,
  );
