import { deepAll, isVisible } from "../../in-page/dom.ts";
import { squash, textOf } from "../../in-page/text.ts";

/* Runs inside the page, after the files of ../../in-page. */

interface RawJob {
  id: string;
  title: string;
  company: string;
  place: string;
  href: string;
  pay: string;
}

/** Tiles of promoted jobs look alike and are no such card: they have neither a number nor an address. */
const JOB_CARD = ".srp-jobtuple-wrapper";

/** An element's title, which is never cut short, else its words. */
function namedIn(card: Element, css: string): string {
  const found = deepAll(card, css)[0];
  if (found === undefined) return "";
  return squash(found.getAttribute("title") ?? "") || textOf(found);
}

function jobOf(card: Element): RawJob {
  const link = deepAll(card, "a.title[href]")[0];
  return {
    id: card.getAttribute("data-job-id") ?? "",
    title: namedIn(card, "a.title[href]"),
    company: namedIn(card, "a.comp-name"),
    place: namedIn(card, ".locWdth") || namedIn(card, ".loc-wrap"),
    href: link instanceof HTMLAnchorElement ? link.href : "",
    pay: namedIn(card, ".sal-wrap span[title]") || namedIn(card, ".sal-wrap"),
  };
}

/** The jobs of a page of results, how many cards could not be read, and whether another page follows. */
export function readResultJobs(): { cards: RawJob[]; dropped: number; hasMore: boolean } {
  const all = deepAll(document, JOB_CARD).filter(isVisible);
  const cards = all
    .map(jobOf)
    .filter(({ id, title, href }) => /^\d+$/.test(id) && title !== "" && href !== "");
  // "Previous" has the same class.
  const next = deepAll(document, "#lastCompMark a,[class*=styles_pagination__] a").find(
    (link) => textOf(link).toLowerCase() === "next" && isVisible(link),
  );
  const hasMore = next !== undefined && !next.hasAttribute("disabled");
  return { cards, dropped: all.length - cards.length, hasMore };
}
