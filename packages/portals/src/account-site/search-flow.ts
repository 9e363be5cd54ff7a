import type { Hit } from "../page-scan.ts";
import type {
  DropReason,
  JobCard,
  PortalSession,
  SearchCriteria,
  SearchOutcome,
} from "../portal-driver.ts";
import { obstacleIn, slowedDown } from "./job-flow.ts";
import type { Obstacle } from "./job-page.ts";
import { PAY_WORDS } from "./pay-words.ts";
import { pageChanged } from "./portal-words.ts";
import type { PortalWords } from "./portal-words.ts";

/** Why a search ends before it has shown everything. */
export type SearchStop = Exclude<SearchOutcome, { kind: "exhausted" }>;

/** The words of a line of a portal's result list. */
export interface RawCard {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly marks: readonly string[];
}

const PAY = new RegExp(PAY_WORDS, "i");

/** What a portal's cards say of themselves, as whole words of one element: a company may be called "Applied Materials". */
export interface CardMarks {
  readonly easyApply: RegExp;
  readonly applied: RegExp;
}

const ELSEWHERE = /^(apply|applied) on (the )?(company|employer).{0,3} ?(web)?site/i;

/** Whether a card says that its job is applied to on the employer's own site. */
export function isElsewhere({ marks }: RawCard): boolean {
  return marks.some((mark) => ELSEWHERE.test(mark.trim()));
}

/**
 * A card's words become values: marks to flags and pay, "Pune (Hybrid)" keeps its words. A list that was asked for jobs that are
 * applied to here (`isAsked`) is trusted where a card does not say otherwise.
 */
export function cardOf(raw: RawCard, url: string, marks: CardMarks, isAsked: boolean): JobCard {
  const texts = raw.marks.map((mark) => mark.trim());
  // A list of badges that begins with the pay has the same words and more.
  const [pay] = texts
    .filter((mark) => PAY.test(mark))
    .toSorted((one, other) => one.length - other.length);
  return {
    portalJobId: raw.id,
    title: raw.title,
    company: raw.company,
    location: raw.place,
    url,
    isEasyApply: texts.some((mark) => marks.easyApply.test(mark)) || (isAsked && !isElsewhere(raw)),
    isApplied: texts.some((mark) => marks.applied.test(mark)),
    ...(pay === undefined ? {} : { pay }),
  };
}

/** What a look at a page of results means: results to read, none, or a stop. */
export function meaningOfResults(
  portal: PortalWords,
  session: PortalSession,
  look: Partial<Record<Obstacle | "results" | "none", Hit>>,
): SearchStop | "results" | "none" {
  const stop = obstacleIn(portal, session, look) ?? slowedDown(look);
  if (stop !== undefined) return stop;
  if (look.none !== undefined) return "none";
  return look.results === undefined ? pageChanged(session, RESULTS) : "results";
}

const RESULTS = "search.results";
const isWithoutList = (stop: SearchStop): boolean =>
  stop.kind === "page_changed" && stop.locator === RESULTS;

/** Tells of the lines of a list that could not be read. */
export function tellUnreadable(session: PortalSession, count: number): void {
  for (let nth = 0; nth < count; nth += 1) session.onDropped?.({ reason: "unreadable" });
}

/**
 * Tells of the jobs of a page that its list shows although nobody searched for them. Where it has no others (`asked` is 0) its heading
 * may be the list's own by now, which is told as a thing that was missed.
 */
export function tellUnasked(
  session: PortalSession,
  unasked: readonly JobCard[],
  asked: number,
): void {
  for (const card of unasked) session.onDropped?.({ reason: "not_asked", card });
  if (unasked.length > 0 && asked === 0) session.onVariantMiss?.("search.asked");
}

interface PageEnd {
  readonly cards: readonly JobCard[];
  readonly unreadable?: number;
  /** Whether a way to the next page was found. */
  readonly hasMore: boolean;
  /** The page says itself that it is the last. */
  readonly isLast?: boolean;
}

/**
 * Decides after each page of a list whether to open the next. A full page on which no link to the next was found may have one that we do
 * not recognise: the next page is opened all the same, and if it has further jobs, a miss of `search.next` is reported.
 */
export class NextPages {
  readonly #session: PortalSession;
  readonly #full: number;
  readonly #seen = new Set<string>();
  #isTried = false;

  /** `full`: the fewest lines that a page has after which another comes. */
  constructor(session: PortalSession, full: number) {
    this.#session = session;
    this.#full = full;
  }

  /** Asked once after each page, in their order. */
  goesOn({ cards, unreadable = 0, hasMore, isLast = false }: PageEnd): boolean {
    const fresh = cards.filter(({ portalJobId }) => !this.#seen.has(portalJobId));
    for (const { portalJobId } of fresh) this.#seen.add(portalJobId);
    if (this.#isTried && fresh.length > 0) this.#session.onVariantMiss?.("search.next");
    const isFull = cards.length + unreadable >= this.#full;
    this.#isTried = !hasMore && !isLast && isFull && fresh.length > 0;
    return (hasMore && cards.length + unreadable > 0) || this.#isTried;
  }

  /** The list goes on, and more pages of it are not read. */
  tellCutOff(): void {
    this.#session.onVariantMiss?.("search.lastPage");
  }
}

/** What every line of a list says: a page on which none does draws it otherwise than we know. */
const SAID_BY_ALL = [
  ["company", "company"],
  ["location", "place"],
] as const;

/**
 * Tells what no line of a list's page says, as `<page>.company` and `<page>.place`: the search goes on without it, but the filters
 * by it are blind.
 */
export function reportUnstatedInList(
  session: PortalSession,
  page: string,
  cards: readonly JobCard[],
): void {
  if (cards.length === 0) return;
  for (const [part, name] of SAID_BY_ALL) {
    if (cards.every((card) => card[part] === "")) session.onVariantMiss?.(`${page}.${name}`);
  }
}

/** Why a listed job leads to no application, as far as the list says. */
function dropReasonOf(card: JobCard, criteria: SearchCriteria): DropReason | undefined {
  if (card.isApplied) return "already_applied";
  if (card.isOtherWorkplace === true) return "other_workplace";
  if (card.isEasyApply || criteria.easyApplyOnly === false) return undefined;
  return card.isUnmarked === true ? "unmarked" : "not_easy_apply";
}

/**
 * Runs every query through its pages and yields each job once; those that lead to no application are told to the session, too. `pagesOf` yields one query's pages and answers why it stopped
 * before the last, if it did. A page without a list after pages that had one is the end of that list: a portal counts as
 * changed only where its first page is not understood.
 */
export async function* searchAll<Query>(
  session: PortalSession,
  criteria: SearchCriteria,
  queries: readonly Query[],
  pagesOf: (query: Query) => AsyncGenerator<readonly JobCard[], SearchStop | undefined, undefined>,
): AsyncGenerator<JobCard, SearchOutcome, undefined> {
  const seen = new Set<string>();
  for (const query of queries) {
    const pages = pagesOf(query);
    let hasShown = false;
    let page = await pages.next();
    for (; page.done !== true; page = await pages.next()) {
      hasShown ||= page.value.length > 0;
      reportUnstatedInList(session, "search", page.value);
      const fresh = page.value.filter((card) => !seen.has(card.portalJobId));
      for (const card of fresh) {
        seen.add(card.portalJobId);
        const reason = dropReasonOf(card, criteria);
        if (reason !== undefined) session.onDropped?.({ reason, card });
        yield card;
      }
    }
    if (page.value !== undefined && !(hasShown && isWithoutList(page.value))) return page.value;
  }
  return { kind: "exhausted" };
}
