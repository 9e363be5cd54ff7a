import { z } from "zod";
import { callPage, untilAborted } from "../session-waits.ts";
import type { ThrottledOutcome } from "../portal-driver.ts";
import { meaningOfStatus } from "../account-site/portal-words.ts";
import { PAGE_TIMEOUT_MS } from "../account-site/open-page.ts";
import { BOARD_SCRIPTS } from "./board-session.ts";
import type { BoardSession } from "./board-session.ts";
import type { FeedJob, FeedReading, JobFeed } from "./feed.ts";

/** The longest feed with descriptions that was told of has some megabytes. */
const LONGEST_BODY = 20_000_000;
/** A hundred jobs to a part: more parts than this are no company's open jobs. */
const MOST_PARTS = 50;

const XmlRecords = z.object({ items: z.array(z.record(z.string(), z.string())) });

/**
 * One part of a feed, opened as a page of the session's own browser: what keeps pages from leading elsewhere (hosts, proxy,
 * firewall) holds for it as well. Undefined when there is no such feed there, `odd` for data that is not what was known as it.
 * Throws when the site is down.
 */
async function readPart(
  board: BoardSession,
  feed: JobFeed,
  path: string,
): Promise<FeedReading | ThrottledOutcome | "odd" | undefined> {
  const { session } = board;
  const url = board.feedUrl(feed.host, path);
  const options = { waitUntil: "commit", timeout: PAGE_TIMEOUT_MS } as const;
  const response = await untilAborted(session, session.page.goto(url, options));
  const status = response?.status() ?? 0;
  const stopped = meaningOfStatus(board.maker, status);
  if (stopped !== undefined) return stopped;
  if (response === null || status !== 200) return undefined;
  const text = await untilAborted(session, response.text());
  if (text.length > LONGEST_BODY) return undefined;
  const raw =
    feed.xmlItem === undefined ? parseJson(text) : await parseXml(board, text, feed.xmlItem);
  const isData = /json|xml/.test(response.headers()["content-type"] ?? "");
  return feed.read(raw, board.board.token) ?? (isData ? "odd" : undefined);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function parseXml(board: BoardSession, text: string, item: string): Promise<unknown> {
  const call = { bundle: BOARD_SCRIPTS, entry: "boardXmlItems" };
  const raw = await callPage(board.session, call, () => ({ text, item }), board.lookTimeoutMs);
  return XmlRecords.safeParse(raw).data;
}

/** What a feed has told. */
export interface FedList {
  /** Each job once. */
  readonly jobs: readonly FeedJob[];
  /** Entries that could not be understood. */
  readonly odd: number;
  /** `broken_off`: a later part is missing, and with it jobs that nobody has seen. */
  readonly end: "whole" | "broken_off" | ThrottledOutcome;
}

/**
 * The jobs of the first feed that answers. Undefined when none does, or when one cannot be understood: the page is read then, and
 * `list.feed` is missed, since a page says less. Odd entries and a missing part are reported by name, as `list.<feed>: odd entry`
 * and `broken off`; what no entry says any more is missed as `list.company` and `list.place`.
 */
export async function readFeeds(board: BoardSession): Promise<FedList | undefined> {
  for (const feed of board.feeds) {
    const found = await readFeed(board, feed);
    if (found === "odd") board.session.onVariantMiss?.("list.feed");
    else if (found !== undefined) return found;
  }
  return undefined;
}

interface FeedParts extends FedList {
  readonly unstated: ReadonlySet<string>;
  /** The part that the feed broke off at is there, and not what was known as one. */
  readonly isOdd: boolean;
}

async function readParts(board: BoardSession, feed: JobFeed): Promise<FeedParts> {
  const jobs = new Map<string, FeedJob>();
  const paths = new Set<string>();
  const unstated = new Set<string>();
  let odd = 0;
  const so = () => ({ jobs: [...jobs.values()], odd, unstated, isOdd: false });
  let path: string | undefined = feed.path(encodeURIComponent(board.board.token));
  while (path !== undefined) {
    if (paths.has(path) || paths.size >= MOST_PARTS) return { ...so(), end: "broken_off" };
    paths.add(path);
    const part = await readPart(board, feed, path);
    if (part === undefined || part === "odd") {
      return { ...so(), end: "broken_off", isOdd: part === "odd" };
    }
    if ("kind" in part) return { ...so(), end: part };
    // A job with several places comes once for each.
    for (const job of part.jobs) jobs.set(job.id, joined(jobs.get(job.id), job));
    for (const each of part.unstated) unstated.add(each);
    odd += part.odd;
    path = part.next;
  }
  return { ...so(), end: "whole" };
}

async function readFeed(board: BoardSession, feed: JobFeed): Promise<FedList | "odd" | undefined> {
  const { jobs, odd, end, unstated, isOdd } = await readParts(board, feed);
  const isNone = jobs.length === 0;
  if (end === "broken_off" && isNone) return isOdd ? "odd" : undefined;
  if (end === "broken_off") board.session.onVariantHit?.(`list.${feed.id}`, "broken off");
  if (odd > 0) board.session.onVariantHit?.(`list.${feed.id}`, "odd entry");
  if (end === "whole" && odd > 0 && isNone) return "odd";
  // That no job has a place at all is told with the cards.
  const isPlaced = jobs.some(({ place }) => place !== "");
  for (const part of unstated) {
    if (part !== "place" || isPlaced) board.session.onVariantMiss?.(`list.${part}`);
  }
  board.session.onVariantHit?.("list.jobs", feed.id);
  return { jobs, odd, end };
}

function joined(known: FeedJob | undefined, job: FeedJob): FeedJob {
  if (known === undefined || known.place === job.place) return known ?? job;
  return { ...known, place: [known.place, job.place].filter(Boolean).join("; ") };
}
