import { markup } from "../../markup.ts";
import type { Job } from "../job.ts";
import { siteFrame } from "./frame.ts";
import { htmlDocument } from "./layout.ts";
import { companyLogo, SITE_NAME, type View } from "./view.ts";

/** Where an external application leads: the last page of ours before the company's own site. */
export function externalPage(view: View, job: Job): string {
  const host = `careers.${job.company.toLowerCase().replace(/[^a-z0-9]+/g, "")}.example`;
  const content = markup`<main class="plain-page">${companyLogo(job.company, 56)}<h1>You are leaving ${SITE_NAME}</h1><p>${job.company} takes applications for “${job.title}” on its own website, <strong>${host}</strong>.</p><p>This sandbox does not stand in for that website.</p><p><a class="artdeco-button artdeco-button--secondary" href="/jobs/view/${job.id}/">Back to the job</a></p></main>`;
  return htmlDocument({
    title: "You are leaving",
    body: siteFrame(view, "legacy", { current: "jobs" }, content),
    scripts: ["nav.js"],
  });
}
