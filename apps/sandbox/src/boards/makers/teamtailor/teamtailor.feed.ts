import type { SiteClock } from "../../../job-site/clock.ts";
import { markup, trusted, type Markup } from "../../../markup.ts";
import type { Job } from "../../job.ts";
import { uuidOf } from "../../made-ids.ts";
import { descriptionHtml, placeOf, publishedAt } from "../posting.ts";
import { jobPath } from "./teamtailor.page.ts";

const REMOTE = { on_site: "none", hybrid: "hybrid", remote: "fully" };

function item(job: Job, clock: SiteClock, origin: string): Markup {
  const { city, country } = placeOf(job);
  const date = publishedAt(job, clock).toUTCString().replace("GMT", "+0000");
  return markup`<item><title>${job.title}</title><description>${descriptionHtml(job)}</description><pubDate>${date}</pubDate><link>${origin}${jobPath(job)}</link><remoteStatus>${REMOTE[job.workplace]}</remoteStatus><guid isPermaLink="false">${uuidOf(job.id)}</guid><tt:locations><tt:location><tt:name>${city || country}</tt:name><tt:address></tt:address><tt:zip></tt:zip><tt:city>${city}</tt:city><tt:country>${country}</tt:country></tt:location></tt:locations><tt:department>${job.department}</tt:department><tt:role></tt:role></item>`;
}

interface FeedInput {
  company: string;
  path: string;
  jobs: readonly Job[];
}

export function rssFeed(input: FeedInput, clock: SiteClock, origin: string): string {
  const { company, path, jobs } = input;
  const channel = markup`<channel><title>${company}</title><link>${origin}${path}/jobs</link><description>Job openings at ${company}</description>${jobs.map((job) => item(job, clock, origin))}</channel>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${markup`<rss version="2.0" xmlns:tt="https://teamtailor.com/locations">${trusted(channel.text)}</rss>`.text}`;
}
