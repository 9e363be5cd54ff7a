import { deepAll, deepContains, takesHit, isVisible, parentOf } from "./dom.ts";

/** Fainter than this nobody sees it. */
const FAINTEST = 0.1;
/** A person hits nothing smaller. */
const SMALLEST_TARGET = 8;

/** How much of an element's ink is left once it and all around it have faded it, by opacity or by filter. */
function effectiveOpacity(element: Element): number {
  let left = 1;
  for (let node: Element | null = element; node !== null; node = parentOf(node)) {
    const { opacity, filter } = getComputedStyle(node);
    left *= Number(opacity);
    for (const [, amount = "1", percent] of filter.matchAll(/opacity\(([\d.]+)(%?)\)/g)) {
      left *= Number(amount) / (percent === "%" ? 100 : 1);
    }
  }
  return left;
}

/** Whether a person would see it as something to press: drawn, of a size, and not faded away. Says nothing of what covers it. */
export function canBeSeen(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const isBigEnough = box.width >= SMALLEST_TARGET && box.height >= SMALLEST_TARGET;
  return isVisible(element) && isBigEnough && effectiveOpacity(element) >= FAINTEST;
}

/** The topmost element at a place of the view, through open shadow roots. */
export function topmostAt(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y);
  while (found?.shadowRoot !== null && found?.shadowRoot !== undefined) {
    const inner = found.shadowRoot.elementFromPoint(x, y);
    if (inner === null || inner === found || !deepContains(found, inner)) break;
    found = inner;
  }
  return found;
}

/** Boxes around it that cut off what does not fit and that a person cannot scroll, with how far they are scrolled. */
function fixedViews(element: Element): [Element, number, number][] {
  const views: [Element, number, number][] = [];
  for (let node = parentOf(element); node !== null; node = parentOf(node)) {
    const { overflowX, overflowY } = getComputedStyle(node);
    if (overflowX !== "hidden" && overflowY !== "hidden") continue;
    views.push([node, node.scrollLeft, node.scrollTop]);
  }
  return views;
}

export function bringIntoView(element: Element): void {
  const views = fixedViews(element);
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  for (const [view, left, top] of views) view.scrollTo({ left, top, behavior: "instant" });
}

/** Laid so far to the right of or below its form that no person would look for it there. */
function isFarAway(box: DOMRect, form: DOMRect): boolean {
  const isRight = box.left > Math.max(form.right, document.documentElement.clientWidth);
  const isBelow = box.top > Math.max(form.bottom, window.innerHeight) + window.innerHeight;
  return isRight || isBelow;
}

/** Whether a person who looks over the form would find it: it can be seen, and lies by the form. */
export function canBeFound(element: Element, form: Element): boolean {
  return (
    canBeSeen(element) && !isFarAway(element.getBoundingClientRect(), form.getBoundingClientRect())
  );
}

/** Whether a press at the element's own middle would reach it, once it is scrolled to: nothing is over it. Scrolls the page. */
export function canBeHit(element: Element, form: Element): boolean {
  if (!canBeFound(element, form)) return false;
  bringIntoView(element);
  const box = element.getBoundingClientRect();
  const hit = topmostAt(box.left + box.width / 2, box.top + box.height / 2);
  return hit !== null && takesHit(element, hit);
}

/** Frames of checks; by which of them a page is stopped, their size tells. */
const CHECK_FRAMES =
  "iframe[title*=captcha i],iframe[title*=challenge i],iframe[src*=captcha i],iframe[src*='challenges.cloudflare' i]";
/**
 * The badge and the plain box of a check are lower than this: they stand on healthy pages as well. So is any frame while its style
 * sheet is on its way: 150 and its border.
 */
const LOWEST_CHALLENGE = 200;

/** Whether a check stands open over the page and asks a person for something. Frames that wait unseen for their turn do not count. */
export function hasOpenChallenge(): boolean {
  return deepAll(document, CHECK_FRAMES).some(
    (frame) => canBeSeen(frame) && frame.getBoundingClientRect().height >= LOWEST_CHALLENGE,
  );
}
