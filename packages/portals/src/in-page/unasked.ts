import { deepAll, deepClosest, deepContains, isVisible, parentOf } from "./dom.ts";
import { testCounted } from "./held-guesses.ts";
import { textOf } from "./text.ts";

/** What holds all of them; of a lone one what is around it. */
function listAround(cards: readonly Element[]): Element | null {
  const [first] = cards;
  let holder = first === undefined ? null : parentOf(first);
  while (holder !== null && !cards.every((card) => holder !== null && deepContains(holder, card))) {
    holder = parentOf(holder);
  }
  return holder;
}

/**
 * The cards of a list that nobody searched for: those below a heading that says so and is shown in the list or right above it. A
 * title of a job is no such heading, nor is one of a menu, of a column beside the list or of the page's foot.
 */
export function unaskedAmong(cards: readonly Element[], words: RegExp): Set<Element> {
  const list = listAround(cards);
  if (list === null) return new Set();
  const headings = deepAll(parentOf(list) ?? list, "h1,h2,h3,h4").filter(
    (heading) =>
      testCounted(words, textOf(heading)) &&
      isVisible(heading) &&
      deepClosest(heading, "aside,nav,header,footer") === null &&
      !cards.some((card) => deepContains(card, heading)),
  );
  const isBelow = (card: Element): boolean =>
    headings.some(
      (heading) => (heading.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
  return new Set(cards.filter(isBelow));
}
