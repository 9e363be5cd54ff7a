import { cardOf, meaningOfResults, searchAll } from "../account-site/search-flow.ts";
import type { SearchStop } from "../account-site/search-flow.ts";
import type { JobCard, PortalSession, SearchCriteria, SearchOutcome } from "../portal-driver.ts";
import { jobUrl } from "./pages/job.page.ts";
import { SearchPage } from "./pages/search.page.ts";
import { LINKEDIN_WORDS } from "./portal-words.ts";
import { JOBS_PER_PAGE, LAST_START, listQueries, searchUrl } from "./search-url.ts";
import type { SearchQuery } from "./search-url.ts";

const MARKS = { easyApply: /easy apply/i, applied: /^(applied\b|application (submitted|sent))/i };

async function readResults(
  session: PortalSession,
  url: string,
): Promise<readonly JobCard[] | SearchStop> {
  const page = new SearchPage(session);
  const refusal = LINKEDIN_WORDS.meaningOfStatus(await page.open(url));
  if (refusal !== undefined) return refusal;
  const meaning = meaningOfResults(LINKEDIN_WORDS, session, await page.look());
  if (meaning === "none") return [];
  if (meaning !== "results") return meaning;
  const cards = await page.readCards();
  return cards.map((card) => cardOf(card, jobUrl(session.baseUrl, card.id), MARKS));
}

/** Runs every query to its last page and yields each job once. */
export function search(
  session: PortalSession,
  criteria: SearchCriteria,
): AsyncGenerator<JobCard, SearchOutcome, undefined> {
  return searchAll(listQueries(criteria), async function* pagesOf(query: SearchQuery) {
    for (let start = 0; start <= LAST_START; start += JOBS_PER_PAGE) {
      const page = await readResults(session, searchUrl(session.baseUrl, query, criteria, start));
      if ("kind" in page) return page;
      yield page;
      if (page.length < JOBS_PER_PAGE) break;
    }
    return undefined;
  });
}
