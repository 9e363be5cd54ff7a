import { z } from "zod";
import { openPage } from "../../account-site/open-page.ts";
import { scan } from "../../page-scan.ts";
import type { Hit, PageThings } from "../../page-scan.ts";
import type { PortalSession } from "../../portal-driver.ts";
import { callPage, waitOf } from "../../session-waits.ts";
import { NAUKRI_SCRIPTS } from "../naukri-scripts.ts";
import { OBSTACLES } from "./obstacles.ts";

/** A list reads in milliseconds; this is for a machine that is out of breath. */
const READ_TIMEOUT_MS = 10_000;
/** Cards are drawn once their data have come; the slowest of the programs that read them waits half a minute. */
const LIST_TIMEOUT_MS = 20_000;

const SEARCH = {
  results: [{ id: "class", css: ".srp-jobtuple-wrapper[data-job-id]" }],
  /** Each source has other class names and words for it. */
  none: [
    { id: "class", css: "[class*=styles_no-result],.no-result" },
    {
      id: "words",
      css: "main h1,main h2,main p,main span,main div:not(:has(*))",
      text: "^(no (matching )?jobs found|no matching jobs|0 results)",
    },
  ],
  ...OBSTACLES,
} satisfies PageThings;

const FRAME = {
  frame: [
    { id: "id", css: "#search-result-container,#listContainer,#jobs-list-header" },
    { id: "filters", css: "[class*=styles_filterContainer__]" },
  ],
  /** A link to a job without a card that we know, or cards that are still to come. */
  jobs: [
    { id: "link", css: "main a[href*='/job-listings-']" },
    { id: "placeholder", css: "[class*=styles_failover-shimmer__]" },
  ],
} satisfies PageThings;

export type SearchLook = Partial<Record<keyof typeof SEARCH, Hit>>;

const Results = z.object({
  cards: z.array(
    z.object({
      id: z.string().regex(/^\d+$/),
      title: z.string(),
      company: z.string(),
      place: z.string(),
      href: z.string(),
      pay: z.string(),
    }),
  ),
  dropped: z.number(),
  hasMore: z.boolean(),
});
/** The words of a page of results. */
export type Results = z.infer<typeof Results>;

const READ_RESULTS = { bundle: NAUKRI_SCRIPTS, entry: "readResultJobs" };

/** A page of search results. */
export class SearchPage {
  readonly #session: PortalSession;

  constructor(session: PortalSession) {
    this.#session = session;
  }

  /** Opens the page and returns the HTTP status. */
  open(url: string): Promise<number> {
    return openPage(this.#session, url);
  }

  look(): Promise<SearchLook> {
    const until = ["results", "none", "signedOut", "checkpoint", "slowDown"] as const;
    const timeoutMs = waitOf(this.#session, LIST_TIMEOUT_MS);
    return scan(this.#session, SEARCH, { page: "search", until, timeoutMs });
  }

  /**
   * Whether the frame of a list stands there and no job in it. How Naukri shows that it found none is not known, and a list whose
   * cards we do not know has links to jobs.
   */
  async isEmptyFrame(): Promise<boolean> {
    const wish = { page: "search", until: [], timeoutMs: READ_TIMEOUT_MS };
    const { frame, jobs } = await scan(this.#session, FRAME, wish);
    return frame !== undefined && jobs === undefined;
  }

  async read(): Promise<Results> {
    return Results.parse(await callPage(this.#session, READ_RESULTS, () => null, READ_TIMEOUT_MS));
  }
}
