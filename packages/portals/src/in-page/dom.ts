/*
 * Everything in this folder runs inside the page. The files are joined into one script (see ../page-script.ts), so their
 * functions share one scope: names are unique over the folder, and nothing outside the folder may be imported but types.
 */

import { noteGuesses } from "./held-guesses.ts";

/** The parent a person would name: leaves an open shadow root through its host. */
export function parentOf(node: Node): Element | null {
  const parent = node.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
}

/** Whether any element has an open shadow root; asked once for each look, because it visits the whole page. */
let pageHasShadow: boolean | undefined;

/** To be called when the page may have changed since the last look. */
export function beginLook(): void {
  pageHasShadow = undefined;
}

function hasShadowRoots(): boolean {
  pageHasShadow ??= [...document.querySelectorAll("*")].some((el) => el.shadowRoot !== null);
  return pageHasShadow;
}

/** A selector list that was looked for, with its ways and those that were on the page. */
export interface LoggedKey {
  ways: string[];
  found: string[];
}

/** What is looked for in this look, where somebody wants to know; by selector list. */
let keyLog: Map<string, LoggedKey> | undefined;

/** Notes from now on which selectors are looked for, and which of their ways are on the page. */
export function beginKeyLog(): void {
  keyLog = new Map();
}

/** Ends the notes and returns them. */
export function takeKeyLog(): LoggedKey[] {
  const keys = [...(keyLog?.values() ?? [])];
  keyLog = undefined;
  return keys;
}

