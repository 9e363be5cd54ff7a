import { markup, type Markup } from "../../markup.ts";
import type { Job } from "../job.ts";
import { sitePage, type Frame } from "./layout.ts";
import type { View } from "./view.ts";

export interface ConfirmationInput {
  job: Job | undefined;
  code: number | undefined | "none";
  skin: "older" | "newer";
  /** Whether this is the page of a tab whose job went to the company's site. */
  isCompanySite: boolean;
  others: readonly Job[];
}

const REFUSED =
  "Oops! Your application was not accepted due to incomplete information. Please answer all mandatory questions when reapplying.";

function goodNews(skin: "older" | "newer", title: string): Markup {
  return skin === "older"
    ? markup`<div class="apply-status-header green"><span class="apply-message">You have successfully applied to '${title}'</span></div>`
    : markup`<div class="acp-container"><div class="applied-job-content"><span class="job-title-text">Applied to "${title}"</span></div></div>`;
}

function news(input: ConfirmationInput): Markup {
  const title = input.job?.title ?? "";
  if (input.isCompanySite || input.code === 202) {
    return markup`<div class="acp-container"><p>You have been redirected to the company website to complete your application for "${title}".</p></div>`;
  }
  if (input.code === 200 || input.code === "none") return goodNews(input.skin, title);
  return input.code === 406
    ? markup`<div class="apply-status-header red"><span class="apply-message">${REFUSED}</span></div>`
    : markup`<div class="apply-status-header red"><span class="apply-message">There was an error while processing your job application</span></div>`;
}

const INTERVIEW = (skin: "older" | "newer"): Markup | null =>
  skin === "older"
    ? null
    : markup`<section id="interview-360" data-section-name="interview-360"><span class="start-prep-txt">Start preparing for the interview</span></section>`;

/** Each button beside another job sends an application for it, at one click. */
const otherJobs = (jobs: readonly Job[]): Markup =>
  markup`<section class="acp-others"><h2>Send Me Jobs Like This</h2>${jobs.map((job) => markup`<article class="acp-tile" data-job-id="${job.id}"><b>${job.title}</b><div>${job.company}</div><button type="button" data-share="${job.id}">Share Interest</button></article>`)}</section>`;

/** The title says "Apply Confirmation" whatever became of the application. */
export function confirmationPage(view: View, frame: Frame, input: ConfirmationInput): string {
  return sitePage(view, frame, {
    title: "Apply Confirmation",
    body: markup`<main class="acp">${news(input)}${INTERVIEW(input.skin)}${otherJobs(input.others)}</main>`,
    scripts: ["confirmation.js"],
  });
}
