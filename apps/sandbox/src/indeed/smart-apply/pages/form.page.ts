import { jsonIsland, markup, type Markup } from "../../../markup.ts";
import { hashText } from "../../../seeded-random.ts";
import { htmlDocument, siteHeader, type HeaderInput } from "../../pages/layout.ts";
import { BRAND_MARK, SITE_NAME } from "../../pages/view.ts";
import { usesShadow } from "../form-pages.ts";
import type { Form } from "../form-store.ts";
import { BADGE, EXIT_DIALOG, jobHeader, NAVIGATION, pageData } from "./form-parts.ts";
import type { Fragment } from "./fragment.ts";
import { lookRules } from "./looks.ts";

const STYLES = ["base.css", "site.css", "form.css"];

/** The site's name at the end of a title, with or without its country (captured 2.1). */
const siteTitle = (form: Form): string =>
  hashText(`title:${form.job.id}`) % 2 === 0 ? SITE_NAME : `${SITE_NAME}.co.uk`;

/** The page around every step. The step itself is put in by the script after a moment, as on the real thing. */
export function formPage(
  form: Form,
  header: HeaderInput,
  { fragment, progress }: { fragment: Fragment; progress: number },
): string {
  const faults = form.owner.faultsOf(form.account);
  const site = siteTitle(form);
  return htmlDocument({
    title: fragment.title,
    site,
    styles: STYLES,
    head: pageData(form),
    bodyClass: "ia-page",
    body: markup`${siteHeader(header)}<div id="ia-container" class="ia-container"><div class="ia-App">${jobHeader(form)}
${NAVIGATION}<div class="ia-BasePage"><main></main>${BADGE}</div><div class="ia-banner" hidden></div>${EXIT_DIALOG}</div></div>${jsonIsland("first-fragment", fragment)}`,
    scripts: ["global-nav.js", "apply.js"],
    config: {
      form: form.id,
      job_path: form.owner.jobPath(form.job.id),
      sign_in: form.owner.signInPath(`/beta/indeedapply/applybyapplyablejobid?jk=${form.job.id}`),
      shadow: usesShadow(form),
      site,
      progress,
      hydrate_ms: faults.hydrate_ms ?? 60,
      captcha_ms: faults.captcha_ms ?? 120,
      // Titles and addresses change late: at the latest with the step (captured 2.1).
      moves_late: hashText(`late:${form.id}`) % 2 === 0,
      looks: lookRules(),
    },
  });
}

function messagePage(title: string, content: Markup): string {
  return htmlDocument({
    title,
    styles: STYLES,
    bodyClass: "ia-page",
    body: markup`<div id="ia-container"><header class="ia-top"><span class="bar__brand">${BRAND_MARK}<span>${SITE_NAME}</span></span></header><main class="ia-message"><h1>${title}</h1>${content}</main></div>`,
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
