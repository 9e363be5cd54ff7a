import { deepAll, isVisible, selectorFor } from "../../in-page/dom.ts";
import { leafWords } from "../../in-page/leaf-words.ts";
import { watchPage } from "../../in-page/scan.ts";
import { textOf } from "../../in-page/text.ts";
import { testCounted } from "../../in-page/held-guesses.ts";

/* Runs inside the page, after the files of ../../in-page. */

interface RawListedJob {
  id: string;
  title: string;
  company: string;
  place: string;
  marks: string[];
}

interface RawListing {
  cards: RawListedJob[];
  unreadable: number;
  /** Where more jobs come from: the end of the list that wants to be seen, a button that adds them below, one that leads on. */
  more: { kind: string; selector: string } | null;
}

const LISTED_TITLE = "a[data-test=job-title],a[class*=JobCard_jobTitle],a[data-test=job-link]";
const LISTED_CARD = "li[data-test=jobListing],li[data-jobid]";
/** Seen at the end of a list, it brings more jobs (portal facts, captured 3). */
const LIST_END = "section[aria-label='Loading more jobs']";
const MORE_JOBS: [string, string][] = [
  ["below", "button[data-test=load-more]"],
  ["scroll", LIST_END],
  ["next", "[data-test=pagination-next]"],
  ["next", "button.nextButton,a.nextButton"],
];

function listedId(card: Element, link: Element): string {
  const own = card.getAttribute("data-jobid");
  if (own !== null && own !== "") return own;
  const named = /[?&](?:jl|jobListingId)=(\d+)/.exec(link.getAttribute("href") ?? "");
  return named?.[1] ?? "";
}

function listedText(card: Element, css: string): string {
  const found = deepAll(card, css)[0];
  return found === undefined ? "" : textOf(found);
}

function listedJob(card: Element): RawListedJob | null {
  const link = deepAll(card, LISTED_TITLE).find((each) => textOf(each) !== "");
  if (link === undefined) return null;
  return {
    id: listedId(card, link),
    title: textOf(link),
    // The employer's rating stands beside its name.
    company: listedText(
      card,
      "[class*=compactEmployerName],[data-test=emp-name],[class*=employerName i]",
    ).replace(/ \d\.\d( ?★)?$/, ""),
    place: listedText(card, "[data-test=emp-location],[class*=JobCard_location]"),
    marks: leafWords(card, link),
  };
}

/** The lines of the list; drawn otherwise, what is around each title. */
function listedCards(): Element[] {
  const cards = deepAll(document, LISTED_CARD).filter(isVisible);
  if (cards.length > 0) return cards;
  const titles = deepAll(document, LISTED_TITLE).filter(isVisible);
  return [...new Set(titles.map((title) => title.closest("li") ?? title))];
}

function moreJobs(): RawListing["more"] {
  for (const [kind, css] of MORE_JOBS) {
    const button = deepAll(document, css).find(isVisible);
    if (button === undefined || button.matches(":disabled")) continue;
    return { kind, selector: selectorFor(button) };
  }
  const named = deepAll(document, "button").find(
    (button) =>
      isVisible(button) &&
      !button.matches(":disabled") &&
      testCounted(/^show more jobs/i, textOf(button)),
  );
  return named === undefined ? null : { kind: "below", selector: selectorFor(named) };
}

/** The jobs of the list as it is now, and where more come from. */
export function readListedJobs(): RawListing {
  const read = listedCards().map(listedJob);
  const cards = read.flatMap((card) =>
    card !== null && /^\d+$/.test(card.id) && card.title !== "" ? [card] : [],
  );
  return { cards, unreadable: read.length - cards.length, more: moreJobs() };
}

/**
 * Waits until the list is longer than it was; the list as it is when time is up. `isScrolled`: by showing its end, or its last line
 * where it has no end that is known (`hasEnd`).
 */
export function watchListedJobs(
  _: Element,
  wish: { count: number; timeoutMs: number; isScrolled: boolean; hasEnd: boolean },
): Promise<RawListing> {
  const look = (): RawListing | undefined => {
    const listing = readListedJobs();
    if (listing.cards.length > wish.count) return listing;
    // The end of such a list goes away with the last of it.
    return wish.isScrolled && wish.hasEnd && listing.more === null ? listing : undefined;
  };
  if (wish.isScrolled) {
    const end = deepAll(document, LIST_END)[0] ?? listedCards().at(-1);
    end?.scrollIntoView({ block: "end", behavior: "instant" });
  }
  return watchPage(look, wish.timeoutMs).then((listing) => listing ?? readListedJobs());
}
