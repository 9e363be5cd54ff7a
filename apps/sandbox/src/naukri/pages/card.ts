import { markup, type Markup } from "../../markup.ts";
import type { Job } from "../job.ts";
import { jobPath } from "../search-address.ts";
import { EMPTY_PICTURE, postedText } from "./view.ts";

const SNIPPET_LENGTH = 130;
const MODE_PREFIX = { on_site: "", hybrid: "Hybrid - ", remote: "Remote" } as const;

/** "Hybrid - Pune, Chennai": the mode is a prefix of the place. */
function placeText(job: Job): string {
  return job.workplace === "remote"
    ? MODE_PREFIX.remote
    : `${MODE_PREFIX[job.workplace]}${job.location}`;
}

const snippet = (job: Job): string =>
  job.description.replace(/\s+/g, " ").slice(0, SNIPPET_LENGTH) + "...";

/** Rows 2 to 6; the first one tells a job of the list from a promoted tile. */
function rows(job: Job, isSaved: boolean): Markup {
  const years = `${job.experience.from}-${job.experience.to} Yrs`;
  return markup`<div class="row2"><span class="comp-dtls-wrap"><a class="comp-name" title="${job.company}">${job.company}</a><a class="rating"><span class="main-2">${job.rating.toFixed(1)}</span></a><a class="review">${job.applicants * 7}  Reviews</a></span></div>
<div class="row3"><div class="job-details"><span class="exp-wrap"><span class="ni-job-tuple-icon"><span class="expwdth" title="${years}">${years}</span></span></span>${job.salary === null ? null : markup`<span class="sal-wrap"><span class="ni-job-tuple-icon"><span title="${job.salary} ">${job.salary}</span></span></span>`}<span class="loc-wrap"><span class="ni-job-tuple-icon"><span class="locWdth" title="${placeText(job)}">${placeText(job)}</span></span></span></div></div>
<div class="row4"><span class="job-desc">${snippet(job)}</span></div>
<div class="row5"><ul class="tags-gt">${job.skills.slice(0, 8).map((skill) => markup`<li class="dot-gt tag-li">${skill}</li>`)}</ul></div>
<div class="row6"><span class="job-post-day">${postedText(job.posted_hours_ago)}</span><span class="save-job-tag ${isSaved ? "saved" : "un-saved"}" data-save="${job.id}">${isSaved ? "saved" : "save"}</span></div>`;
}

const LOGO = markup`<span class="imagewrap"><img class="logoImage" src="${EMPTY_PICTURE}" alt="" width="48" height="48"></span>`;

/** A job of the list. It has no button to apply; its title opens a new tab. */
export function jobCard(origin: string, job: Job, isSaved: boolean): Markup {
  return markup`<div class="srp-jobtuple-wrapper" data-job-id="${job.id}"><div class="cust-job-tuple layout-wrapper lay-2 sjw__tuple"><div class="row1"><h2><a class="title" title="${job.title}" href="${origin}${jobPath(job)}" target="_blank">${job.title}</a></h2>${LOGO}</div>${rows(job, isSaved)}</div></div>`;
}

/** The block between the cards. Its tiles look alike but have no address and no id. */
export function promotedBlock(position: number, jobs: readonly Job[]): Markup {
  return markup`<section id="tuple-${position}-section" class="naukri-wdgt-section"><div id="urgent-hiring-widget" class="srp-job-promotion"><h3>We're urgently hiring</h3><p>Matching jobs promoted by companies</p>${jobs.map((job) => markup`<div class="cust-job-tuple srp-tuple"><div class="row1"><h2><a class="title" title="${job.title}" data-promoted="${jobPath(job)}">${job.title}</a></h2>${LOGO}</div>${rows(job, false)}</div>`)}</div></section>`;
}
