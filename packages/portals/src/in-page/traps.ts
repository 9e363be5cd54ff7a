import {
  byIds,
  deepAll,
  deepClosest,
  hasBox,
  isOffScreen,
  isRendered,
  isVisible,
  parentOf,
} from "./dom.ts";
import { fullTextOf } from "./text.ts";
import { testCounted } from "./held-guesses.ts";

const TRAP_NAME =
  /beecatcher|honey-?pot|(^|[-_])hp([-_]|$)|nospam|no-spam|bot-?field|leave-?(blank|empty)/i;
/** These are a trap's wherever they stand. */
const HUMAN_WORDS = /robots? only|if you('re| are) (a )?human/i;
/** These are so on a box that nobody sees. On one that is shown they may tell when, or with what, it is not to be filled in. */
const EMPTY_WORDS =
  /leave (this|it)?\s*(field |box )?(blank|empty)|(do not|don't) (fill|enter|complete)/i;
const HINT_WORDS =
  /(blank|empty|fill|enter|complete)\b.{0,30}\b(if|unless|when|where) (?!you (can )?(see|read))|(do not|don't) (fill|enter|complete)( in)? (an?|the|your|more)\b/i;

/** The labels that belong to a control, by `for` and by wrapping. */
export function labelsOf(element: Element): HTMLElement[] {
  if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  ) {
    return [...(element.labels ?? [])];
  }
  const root = element.getRootNode();
  if (element.id === "" || !(root instanceof Document || root instanceof ShadowRoot)) return [];
  return [...root.querySelectorAll("label")].filter((label) => label.htmlFor === element.id);
}

/** What a box's labels say. */
function trapWordsOf(element: Element): string[] {
  const labels = [...labelsOf(element), ...byIds(element, element.getAttribute("aria-labelledby"))];
  return [...labels.map(fullTextOf), element.getAttribute("aria-label") ?? ""];
}

function isCalledTrap(element: Element): boolean {
  const names = [
    element.id,
    element.getAttribute("name"),
    element.getAttribute("data-automation-id"),
  ];
  if (names.some((name) => name !== null && testCounted(TRAP_NAME, name))) return true;
  return [...trapWordsOf(element), element.getAttribute("placeholder") ?? ""].some((text) =>
    testCounted(HUMAN_WORDS, text),
  );
}

/** A trap by its name or its words; the words count for more where nobody sees it. */
function isNamedTrap(element: Element, isShown: boolean): boolean {
  return isCalledTrap(element) || (isShown ? saysLeaveEmpty(element) : saysEmpty(element));
}

const saysEmpty = (element: Element): boolean =>
  trapWordsOf(element).some((text) => testCounted(EMPTY_WORDS, text));

function saysLeaveEmpty(element: Element): boolean {
  return trapWordsOf(element).some(
    (text) => testCounted(EMPTY_WORDS, text) && !testCounted(HINT_WORDS, text),
  );
}

/** A box that is left out for its words alone, although anybody can see and reach it: it may be a question after all. */
export function isShownTrap(element: Element): boolean {
  return isInReach(element) && !isCalledTrap(element) && saysLeaveEmpty(element);
}

function isInReach(element: Element): boolean {
  const isReached = isVisible(element) && element.getAttribute("tabindex") !== "-1";
  return isReached && !isTransparent(element) && !isKeptFromReaders(element);
}

/** Kept from screen readers by itself or by what directly holds it; a page behind a dialog does not count. */
function isKeptFromReaders(element: Element): boolean {
  let node: Element | null = element;
  for (let level = 0; node !== null && level < 4; level += 1, node = parentOf(node)) {
    if (node.getAttribute("aria-hidden") === "true") return true;
  }
  return false;
}

/** Invisible ink: something between the control and the page is fully see-through. */
function isTransparent(element: Element): boolean {
  for (let node: Element | null = element; node !== null; node = parentOf(node)) {
    if (Number(getComputedStyle(node).opacity) < 0.05) return true;
  }
  return false;
}

/** A text-like control that is no question to a person: switched off, without size, out of the page, or a known trap. */
export function isHiddenBox(element: Element): boolean {
  if (!isRendered(element) || isOffScreen(element)) return true;
  if (isNamedTrap(element, isInReach(element))) return true;
  const isPicker = deepClosest(element, "[role=combobox],[aria-haspopup=listbox]") !== null;
  if (element.getAttribute("aria-hidden") === "true" && !isPicker) return true;
  const isOutOfReach = element.getAttribute("tabindex") === "-1";
  if (isOutOfReach && (isKeptFromReaders(element) || isTransparent(element))) return true;
  return !isPicker && !hasBox(element);
}

/** What a person clicks to choose a radio or a box: its visible label, else itself. */
export function clickTargetOf(element: Element): Element | null {
  const label = labelsOf(element).find((each) => isVisible(each));
  if (label !== undefined) return label;
  if (isVisible(element) && !isTransparent(element)) return element;
  const wrapper = parentOf(element);
  if (wrapper !== null && isVisible(wrapper) && isRendered(element)) return element;
  return null;
}

/** A radio, checkbox or switch that nobody could choose. */
export function isHiddenChoice(element: Element): boolean {
  const target = clickTargetOf(element);
  if (target === null || isNamedTrap(element, !isOffScreen(target))) return true;
  return target === element && isOffScreen(element);
}

/** What a part of a form holds that is a step or a question by itself, and not the frame of a file's place. */
const FORM_PARTS = "input:not([type=hidden],[type=file]),select,textarea,legend,h1,h2,h3,h4,h5,h6";

/** File inputs are mostly invisible behind a button; one counts when the area it stands in can be seen, and is no part that is put away. */
export function isHiddenFile(element: Element): boolean {
  let node: Element | null = element;
  for (let level = 0; node !== null && level < 5; level += 1, node = parentOf(node)) {
    if (isVisible(node)) return isNamedTrap(element, true);
    if (!isRendered(node) && deepAll(node, FORM_PARTS).length > 0) return true;
  }
  return true;
}
