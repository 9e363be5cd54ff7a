import {
  cardOf,
  meaningOfResults,
  NextPages,
  searchAll,
  tellUnasked,
  tellUnreadable,
} from "../account-site/search-flow.ts";
import type { SearchStop } from "../account-site/search-flow.ts";
import type { JobCard, PortalSession, SearchCriteria, SearchOutcome } from "../portal-driver.ts";
import { jobUrl } from "./pages/job.page.ts";
import { SearchPage } from "./pages/search.page.ts";
import type { Results } from "./pages/search.page.ts";
import { LINKEDIN_WORDS } from "./portal-words.ts";
import { JOBS_PER_PAGE, LAST_START, listQueries, searchUrl } from "./search-url.ts";
import type { SearchQuery } from "./search-url.ts";

/** A list that came through half is asked for once more. */
const MOST_VISITS = 2;

const MARKS = {
  easyApply: /^(easy apply|linkedin apply)$/i,
  applied:
    /^(applied( (on \S.{2,20}|\d+ ?[a-z]* ago|today|yesterday))?|application (submitted|sent)( .{1,30})?)$/i,
};

interface ResultPage {
  readonly cards: readonly JobCard[];
  readonly unreadable?: number;
  readonly hasMore: boolean;
  readonly isLast?: boolean;
}

async function readResults(
  session: PortalSession,
  criteria: SearchCriteria,
  url: string,
): Promise<ResultPage | SearchStop> {
  const page = new SearchPage(session);
  let results: Results | undefined;
  for (let visit = 0; visit < MOST_VISITS; visit += 1) {
    const refusal = LINKEDIN_WORDS.meaningOfStatus(await page.open(url));
    const meaning = refusal ?? meaningOfResults(LINKEDIN_WORDS, session, await page.look());
    if (meaning === "none") return { cards: [], hasMore: false };
    if (meaning === "results") {
      const now = await page.readCards();
      if (results === undefined || now.cards.length > results.cards.length) results = now;
      if (!now.isHalf) break;
    } else if (results === undefined) return meaning;
    else break;
  }
  if (results === undefined) return { cards: [], hasMore: false };
  tellUnreadable(session, results.unreadable);
  const isAsked = criteria.easyApplyOnly !== false;
  const read = (cards: Results["cards"]): JobCard[] =>
    cards.map((card) => cardOf(card, jobUrl(session.baseUrl, card.id), MARKS, isAsked));
  tellUnasked(session, read(results.unasked), results.cards.length);
  const { hasMore, isLast, unreadable } = results;
  return { cards: read(results.cards), unreadable, hasMore, isLast };
}

/** Runs every query to its last page and yields each job once. */
export function search(
  session: PortalSession,
  criteria: SearchCriteria,
): AsyncGenerator<JobCard, SearchOutcome, undefined> {
  const queries = listQueries(criteria);
  return searchAll(session, criteria, queries, async function* pagesOf(query: SearchQuery) {
    const pages = new NextPages(session, JOBS_PER_PAGE);
    for (let start = 0; start <= LAST_START; start += JOBS_PER_PAGE) {
      const url = searchUrl(session.baseUrl, query, criteria, start);
      const page = await readResults(session, criteria, url);
      if ("kind" in page) return page;
      yield page.cards;
      if (!pages.goesOn(page)) return undefined;
    }
    pages.tellCutOff();
    return undefined;
  });
}