/** The selectors of a list, apart: commas in brackets part nothing. */
function waysOf(list: string): string[] {
  const ways = list.match(/(?:\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)|[^,[(])+/g) ?? [];
  return ways.map((way) => way.trim());
}

/** Kinds of elements name nothing, and an id that was read off the page is no key of ours. */
const NAMES_SOMETHING = /[#.]|\[(?!id=|for=)/;

function logKey(root: ParentNode, list: string): void {
  const log = keyLog;
  if (log === undefined || !NAMES_SOMETHING.test(list) || /\[(id|for)="/.test(list)) return;
  const known = log.get(list) ?? { ways: waysOf(list), found: [] };
  log.set(list, known);
  for (const way of known.ways) {
    if (!known.found.includes(way) && findAll(root, way).length > 0) known.found.push(way);
  }
}

/** Like `querySelectorAll`, in page order, through open shadow roots. */
export function deepAll(root: ParentNode, selector: string): Element[] {
  if (keyLog !== undefined) logKey(root, selector);
  const found = findAll(root, selector);
  noteGuesses(selector, found);
  return found;
}

/** `matches`, for selectors that are a portal's or a library's keys. */
export function isKnownBy(element: Element, selector: string): boolean {
  const isKnown = element.matches(selector);
  if (isKnown) noteGuesses(selector, [element]);
  return isKnown;
}

/** `querySelector`, for such selectors. */
export function knownIn(root: ParentNode, selector: string): Element | null {
  const found = root.querySelector(selector);
  if (found !== null) noteGuesses(selector, [found]);
  return found;
}

function findAll(root: ParentNode, selector: string): Element[] {
  if (!hasShadowRoots()) return [...root.querySelectorAll(selector)];
  const own = root instanceof Element ? root.shadowRoot : null;
  const hasShadow = own !== null || [...root.querySelectorAll("*")].some((el) => el.shadowRoot);
  if (!hasShadow) return [...root.querySelectorAll(selector)];
  const found: Element[] = [];
  const visit = (node: ParentNode): void => {
    if (node instanceof Element && node.shadowRoot !== null) visit(node.shadowRoot);
    for (const child of node.children) {
      if (child.matches(selector)) found.push(child);
      visit(child);
    }
  };
  visit(root);
  return found;
}

/** `closest` that leaves shadow roots. */
export function deepClosest(element: Element, selector: string): Element | null {
  for (let node: Element | null = element; node !== null; node = parentOf(node)) {
    if (isKnownBy(node, selector)) return node;
  }
  return null;
}

/** `contains` that looks into shadow roots. */
export function deepContains(outer: Node, inner: Node): boolean {
  for (let node: Node | null = inner; node !== null; node = parentOf(node)) {
    if (node === outer) return true;
  }
  return false;
}

/**
 * Whether a press that lands on `hit` lands inside of `outer`, as they are drawn: what is put into a slot is drawn inside of what stands
 * around the slot. Bare words in a slot are no element: whoever asks what is at their place is told the host.
 */
export function takesHit(outer: Element, hit: Element): boolean {
  for (let node: Element | null = hit; node !== null; node = node.assignedSlot ?? parentOf(node)) {
    if (node === outer) return true;
  }
  if (hit.shadowRoot === null || outer.getRootNode() !== hit.shadowRoot) return false;
  return [...outer.querySelectorAll("slot")].some((slot) =>
    slot.assignedNodes().some((node) => node instanceof Text && node.data.trim() !== ""),
  );
}

/** Not switched off by display, visibility, `hidden` or a closed details. Says nothing about size or place. */
export function isRendered(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

/** Has a size a person could see or hit: clipped and collapsed boxes are one pixel or none. */
export function hasBox(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 1 && box.height > 1;
}

/** Moved out of the page to the left or above, where no scrolling leads. */
export function isOffScreen(element: Element): boolean {
  const box = element.getBoundingClientRect();
  // Scrolling back only moves things right and down, so most elements need no look at what scrolls around them.
  if (box.right >= -20 && box.bottom >= -20) return false;
  let right = box.right + window.scrollX;
  let bottom = box.bottom + window.scrollY;
  for (let node = parentOf(element); node !== null; node = parentOf(node)) {
    right += node.scrollLeft;
    bottom += node.scrollTop;
  }
  return right < -20 || bottom < -20;
}

export function isVisible(element: Element): boolean {
  return isRendered(element) && hasBox(element) && !isOffScreen(element);
}

/** Elements by id, in the tree the element lives in. */
export function byIds(element: Element, ids: string | null): Element[] {
  if (ids === null) return [];
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return [];
  return ids
    .split(/\s+/)
    .map((id) => (id === "" ? null : root.getElementById(id)))
    .filter((found) => found !== null);
}

/** A value as a CSS string: ids hold quotes, backslashes and line breaks as well (portal facts, captured 4.2). */
export function cssString(value: string): string {
  let written = "";
  for (const sign of value) {
    const code = sign.codePointAt(0) ?? 0;
    const isControl = code < 0x20 || code === 0x7f;
    const isOwnSign = sign === '"' || sign === "\\";
    written += isControl ? `\\${code.toString(16)} ` : `${isOwnSign ? "\\" : ""}${sign}`;
  }
  return `"${written}"`;
}

/** Where an element stood among its parent's when they were last counted: a list of 240 is counted once, not for each of its choices. */
const PLACES = new WeakMap<Element, number>();

function placeAmong(siblings: HTMLCollection, node: Element): number {
  const known = PLACES.get(node);
  // Siblings come and go: a place holds while the element still stands there.
  if (known !== undefined && siblings[known] === node) return known;
  for (const [at, each] of [...siblings].entries()) PLACES.set(each, at);
  return PLACES.get(node) ?? -1;
}

function placeInParent(node: Element): string {
  const isPlain = node instanceof HTMLElement && /^[a-z][a-z0-9-]*$/.test(node.localName);
  const parent: ParentNode | null =
    node.parentNode instanceof ShadowRoot ? node.parentNode : node.parentElement;
  const place = parent === null ? "" : `:nth-child(${placeAmong(parent.children, node) + 1})`;
  return `${isPlain ? node.localName : "*"}${place}`;
}

/** The way down to the element in its own tree, from the nearest id that is unique there; with `isBare` from the top, by places alone. */
function pathTo(element: Element, inTree: Document | ShadowRoot, isBare: boolean): string {
  const path: string[] = [];
  for (let node: Element | null = element; node !== null; node = node.parentElement) {
    const byId = `[id=${cssString(node.id)}]`;
    if (!isBare && node.id !== "" && inTree.querySelectorAll(byId).length === 1) {
      path.unshift(byId);
      break;
    }
    path.unshift(placeInParent(node));
  }
  return path.join(" > ");
}

/**
 * A CSS selector that finds this element again, also through shadow roots (as Playwright reads CSS). Throws for an element that
 * is in no document.
 */
export function selectorFor(element: Element): string {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) {
    throw new Error("it is no longer in the page");
  }
  const leads = (path: string): boolean => root.querySelector(path) === element;
  let own = pathTo(element, root, false);
  if (!leads(own)) own = pathTo(element, root, true);
  if (!leads(own)) throw new Error("no selector leads to it");
  return root instanceof ShadowRoot ? `${selectorFor(root.host)} ${own}` : own;
}

/** Where a selector of `selectorFor` may leave a tree for a shadow root: at a blank that is in no string and beside no `>`. */
function boundariesOf(selector: string): number[] {
  const found: number[] = [];
  let isString = false;
  for (let at = 0; at < selector.length; at += 1) {
    const sign = selector[at];
    if (sign === "\\") at += 1;
    else if (sign === '"') isString = !isString;
    else if (sign === " " && !isString && !/>/.test(selector.slice(at - 1, at + 2))) found.push(at);
  }
  return found;
}

/** The first element of a selector, also of one by `selectorFor` that leads through shadow roots; undefined when there is none. */
export function elementAt(selector: string): Element | undefined {
  const [found] = deepAll(document, selector);
  if (found !== undefined) return found;
  for (const at of boundariesOf(selector).toReversed()) {
    const inside = elementAt(selector.slice(0, at))?.shadowRoot;
    const inner = inside?.querySelector(selector.slice(at + 1));
    if (inner !== null && inner !== undefined) return inner;
  }
  return undefined;
}
