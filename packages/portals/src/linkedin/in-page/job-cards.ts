import { deepAll, isVisible } from "../../in-page/dom.ts";
import { watchPage } from "../../in-page/scan.ts";
import { leafWords } from "../../in-page/leaf-words.ts";
import { textOf, undouble } from "../../in-page/text.ts";
import { unaskedAmong } from "../../in-page/unasked.ts";

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
const PADDING = /more jobs for you|jobs you may be interested in|similar jobs/i;

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
  return {
    id: card.getAttribute("data-occludable-job-id") ?? "",
    title: strong || (link === undefined ? "" : textOf(link)),
    company: first(card, ".artdeco-entity-lockup__subtitle"),
    place: first(card, ".artdeco-entity-lockup__caption li,.artdeco-entity-lockup__caption"),
    marks: leafWords(card, link ?? null),
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

function allCards(): { asked: Element[]; unasked: Element[] } {
  const all = deepAll(document, `${LEGACY_CARD},${SDUI_CARD}`);
  const below = unaskedAmong(all, PADDING);
  return { asked: all.filter((card) => !below.has(card)), unasked: [...below] };
}

const cardElements = (): Element[] => allCards().asked;

const isRead = (card: RawCard): boolean => /^\d+$/.test(card.id) && card.title !== "";

function readCard(card: Element): RawCard {
  return card.matches(LEGACY_CARD) ? legacyCard(card) : sduiCard(card);
}

/** Cards that stay empty one after the other: the list has stalled, and the rest is not waited for. */
const MOST_EMPTY = 3;

/** The time that is left for a list, and how its cards have come so far. */
class CardPatience {
  readonly #deadline: number;
  #empty = 0;

  constructor(totalMs: number) {
    this.#deadline = performance.now() + totalMs;
  }

  get isOver(): boolean {
    return this.#empty >= MOST_EMPTY || performance.now() >= this.#deadline;
  }

  note(card: RawCard): void {
    this.#empty = card.title === "" ? this.#empty + 1 : 0;
  }

  waitFor(timeoutMs: number): number {
    return this.isOver ? 0 : Math.min(timeoutMs, this.#deadline - performance.now());
  }
}

/** A card far down is empty until it is scrolled to. */
async function fillCard(card: Element, patience: CardPatience, timeoutMs: number) {
  const filled = (): RawCard | undefined => {
    const read = readCard(card);
    return read.title === "" ? undefined : read;
  };
  const now = filled();
  if (now !== undefined) return now;
  card.scrollIntoView({ block: "center", behavior: "instant" });
  const wait = patience.waitFor(timeoutMs);
  return (wait > 0 ? await watchPage(filled, wait) : undefined) ?? readCard(card);
}

const NEXT_PAGE =
  "button.jobs-search-pagination__button--next,button[aria-label='View next page'],[data-testid=pagination-controls-next-button-visible]";
const PAGE_STATE = ".jobs-search-pagination__page-state";

/** Whether the page says that the list goes on, or that it does not; undefined where it says neither. */
function hasNextPage(): boolean | undefined {
  const next = deepAll(document, NEXT_PAGE).find(isVisible);
  if (next !== undefined) return !next.matches(":disabled");
  const state = deepAll(document, PAGE_STATE).find(isVisible);
  const [, at, last] = /(\d+) of (\d+)/i.exec(state === undefined ? "" : textOf(state)) ?? [];
  return at !== undefined && at === last ? false : undefined;
}

/**
 * Reads all cards of a result page, scrolling through it as long as more come. A list that stalls is answered as far as it came,
 * with the count of what stayed empty. `isHalf`: the page says itself that it did not come whole.
 */
export async function readJobCards(
  _: Element,
  wish: { perPage: number; cardTimeoutMs: number; moreTimeoutMs: number; totalMs: number },
): Promise<{
  cards: RawCard[];
  unasked: RawCard[];
  unreadable: number;
  hasMore: boolean;
  isLast: boolean;
  isHalf: boolean;
}> {
  const read = new Map<string, RawCard>();
  const patience = new CardPatience(wish.totalMs);
  for (let seen = -1; read.size > seen && read.size < wish.perPage;) {
    seen = read.size;
    for (const element of cardElements()) {
      const id =
        element.getAttribute("data-occludable-job-id") ?? element.getAttribute("componentkey");
      if (id === null || read.has(id)) continue;
      const card = await fillCard(element, patience, wish.cardTimeoutMs);
      patience.note(card);
      read.set(id, card);
    }
    const last = cardElements().at(-1);
    if (last === undefined || read.size >= wish.perPage || last.matches(LEGACY_CARD)) break;
    last.scrollIntoView({ behavior: "instant" });
    const hasMore = (): true | undefined => (cardElements().length > read.size ? true : undefined);
    await watchPage(hasMore, patience.waitFor(wish.moreTimeoutMs));
  }
  const cards = [...read.values()].filter(isRead);
  const hasMore = hasNextPage();
  const isHalf = deepAll(document, PAGE_STATE).some((state) => /\bof 0$/i.test(textOf(state)));
  return {
    cards,
    // They are not scrolled to: some say no more than their number.
    unasked: allCards()
      .unasked.map(readCard)
      .filter(({ id }) => /^\d+$/.test(id)),
    unreadable: read.size - cards.length,
    hasMore: hasMore === true,
    isLast: hasMore === false,
    isHalf,
  };
}
