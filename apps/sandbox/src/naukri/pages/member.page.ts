import { markup, type Markup } from "../../markup.ts";
import type { Job } from "../job.ts";
import { jobPath } from "../search-address.ts";
import { sitePage, type Frame } from "./layout.ts";
import type { View } from "./view.ts";

export interface HomeInput {
  name: string;
  jobs: readonly Job[];
  /** The talk that opens by itself, if one does. */
  talk: unknown;
}

const links = (jobs: readonly Job[]): Markup =>
  markup`${jobs.map((job) => markup`<article class="jobTuple"><p class="title"><a href="${jobPath(job)}" target="_blank">${job.title}</a></p><a class="subTitle">${job.company}</a></article>`)}`;

export function homePage(view: View, frame: Frame, input: HomeInput): string {
  return sitePage(view, frame, {
    title: "Home",
    body: markup`<main class="home"><section class="view-profile-wrapper"><b>${input.name}</b><a href="/mnjuser/profile">View profile</a></section><section><h2>Recommended jobs for you</h2>${links(input.jobs)}</section></main>`,
    scripts: ["home.js"],
    config: { talk: input.talk },
  });
}

/** What everybody sees who is not signed in. */
export function frontPage(view: View, frame: Frame): string {
  return sitePage(view, frame, {
    title: "Jobs",
    body: markup`<main class="home"><h1>Find your next job now</h1><p><a href="/jobs-in-bangalore">Jobs in Bangalore</a> <a href="/jobs-in-pune">Jobs in Pune</a></p></main>`,
  });
}

export function jobListPage(view: View, frame: Frame, title: string, jobs: readonly Job[]): string {
  return sitePage(view, frame, {
    title,
    body: markup`<main class="home"><h1>${title}</h1>${jobs.length === 0 ? markup`<p>Nothing here yet.</p>` : links(jobs)}</main>`,
  });
}

/** A page of few words; the real ones hold nothing that applying needs. */
export function wordsPage(view: View, frame: Frame, title: string, text: string): string {
  return sitePage(view, frame, {
    title,
    body: markup`<main class="home"><h1>${title}</h1><p>${text}</p></main>`,
  });
}

export interface HistoryRow {
  title: string;
  company: string;
  /** Null in the state of the page that shows none. */
  date: string | null;
}

/** Rows hold neither ids nor links. Only the first few are drawn until one scrolls. */
export function historyPage(view: View, frame: Frame, rows: readonly HistoryRow[]): string {
  return sitePage(view, frame, {
    title: "Job application status",
    body: markup`<main class="history"><h1>Job application status</h1><div class="history__panes"><div class="jdTuplesContainer" data-history></div><div class="history__detail" data-detail></div></div></main>`,
    scripts: ["history.js"],
    config: { rows },
  });
}
