import {
  cardOf,
  isElsewhere,
  meaningOfResults,
  NextPages,
  searchAll,
  tellUnasked,
  tellUnreadable,
} from "../account-site/search-flow.ts";
import type { RawCard, SearchStop } from "../account-site/search-flow.ts";
import type { JobCard, PortalSession, SearchCriteria, SearchOutcome } from "../portal-driver.ts";
import { jobUrl } from "./pages/job.page.ts";
import { SearchPage } from "./pages/search.page.ts";
import { INDEED_WORDS } from "./portal-words.ts";
import { LAST_START, listQueries, RESULTS_PER_PAGE, searchUrl } from "./search-url.ts";
import type { SearchQuery } from "./search-url.ts";
import { UnmarkedList } from "./unmarked-list.ts";

const MARKS = {
  easyApply: /^easily apply( easily apply)?$/i,
  applied: /^(you )?applied( (on \S.{2,20}|\d+ ?[a-z]* ago|today|yesterday))?$/i,
};

interface ResultPage {
  readonly cards: readonly JobCard[];
  readonly unreadable?: number;
  readonly hasMore: boolean;
}

const hasMark = ({ marks }: RawCard, mark: RegExp): boolean =>
  marks.some((words) => mark.test(words.trim()));

/**
 * The jobs of a page. Indeed is not asked for those that are applied to there: only their own mark tells them, and on a page where no
 * job has it their own pages do, unless others are wanted as well. That some are marked as applied to elsewhere says nothing of it.
 */
async function cardsOf(
  session: PortalSession,
  raw: readonly RawCard[],
  { url, unmarked }: { readonly url: string; readonly unmarked: UnmarkedList | undefined },
): Promise<JobCard[] | SearchStop> {
  let isTrusted = false;
  const cardIn = (card: RawCard): JobCard =>
    cardOf(card, jobUrl(session.baseUrl, card.id), MARKS, isTrusted);
  if (raw.length > 0) {
    const isMarked = raw.some((card) => hasMark(card, MARKS.easyApply));
    session.onVariantHit?.("search.marks", isMarked ? "words" : "unmarked");
    if (!isMarked && unmarked !== undefined) {
      const maybe = raw.filter((card) => !hasMark(card, MARKS.applied) && !isElsewhere(card));
      const answer = await unmarked.isTrusted(maybe, url);
      if (typeof answer === "object") return answer;
      isTrusted = answer;
      const unknown = new Set(isTrusted ? [] : maybe.filter(({ id }) => !unmarked.hasOpened(id)));
      return raw.map((card) => ({
        ...cardIn(card),
        ...(unknown.has(card) ? { isUnmarked: true } : {}),
      }));
    }
  }
  return raw.map(cardIn);
}

async function readResults(
  session: PortalSession,
  url: string,
  unmarked: UnmarkedList | undefined,
): Promise<ResultPage | SearchStop> {
  const page = new SearchPage(session);
  const refusal = INDEED_WORDS.meaningOfStatus(await page.open(url));
  if (refusal !== undefined) return refusal;
  const meaning = meaningOfResults(INDEED_WORDS, session, await page.look());
  if (meaning === "none") return { cards: [], hasMore: false };
  if (meaning !== "results") return meaning;
  const { cards, unasked, unreadable, hasMore } = await page.read();
  tellUnreadable(session, unreadable);
  const others = unasked.map((card) =>
    cardOf(card, jobUrl(session.baseUrl, card.id), MARKS, false),
  );
  tellUnasked(session, others, cards.length);
  const asked = await cardsOf(session, cards, { url, unmarked });
  return "kind" in asked ? asked : { cards: asked, unreadable, hasMore };
}

/** Runs every query to its last page and yields each job once. */
export function search(
  session: PortalSession,
  criteria: SearchCriteria,
): AsyncGenerator<JobCard, SearchOutcome, undefined> {
  const queries = listQueries(criteria);
  const unmarked = criteria.easyApplyOnly === false ? undefined : new UnmarkedList(session);
  return searchAll(session, criteria, queries, async function* pagesOf(query: SearchQuery) {
    const pages = new NextPages(session, RESULTS_PER_PAGE);
    for (let start = 0; start <= LAST_START; start += RESULTS_PER_PAGE) {
      const url = searchUrl(session.baseUrl, query, criteria, start);
      const page = await readResults(session, url, unmarked);
      if ("kind" in page) return page;
      yield page.cards;
      if (!pages.goesOn(page)) return undefined;
    }
    pages.tellCutOff();
    return undefined;
  });
}
