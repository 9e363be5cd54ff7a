import { byIds, deepAll, deepClosest, deepContains, isRendered, knownIn, parentOf } from "./dom.ts";
import { BOX_HOLDERS, CONTROLS } from "./groups.ts";
import { isFileAside } from "./file-words.ts";
import { filteredListOf, isListFilter } from "./kinds.ts";
import type { Group } from "./raw-control.ts";
import {
  cleanQuestion,
  fullTextOf,
  hasRequiredMark,
  isGenericLabel,
  isMarkedText,
  squash,
  textOf,
} from "./text.ts";
import { labelsOf } from "./traps.ts";

const TITLE =
  "legend,label,h1,h2,h3,h4,h5,h6,[class*=label i],[class*=title i],[class*=question i]";
const ASIDE =
  /(^|[-_ ])(hint|help|helper|description|desc|tooltip|subtitle|caption|error|counter)/i;

/** The words that were taken as a question, by element, so that they are not taken again as a heading. */
export interface Spoken {
  elements: Set<Element>;
  /** Whether the words taken last carried a required mark, which the question itself loses. */
  isMarked: boolean;
  /** Words that say how a file is given, or which, are no question. */
  isFile?: boolean;
}

function say(elements: readonly Element[], spoken: Spoken): string {
  const text = cleanQuestion(squash(elements.map(textOf).join(" ")));
  if (text === "" || isGenericLabel(text)) return "";
  if (spoken.isFile === true && isFileAside(text)) return "";
  for (const element of elements) spoken.elements.add(element);
  spoken.isMarked ||= elements.some(hasRequiredMark);
  return text;
}

function labelledBy(element: Element, spoken: Spoken): string {
  const named = byIds(element, element.getAttribute("aria-labelledby"));
  // A drawn list is often named by its label and by itself, which adds the chosen value to the question.
  const isPicker = element.matches("button,input,[role=combobox],[aria-haspopup=listbox]");
  const isItself = (each: Element): boolean =>
    each === element || (isPicker && (deepContains(element, each) || deepContains(each, element)));
  return say(
    named.filter((each) => !isItself(each)),
    spoken,
  );
}

function attributeName(element: Element): string {
  const text = cleanQuestion(element.getAttribute("aria-label") ?? "");
  return isGenericLabel(text) ? "" : text;
}

/** Text that stands before the control: the nearest label-like thing, not reaching past another question. */
function textBefore(start: Element, root: Element, spoken: Spoken): string {
  let node: Element | null = start;
  for (let level = 0; node !== null && node !== root && level < 8; level += 1) {
    if (node.matches("form,[role=dialog],body")) return "";
    const before: Element[] = [];
    for (let sibling = node.previousSibling; sibling !== null; sibling = sibling.previousSibling) {
      const text = sibling instanceof Text ? squash(sibling.data) : "";
      if (spoken.isFile === true && isFileAside(text)) continue;
      if (text !== "" && before.length === 0) {
        spoken.isMarked ||= isMarkedText(text);
        return cleanQuestion(text);
      }
      if (!(sibling instanceof Element) || !isRendered(sibling)) continue;
      if (sibling.matches(CONTROLS) || deepAll(sibling, CONTROLS).some(isRendered)) break;
      if (textOf(sibling) !== "") before.push(sibling);
    }
    const label = say(bestTitle(titlesAmong(before, spoken)), spoken);
    if (label !== "") return label;
    if (holdsEarlierControl(node)) return "";
    node = parentOf(node);
  }
  return "";
}

function titlesAmong(before: readonly Element[], spoken: Spoken): readonly Element[] {
  return spoken.isFile === true ? before.filter((each) => !isFileAside(textOf(each))) : before;
}

function bestTitle(before: readonly Element[]): Element[] {
  const plain = before.filter((each) => !ASIDE.test(each.getAttribute("class") ?? ""));
  const titled = plain.find((each) => each.matches(TITLE));
  if (titled !== undefined) return [titled];
  const inner = plain.map((each) => each.querySelector(TITLE)).find((each) => each !== null);
  const found = inner ?? plain[0] ?? before[0];
  return found === undefined ? [] : [found];
}

