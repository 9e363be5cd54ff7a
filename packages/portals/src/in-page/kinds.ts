import { byIds, cssString, deepAll, deepClosest, isRendered, parentOf } from "./dom.ts";
import type { Group } from "./raw-control.ts";
import { fullTextOf, isGenericLabel, squash, textOf } from "./text.ts";
import { testCounted } from "./held-guesses.ts";

const DATE_SHAPE =
  /^\s*(mm|dd|yyyy|m|d|tt|jj)\s*[/.-]\s*(mm|dd|m|d|yyyy|mmm)(\s*[/.-]\s*(yyyy|yy|dd|aaaa|jjjj))?\s*$/i;

function attribute(element: Element, name: string): string {
  return element.getAttribute(name) ?? "";
}

/** Names by which a page tells what a plain text box is for. */
function namesOf(element: Element): string {
  return ["id", "name", "data-testid", "data-automation-id", "data-qa"]
    .map((name) => attribute(element, name))
    .join(" ");
}

function kindOfText(element: Element): string {
  if (element instanceof HTMLTextAreaElement) return "textarea";
  const type = attribute(element, "type").toLowerCase();
  const autocomplete = attribute(element, "autocomplete").toLowerCase();
  const names = namesOf(element);
  if (type === "email" || testCounted(/(^|\s)email$/, autocomplete)) return "email";
  if (type === "tel" || /(^|\s)tel(-national|-local)?$/.test(autocomplete)) return "tel";
  if (type === "url" || autocomplete === "url") return "url";
  if (["date", "month", "week", "datetime-local"].includes(type)) return "date";
  if (type === "number" || type === "range" || attribute(element, "role") === "spinbutton") {
    return kindOfNumber(element);
  }
  if (testCounted(DATE_SHAPE, attribute(element, "placeholder"))) return "date";
  if (attribute(element, "inputmode") === "decimal") return "decimal";
  if (attribute(element, "inputmode") === "numeric") return "integer";
  if (element.hasAttribute("min") && element.hasAttribute("max")) return kindOfNumber(element);
  if (/-numeric(\s|$)|(^|\s)number-question/.test(names)) return kindOfNumber(element);
  if (/phone-?number-?(national-?number)?(\s|$)|(^|\s)phone(\s|$)/i.test(names)) return "tel";
  if (testCounted(/(^|\s)(email|email-?address)(\s|$)/i, names)) return "email";
  return isLikeTypeahead(element) ? "typeahead" : "text";
}

function kindOfNumber(element: Element): string {
  const step = attribute(element, "step");
  const isWhole = step === "" || (Number.isInteger(Number(step)) && step !== "any");
  return isWhole ? "integer" : "decimal";
}

function isLikeTypeahead(element: Element): boolean {
  return (
    attribute(element, "aria-autocomplete") === "list" ||
    /(^|\s)(location-input)(\s|$)/.test(namesOf(element)) ||
    element.matches("[data-qa=location-input],[class*=typeahead i]")
  );
}

/** The box that narrows down an opened list of another control: the list is the question, not the box. */
export function isListFilter(element: Element): boolean {
  if (!(element instanceof HTMLInputElement) || element.getAttribute("role") === "combobox") {
    return false;
  }
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  for (let node = parentOf(element); node !== null && !node.matches("form,body");) {
    const named = node.id === "" ? [] : [...root.querySelectorAll(openersOf(node.id))];
    if (named.some((opener) => !opener.contains(element))) return true;
    node = parentOf(node);
  }
  return false;
}

function openersOf(id: string): string {
  const drawn = ["[role=combobox]", "[aria-haspopup]"];
  const names = ["aria-controls", "aria-owns"];
  return drawn
    .flatMap((opener) => names.map((name) => `${opener}[${name}=${cssString(id)}]`))
    .join(",");
}

/** The list that stands open under a box which only narrows it down; null for any other box. */
export function filteredListOf(element: Element): Element | null {
  if (!(element instanceof HTMLInputElement) || element.hasAttribute("role")) return null;
  if (isListFilter(element)) return null;
  const list = byIds(element, element.getAttribute("aria-controls"))[0];
  return list !== undefined && list.matches("[role=listbox]") && isRendered(list) ? list : null;
}

/** Names of boxes that search among too many things to list; "ethnicity" has no city in it. */
function namesPlace(names: string): boolean {
  const isOther = testCounted(/location|locality|address|school|university|typeahead/i, names);
  return isOther || testCounted(/(^|[^a-z])city|[a-z]City/, names);
}

