import { deepAll, deepContains, isVisible } from "../../in-page/dom.ts";
import { leafWords } from "../../in-page/leaf-words.ts";
import { textOf } from "../../in-page/text.ts";
import { testCounted } from "../../in-page/held-guesses.ts";

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
function isUnasked(card: Element, headings: readonly Element[]): boolean {
  return headings.some(
    (heading) => (heading.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}

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

/** The jobs of a result page that match the search, how many of its lines are none that can be read, and whether another page follows. */
export function readResultCards(): { cards: RawResult[]; unreadable: number; hasMore: boolean } {
  const headings = deepAll(document, "h1,h2,h3,h4").filter((heading) =>
    testCounted(/^(popular jobs|similar jobs|jobs you may like|recommended)/i, textOf(heading)),
  );
  const links = deepAll(document, TITLE_LINK).filter(isVisible);
  const asked = links.filter((link) => !isUnasked(link, headings));
  const next = deepAll(
    document,
    "a[data-testid=pagination-page-next],nav[aria-label=pagination] a[aria-label='Next Page'],nav a[rel=next]",
  );
  const results = asked.map(resultOf);
  const good = results.filter((card) => /^[0-9a-f]{16}$/.test(card.id) && card.title !== "");
  // A job may be linked to by its picture as well.
  const cards = new Map(good.toReversed().map((card) => [card.id, card]));
  const odd = results.filter((card) => !cards.has(card.id)).length;
  return {
    cards: [...cards.values()].toReversed(),
    unreadable: odd + countUnlinked(links),
    hasMore: next.some(isVisible),
  };
}
