import { markup, type Markup } from "../../markup.ts";
import type { Job } from "../job.ts";
import type { ReceivedApplication } from "../../record.ts";
import { siteFrame } from "./frame.ts";
import { countedTitle, htmlDocument, type FrameOptions } from "./layout.ts";
import { ageText, avatar, companyLogo, workplaceText, type View } from "./view.ts";

function jobRow(job: Job, note: string): Markup {
  return markup`<li class="member-row">${companyLogo(job.company, 44)}<div><a href="/jobs/view/${job.id}/"><strong>${job.title}</strong></a><div>${job.company}</div><div class="member-row__note">${job.location} (${workplaceText(job.workplace)})</div><div class="member-row__note">${note}</div></div></li>`;
}

type Skin = "legacy" | "sdui";

function memberPage(
  view: View,
  options: { title: string; skin: Skin; current: FrameOptions["current"] },
  content: Markup,
): string {
  return htmlDocument({
    title: countedTitle(view, options.title),
    body: siteFrame(view, options.skin, { current: options.current }, content),
    ...(options.skin === "sdui" ? { head: view.styles() } : {}),
    scripts: ["nav.js"],
  });
}

/** Home: who is signed in, and some jobs. */
export function feedPage(view: View, skin: Skin, jobs: readonly Job[]): string {
  const { viewer } = view;
  return memberPage(
    view,
    { title: "Feed", skin, current: "home" },
    markup`<main class="feed"><aside class="feed-card feed-card--me">${avatar(viewer, 64)}<h2>${viewer.first_name} ${viewer.last_name}</h2><p>${viewer.headline}</p></aside>
<section class="feed-card"><h1 class="t-20">Jobs that may suit you</h1><ul class="member-list">${jobs.map((job) => jobRow(job, ageText(job.posted_hours_ago)))}</ul><p><a href="/jobs/search/?location=India">See all jobs</a></p></section></main>`,
  );
}

export interface TrackedApplication {
  job: Job | undefined;
  received: ReceivedApplication;
  /** How long ago it was sent. */
  ago: string;
}

/** What this account has applied to. */
export function trackerPage(
  view: View,
  skin: Skin,
  tracked: readonly TrackedApplication[],
): string {
  const rows = tracked.map(({ job, received, ago }) =>
    job === undefined
      ? markup`<li class="member-row"><div><a href="/jobs/view/${received.job_id}/"><strong>${received.job_title}</strong></a><div>${received.company}</div><div class="member-row__note">Applied ${ago}</div></div></li>`
      : jobRow(job, `Applied ${ago}`),
  );
  return memberPage(
    view,
    { title: "My jobs", skin, current: "saved" },
    markup`<main class="feed feed--single"><section class="feed-card"><h1 class="t-20">My jobs</h1><p class="member-tabs"><span aria-current="true">Applied (${tracked.length})</span></p>${tracked.length === 0 ? markup`<p>Nothing here yet. Jobs you apply to appear in this list.</p>` : markup`<ul class="member-list">${rows}</ul>`}</section></main>`,
  );
}

export function companyPage(view: View, skin: Skin, name: string, jobs: readonly Job[]): string {
  return memberPage(
    view,
    { title: name, skin, current: "jobs" },
    markup`<main class="feed feed--single"><section class="feed-card">${companyLogo(name, 72)}<h1>${name}</h1><p>${name} ${jobs[0]?.company_about ?? ""}.</p><h2 class="t-18">Open positions</h2><ul class="member-list">${jobs.map((job) => jobRow(job, ageText(job.posted_hours_ago)))}</ul></section></main>`,
  );
}
