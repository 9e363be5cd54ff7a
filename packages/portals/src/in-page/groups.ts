import {
  deepAll,
  deepClosest,
  deepContains,
  hasBox,
  isKnownBy,
  isRendered,
  parentOf,
} from "./dom.ts";
import type { Group, Widget } from "./raw-control.ts";
import { cleanQuestion, fullTextOf } from "./text.ts";
import { withDialLists } from "./dial-lists.ts";
import { filteredListOf, isListFilter } from "./kinds.ts";
import { isAutofillFile, isLanguageMenu, isPageTool } from "./not-asked.ts";
import {
  clickTargetOf,
  isHiddenBox,
  isHiddenChoice,
  isHiddenFile,
  isShownTrap,
  labelsOf,
} from "./traps.ts";
import { execCounted, testCounted } from "./held-guesses.ts";

export const CONTROLS =
  "input,select,textarea,[contenteditable=true],[contenteditable=''],[role=textbox],[role=combobox],[role=radio],[role=checkbox],[role=switch],[role=spinbutton],[aria-haspopup=listbox]";
const NOT_FILLABLE = new Set(["hidden", "submit", "button", "image", "reset", "password", "color"]);
const WIDGET_HOST = ".select2-container,.chosen-container,.nice-select,.ts-wrapper,.choices";

function isSwitchedOff(element: Element): boolean {
  return element.matches(":disabled") || element.getAttribute("aria-disabled") === "true";
}

/** A box whose value the page has fixed; a drawn list may keep its box from being typed in, and is chosen from. */
export function isReadOnly(element: Element): boolean {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
    return false;
  return element.readOnly && deepClosest(element, "[role=combobox],[aria-haspopup]") === null;
}

/** Fixed, and without anything that would be sent. */
function isFixedEmpty(element: Element): boolean {
  return isReadOnly(element) && "value" in element && element.value === "";
}

function isInsideOther(element: Element): boolean {
  const outer = parentOf(element);
  if (outer === null) return false;
  if (deepClosest(outer, `noscript,template,${WIDGET_HOST}`) !== null) return true;
  if (element instanceof HTMLInputElement) return false;
  return deepClosest(outer, "[contenteditable=true],[role=textbox],button") !== null;
}

/** Role-only wrappers around a native control leave the word to that control. */
function isShell(element: Element): boolean {
  if (element.matches("input,select,textarea")) return false;
  return deepAll(element, "input:not([type=hidden]),select,textarea").some(
    (inner) => isRendered(inner) || inner.matches("[type=radio],[type=checkbox]"),
  );
}

function widgetOf(element: Element): Widget | "skip" {
  if (element instanceof HTMLSelectElement) return "native_select";
  const role = element.getAttribute("role");
  if (element instanceof HTMLInputElement) {
    if (NOT_FILLABLE.has(element.type)) return "skip";
    if (element.type === "file") return "file";
    if (element.type === "radio" || element.type === "checkbox") return "choices";
  }
  if (role === "radio" || role === "checkbox" || role === "switch") return "choices";
  if (filteredListOf(element) !== null) return "picker";
  const isPicker = deepClosest(element, "[role=combobox],[aria-haspopup=listbox]");
  if (isPicker !== null && (isPicker === element || deepContains(isPicker, element)))
    return "picker";
  if (element.matches("input,textarea,[role=spinbutton]")) return "text";
  return "rich_text";
}

function isReplacedSelect(element: HTMLSelectElement): boolean {
  const next = element.nextElementSibling;
  return (
    (next !== null && isKnownBy(next, WIDGET_HOST)) || deepClosest(element, WIDGET_HOST) !== null
  );
}

function isSkipped(element: Element, widget: Widget | "skip", root: Element): boolean {
  if (widget === "skip" || isSwitchedOff(element) || isFixedEmpty(element)) return true;
  if (element instanceof HTMLSelectElement && isReplacedSelect(element)) return false;
  if (isInsideOther(element) || isShell(element)) return true;
  if (isPageTool(element, root) || isLanguageMenu(element) || isListFilter(element)) return true;
  if (widget === "choices") return isHiddenChoice(element);
  if (widget === "file") return isAutofillFile(element) || isHiddenFile(element);
  return isHiddenBox(element);
}

/** Words of buttons that move through a form rather than answer it. */
const MOVES =
  /^(back|next|continue|submit|review|cancel|save|discard|done|upload|attach|browse|remove|delete|edit|add|close)\b/i;

