import { beginLook, deepClosest, elementAt, isVisible, takesHit } from "./dom.ts";
import { bringIntoView, topmostAt } from "./hit-test.ts";

/** What is typed into as text; other kinds of input have pickers of their own. */
const TEXT_TYPES: ReadonlySet<string> = new Set([
  "text",
  "search",
  "tel",
  "url",
  "email",
  "number",
]);

/** A page that draws nothing for so long is busy with something else. */
const FRAME_LIMIT_MS = 500;

/** A place in the view of the page, in its own pixels. */
interface Place {
  x: number;
  y: number;
}

/** The first element that a person could work now: seen, and not switched off. */
function findUsable(selector: string): Element | undefined {
  const found = elementAt(selector);
  if (found === undefined || !isVisible(found)) return undefined;
  const isOff = deepClosest(found, ":disabled,[aria-disabled=true]") !== null;
  return isOff ? undefined : found;
}

function middleOf(element: Element): Place {
  const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
  const { left, top, width, height } = box ?? element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function isInView({ x, y }: Place): boolean {
  return x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight;
}

function nextFrame(limitMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve(true));
    setTimeout(() => resolve(false), limitMs);
  });
}

/**
 * Where a press on the element lands in its middle, once it is scrolled to, stands still and nothing lies over it; null where one of
 * these does not hold now.
 */
export async function placeToPress(
  _root: Element,
  { selector, frameLimitMs = FRAME_LIMIT_MS }: { selector: string; frameLimitMs?: number },
): Promise<Place | null> {
  const element = findUsable(selector);
  if (element === undefined) return null;
  // A bar along the window's edge lies over what stands there, and over nothing in the middle.
  if (!isInView(middleOf(element)) || !isOnTop(element)) bringIntoView(element);
  const before = middleOf(element);
  if (!(await nextFrame(frameLimitMs)) || !element.isConnected) return null;
  const place = middleOf(element);
  if (place.x !== before.x || place.y !== before.y || !isInView(place)) return null;
  return isOnTop(element) ? place : null;
}

/** Whether nothing lies over its middle. */
function isOnTop(element: Element): boolean {
  const { x, y } = middleOf(element);
  const hit = topmostAt(x, y);
  return hit !== null && takesHit(element, hit);
}

/** How long to wait before something that cannot be reached is looked at again. */
const NEXT_LOOK_MS = 100;

/** As `placeToPress`, once it is there; null when it is not in time. Nothing is pressed, nor is any event made. */
export async function waitToPress(
  root: Element,
  { selector, timeoutMs }: { selector: string; timeoutMs: number },
): Promise<Place | null> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    beginLook();
    // A busy machine draws less often than that: what is waited for is one frame, as long as there is time.
    const frameLimitMs = Math.max(FRAME_LIMIT_MS, end - performance.now());
    const place = await placeToPress(root, { selector, frameLimitMs });
    const left = end - performance.now();
    if (place !== null || left <= 0) return place;
    await new Promise((resolve) => setTimeout(resolve, Math.min(left, NEXT_LOOK_MS)));
  }
}

/** Puts the focus into a box for text and selects what it holds, so that what is typed replaces it; false where that cannot be done now. */
export function focusToType(_root: Element, { selector }: { selector: string }): boolean {
  const box = findUsable(selector);
  const isLine = box instanceof HTMLInputElement && TEXT_TYPES.has(box.type);
  if (!(isLine || box instanceof HTMLTextAreaElement) || box.readOnly) return false;
  box.select();
  box.focus();
  return box.matches(":focus");
}

/** Whether the element of a selector is a box for text that is not for reading only; null when there is no such element. */
export function takesText(_root: Element, { selector }: { selector: string }): boolean | null {
  const box = elementAt(selector);
  return box?.matches("input:not([readonly]),textarea:not([readonly])") ?? null;
}

/** A file as it comes into the page. */
interface FileGiven {
  selector: string;
  name: string;
  mimeType: string;
  base64: string;
}

/** Gives a box for files this one and tells the page, as the browser library does; false where there is no such box that is on. */
export function giveFile(_root: Element, { selector, name, mimeType, base64 }: FileGiven): boolean {
  const box = elementAt(selector);
  if (!(box instanceof HTMLInputElement) || box.type !== "file" || box.disabled) return false;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const given = new DataTransfer();
  given.items.add(new File([bytes], name, { type: mimeType, lastModified: Date.now() }));
  box.files = given.files;
  box.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  box.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

/** Leaves the box that is typed into, so that the page checks what it holds. */
export function leaveBox(): null {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return null;
}
