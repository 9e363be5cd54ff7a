import type { Hit } from "../page-scan.ts";
import type { JobCard, PortalSession, SearchOutcome } from "../portal-driver.ts";
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

/** A card's words become values: marks to flags and pay, "Pune (Hybrid)" keeps its words. */
export function cardOf(
  raw: RawCard,
  url: string,
  marks: { readonly easyApply: RegExp; readonly applied: RegExp },
): JobCard {
  const said = raw.marks.map((mark) => mark.trim());
  // A list of badges that begins with the pay has the same words and more.
  const [pay] = said
    .filter((mark) => PAY.test(mark))
    .toSorted((one, other) => one.length - other.length);
  return {
    portalJobId: raw.id,
    title: raw.title,
    company: raw.company,
    location: raw.place,
    url,
    isEasyApply: said.some((mark) => marks.easyApply.test(mark)),
    isApplied: said.some((mark) => marks.applied.test(mark)),
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

/**
 * Runs every query through its pages and yields each job once. `pagesOf` yields one query's pages and answers why it stopped
 * before the last, if it did. A page without a list after pages that had one is the end of that list: a portal counts as
 * changed only where its first page is not understood.
 */
export async function* searchAll<Query>(
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
      const fresh = page.value.filter((card) => !seen.has(card.portalJobId));
      for (const card of fresh) {
        seen.add(card.portalJobId);
        yield card;
      }
    }
    if (page.value !== undefined && !(hasShown && isWithoutList(page.value))) return page.value;
  }
  return { kind: "exhausted" };
}
