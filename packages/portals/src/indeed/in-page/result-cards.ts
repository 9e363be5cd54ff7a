import { deepAll, deepContains, isVisible } from "../../in-page/dom.ts";
import { leafWords } from "../../in-page/leaf-words.ts";
import { textOf } from "../../in-page/text.ts";
import { unaskedAmong } from "../../in-page/unasked.ts";

/* Runs inside the page, after the files of ../../in-page. */

interface RawResult {
  id: string;
  title: string;
  company: string;
  place: string;
  marks: string[];
}

const TITLE_LINK = "a[data-jk],a[href*='/viewjob?jk='],a[href*='/rc/clk?jk=']";
const KNOWN_CARD =
  ".job_seen_beacon,[data-testid=slider_item],li[data-testid=job-card],.cardOutline,.tapItem";
/** The nearest thing around a title that holds one job. */
const CARD = `${KNOWN_CARD},li`;

/** Jobs under such a heading do not match the search: Indeed shows them when nothing does. */
const UNASKED = /^(popular jobs|similar jobs|jobs you may like|recommended)/i;

function firstText(card: Element, css: string): string {
  const found = deepAll(card, css)[0];
  return found === undefined ? "" : textOf(found);
}

function resultId(link: Element): string {
  const named = link.getAttribute("data-jk") ?? "";
  return named || (/[?&]jk=([0-9a-f]{16})/.exec(link.getAttribute("href") ?? "")?.[1] ?? "");
}

function resultOf(link: Element): RawResult {
  const card = link.closest(CARD) ?? link;
  const named = deepAll(link, "span[title]")[0]?.getAttribute("title") ?? "";
  return {
    id: resultId(link),
    title: named === "" ? textOf(link) : named,
    company: firstText(card, "[data-testid=company-name]"),
    place: firstText(
      card,
      "[data-testid=text-location],[data-testid=inlineHeader-companyLocation],[class*=companyLocation]",
    ),
    marks: leafWords(card, link),
  };
}

/** Lines that are drawn as jobs and have no link to one. */
function countUnlinked(links: readonly Element[]): number {
  const cards = deepAll(document, KNOWN_CARD).filter(isVisible);
  const outer = cards.filter(
    (card) => !cards.some((other) => other !== card && other.contains(card)),
  );
  return outer.filter((card) => !links.some((link) => deepContains(card, link))).length;
}

interface ResultList {
  cards: RawResult[];
  /** Those that stand below as jobs of another kind. */
  unasked: RawResult[];
  unreadable: number;
  hasMore: boolean;
}

/** Those that can be read, each once: a job may be linked to by its picture as well. */
function goodOf(results: readonly RawResult[]): RawResult[] {
  const good = results.filter((card) => /^[0-9a-f]{16}$/.test(card.id) && card.title !== "");
  return [...new Map(good.toReversed().map((card) => [card.id, card])).values()].toReversed();
}

/** The jobs of a result page that match the search and those that do not, how many of its lines are none that can be read, and whether another page follows. */
export function readResultCards(): ResultList {
  const links = deepAll(document, TITLE_LINK).filter(isVisible);
  const below = unaskedAmong(
    links.map((link) => link.closest(CARD) ?? link),
    UNASKED,
  );
  const isUnasked = (link: Element): boolean => below.has(link.closest(CARD) ?? link);
  const next = deepAll(
    document,
    "a[data-testid=pagination-page-next],nav[aria-label=pagination] a[aria-label='Next Page'],nav a[rel=next]",
  );
  const results = links.filter((link) => !isUnasked(link)).map(resultOf);
  const cards = goodOf(results);
  const odd = results.filter(({ id }) => !cards.some((card) => card.id === id)).length;
  return {
    cards,
    unasked: goodOf(links.filter(isUnasked).map(resultOf)),
    unreadable: odd + countUnlinked(links),
    hasMore: next.some(isVisible),
  };
}
