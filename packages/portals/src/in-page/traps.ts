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
const TRAP_WORDS =
  /robots? only|leave (this|it)?\s*(field |box )?(blank|empty)|(do not|don't) (fill|enter|complete)|if you('re| are) (a )?human/i;

/** In a box itself "leave blank if none" is a hint; only these words are a trap's. */
const HUMAN_WORDS = /robots? only|if you('re| are) (a )?human/i;

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

function isNamedTrap(element: Element): boolean {
  const names = [
    element.id,
    element.getAttribute("name"),
    element.getAttribute("data-automation-id"),
  ];
  if (names.some((name) => name !== null && testCounted(TRAP_NAME, name))) return true;
  const words = [
    ...labelsOf(element),
    ...byIds(element, element.getAttribute("aria-labelledby")),
  ].map(fullTextOf);
  if (testCounted(HUMAN_WORDS, element.getAttribute("placeholder") ?? "")) return true;
  return [...words, element.getAttribute("aria-label") ?? ""].some((text) =>
    testCounted(TRAP_WORDS, text),
  );
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
  if (!isRendered(element) || isOffScreen(element) || isNamedTrap(element)) return true;
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
  if (isNamedTrap(element)) return true;
  const target = clickTargetOf(element);
  if (target === null) return true;
  return target === element && isOffScreen(element);
}

/** What a part of a form holds that is a step or a question by itself, and not the frame of a file's place. */
const FORM_PARTS = "input:not([type=hidden],[type=file]),select,textarea,legend,h1,h2,h3,h4,h5,h6";

/** File inputs are mostly invisible behind a button; one counts when the area it stands in can be seen, and is no part that is put away. */
export function isHiddenFile(element: Element): boolean {
  if (isNamedTrap(element)) return true;
  let node: Element | null = element;
  for (let level = 0; node !== null && level < 5; level += 1, node = parentOf(node)) {
    if (isVisible(node)) return false;
    if (!isRendered(node) && deepAll(node, FORM_PARTS).length > 0) return true;
  }
  return true;
}
