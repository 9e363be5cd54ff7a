import type { z } from "zod";
import { ListedCards } from "../../account-site/listed-cards.ts";
import { LOOK_TIMEOUT_MS, openPage } from "../../account-site/open-page.ts";
import { scan } from "../../page-scan.ts";
import type { Hit, PageThings } from "../../page-scan.ts";
import type { PortalSession } from "../../portal-driver.ts";
import { callPage, waitOf } from "../../session-waits.ts";
import { INDEED_SCRIPTS } from "../indeed-scripts.ts";
import { OBSTACLES } from "./obstacles.ts";

/** A list reads in milliseconds; this is for a machine that is out of breath. */
const READ_TIMEOUT_MS = 10_000;

const SEARCH = {
  results: [
    { id: "mosaic", css: "div.job_seen_beacon a[data-jk]" },
    {
      id: "cards",
      css: "li[data-testid=job-card] a[data-jk],[data-testid=slider_item] a[data-jk]",
    },
    { id: "outline", css: ".cardOutline a[data-jk],.tapItem a[data-jk]" },
    { id: "link", css: "main a[href*='jk=']" },
  ],
  none: [
    { id: "class", css: ".jobsearch-NoResult-messageContainer", isGuess: true },
    {
      id: "words",
      css: "main p,main h1,main h2",
      text: "did not match any jobs|no jobs found",
      isGuess: true,
    },
  ],
  ...OBSTACLES,
} satisfies PageThings;

export type SearchLook = Partial<Record<keyof typeof SEARCH, Hit>>;

/** The words of a page of results. */
export type Results = z.infer<typeof ListedCards>;

const READ_RESULTS = { bundle: INDEED_SCRIPTS, entry: "readResultCards" };

/** A page of search results, in both ways of listing jobs. */
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
    return scan(this.#session, SEARCH, {
      page: "search",
      until,
      timeoutMs: waitOf(this.#session, LOOK_TIMEOUT_MS),
    });
  }

  async read(): Promise<Results> {
    const words = await callPage(this.#session, READ_RESULTS, () => null, READ_TIMEOUT_MS);
    return ListedCards.parse(words);
  }
}
