import { markup, type Markup } from "../../markup.ts";
import { typeText, workplaceText } from "../../job-site/posting-text.ts";
import { hashText } from "../../seeded-random.ts";
import { isEasy } from "../search.ts";
import type { JobSight } from "../sights.ts";
import { postedText, type View } from "./view.ts";

/** The two ways of listing jobs, both from second hand. */
export type Skin = "mosaic" | "cards";

export interface CardInput {
  sight: JobSight;
  skin: Skin;
  selectedId: string | undefined;
  hasEasyMark: boolean;
}

/**
 * That a job is applied to here stands on its card as words alone. Around them is another box from job to job: only the words
 * were captured, and the test id of older lists is gone from them.
 */
function easyMark(view: View, { job }: JobSight): Markup {
  const icon = markup`<svg width="14" height="14" aria-hidden="true" viewBox="0 0 14 14"><path d="m2 7 3 3 7-7" fill="none" stroke="currentColor"></path></svg>`;
  switch (hashText(`mark:${job.id}`) % 5) {
    case 0:
      return markup`<li><span data-testid="indeedApply">Easily apply</span></li>`;
    case 1:
      return markup`<li class="${view.css("meta")}"><div class="${view.css("apply")}">${icon}<span>Easily apply</span></div></li>`;
    case 2:
      return markup`<li><div class="${view.css("snippet")}"><div><div>Easily apply</div></div></div></li>`;
    case 3:
      return markup`<li>${icon} <span class="${view.css("text")}"> Easily apply </span></li>`;
    default:
      return markup`<li><b>Easily apply</b></li>`;
  }
}

function snippets(view: View, input: CardInput): Markup {
  const { sight, skin, hasEasyMark } = input;
  const { job, standing } = sight;
  const pay =
    job.salary === null
      ? null
      : markup`<li data-testid="attribute_snippet_testid">${job.salary}</li>`;
  const place =
    job.workplace === "on_site" ? null : markup`<li>${workplaceText(job.workplace)}</li>`;
  const easy = isEasy(job) && hasEasyMark ? easyMark(view, sight) : null;
  // Whether a card says the opposite was not captured: one of the two skins does.
  const external =
    job.apply === "external" && skin === "cards"
      ? markup`<li><span>Apply on company site</span></li>`
      : null;
  const applied = standing.kind === "applied" ? markup`<li><span>Applied</span></li>` : null;
  return markup`<ul class="${view.css("snippets")}">${pay}<li>${typeText(job.job_type)}</li>${place}${easy}${external}${applied}</ul>`;
}

function cardBody(view: View, input: CardInput): Markup {
  const { job } = input.sight;
  const link = job.promoted ? "/pagead/clk" : "/rc/clk";
  const place = input.skin === "mosaic" ? "text-location" : "inlineHeader-companyLocation";
  return markup`<h2 class="jobTitle ${view.css("title")}"><a id="job_${job.id}" data-jk="${job.id}" class="jcs-JobTitle ${view.css("link")}" href="${link}?jk=${job.id}&amp;from=serp" aria-label="full details of ${job.title}"><span title="${job.title}" id="jobTitle-${job.id}">${job.title}</span></a></h2>
<div class="company_location"><span data-testid="company-name" class="${view.css("company")}">${job.company}</span> <span class="rating">${job.rating.toFixed(1)}</span><div data-testid="${place}" class="${view.css("place")}">${job.location}</div></div>
${snippets(view, input)}<span data-testid="myJobsStateDate" class="card-date">${job.promoted ? "Sponsored · " : ""}${postedText(job.posted_hours_ago)}</span>`;
}

/** A job of the list. */
export function card(view: View, input: CardInput): Markup {
  const { id } = input.sight.job;
  const active = input.selectedId === id ? " vjs-highlight" : "";
  if (input.skin === "mosaic") {
    return markup`<li class="${view.css("row")}"><div class="cardOutline tapItem result job_${id}${active}"><div class="job_seen_beacon">${cardBody(view, input)}</div></div></li>`;
  }
  return markup`<li data-testid="job-card" class="${view.css("row")}"><div data-testid="slider_item" class="slider_item cardOutline${active}">${cardBody(view, input)}</div></li>`;
}
