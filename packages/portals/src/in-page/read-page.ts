import {
  deepAll,
  deepContains,
  elementAt,
  isRendered,
  isVisible,
  parentOf,
  selectorFor,
} from "./dom.ts";
import { datePartOf, groupsIn, isReadOnly } from "./groups.ts";
import { kindOf } from "./kinds.ts";
import { commonHolder, errorOf, hintOf, isRequired, wrapperOf } from "./marks.ts";
import { questionOfOne, questionOfSet } from "./question.ts";
import type { Spoken } from "./question.ts";
import type {
  Group,
  RawChoice,
  RawControl,
  RawFrame,
  RawOddity,
  RawReading,
} from "./raw-control.ts";
import { cleanQuestion, squash, textOf } from "./text.ts";
import { labelsOf } from "./traps.ts";
import { choicesOf, valueOf } from "./values.ts";
import { testCounted } from "./held-guesses.ts";

function numberOf(element: Element, name: string): number | undefined {
  const text = element.getAttribute(name);
  return text === null || text === "" || Number.isNaN(Number(text)) ? undefined : Number(text);
}

/** Values of `autocomplete` that only say whether a browser may fill the box in. */
const NO_HINT = /^(off|on|nope|new-password)$/;

function limitsOf(element: Element): Partial<RawControl["field"]> {
  const limits: Partial<RawControl["field"]> = {};
  const min = numberOf(element, "min") ?? numberOf(element, "aria-valuemin");
  const max = numberOf(element, "max") ?? numberOf(element, "aria-valuemax");
  const maxLength = numberOf(element, "maxlength");
  if (min !== undefined) limits.min = min;
  if (max !== undefined) limits.max = max;
  if (maxLength !== undefined && maxLength > 0) limits.maxLength = maxLength;
  for (const name of ["placeholder", "accept", "autocomplete"] as const) {
    const text = element.getAttribute(name) ?? "";
    if (text !== "" && !(name === "autocomplete" && testCounted(NO_HINT, text))) {
      limits[name] = text;
    }
  }
  return limits;
}

const BARE_CONSENT = /^(yes,? )?i (agree|accept|consent|confirm|acknowledge)\.?$/i;

/** A lone box says its own words; the title over it joins where the words alone say little ("I agree"). */
function questionOf(group: Group, root: Element, spoken: Spoken, kind: string): string {
  const first = group.members[0];
  if (first === undefined) return "";
  if (group.members.length > 1 && group.widget !== "date_parts")
    return questionOfSet(group, root, spoken);
  if (kind === "radio" || group.widget === "date_parts") return questionOfSet(group, root, spoken);
  if (kind === "checkbox") {
    const own = questionOfOne(group, first, root, spoken);
    const title = questionOfSet({ ...group, members: group.members }, root, {
      elements: new Set(),
      isMarked: false,
    });
    const isBare = own.length <= 32 && title.length > own.length;
    // "I agree" says less than the title that begins with it.
    const isHalfStated = testCounted(BARE_CONSENT, own) && title.startsWith(own);
    return isBare && (isHalfStated || !title.includes(own)) ? title : own;
  }
  return questionOfOne(group, first, root, spoken);
}

function headingsIn(root: Element): Element[] {
  return deepAll(root, "h1,h2,h3,h4,h5,legend,[role=heading]").filter(isRendered);
}

/**
 * The last heading over the control that is not somebody's question and not a neighbour's legend. "References" over boxes that only
 * their placeholders name is read as the first one's question, and heads the others in its box all the same.
 */
