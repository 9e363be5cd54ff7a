import { deepAll } from "../../in-page/dom.ts";
import { watchPage } from "../../in-page/scan.ts";
import { textOf, undouble } from "../../in-page/text.ts";

/* Runs inside the page, after the files of ../../in-page. */

interface RawCard {
  id: string;
  title: string;
  company: string;
  place: string;
  marks: string[];
}

const LEGACY_CARD = "li[data-occludable-job-id]";
const SDUI_CARD = "[role=button][componentkey^='job-card-component-ref-']";

/** Cards after this heading do not match the search: LinkedIn shows them when little or nothing does. */
function isPadding(card: Element, padding: readonly Element[]): boolean {
  return padding.some(
    (heading) => (heading.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}

function first(card: Element, css: string): string {
  const found = deepAll(card, css)[0];
  return found === undefined ? "" : textOf(found);
}

function legacyCard(card: Element): RawCard {
  const link = deepAll(
    card,
    "a.job-card-list__title--link,a.job-card-container__link,a[href*='/jobs/view/']",
  )[0];
  const strong = link === undefined ? "" : first(link, "strong");
  const marks = deepAll(
    card,
    ".job-card-container__footer-job-state,.job-card-container__apply-method,[class*=footer] li,li[class*=footer],.artdeco-entity-lockup__metadata li",
  );
  return {
    id: card.getAttribute("data-occludable-job-id") ?? "",
    title: strong || (link === undefined ? "" : textOf(link)),
    company: first(card, ".artdeco-entity-lockup__subtitle"),
    place: first(card, ".artdeco-entity-lockup__caption li,.artdeco-entity-lockup__caption"),
    marks: marks.map(textOf),
  };
}

function sduiCard(card: Element): RawCard {
  const lines = deepAll(card, "p").map((line) => undouble(textOf(line)));
  const key = card.getAttribute("componentkey") ?? "";
  return {
    id: /(\d+)$/.exec(key)?.[1] ?? "",
    title: lines[0] ?? "",
    company: lines[1] ?? "",
    place: lines[2] ?? "",
    marks: lines.slice(3),
  };
}

function cardElements(): Element[] {
  const padding = deepAll(document, "h1,h2,h3,h4").filter((heading) =>
    /more jobs for you|jobs you may be interested in|similar jobs/i.test(textOf(heading)),
  );
  return deepAll(document, `${LEGACY_CARD},${SDUI_CARD}`).filter(
    (card) => !isPadding(card, padding),
  );
}

function readCard(card: Element): RawCard {
  return card.matches(LEGACY_CARD) ? legacyCard(card) : sduiCard(card);
}

/** A card far down is empty until it is scrolled to. */
async function fillCard(card: Element, timeoutMs: number): Promise<RawCard> {
  const filled = (): RawCard | undefined => {
    const read = readCard(card);
    return read.title === "" ? undefined : read;
  };
  const now = filled();
  if (now !== undefined) return now;
  card.scrollIntoView({ block: "center" });
  return (await watchPage(filled, timeoutMs)) ?? readCard(card);
}

/** Reads all cards of a result page, scrolling through it as long as more come. */
export async function readJobCards(
  _: Element,
  wish: { perPage: number; cardTimeoutMs: number; moreTimeoutMs: number },
): Promise<RawCard[]> {
  const cards = new Map<string, RawCard>();
  for (let seen = -1; cards.size > seen && cards.size < wish.perPage;) {
    seen = cards.size;
    for (const element of cardElements()) {
      const id =
        element.getAttribute("data-occludable-job-id") ?? element.getAttribute("componentkey");
      if (id === null || cards.has(id)) continue;
      const card = await fillCard(element, wish.cardTimeoutMs);
      cards.set(id, card);
    }
    const last = cardElements().at(-1);
    if (last === undefined || cards.size >= wish.perPage || last.matches(LEGACY_CARD)) break;
    last.scrollIntoView();
    const hasMore = (): true | undefined => (cardElements().length > cards.size ? true : undefined);
    await watchPage(hasMore, wish.moreTimeoutMs);
  }
  return [...cards.values()].filter((card) => card.id !== "" && card.title !== "");
}
