import { deepAll, isVisible } from "../../in-page/dom.ts";
import { textOf } from "../../in-page/text.ts";

/* Runs inside the page, after the files of ../../in-page. */

interface RawResult {
  id: string;
  title: string;
  company: string;
  place: string;
  marks: string[];
}

const TITLE_LINK = "a[data-jk]";
/** The nearest thing around a title that holds one job. */
const CARD =
  ".job_seen_beacon,[data-testid=slider_item],li[data-testid=job-card],.cardOutline,.tapItem,li";

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

function resultOf(link: Element): RawResult {
  const card = link.closest(CARD) ?? link;
  const named = deepAll(link, "span[title]")[0]?.getAttribute("title") ?? "";
  const marks = deepAll(
    card,
    "[data-testid=indeedApply],.ialbl,li,[class*=badge i],[data-testid=attribute_snippet_testid],.salary-snippet-container",
  );
  return {
    id: link.getAttribute("data-jk") ?? "",
    title: named === "" ? textOf(link) : named,
    company: firstText(card, "[data-testid=company-name]"),
    place: firstText(
      card,
      "[data-testid=text-location],[data-testid=inlineHeader-companyLocation],[class*=companyLocation]",
    ),
    marks: marks.filter((mark) => !mark.contains(link)).map(textOf),
  };
}

/** The jobs of a result page that match the search, and whether another page follows. */
export function readResultCards(): { cards: RawResult[]; hasMore: boolean } {
  const headings = deepAll(document, "h1,h2,h3,h4").filter((heading) =>
    /^(popular jobs|similar jobs|jobs you may like|recommended)/i.test(textOf(heading)),
  );
  const links = deepAll(document, TITLE_LINK).filter(
    (link) => isVisible(link) && !isUnasked(link, headings),
  );
  const next = deepAll(
    document,
    "a[data-testid=pagination-page-next],nav[aria-label=pagination] a[aria-label='Next Page']",
  );
  const cards = links.map(resultOf).filter((card) => card.id !== "" && card.title !== "");
  return { cards, hasMore: next.some(isVisible) };
}