/** A box with its label beside it or around it is a box; one without stands behind something drawn. */
function isDrawnOver(box: Element): boolean {
  if (box.getAttribute("tabindex") !== "-1" && hasBox(box)) return false;
  const isOwn = (label: Element): boolean =>
    isRendered(label) && (label.contains(box) || label.previousElementSibling === box);
  return !labelsOf(box).some(isOwn) && !isSwitchedOff(box);
}

/** Two buttons that stand for a hidden checkbox, or several that toggle by themselves. */
function buttonPairs(root: Element): Group[] {
  const groups: Group[] = [];
  for (const box of deepAll(root, "input[type=checkbox]")) {
    const holder = parentOf(box);
    if (holder === null || !isDrawnOver(box)) continue;
    const buttons = deepAll(holder, "button").filter(isRendered);
    const words = buttons.map(fullTextOf);
    if (buttons.length !== 2 || words.some((text) => text.length > 24 || testCounted(MOVES, text)))
      continue;
    groups.push({ widget: "buttons", members: [...buttons, box], wrapper: holder });
  }
  for (const holder of deepAll(root, "[role=group],[role=radiogroup]")) {
    const buttons = deepAll(holder, "button[aria-pressed],button[aria-checked]").filter(isRendered);
    if (buttons.length < 2 || deepAll(holder, "input,select,textarea").length > 0) continue;
    if (buttons.some((button) => button.getAttribute("role") === "radio")) continue;
    groups.push({ widget: "buttons", members: buttons, wrapper: holder });
  }
  return groups;
}

/** Radios are one question by their name; where each has a name of its own, the box around them makes them one. */
function areNamedApart(holder: Element | null): boolean {
  const radios = holder === null ? [] : deepAll(holder, "input[type=radio]");
  const names = new Set(radios.map((each) => each.getAttribute("name")));
  return radios.length > 1 && names.size === radios.length;
}

/** What holds several boxes that are one question. */
export const BOX_HOLDERS = "fieldset,[role=group],spl-checkbox-group";

function choiceKey(element: Element, ids: Map<Node, number>): string {
  const idOf = (node: Node): number => {
    const known = ids.get(node) ?? ids.size;
    ids.set(node, known);
    return known;
  };
  const isRadio = element.matches("[type=radio],[role=radio]");
  const holder = deepClosest(
    element,
    isRadio ? "[role=radiogroup],fieldset,[role=group],ul" : `${BOX_HOLDERS},ul[data-qa]`,
  );
  if (element instanceof HTMLInputElement && element.name !== "" && isRadio) {
    const scope = element.form ?? element.getRootNode();
    if (!areNamedApart(holder)) return `radio ${idOf(scope)} ${element.name}`;
  }
  if (holder !== null && (isRadio || isBoxQuestion(holder))) return `in ${idOf(holder)} ${isRadio}`;
  if (element instanceof HTMLInputElement && element.name !== "" && !isRadio) {
    // Two fieldsets may call their boxes the same.
    const scope = holder ?? element.form ?? element.getRootNode();
    return `box ${idOf(scope)} ${element.name}`;
  }
  return `alone ${idOf(element)}`;
}

/** What somebody agrees to. "I prefer not to answer" and "I am a veteran" are answers. */
const CONSENT =
  /^(by (clicking|submitting|applying|ticking|checking|sending|continuing|signing|using|selecting)\b|(yes,? )?i,? (hereby )?(agree|consent|accept|acknowledge|confirm|certify|understand|authori[sz]e|have read|have reviewed|give|allow|declare|attest|(would like|want|wish) to (receive|be)|am happy (for|to)))\b/i;

/** A titled set of boxes with one question, not a pile of consents that each stand for themselves. */
function isBoxQuestion(holder: Element): boolean {
  const boxes = deepAll(holder, "[type=checkbox],[role=checkbox]");
  const words = boxes.map((box) => cleanQuestion(fullTextOf(clickTargetOf(box) ?? box)));
  if (words.some((text) => testCounted(CONSENT, text)) && boxes.length > 1) return false;
  if (isPart(holder, boxes)) return false;
  const labels = new Set<Element | null>(boxes.map(clickTargetOf));
  const titles = deepAll(holder, "legend,label,[class*=title i],[class*=label i],h2,h3,h4");
  const isTitled = titles.some(
    (title) => !labels.has(title) && labels.values().every((l) => !l?.contains(title)),
  );
  const isNamed = holder.hasAttribute("aria-labelledby") || holder.hasAttribute("aria-label");
  return (isTitled || isNamed || hasWordsBefore(holder, boxes)) && holdsOnlyBoxes(holder);
}

