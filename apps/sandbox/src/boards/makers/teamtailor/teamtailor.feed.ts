import type { SiteClock } from "../../../site-clock.ts";
import { markup, trusted, type Markup } from "../../../markup.ts";
import type { Job } from "../../job.ts";
import { uuidOf } from "../../made-ids.ts";
import { descriptionHtml, postingPlaceOf, publishedAt } from "../posting.ts";
import { jobPath, postingPlace } from "./teamtailor.page.ts";

const REMOTE = { on_site: "none", hybrid: "hybrid", remote: "fully" };

function item(job: Job, clock: SiteClock, origin: string): Markup {
  const { city, country } = postingPlaceOf(job);
  const date = publishedAt(job, clock).toUTCString().replace("GMT", "+0000");
  return markup`<item><title>${job.title}</title><description>${descriptionHtml(job)}</description><pubDate>${date}</pubDate><link>${origin}${jobPath(job)}</link><remoteStatus>${REMOTE[job.workplace]}</remoteStatus><guid isPermaLink="false">${uuidOf(job.id)}</guid><tt:locations><tt:location><tt:name>${city || country}</tt:name><tt:address></tt:address><tt:zip></tt:zip><tt:city>${city}</tt:city><tt:country>${country}</tt:country></tt:location></tt:locations><tt:department>${job.department}</tt:department><tt:role></tt:role></item>`;
}

interface FeedInput {
  company: string;
  path: string;
  jobs: readonly Job[];
}

/** How many jobs a part of the JSON feed has. */
const PART_SIZE = 30;

/** The jobs as a JSON Feed in parts (jsonfeed.org, version 1.1), each item with the words of schema.org's JobPosting. */
export function jsonFeed(input: FeedInput, page: number, origin: string): object {
  const { company, path, jobs } = input;
  const home = `${origin}${path}/jobs`;
  const start = (page - 1) * PART_SIZE;
  const isMore = start + PART_SIZE < jobs.length;
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: company,
    home_page_url: home,
    feed_url: `${home}.json`,
    ...(isMore ? { next_url: `${home}.json?page=${page + 1}` } : {}),
    items: jobs.slice(start, start + PART_SIZE).map((job) => ({
      id: uuidOf(job.id),
      url: `${origin}${jobPath(job)}`,
      title: job.title,
      content_html: descriptionHtml(job),
      _jobposting: {
        "@type": "JobPosting",
        title: job.title,
        hiringOrganization: { "@type": "Organization", name: company },
        jobLocation: [postingPlace(job)],
      },
    })),
  };
}

export function rssFeed(input: FeedInput, clock: SiteClock, origin: string): string {
  const { company, path, jobs } = input;
  const channel = markup`<channel><title>${company}</title><link>${origin}${path}/jobs</link><description>Job openings at ${company}</description>${jobs.map((job) => item(job, clock, origin))}</channel>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${markup`<rss version="2.0" xmlns:tt="https://teamtailor.com/locations">${trusted(channel.text)}</rss>`.text}`;
}
