import { cardOf, meaningOfResults, searchAll } from "../account-site/search-flow.ts";
import type { SearchStop } from "../account-site/search-flow.ts";
import type { JobCard, PortalSession, SearchCriteria, SearchOutcome } from "../portal-driver.ts";
import { jobUrl } from "./pages/job.page.ts";
import { SearchPage } from "./pages/search.page.ts";
import { INDEED_WORDS } from "./portal-words.ts";
import { LAST_START, listQueries, RESULTS_PER_PAGE, searchUrl } from "./search-url.ts";
import type { SearchQuery } from "./search-url.ts";

const MARKS = { easyApply: /^easily apply$/i, applied: /^(you )?applied\b/i };

interface ResultPage {
  readonly cards: readonly JobCard[];
  readonly hasMore: boolean;
}

async function readResults(session: PortalSession, url: string): Promise<ResultPage | SearchStop> {
  const page = new SearchPage(session);
  const refusal = INDEED_WORDS.meaningOfStatus(await page.open(url));
  if (refusal !== undefined) return refusal;
  const meaning = meaningOfResults(INDEED_WORDS, session, await page.look());
  if (meaning === "none") return { cards: [], hasMore: false };
  if (meaning !== "results") return meaning;
  const { cards, hasMore } = await page.read();
  return {
    cards: cards.map((card) => cardOf(card, jobUrl(session.baseUrl, card.id), MARKS)),
    hasMore,
  };
}

/** Runs every query to its last page and yields each job once. */
export function search(
  session: PortalSession,
  criteria: SearchCriteria,
): AsyncGenerator<JobCard, SearchOutcome, undefined> {
  return searchAll(listQueries(criteria), async function* pagesOf(query: SearchQuery) {
    for (let start = 0; start <= LAST_START; start += RESULTS_PER_PAGE) {
      const page = await readResults(session, searchUrl(session.baseUrl, query, criteria, start));
      if ("kind" in page) return page;
      yield page.cards;
      if (!page.hasMore || page.cards.length === 0) break;
    }
    return undefined;
  });
}
