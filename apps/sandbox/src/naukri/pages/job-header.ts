import { markup, type Markup } from "../../markup.ts";
import type { Job } from "../job.ts";
import type { JobSight } from "../standing.ts";
import { postedLongAgoText, type View } from "./view.ts";

/** Who looks, since the header differs for a visitor. */
export interface HeaderInput {
  sight: JobSight;
  isSignedIn: boolean;
  /** The word for a walk-in after the click, of which two are told. */
  interestWord: string;
}

/** What stands for applying: a button, a word, or nothing. */
function mainButton(view: View, { sight, interestWord }: HeaderInput): Markup {
  const { job, standing } = sight;
  if (standing.kind === "applied") {
    return job.walk_in === null
      ? markup`<span id="already-applied" class="already-applied ${view.styles("already-applied")}">Applied</span>`
      : markup`<span class="already-applied ${view.styles("walkin-applied")}">${interestWord}</span>`;
  }
  if (standing.kind === "closed") {
    // A guess: no source tells what an expired job says.
    return markup`<span class="${view.styles("expired")}">This job has expired</span>`;
  }
  if (job.apply === "external") {
    return markup`<button type="button" id="company-site-button" class="company-site-button ${view.styles("company-site-button")}">Apply on company site</button>`;
  }
  if (job.walk_in !== null) {
    return markup`<button type="button" id="walkin-button" class="walkin-button ${view.styles("walkin-button")}">I am interested</button>`;
  }
  return markup`<button type="button" id="apply-button" class="apply-button ${view.styles("apply-button")}">Apply</button>`;
}

function buttons(view: View, input: HeaderInput): Markup {
  const { job, isSaved } = input.sight;
  if (!input.isSignedIn) {
    return markup`<button type="button" id="continue-with-google-button">Continue with Google</button>`;
  }
  return markup`<button type="button" class="${view.styles("save-job-button")}" data-save="${job.id}">${isSaved ? "Saved" : "Save"}</button>${mainButton(view, input)}`;
}

const cityLinks = (job: Job): Markup =>
  markup`${job.location.split(", ").map((city, index) => markup`${index === 0 ? "" : ", "}<a href="/jobs-in-${city.toLowerCase().replaceAll(" ", "-")}">${city}</a>`)}`;

function place(view: View, job: Job): Markup {
  const before =
    job.workplace === "remote"
      ? markup`<span class="${view.styles("jhc__wfht")}">Hiring office located in </span>`
      : null;
  return markup`<span class="${view.styles("jhc__location")}">${before}${cityLinks(job)}</span>`;
}

function workMode(view: View, job: Job): Markup | null {
  if (job.workplace === "on_site") return null;
  return job.workplace === "remote"
    ? markup`<a class="${view.styles("jhc__wfhmode-link")}" href="/remote-jobs">Remote</a>`
    : markup`<span class="${view.styles("jhc__wfhmode")}">Hybrid</span>`;
}

function walkIn(view: View, job: Job): Markup | null {
  if (job.walk_in === null) return null;
  const { when, venue, contact } = job.walk_in;
  return markup`<div class="${view.styles("jhc__walkin")}"><div class="${view.styles("jhc__walkin-head")}">Time and Venue</div><div>${when}</div><div class="${view.styles("jhc__venue")}">${venue}</div><div class="${view.styles("jhc__contact")}">Contact - ${contact}</div></div>`;
}

function stats(view: View, job: Job): Markup {
  const stat = (label: string, value: string) =>
    markup`<span class="${view.styles("jhc__stat")}"><label>${label}: </label><span>${value}</span></span>`;
  return markup`<div class="${view.styles("jhc__jd-stats")}">${stat("Posted", postedLongAgoText(job.posted_hours_ago))}${job.openings === null ? null : stat("Openings", String(job.openings))}${stat("Applicants", job.applicants > 100 ? "100+" : String(job.applicants))}</div>`;
}

function companyName(view: View, job: Job): Markup {
  return markup`<div class="${view.styles("jd-header-comp-name")}"><a title="${job.company} Careers">${job.company}</a><span class="${view.styles("amb-rating")}">${job.rating.toFixed(1)}</span><span class="${view.styles("amb-reviews")}">${job.applicants * 7} Reviews</span></div>`;
}

export function jobHeader(view: View, input: HeaderInput): Markup {
  const { job } = input.sight;
  const { from, to } = job.experience;
  return markup`<section id="job_header" class="${view.styles("job-header-container")}"><div><h1 class="${view.styles("jd-header-title")}" title="${job.title}">${job.title}</h1>${companyName(view, job)}</div>
<div class="${view.styles("jhc__exp-salary-container")}"><div class="${view.styles("jhc__exp")}"><span>${from} - ${to} years</span></div><div class="${view.styles("jhc__salary")}"><span>${job.salary === null ? "Not Disclosed" : `${job.salary.replace("PA", "P.A.")} `}</span></div>${workMode(view, job)}</div>
<div class="${view.styles("jhc__loc")}">${place(view, job)}</div>${walkIn(view, job)}
<div class="header-bottom">${stats(view, job)}<div class="${view.styles("jhc__apply-button-container")}">${buttons(view, input)}</div></div></section>`;
}

/** Repeats the button under the same id; out of sight until one scrolls. A visitor has it too, and no other. */
export function stickyHeader(view: View, input: HeaderInput): Markup {
  const { job } = input.sight;
  return markup`<div class="hiding-jd-sticky-header ${view.styles("hide")}" data-sticky><section class="${view.styles("jh__header--sticky")}"><div><div class="${view.styles("jd-header-title")}">${job.title}</div>${companyName(view, job)}</div><div>${mainButton(view, input)}</div></section></div>`;
}