function holdsEarlierControl(node: Element): boolean {
  for (
    let sibling = node.previousElementSibling;
    sibling !== null;
    sibling = sibling.previousElementSibling
  ) {
    const controls = sibling.matches(CONTROLS) ? [sibling] : deepAll(sibling, CONTROLS);
    if (controls.some((each) => isRendered(each) && !each.matches("[type=hidden]"))) return true;
  }
  return false;
}

/** The box that names a set of controls: fieldset or group that holds all of them and nothing else to fill. */
function titleOfHolder(group: Group, spoken: Spoken): string {
  for (
    let node: Element | null = group.wrapper, level = 0;
    node !== null && level < 4;
    level += 1
  ) {
    if (node.matches(`${BOX_HOLDERS},[role=radiogroup],ul,[aria-labelledby]`)) {
      const legend = [...node.children].find((child) => child.tagName === "LEGEND");
      const named = labelledBy(node, spoken) || (legend === undefined ? "" : say([legend], spoken));
      const label = named || attributeName(node);
      if (label !== "") return label;
    }
    if (!holdsOnly(parentOf(node), group)) break;
    node = parentOf(node);
  }
  return "";
}

export function holdsOnly(holder: Element | null, group: Group): boolean {
  if (holder === null || holder.matches("form,body,[role=dialog]")) return false;
  return deepAll(holder, CONTROLS).every(
    (each) =>
      group.members.includes(each) ||
      group.beside?.members.includes(each) === true ||
      isListFilter(each) ||
      each.matches("[type=hidden],[type=submit],[type=button]") ||
      !isRendered(each) ||
      each.matches("[aria-hidden=true]") ||
      group.members.some((member) => deepContains(each, member) || deepContains(member, each)),
  );
}

/** A label inside the holder, before the first choice, that is not a choice's own. */
function titleInside(group: Group, spoken: Spoken): string {
  const own = new Set(group.members.flatMap(labelsOf));
  const first = group.members[0];
  if (first === undefined) return "";
  for (const title of deepAll(group.wrapper, TITLE)) {
    if ([...own].some((label) => label === title || deepContains(label, title))) continue;
    if (deepAll(title, CONTROLS).length > 0 || group.members.some((m) => deepContains(m, title)))
      continue;
    const isBefore = title.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (isBefore === 0 || !isRendered(title)) continue;
    const label = say([title], spoken);
    if (label !== "") return label;
  }
  return "";
}

/** Plain words at the head of the box around the choices, before the first of them. */
function headOfBox(group: Group, spoken: Spoken): string {
  const [first] = group.members;
  const before: Element[] = [];
  for (const part of group.wrapper.children) {
    if (first === undefined || deepContains(part, first)) break;
    const isWords = isRendered(part) && deepAll(part, CONTROLS).length === 0;
    if (isWords && !part.matches(CONTROLS) && textOf(part) !== "") before.push(part);
  }
  return say(bestTitle(before), spoken);
}

/** The question of several choices. */
export function questionOfSet(group: Group, root: Element, spoken: Spoken): string {
  return (
    titleOfHolder(group, spoken) ||
    titleInside(group, spoken) ||
    textBefore(group.wrapper, root, spoken) ||
    headOfBox(group, spoken)
  );
}

/** A label around its control may hold the control's tools as well; its titled part is the question. */
function titledPart(label: Element, control: Element): Element {
  const titles = deepAll(label, "[class*=label i],[class*=title i],[class*=question i]");
  return titles.find((each) => !deepContains(each, control) && textOf(each) !== "") ?? label;
}

function ownLabel(element: Element, spoken: Spoken): string {
  const labels = labelsOf(element);
  const apart = labels.filter((label) => !deepContains(label, element));
  const around = labels.filter((label) => deepContains(label, element));
  const visible = apart.filter(isRendered);
  return (
    say((visible.length > 0 ? visible : apart).slice(0, 1), spoken) ||
    labelledBy(element, spoken) ||
    say(
      around.map((label) => titledPart(label, element)),
      spoken,
    )
  );
}

/**
 * What the file is: by the words that the input names, by its label, or, where those are a button's, by the title over the place.
 */
