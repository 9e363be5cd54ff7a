import { markup, type Markup } from "../../markup.ts";
import { isEasy } from "../job.ts";
import type { JobSight } from "../sights.ts";
import { jobPath } from "./job.page.ts";
import { ageText, type View } from "./view.ts";

interface CardInput {
  sight: JobSight;
  /** Its place in the list, from 1. */
  place: number;
  isSelected: boolean;
}

/** A job of the list (captured 3). The link over the whole card leads another way than the title. */
export function card(view: View, { sight, place, isSelected }: CardInput): Markup {
  const { job, standing, isSaved } = sight;
  const { id } = job;
  const selected = isSelected ? ` ${view.css("JobsList_selected")}` : "";
  const pay =
    job.salary === null
      ? null
      : markup`<div data-test="detailSalary" id="job-salary-${id}">${job.salary} <span>(Employer provided)</span></div>`;
  const easy = isEasy(job)
    ? markup`<div class="${view.css("tag_TagContainer")}" aria-label="Easy Apply" role="contentinfo"><span>Easy Apply</span></div>`
    : null;
  // How a card says that its job was applied to was not captured.
  const applied = standing.kind === "applied" ? markup`<span>Applied</span>` : null;
  return markup`<li class="${view.css("JobsList_jobListItem")}${selected}" data-test="jobListing" data-jobid="${id}"><div data-test="job-card-wrapper" data-selected="${isSelected ? "true" : "false"}" class="${view.css("JobCard_jobCardWrapper")}"><div id="job-employer-${id}"><span class="${view.css("EmployerProfile_compactEmployerName")}">${job.company}</span> <span role="meter" aria-label="Rating" aria-valuemin="0" aria-valuemax="5" aria-valuenow="${job.rating.toFixed(1)}">${job.rating.toFixed(1)}</span></div><a class="${view.css("JobCard_jobTitle")}" id="job-title-${id}" data-test="job-title" href="${jobPath(job)}">${job.title}</a><div data-test="emp-location" id="job-location-${id}" class="${view.css("JobCard_location")}">${job.location}</div>${pay}${easy}${applied}<a data-test="job-link" class="${view.css("JobCard_trackingLink")}" href="/partner/jobListing.htm?pos=${100 + place}&amp;jobListingId=${id}" aria-labelledby="job-title-${id}"></a><div data-test="job-age" class="${view.css("JobCard_listingAge")}">${ageText(job.posted_hours_ago)}</div><button type="button" data-test="save-job" aria-label="Save" aria-pressed="${isSaved ? "true" : "false"}">${isSaved ? "Saved" : "Save"}</button><button type="button" aria-label="Show less">✕</button></div></li>`;
}
