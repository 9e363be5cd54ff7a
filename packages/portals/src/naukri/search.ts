import {
  meaningOfResults,
  NextPages,
  searchAll,
  tellUnreadable,
} from "../account-site/search-flow.ts";
import type { SearchStop } from "../account-site/search-flow.ts";
import { obstacleIn, slowedDown } from "../account-site/job-flow.ts";
import type { JobCard, PortalSession, SearchCriteria, SearchOutcome } from "../portal-driver.ts";
import { jobUrl } from "./pages/job.page.ts";
import { SearchPage } from "./pages/search.page.ts";
import type { Results } from "./pages/search.page.ts";
import { NAUKRI_WORDS } from "./portal-words.ts";
import {
  JOBS_PER_PAGE,
  listQueries,
  modeOf,
  MOST_PAGES,
  searchUrl,
  workModes,
} from "./search-url.ts";
import type { SearchQuery } from "./search-url.ts";

const NONE: Results = { cards: [], dropped: 0, hasMore: false };

async function readResults(session: PortalSession, url: string): Promise<Results | SearchStop> {
  const page = new SearchPage(session);
  const refusal = NAUKRI_WORDS.meaningOfStatus(await page.open(url));
  if (refusal !== undefined) return refusal;
  const look = await page.look();
  const isPlain =
    (obstacleIn(NAUKRI_WORDS, session, look) ?? slowedDown(look)) === undefined &&
    look.results === undefined;
  if (isPlain && (await page.isEmptyFrame())) return NONE;
  const meaning = meaningOfResults(NAUKRI_WORDS, session, look);
  if (meaning === "none") return NONE;
  return meaning === "results" ? page.read() : meaning;
}

type RawCard = Results["cards"][number];
type Modes = ReturnType<typeof workModes>;

const isWanted = (raw: RawCard, modes: Modes): boolean =>
  modes.length === 0 || modes.includes(modeOf(raw.place));

function cardOf(baseUrl: string, raw: RawCard, modes: Modes): JobCard {
  return {
    portalJobId: raw.id,
    title: raw.title,
    company: raw.company,
    location: raw.place,
    url: jobUrl(baseUrl, { portalJobId: raw.id, url: raw.href }),
    // A card has no button: only the job's page tells where it is applied to. A walk-in says so in its title.
    isEasyApply: !/^walk-?in\b/i.test(raw.title),
    // Saved lists are signed out: whether a card tells that one has applied is not known. The job's page does.
    isApplied: false,
    ...(isWanted(raw, modes) ? {} : { isOtherWorkplace: true }),
    ...(raw.pay === "" ? {} : { pay: raw.pay }),
  };
}

/**
 * Tells a full page of cards none of which says its pay. Some jobs keep it to themselves, about six of twenty on a saved list, so that a
 * page without any draws it otherwise than we know.
 */
function tellUnpaid(session: PortalSession, cards: readonly JobCard[]): void {
  const isUnpaid = cards.every(({ pay }) => pay === undefined);
  if (cards.length >= JOBS_PER_PAGE && isUnpaid) session.onVariantMiss?.("search.pay");
}

/** Runs every query to its last page and yields each job once. */
export function search(
  session: PortalSession,
  criteria: SearchCriteria,
): AsyncGenerator<JobCard, SearchOutcome, undefined> {
  return searchAll(session, criteria, listQueries(criteria), (query) =>
    pagesOf(session, criteria, query),
  );
}

/**
 * The pages of one query. Where none of the first page's cards is done where it is wanted, the codes for that may mean something else:
 * it is searched without them, and the cards' own marks tell the jobs apart.
 */
async function* pagesOf(
  session: PortalSession,
  criteria: SearchCriteria,
  query: SearchQuery,
): AsyncGenerator<readonly JobCard[], SearchStop | undefined, undefined> {
  const modes = workModes(query, criteria);
  let asked = modes;
  const read = (page: number): Promise<Results | SearchStop> =>
    readResults(session, searchUrl(session.baseUrl, query, criteria, page, asked));
  const pages = new NextPages(session, JOBS_PER_PAGE);
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    let found = await read(page);
    if ("kind" in found) return found;
    if (page === 1 && asked.length > 0 && !found.cards.some((card) => isWanted(card, modes))) {
      asked = [];
      found = await read(page);
      if ("kind" in found) return found;
    }
    tellUnreadable(session, found.dropped);
    const cards = found.cards.map((card) => cardOf(session.baseUrl, card, modes));
    tellUnpaid(session, cards);
    yield cards;
    if (!pages.goesOn({ cards, unreadable: found.dropped, hasMore: found.hasMore })) {
      return undefined;
    }
  }
  pages.tellCutOff();
  return undefined;
}
