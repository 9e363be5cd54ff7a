import { z } from "zod";
import { pageChanged } from "../account-site/portal-words.ts";
import { hitLocator, scan } from "../page-scan.ts";
import type { JobCard, SearchCriteria, SearchOutcome, ThrottledOutcome } from "../portal-driver.ts";
import { callPage, untilAborted } from "../session-waits.ts";
import { BOARD_SCRIPTS } from "./board-session.ts";
import type { BoardSession } from "./board-session.ts";
import { readFeeds } from "./read-feed.ts";
import { isWanted } from "./search-match.ts";

/** Fifty jobs to a page: more pages than this are no company's open jobs. */
const MOST_PAGES = 40;

const Cards = z.array(z.object({ href: z.string(), title: z.string(), place: z.string() }));

/** The address a job is known by, without what the list adds to it. */
export function jobUrl(board: BoardSession, portalJobId: string): string {
  return board.urlOf(board.pages.jobPath(portalJobId));
}

/** What the maker's feed lists; undefined when none answers and the page has to be read. */
async function readFed(
  board: BoardSession,
): Promise<readonly JobCard[] | ThrottledOutcome | undefined> {
  const fed = await readFeeds(board);
  if (fed === undefined || "kind" in fed) return fed;
  return fed.map(({ id, title, place, company }) => ({
    portalJobId: id,
    title,
    company: company ?? board.board.token,
    location: place,
    url: jobUrl(board, id),
    isEasyApply: true,
    isApplied: false,
  }));
}

async function readCards(board: BoardSession, company: string): Promise<JobCard[]> {
  for (const wish of board.pages.cards) {
    const call = { bundle: BOARD_SCRIPTS, entry: "boardCards" };
    const raw = Cards.parse(await callPage(board.session, call, () => wish, board.lookTimeoutMs));
    const cards = raw.flatMap(({ href, title, place }) => {
      const path = URL.parse(href)?.pathname ?? "";
      const id = board.pages.jobId.exec(path)?.[1];
      if (id === undefined || title === "") return [];
      const location = board.pages.placeOf(place);
      return [
        {
          portalJobId: id,
          title,
          company,
          location,
          url: jobUrl(board, id),
          isEasyApply: true,
          isApplied: false,
        },
      ];
    });
    if (cards.length > 0) return cards;
  }
  return [];
}

/** Whether the page has links to jobs of this board, however they are drawn. */
async function leadsToJobs(board: BoardSession): Promise<boolean> {
  const call = { bundle: BOARD_SCRIPTS, entry: "boardCards" };
  const wish = { item: "a[href]", title: "a", place: "a" };
  const links = Cards.parse(await callPage(board.session, call, () => wish, board.lookTimeoutMs));
  const under = `${new URL(board.urlOf("")).pathname.replace(/\/$/, "")}/`;
  return links.some(({ href }) => {
    const path = URL.parse(href)?.pathname ?? "";
    // Every maker's ids have digits in them, which tells them from a board's other pages.
    return path.startsWith(under) && /\d/.test(board.pages.jobId.exec(path)?.[1] ?? "");
  });
}

/** Reads the board's list to its end and yields the jobs that are looked for, each once. A board has no search of its own. */
export async function* search(
  board: BoardSession,
  criteria: SearchCriteria,
): AsyncGenerator<JobCard, SearchOutcome, undefined> {
  const fed = await readFed(board);
  if (fed !== undefined && "kind" in fed) return fed;
  if (fed !== undefined) {
    yield* fed.filter((card) => isWanted(card, criteria));
    return { kind: "exhausted" };
  }
  return yield* searchPages(board, criteria);
}

async function* searchPages(
  board: BoardSession,
  criteria: SearchCriteria,
): AsyncGenerator<JobCard, SearchOutcome, undefined> {
  const seen = new Set<string>();
  let url = board.urlOf(board.pages.listPath ?? "");
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const opened = await board.open(url);
    if (typeof opened !== "number") return opened;
    const wish = { page: "list", until: ["jobs", "none"], timeoutMs: board.lookTimeoutMs };
    const look = await scan(board.session, board.pages.list, wish);
    if (look["jobs"] === undefined && look["none"] === undefined) {
      return pageChanged(board.session, "list.jobs");
    }
    const { company } = board.named(look["documentTitle"]?.text);
    const cards = look["jobs"] === undefined ? [] : await readCards(board, company);
    // The words of an empty list stand over a full one as well: what is drawn otherwise still has its links.
    if (cards.length === 0 && (await leadsToJobs(board)))
      return pageChanged(board.session, "list.jobs");
    for (const card of cards) {
      if (seen.has(card.portalJobId) || !isWanted(card, criteria)) continue;
      seen.add(card.portalJobId);
      yield card;
    }
    const next = look["next"];
    if (next === undefined) break;
    const href = hitLocator(board.session, next).getAttribute("href");
    const following = URL.parse((await untilAborted(board.session, href)) ?? "", url);
    if (following?.origin !== new URL(url).origin || following.href === url) break;
    url = following.href;
  }
  return { kind: "exhausted" };
}