function sectionOf(
  { group, control }: { group: Group; control: RawControl },
  headings: readonly Element[],
  spoken: Spoken,
): string {
  const first = group.members[0];
  if (first === undefined) return "";
  const nearest = headings.findLast(
    (heading) =>
      (heading.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      !deepContains(heading, first),
  );
  if (nearest !== undefined && spoken.elements.has(nearest)) {
    const words = cleanQuestion(textOf(nearest));
    const box = parentOf(nearest);
    const isOwn = words === control.field.question;
    if (!isOwn && box !== null && deepContains(box, first)) return words;
  }
  const over = headings.filter((heading) => {
    if (spoken.elements.has(heading) || deepContains(heading, first)) return false;
    if (heading.tagName === "LEGEND") {
      return heading.parentElement !== null && deepContains(heading.parentElement, first);
    }
    return (heading.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  const last = over.at(-1);
  return last === undefined ? "" : cleanQuestion(textOf(last));
}

function controlOf(group: Group, root: Element, spoken: Spoken): RawControl | null {
  const first = group.members[0];
  if (first === undefined) return null;
  group.wrapper = commonHolder(group);
  const wrapper = wrapperOf(group);
  const choices = choicesOf(group);
  if (isYesOrNo(group, choices)) group.widget = "yes_no_boxes";
  const kind = kindOf(group, wrapper);
  spoken.isMarked = false;
  const question = questionOf(group, root, spoken, kind);
  const options = kind === "checkbox" || kind === "typeahead" ? [] : choices;
  const hint = hintOf(group);
  return {
    widget: kind === "checkbox" ? "box" : group.widget,
    selector: selectorFor(first),
    parts: group.widget === "date_parts" ? partsOf(group) : [],
    ...(group.beside === undefined ? {} : { dial: dialOf(group.beside) }),
    choices: kind === "checkbox" ? choices.slice(0, 1) : choices,
    id: first.id,
    name: first.getAttribute("name") ?? "",
    field: {
      question,
      kind,
      required: isRequired(group, wrapper) || spoken.isMarked,
      options: options.map((choice) => choice.text),
      value: valueOf(group, kind, wrapper),
      error: errorOf(group, wrapper),
      ...limitsOf(first),
      ...(hint === "" || hint === question ? {} : { hint }),
      ...(isReadOnly(first) ? { readOnly: true } : {}),
    },
  };
}

/** Two boxes that stand for Yes and No answer one question, as two radios would. */
function isYesOrNo(group: Group, choices: readonly RawChoice[]): boolean {
  const texts = choices.map((choice) => choice.text.toLowerCase());
  const isPair = texts.length === 2 && texts.includes("yes") && texts.includes("no");
  return isPair && group.widget === "choices" && !group.members.some(isRadio);
}

function isRadio(element: Element): boolean {
  return element.matches("[type=radio],[role=radio]");
}

/** The list of dial codes beside a phone number. */
function dialOf(list: Group): NonNullable<RawControl["dial"]> {
  const [first] = list.members;
  if (first === undefined) throw new Error("a list without an element");
  const value = valueOf(list, "select", first);
  return {
    widget: list.widget,
    selector: selectorFor(first),
    choices: choicesOf(list),
    value: typeof value === "string" ? value : "",
  };
}

function partsOf(group: Group): RawControl["parts"] {
  return group.members.map((each) => ({ part: datePartOf(each), selector: selectorFor(each) }));
}

/** What only counts visitors draws nothing, or hardly anything. A frame of this size shows something that may be asked. */
const LEAST_FORM_FRAME = { width: 100, height: 30 };

/** Whether a frame belongs to a check or counts visitors, by its host and path: its query may hold any letters, as a token does. */
function isNoForm(frame: Element): boolean {
  const address = URL.parse(frame.getAttribute("src") ?? "", document.baseURI);
  const place = `${address?.host ?? ""}${address?.pathname ?? ""}`;
  if (testCounted(/captcha|turnstile/i, place)) return true;
  const { width, height } = frame.getBoundingClientRect();
  const isLarge = width >= LEAST_FORM_FRAME.width && height >= LEAST_FORM_FRAME.height;
  return !isLarge && testCounted(/analytics|gtm|pixel/i, place);
}

function framesIn(root: Element): Element[] {
  return deepAll(root, "iframe,frame").filter((frame) => isVisible(frame) && !isNoForm(frame));
}

/** A control that could not be read, by the page's words for it; nothing that was typed goes along. */
function oddityOf(element: Element | undefined, error: unknown): RawOddity {
  const reason = error instanceof Error ? error.message : String(error);
  if (element === undefined) return { what: "", where: reason };
  const label = labelsOf(element).map(textOf).join(" ");
  const names = ["id", "name", "type", "role"].map((name) => {
    const value = element.getAttribute(name);
    return value === null ? "" : ` ${name}=${JSON.stringify(value.slice(0, 80))}`;
  });
  return {
    what: (label || (element.getAttribute("aria-label") ?? "")).slice(0, 200),
    where: `${element.localName}${names.join("")}: ${reason.slice(0, 200)}`,
  };
}

/**
 * Reads every question under `root` in page order. One odd control never spoils the rest: what cannot be read is left out
 * and named in `oddities`.
 */
export function readPage(root: Element, options: { ignore: (string | Element)[] }): RawReading {
  const spoken: Spoken = { elements: new Set(), isMarked: false };
  const read: { group: Group; control: RawControl }[] = [];
  const oddities: RawOddity[] = [];
  const onLeftOut = (element: Element): void =>
    void oddities.push(oddityOf(element, new Error("its words ask to leave it empty")));
  for (const group of groupsIn(root, options.ignore, onLeftOut)) {
    try {
      const control = controlOf(group, root, spoken);
      if (control !== null) read.push({ group, control });
    } catch (error) {
      oddities.push(oddityOf(group.members[0], error));
    }
  }
  const headings = headingsIn(root);
  for (const each of read) {
    const { control } = each;
    const section = squash(sectionOf(each, headings, spoken));
    if (section !== "" && section !== control.field.question) control.field.section = section;
  }
  const places: { at: Element; item: RawControl | RawFrame }[] = read.flatMap(
    ({ group, control }) => group.members.slice(0, 1).map((at) => ({ at, item: control })),
  );
  for (const frame of framesIn(root)) {
    const after = places.findIndex(
      ({ at }) => at.compareDocumentPosition(frame) & Node.DOCUMENT_POSITION_PRECEDING,
    );
    const entry = { at: frame, item: { frame: selectorFor(frame) } };
    places.splice(after === -1 ? places.length : after, 0, entry);
  }
  return { items: places.map(({ item }) => item), oddities };
}

/** As `readPage`, under the first element of a selector; null when there is none. */
export function readPageAt(
  _root: Element,
  { selector, ignore }: { selector: string; ignore: string[] },
): RawReading | null {
  const root = elementAt(selector);
  return root === undefined ? null : readPage(root, { ignore });
}
