import { deepAll, isVisible, selectorFor } from "../../in-page/dom.ts";
import { watchPage } from "../../in-page/scan.ts";
import { textOf } from "../../in-page/text.ts";

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
  /** Where more jobs come from: a button that adds them below, or one that leads to the next page. */
  more: { kind: string; selector: string } | null;
}

const LISTED_TITLE = "a[data-test=job-title],a[data-test=job-link],a[class*=JobCard_jobTitle]";
const LISTED_CARD = "li[data-test=jobListing],li[data-jobid],li";
const MORE_BUTTONS: [string, string][] = [
  ["below", "button[data-test=load-more]"],
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

function listedJob(link: Element): RawListedJob {
  const card = link.closest(LISTED_CARD) ?? link;
  const marks = deepAll(
    card,
    "[data-test=easyApply],[data-test=applied-label],[class*=applied i],[data-test=detailSalary]",
  );
  return {
    id: listedId(card, link),
    title: textOf(link),
    // The employer's rating stands beside its name.
    company: listedText(
      card,
      "[class*=compactEmployerName],[data-test=emp-name],[class*=employerName i]",
    ).replace(/ \d\.\d( ?★)?$/, ""),
    place: listedText(card, "[data-test=emp-location],[class*=JobCard_location]"),
    marks: marks.filter(isVisible).map(textOf),
  };
}

function moreJobs(): RawListing["more"] {
  for (const [kind, css] of MORE_BUTTONS) {
    const button = deepAll(document, css).find(isVisible);
    if (button === undefined || button.matches(":disabled")) continue;
    return { kind, selector: selectorFor(button) };
  }
  const named = deepAll(document, "button").find(
    (button) =>
      isVisible(button) && !button.matches(":disabled") && /^show more jobs/i.test(textOf(button)),
  );
  return named === undefined ? null : { kind: "below", selector: selectorFor(named) };
}

/** The jobs of the list as it is now, and where more come from. */
export function readListedJobs(): RawListing {
  const cards = deepAll(document, LISTED_TITLE).filter(isVisible).map(listedJob);
  return {
    cards: cards.filter((card) => card.id !== "" && card.title !== ""),
    more: moreJobs(),
  };
}

/** Waits until the list is longer than it was; the list as it is when time is up. */
export function watchListedJobs(
  _: Element,
  wish: { count: number; timeoutMs: number },
): Promise<RawListing> {
  const look = (): RawListing | undefined => {
    const listing = readListedJobs();
    return listing.cards.length > wish.count ? listing : undefined;
  };
  return watchPage(look, wish.timeoutMs).then((listing) => listing ?? readListedJobs());
}
