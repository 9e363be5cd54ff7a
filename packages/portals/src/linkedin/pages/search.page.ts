import { z } from "zod";
import { ListedCards } from "../../account-site/listed-cards.ts";
import { LOOK_TIMEOUT_MS, openPage } from "../../account-site/open-page.ts";
import { scan } from "../../page-scan.ts";
import type { Hit, PageThings } from "../../page-scan.ts";
import type { PortalSession } from "../../portal-driver.ts";
import { callPage, waitOf } from "../../session-waits.ts";
import { LINKEDIN_SCRIPTS } from "../linkedin-scripts.ts";
import { JOBS_PER_PAGE } from "../search-url.ts";
import { OBSTACLES } from "./job.page.ts";

/** A card fills as soon as it is scrolled to, with one call to the portal at most. */
const CARD_TIMEOUT_MS = 5_000;
/** Further cards of the newer skin come while scrolling; a list that does not grow by then is complete. */
const MORE_CARDS_TIMEOUT_MS = 1_000;
/** Scrolling through 25 slow cards. */
const LIST_TIMEOUT_MS = 60_000;

const SEARCH = {
  results: [
    { id: "legacy", css: "li[data-occludable-job-id]" },
    { id: "sdui", css: "[role=button][componentkey^='job-card-component-ref-']" },
  ],
  none: [
    { id: "class", css: ".jobs-search-no-results-banner" },
    {
      id: "words",
      css: "main h1,main h2,main h3,main p",
      text: "no matching jobs|no results found",
    },
  ],
  ...OBSTACLES,
} satisfies PageThings;

export type SearchLook = Partial<Record<keyof typeof SEARCH, Hit>>;

const Results = ListedCards.extend({ isLast: z.boolean(), isHalf: z.boolean() });
/** The words of a page of results. */
export type Results = z.infer<typeof Results>;

const READ_CARDS = { bundle: LINKEDIN_SCRIPTS, entry: "readJobCards" };

/** A page of search results in both skins. */
export class SearchPage {
  readonly #session: PortalSession;

  constructor(session: PortalSession) {
    this.#session = session;
  }

  /** Opens the page and returns the HTTP status. */
  open(url: string): Promise<number> {
    return openPage(this.#session, url);
  }

  async look(): Promise<SearchLook> {
    const until = ["results", "none", "signedOut", "checkpoint", "slowDown"] as const;
    return scan(this.#session, SEARCH, {
      page: "search",
      until,
      timeoutMs: waitOf(this.#session, LOOK_TIMEOUT_MS),
    });
  }

  /** All cards of the page that match the search; of a list that stalls those that came. */
  async readCards(): Promise<Results> {
    const wish = {
      perPage: JOBS_PER_PAGE,
      cardTimeoutMs: waitOf(this.#session, CARD_TIMEOUT_MS),
      moreTimeoutMs: MORE_CARDS_TIMEOUT_MS,
      totalMs: LIST_TIMEOUT_MS,
    };
    // The page ends by itself when the time is over; the call gets some more for its answer.
    const timeoutMs = LIST_TIMEOUT_MS + CARD_TIMEOUT_MS;
    return Results.parse(await callPage(this.#session, READ_CARDS, () => wish, timeoutMs));
  }
}
