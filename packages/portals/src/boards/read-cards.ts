import { press } from "../form/hand.ts";
import { z } from "zod";
import { ACTION_TIMEOUT_MS } from "../form/write-control.ts";
import { scan } from "../page-scan.ts";
import type { Hit } from "../page-scan.ts";
import type { JobCard } from "../portal-driver.ts";
import { callPage, untilAborted } from "../session-waits.ts";
import { BOARD_SCRIPTS } from "./board-session.ts";
import type { BoardSession } from "./board-session.ts";
import { jobUrl } from "./read-job.ts";

const Cards = z.array(z.object({ href: z.string(), title: z.string(), place: z.string() }));
type RawCard = z.infer<typeof Cards>[number];

/** A page of a list that shows twenty more at each press: more presses than this are no company's open jobs. */
const MOST_PRESSES = 100;

/** The jobs of a list's page. */
export interface ReadCards {
  readonly cards: readonly JobCard[];
  /** Rows without a job's address or a title, and those that the list kept back. */
  readonly unreadable: number;
}

interface CardWish {
  readonly item: string;
  readonly title: string;
  readonly place: string;
}

async function rawCards(board: BoardSession, wish: CardWish): Promise<RawCard[]> {
  const call = { bundle: BOARD_SCRIPTS, entry: "boardCards" };
  return Cards.parse(await callPage(board.session, call, () => wish, board.lookTimeoutMs));
}

/** What a page's script writes where it has no id. */
const NO_ID = /^(undefined|null|nan)$/i;

function idOf(board: BoardSession, { href }: RawCard): string {
  const id = board.pages.jobId.exec(URL.parse(href)?.pathname ?? "")?.[1] ?? "";
  return NO_ID.test(id) ? "" : id;
}

/** How much of a page one of its drawings names: rows that are all jobs, the items of a list, or any link. */
type Reach = "rows" | "items" | "links";

/** The general driver knows a maker's list by less than its rows, and tries any link with a heading after it. */
function reachOf({ pages }: BoardSession, nth: number): Reach {
  if (pages.general === undefined) return "rows";
  return nth === 0 ? "items" : "links";
}

interface RowWords {
  readonly id: string;
  readonly title: string;
}

/** How many of the rows that make no card are jobs all the same; several links may lead to one job. */
function countUnreadable(rows: readonly RowWords[], reach: Reach): number {
  if (reach === "rows") return rows.length;
  const untitled = new Set(rows.map(({ id }) => id).filter((id) => id !== ""));
  if (reach === "links") return untitled.size;
  return untitled.size + rows.filter(({ id, title }) => id === "" && title !== "").length;
}

function understood(
  board: BoardSession,
  raw: readonly RawCard[],
  { company, reach }: { readonly company: string; readonly reach: Reach },
): ReadCards {
  const rows = raw.map((card) => ({ ...card, id: idOf(board, card) }));
  const cards = rows
    .filter(({ id, title }) => id !== "" && title !== "")
    .map(({ id, title, place }) => ({
      portalJobId: id,
      title,
      company,
      location: board.pages.placeOf(place),
      url: jobUrl(board, id),
      isEasyApply: true,
      isApplied: false,
    }));
  const known = new Set(cards.map(({ portalJobId }) => portalJobId));
  const others = rows.filter(({ id }) => !known.has(id));
  return { cards, unreadable: countUnreadable(others, reach) };
}

/**
 * The jobs that the page shows now, by the first of the maker's drawings that has any. Rows that an earlier drawing named and that
 * could not be read are unreadable still where a later one finds fewer jobs.
 */
async function shownCards(board: BoardSession, company: string): Promise<ReadCards> {
  let unreadable = 0;
  for (const [nth, wish] of board.pages.cards.entries()) {
    const reach = reachOf(board, nth);
    const read = understood(board, await rawCards(board, wish), { company, reach });
    unreadable = Math.max(read.unreadable, unreadable - read.cards.length);
    if (read.cards.length > 0) return { cards: read.cards, unreadable };
  }
  return { cards: [], unreadable };
}

/** Presses what shows more of the list; returns how many rows it still keeps back. */
async function showAll(board: BoardSession, first: Hit | undefined): Promise<number> {
  const { session, pages, lookTimeoutMs } = board;
  let more = first;
  for (let presses = 0; more !== undefined && presses < MOST_PRESSES; presses += 1) {
    const call = { bundle: BOARD_SCRIPTS, entry: "boardLinksUntil" };
    const count = z.number();
    const wish = (above: number) => (timeoutMs: number) => ({ above, timeoutMs });
    const before = count.parse(await callPage(session, call, wish(-1), 0));
    const click = press(session.page, more.selector, ACTION_TIMEOUT_MS);
    const isPressed = await untilAborted(
      session,
      click.then(
        () => true,
        () => false,
      ),
    );
    const after = isPressed
      ? count.parse(await callPage(session, call, wish(before), lookTimeoutMs))
      : before;
    // "Show 5 more" that shows none keeps five back; one that does not say how many at least one.
    if (after <= before) return Number(/\d+/.exec(more.text)?.[0] ?? "1");
    const list = { more: pages.list["more"] ?? [] };
    more = (await scan(session, list, { page: "list", until: [], timeoutMs: 0 }))["more"];
  }
  return 0;
}

/** Reads all jobs of a list's page, also those that it shows only when `more` is pressed. */
export async function readCards(
  board: BoardSession,
  company: string,
  more: Hit | undefined,
): Promise<ReadCards> {
  const kept = await showAll(board, more);
  const { cards, unreadable } = await shownCards(board, company);
  return { cards, unreadable: unreadable + kept };
}

/** Whether the page has links to jobs of this board, however they are drawn. */
export async function leadsToJobs(board: BoardSession): Promise<boolean> {
  const links = await rawCards(board, { item: "a[href]", title: "a", place: "a" });
  const under = `${new URL(board.urlOf("")).pathname.replace(/\/$/, "")}/`;
  return links.some((link) => {
    const path = URL.parse(link.href)?.pathname ?? "";
    // Every maker's ids have digits in them, which tells them from a board's other pages.
    return path.startsWith(under) && /\d/.test(idOf(board, link));
  });
}