function questionOfFile(group: Group, element: Element, root: Element, spoken: Spoken): string {
  const named = { ...spoken, isFile: true };
  const label = labelledBy(element, named);
  if (label !== "") {
    spoken.isMarked ||= named.isMarked;
    return label;
  }
  const own = ownLabel(element, spoken);
  if (own !== "" && !isFileAside(own)) return own;
  const title = titleOfHolder(group, named) || textBefore(element, root, named);
  spoken.isMarked ||= named.isMarked;
  return (
    title ||
    own ||
    labelsOf(element)
      .map(fullTextOf)
      .find((text) => text !== "" && !isGenericLabel(text)) ||
    attributeName(element) ||
    nameAsWords(element)
  );
}

/** A number, or what holds it and the list of dial codes beside it. */
function withDialList({ beside }: Group, element: Element): Element {
  const [list] = beside?.members ?? [];
  let holder = element;
  while (list !== undefined && !deepContains(holder, list)) {
    const up = parentOf(holder);
    if (up === null) return element;
    holder = up;
  }
  return holder;
}

/** The question of one control, best evidence first; the placeholder and the name only when nothing else speaks. */
export function questionOfOne(
  group: Group,
  element: Element,
  root: Element,
  spoken: Spoken,
): string {
  const holder = deepClosest(element, "[role=combobox],[aria-haspopup=listbox]");
  if (group.widget === "file") return questionOfFile(group, element, root, spoken);
  const list = filteredListOf(element);
  if (list !== null) {
    // The box's own name says what it does to the list.
    const named = labelledBy(list, spoken) || titleOfHolder(group, spoken);
    if (named !== "") return named;
  }
  // A phone number beside its list of countries: the box's own name says what to do, the title over both what is asked.
  const titled =
    group.beside === undefined ? "" : ownLabel(element, spoken) || titleOfHolder(group, spoken);
  if (titled !== "") return titled;
  const isAmongText = element.matches("[type=checkbox],[role=checkbox],[role=switch]");
  return (
    ownLabel(element, spoken) ||
    (holder !== null && holder !== element ? ownLabel(holder, spoken) : "") ||
    attributeName(element) ||
    (isAmongText ? textAfter(element) : "") ||
    titleOfHolder(group, spoken) ||
    titleInside(group, spoken) ||
    textBefore(withDialList(group, element), root, spoken) ||
    cleanQuestion(
      element.getAttribute("placeholder") ?? element.getAttribute("data-placeholder") ?? "",
    ) ||
    cleanQuestion(element.getAttribute("title") ?? "") ||
    nameAsWords(element)
  );
}

function nameAsWords(element: Element): string {
  const name = element.getAttribute("name") ?? element.id;
  return squash(name.replaceAll(/[[\]_.-]+/g, " ").replaceAll(/([a-z])([A-Z])/g, "$1 $2"));
}

function textAfter(element: Element): string {
  for (let node = element.nextSibling; node !== null; node = node.nextSibling) {
    if (node instanceof Element && (node.matches(CONTROLS) || node.tagName === "BR")) break;
    const text = node instanceof Element ? textOf(node) : squash(node.textContent ?? "");
    if (text !== "") return text;
  }
  return "";
}

/** "Select resume" beside a file's name is the tool's word; the name is the choice. */
function nameOnCard(element: Element): string {
  let card = parentOf(element);
  for (let level = 0; card !== null && level < 4; level += 1, card = parentOf(card)) {
    const title = knownIn(card, "h3,h4,[class*=file-name i]");
    if (title !== null) return textOf(title);
  }
  return "";
}

/** The words of one radio, box or button. */
export function choiceText(element: Element): string {
  if (element instanceof HTMLButtonElement) return textOf(element) || attributeName(element);
  const label = labelsOf(element)
    .map(textOf)
    .find((text) => text !== "");
  const named = byIds(element, element.getAttribute("aria-labelledby")).map(textOf).join(" ");
  const own = element instanceof HTMLInputElement ? "" : textOf(element);
  // A custom element may draw its words in a root of its own, from an attribute.
  const drawn = element.localName.includes("-") ? (element.getAttribute("label") ?? "") : "";
  const value = element.getAttribute("value") ?? "";
  const plain = /^(de)?select (this )?(resume|file|document)/i.test(label ?? "")
    ? nameOnCard(element) || (label ?? "")
    : (label ?? "");
  return cleanQuestion(
    plain || named || attributeName(element) || own || drawn || textAfter(element) || value,
  );
}