/** A part of a form in which some of the boxes are a question by themselves. */
function isPart(holder: Element, boxes: readonly Element[]): boolean {
  return deepAll(holder, BOX_HOLDERS).some((inner) => {
    const held = boxes.filter((box) => deepContains(inner, box)).length;
    return held > 0 && held < boxes.length;
  });
}

/** A group of several boxes that names nothing, right after the words of a question. */
function hasWordsBefore(holder: Element, boxes: readonly Element[]): boolean {
  let alone = holder;
  // Frames that hold nothing but the group.
  for (let level = 0; level < 3 && alone.previousElementSibling === null; level += 1) {
    alone = parentOf(alone) ?? alone;
  }
  const before = alone.previousElementSibling;
  if (!holder.matches("[role=group]") || boxes.length < 2 || before === null) return false;
  const isBare = !before.matches(CONTROLS) && deepAll(before, CONTROLS).length === 0;
  return isBare && isRendered(before) && fullTextOf(before) !== "";
}

function holdsOnlyBoxes(holder: Element): boolean {
  const controls = deepAll(holder, CONTROLS).filter(
    (each) => !each.matches("[type=hidden],[type=checkbox],[role=checkbox]"),
  );
  return controls.every(
    (each) => isSkipped(each, widgetOf(each), holder) || each.matches("[type=text]"),
  );
}

const DATE_PART = /^(month|day|year|mm|dd|yyyy)$/i;

/** The name of the part of a date this control holds, or an empty string. */
export function datePartOf(element: Element): string {
  const automation = execCounted(
    /dateSection(Month|Day|Year)/,
    element.getAttribute("data-automation-id") ?? "",
  );
  const named = automation?.[1] ?? element.getAttribute("aria-label") ?? "";
  if (!testCounted(DATE_PART, named) || element instanceof HTMLSelectElement) return "";
  return { m: "month", d: "day", y: "year" }[named.charAt(0).toLowerCase()] ?? "";
}

function dateKey(element: Element, ids: Map<Node, number>): string {
  let holder = parentOf(element);
  for (let level = 0; holder !== null && level < 5; level += 1, holder = parentOf(holder)) {
    if (deepAll(holder, CONTROLS).filter((each) => datePartOf(each) !== "").length > 1) break;
  }
  if (holder === null) return "";
  ids.set(holder, ids.get(holder) ?? ids.size);
  return `date ${ids.get(holder)}`;
}

function isInside(element: Element, outer: string | Element): boolean {
  return typeof outer === "string"
    ? deepClosest(element, outer) !== null
    : deepContains(outer, element);
}

/** Every control a person could use, and those whose value is fixed and will be sent, put together by question, in page order. `ignore`: what is no question here, as elements or selectors; `onLeftOut` is told of what may be one all the same. */
export function groupsIn(
  root: Element,
  ignore: readonly (string | Element)[],
  onLeftOut: (element: Element) => void,
): Group[] {
  const pairs = buttonPairs(root);
  const taken = new Set(pairs.flatMap((pair) => pair.members));
  const ids = new Map<Node, number>();
  const groups = new Map<string, Group>();
  const places = new Map(deepAll(root, `${CONTROLS},button`).map((each, place) => [each, place]));
  for (const element of deepAll(root, CONTROLS)) {
    const widget = taken.has(element) ? "skip" : widgetOf(element);
    if (isSkipped(element, widget, root) || widget === "skip") {
      if (widget !== "skip" && isShownTrap(element)) onLeftOut(element);
      continue;
    }
    if (ignore.some((each) => isInside(element, each))) continue;
    const isDate = widget === "text" && datePartOf(element) !== "";
    let key = `one ${places.get(element)}`;
    if (isDate) key = dateKey(element, ids);
    else if (widget === "choices") key = choiceKey(element, ids);
    const known = groups.get(key);
    if (known === undefined) {
      groups.set(key, {
        widget: isDate ? "date_parts" : widget,
        members: [element],
        wrapper: element,
      });
    } else known.members.push(element);
  }
  const placeOf = (group: Group): number =>
    Math.min(...group.members.map((each) => places.get(each) ?? 0));
  const all = [...groups.values(), ...pairs].sort((a, b) => placeOf(a) - placeOf(b));
  return withDialLists(all);
}
