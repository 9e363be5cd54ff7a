import { pageChanged } from "../account-site/portal-words.ts";
import {
  cardOf,
  meaningOfResults,
  searchAll,
  tellUnreadable,
} from "../account-site/search-flow.ts";
import type { SearchStop } from "../account-site/search-flow.ts";
import { obstacleIn, slowedDown } from "../account-site/job-flow.ts";
import type { JobCard, PortalSession, SearchCriteria, SearchOutcome } from "../portal-driver.ts";
import { jobUrl } from "./pages/job.page.ts";
import { SearchPage } from "./pages/search.page.ts";
import type { Listing, SearchLook } from "./pages/search.page.ts";
import { GLASSDOOR_WORDS } from "./portal-words.ts";
import { findPlace, listFilters, listQueries, withFilters } from "./search-query.ts";
import type { SearchQuery } from "./search-query.ts";

const MARKS = {
  easyApply: /^easy apply$/i,
  applied: /^(you )?applied( (on \S.{2,20}|\d+ ?[a-z]* ago|today|yesterday))?$/i,
};

/** Glassdoor shows thirty pages of a search. */
const MOST_PAGES = 30;
/** A list begins with twenty jobs (portal facts, captured 3); fewer than this are all there are. */
const LEAST_BATCH = 15;

type Pages = AsyncGenerator<readonly JobCard[], SearchStop | undefined, undefined>;

/** Runs every query to its last page and yields each job once. */
export function search(
  session: PortalSession,
  criteria: SearchCriteria,
): AsyncGenerator<JobCard, SearchOutcome, undefined> {
  return searchAll(session, criteria, listQueries(criteria), (query) =>
    new GlassdoorSearch(session).run(query, criteria),
  );
}

function growsBelow({ more }: Listing): boolean {
  return more?.kind === "below" || more?.kind === "scroll";
}

/** A list that nothing says goes on: its end may be one that we do not know, unless it is shorter than any first batch. */
function mayGrow({ cards, more }: Listing): boolean {
  return more === null && cards.length >= LEAST_BATCH;
}

class GlassdoorSearch {
  readonly #session: PortalSession;
  readonly #page: SearchPage;

  constructor(session: PortalSession) {
    this.#session = session;
    this.#page = new SearchPage(session);
  }

  /** Types the query, then looks at what is found with each set of filters. */
  async *run(query: SearchQuery, criteria: SearchCriteria): Pages {
    const typed = await this.#type(query);
    if (typed === undefined || typeof typed !== "string") return typed;
    for (const filters of listFilters(criteria)) {
      const isAsked = criteria.easyApplyOnly !== false;
      const stop = yield* this.#readAll(withFilters(typed, filters), isAsked);
      if (stop !== undefined) return stop;
    }
    return undefined;
  }

  /**
   * Types words and place and returns the address of that search: a hand-built one shows recommendations, whatever it asks for.
   * The place counts only when it was picked from the suggestions; undefined for one that Glassdoor does not know.
   */
  async #type({ role, location }: SearchQuery): Promise<string | SearchStop | undefined> {
    const page = this.#page;
    const refusal = GLASSDOOR_WORDS.meaningOfStatus(await page.openStart());
    if (refusal !== undefined) return refusal;
    const look = await page.lookForBar();
    const stop = (await this.#passOverlay(look)) ?? this.#stopIn(look);
    if (stop !== undefined) return stop;
    if (look.role === undefined) return pageChanged(this.#session, "search.role");
    if (look.place === undefined) return pageChanged(this.#session, "search.place");
    // To pick a place beside words searches at once, with whatever words the bar still held.
    await page.type(look.role, "");
    await page.type(look.place, location);
    if (location !== "") {
      let suggestions = await page.listSuggestions(look.place);
      if (suggestions.length === 0) {
        // A call for suggestions that fails looks like a place that nobody knows: it is asked once more.
        await page.type(look.place, "");
        await page.type(look.place, location);
        suggestions = await page.listSuggestions(look.place);
      }
      const texts = suggestions.map((each) => each.text);
      const found = findPlace(texts, location);
      const chosen = suggestions.find((each) => each.text === found);
      if (chosen === undefined) {
        this.#session.onUnknownPlace?.(location);
        return undefined;
      }
      await page.click(chosen);
    }
    await page.type(look.role, role);
    const isSearched = await page.send(look.role);
    return isSearched ? this.#session.page.url() : pageChanged(this.#session, "search.address");
  }

  async *#readAll(url: string, isAsked: boolean): Pages {
    const page = this.#page;
    const refusal = GLASSDOOR_WORDS.meaningOfStatus(await page.open(url));
    for (let count = 0; count < MOST_PAGES && refusal === undefined; count += 1) {
      const look = await page.lookAtResults();
      const stop = await this.#passOverlay(look);
      if (stop !== undefined) return stop;
      const meaning = meaningOfResults(GLASSDOOR_WORDS, this.#session, look);
      if (meaning === "none") return undefined;
      if (meaning !== "results") return meaning;
      const last = yield* this.#readPage(isAsked);
      if (last.more?.kind !== "next") return undefined;
      await page.goToNext(last.more);
    }
    if (refusal === undefined) this.#session.onVariantMiss?.("search.lastPage");
    return refusal;
  }

  /** One page of the list, with all that come below its first jobs. What cannot be read is told before jobs are shown: a run that has enough asks for no more. */
  async *#readPage(isAsked: boolean): AsyncGenerator<readonly JobCard[], Listing, undefined> {
    let listing = await this.#page.readList();
    let reported = listing.unreadable;
    tellUnreadable(this.#session, reported);
    yield this.#cardsOf(listing, 0, isAsked);
    let hasEnd = false;
    for (let count = 0; count < MOST_PAGES; count += 1) {
      hasEnd ||= growsBelow(listing);
      const isTried = !hasEnd && mayGrow(listing);
      if (!growsBelow(listing) && !isTried) break;
      const before = listing.cards.length;
      listing = await (isTried ? this.#page.tryMore(listing) : this.#page.readMore(listing));
      tellUnreadable(this.#session, listing.unreadable - reported);
      reported = Math.max(reported, listing.unreadable);
      if (listing.cards.length <= before) break;
      if (isTried && count === 0) this.#session.onVariantMiss?.("search.more");
      yield this.#cardsOf(listing, before, isAsked);
    }
    // Its end is still there, and nothing came of it.
    if (growsBelow(listing)) this.#session.onVariantMiss?.("search.more");
    return listing;
  }

  #cardsOf(listing: Listing, from: number, isAsked: boolean): readonly JobCard[] {
    const { baseUrl } = this.#session;
    return listing.cards
      .slice(from)
      .map((card) => cardOf(card, jobUrl(baseUrl, card.id), MARKS, isAsked));
  }

  #stopIn(look: SearchLook): SearchStop | undefined {
    return obstacleIn(GLASSDOOR_WORDS, this.#session, look) ?? slowedDown(look);
  }

  /** A sign-in dialog over the page is closed; one that cannot be closed wants a new session. */
  async #passOverlay(look: SearchLook): Promise<SearchStop | undefined> {
    if (look.overlay === undefined) return undefined;
    if (look.closeOverlay === undefined) return { kind: "session_expired" };
    await this.#page.click(look.closeOverlay);
    return undefined;
  }
}