/** A list with an arrow can be opened and read; one that only suggests must be typed into. */
function kindOfPicker(element: Element, wrapper: Element): string {
  const list = filteredListOf(element);
  if (list !== null) {
    return list.getAttribute("aria-multiselectable") === "true" ? "multiselect" : "select";
  }
  if (
    deepAll(wrapper, "[class*=multi-value i],[class*=multiValue],[aria-multiselectable=true]")
      .length > 0
  ) {
    return "multiselect";
  }
  if (testCounted(/multi-?select/i, namesOf(element) + attribute(wrapper, "class")))
    return "multiselect";
  if (!(element instanceof HTMLInputElement)) return "select";
  if (namesPlace(namesOf(element))) return "typeahead";
  const arrow =
    "[class*=indicator i],[class*=arrow i],[class*=chevron i],[class*=caret i],[aria-label*=toggle i],[aria-label=Open]";
  const isList =
    element.readOnly ||
    attribute(element, "aria-autocomplete") === "none" ||
    deepAll(wrapper, arrow).length > 0 ||
    (element.placeholder !== "" && isGenericLabel(element.placeholder));
  return isList ? "select" : "typeahead";
}

export function kindOf(group: Group, wrapper: Element): string {
  const first = group.members[0];
  if (first === undefined) return "text";
  switch (group.widget) {
    case "native_select":
      return first instanceof HTMLSelectElement && first.multiple ? "multiselect" : "select";
    case "yes_no_boxes":
      return "radio";
    case "choices":
      if (first.matches("[type=radio],[role=radio]")) return "radio";
      return group.members.length > 1 ? "checkboxes" : "checkbox";
    case "box":
      return "checkbox";
    case "buttons":
      return "radio";
    case "picker":
      return kindOfPicker(first, wrapper);
    case "date_parts":
      return "date";
    case "rich_text":
      return "textarea";
    case "file":
      return "file";
    case "text":
      return kindOfText(first);
  }
}

const PLACEHOLDER =
  /^[\s\-–—.…]*$|^[-–—\s]*(please )?(select|choose|pick)\b.{0,40}$|^(selecciona|seleccione|sélectionne|choisi|bitte (aus)?wähl|auswähl|selecione|selezion|kies|välj)/i;

/** "Select an option" and its kin; an answer is never chosen from these. */
export function isPlaceholder(text: string, value: string | null, isFirst: boolean): boolean {
  if (text === "") return true;
  if (!isFirst) return false;
  if (value === "")
    return testCounted(PLACEHOLDER, text) || !testCounted(/^(n\/?a|none|no)\b/i, text);
  return testCounted(PLACEHOLDER, text) || (value !== null && /^select an option$/i.test(value));
}

/** The options of an opened or pre-rendered list that belongs to a picker. */
export function listOptionsOf(element: Element): Element[] {
  const holder = deepClosest(element, "[role=combobox],[aria-haspopup=listbox]") ?? element;
  const lists = [element, holder].flatMap((each) => [
    ...byIds(each, each.getAttribute("aria-controls")),
    ...byIds(each, each.getAttribute("aria-owns")),
  ]);
  const list = lists.find((each) => deepAll(each, "[role=option]").length > 0);
  return list === undefined ? [] : deepAll(list, "[role=option]");
}

/** A native select kept out of sight for the sake of the form that carries a drawn list's options. */
export function shadowSelectOf(element: Element): HTMLSelectElement | null {
  const holder = parentOf(element);
  const select = holder?.querySelector("select") ?? null;
  return select !== null && (select.getAttribute("aria-hidden") === "true" || !isRendered(select))
    ? select
    : null;
}

/** What a drawn list shows as chosen. */
export function pickedTexts(element: Element, wrapper: Element): string[] {
  const list = filteredListOf(element);
  if (list !== null) return deepAll(list, "[role=option][aria-selected=true]").map(fullTextOf);
  const many = deepAll(
    wrapper,
    "[class*=multi-value__label i],[class*=multiValueLabel i],[data-automation-id=selectedItem],[class*=chip__label i]",
  );
  if (many.length > 0) return many.map(fullTextOf).filter((text) => text !== "");
  const single = deepAll(wrapper, "[class*=single-value i],[class*=singleValue i]")[0];
  if (single !== undefined) return [fullTextOf(single)].filter((text) => text !== "");
  if (element instanceof HTMLInputElement)
    return [squash(element.value)].filter((text) => text !== "");
  const isEmpty = deepAll(element, "[class*=placeholder i],[data-placeholder]").length > 0;
  const text = textOf(element) || squash(element.getAttribute("value") ?? "");
  const isUnset =
    isEmpty || element.hasAttribute("data-placeholder") || isPlaceholder(text, null, true);
  return isUnset || isGenericLabel(text) ? [] : [text];
}
