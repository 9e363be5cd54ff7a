import { tellUnreadable, reportUnstatedInList } from "../account-site/search-flow.ts";
import { pageChanged } from "../account-site/portal-words.ts";
import { hitLocator, scan } from "../page-scan.ts";
import type { JobCard, SearchCriteria, SearchOutcome } from "../portal-driver.ts";
import { untilAborted } from "../session-waits.ts";
import type { BoardSession } from "./board-session.ts";
import type { FeedJob } from "./feed.ts";
import { leadsToJobs, readCards } from "./read-cards.ts";
import { readFeeds } from "./read-feed.ts";
import { jobUrl } from "./read-job.ts";
import { unwantedFor } from "./search-match.ts";

/** Fifty jobs to a page: more pages than this are no company's open jobs. */
const MOST_PAGES = 40;

/** Tells jobs that are looked for from others. A board has no search of its own, so that each is held against the criteria here. */
class Wanted {
  readonly #board: BoardSession;
  readonly #criteria: SearchCriteria;
  readonly #seen = new Set<string>();

  constructor(board: BoardSession, criteria: SearchCriteria) {
    this.#board = board;
    this.#criteria = criteria;
  }

  /** Those of `cards` that are looked for, each once. Of the others the session is told with the reason. */
  *of(cards: readonly JobCard[]): Generator<JobCard, void, undefined> {
    for (const card of cards) {
      if (this.#seen.has(card.portalJobId)) continue;
      this.#seen.add(card.portalJobId);
      const reason = unwantedFor(card, this.#criteria);
      if (reason === undefined) yield card;
      else this.#board.session.onDropped?.({ reason, card });
    }
  }
}

function cardOf(board: BoardSession, { id, title, place, company }: FeedJob): JobCard {
  return {
    portalJobId: id,
    title,
    company: company ?? board.board.token,
    location: place,
    url: jobUrl(board, id),
    isEasyApply: true,
    isApplied: false,
  };
}

/**
 * Reads the board's list to its end and yields the jobs that are looked for, each once; of all others the session is told. The list
 * is the maker's public feed; where none answers, or one breaks off, the page that lists the jobs is read.
 */
export async function* search(
  board: BoardSession,
  criteria: SearchCriteria,
): AsyncGenerator<JobCard, SearchOutcome, undefined> {
  const wanted = new Wanted(board, criteria);
  const fed = await readFeeds(board);
  if (fed !== undefined) {
    tellUnreadable(board.session, fed.odd);
    const cards = fed.jobs.map((job) => cardOf(board, job));
    reportUnstatedInList(board.session, "list", cards);
    yield* wanted.of(cards);
    if (fed.end === "whole") return { kind: "exhausted" };
    if (fed.end !== "broken_off") return fed.end;
  }
  return yield* searchPages(board, wanted);
}

async function* searchPages(
  board: BoardSession,
  wanted: Wanted,
): AsyncGenerator<JobCard, SearchOutcome, undefined> {
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
    const read =
      look["jobs"] === undefined
        ? { cards: [], unreadable: 0 }
        : await readCards(board, company, look["more"]);
    // The words of an empty list stand over a full one as well: what is drawn otherwise still has its links.
    if (read.cards.length === 0 && (await leadsToJobs(board)))
      return pageChanged(board.session, "list.jobs");
    tellUnreadable(board.session, read.unreadable);
    reportUnstatedInList(board.session, "list", read.cards);
    // Pages of the other makers name the company of a job only.
    const isUnnamed = board.pages.general === undefined && company === board.board.token;
    if (isUnnamed && read.cards.length > 0) board.session.onVariantMiss?.("list.company");
    yield* wanted.of(read.cards);
    const next = look["next"];
    if (next === undefined) {
      const isFull = read.cards.length + read.unreadable === board.pages.pageSize;
      if (isFull) board.session.onVariantMiss?.("list.next");
      return { kind: "exhausted" };
    }
    const href = hitLocator(board.session, next).getAttribute("href");
    const following = URL.parse((await untilAborted(board.session, href)) ?? "", url);
    if (following?.origin !== new URL(url).origin || following.href === url) {
      // It shows a way on that is not understood: what is behind it is not read.
      board.session.onVariantMiss?.("list.next");
      return { kind: "exhausted" };
    }
    url = following.href;
  }
  board.session.onVariantMiss?.("list.lastPage");
  return { kind: "exhausted" };
}
