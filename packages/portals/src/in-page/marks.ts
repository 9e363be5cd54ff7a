import { byIds, deepAll, deepContains, isKnownBy, isRendered, parentOf } from "./dom.ts";
import { holdsOnly } from "./question.ts";
import type { Group } from "./raw-control.ts";
import { hasRequiredMark, squash, textOf } from "./text.ts";
import { labelsOf } from "./traps.ts";
import { testCounted } from "./held-guesses.ts";

const ERRORS =
  "[role=alert],[data-test-form-element-error-messages],[id$='-error'],[id*='error-text' i],[id*='errortext' i],[class*=error-message i],.error-container,[class*=errorMessage i],[class*=field-error i],[class*=invalid-feedback i],[class*=feedback--error i],[aria-live=assertive]";

/** Grows the wrapper as far as it holds this question alone. */
export function wrapperOf(group: Group): Element {
  const first = group.members[0];
  let wrapper: Element = group.wrapper;
  while (!group.members.every((member) => deepContains(wrapper, member))) {
    const up = parentOf(wrapper);
    if (up === null) break;
    wrapper = up;
  }
  for (let level = 0; level < 7;) {
    const up = parentOf(wrapper);
    if (up === null || first === undefined || !holdsOnly(up, group)) break;
    wrapper = up;
    // Web components put one box several roots deep: what is inside of them is not counted.
    if (!(wrapper.getRootNode() instanceof ShadowRoot)) level += 1;
  }
  return wrapper;
}

/** The smallest element that holds all the group's controls. */
export function commonHolder(group: Group): Element {
  let holder: Element = group.members[0] ?? group.wrapper;
  while (!group.members.every((member) => deepContains(holder, member))) {
    const up = parentOf(holder);
    if (up === null) break;
    holder = up;
  }
  return holder;
}

function marksOf(group: Group, wrapper: Element): Element[] {
  const choices = new Set<Element>(group.members.length > 1 ? group.members.flatMap(labelsOf) : []);
  const titles = deepAll(
    wrapper,
    "label,legend,[class*=title i],[class*=label i],[class*=required i],h3,h4",
  );
  const named = group.members.flatMap((each) => [
    ...labelsOf(each),
    ...byIds(each, each.getAttribute("aria-labelledby")),
  ]);
  return [...titles, ...named].filter((each) => !choices.has(each));
}

export function isRequired(group: Group, wrapper: Element): boolean {
  const nodes = [
    ...group.members,
    ...deepAll(wrapper, "input,select,textarea,fieldset,[role]"),
    wrapper,
  ];
  const isSet = (each: Element): boolean =>
    each.getAttribute("aria-required") === "true" || each.hasAttribute("required");
  return nodes.some(isSet) || marksOf(group, wrapper).some(hasRequiredMark);
}

const NAMED_COMPLAINT = /error|invalid/i;

function isComplaint(element: Element): boolean {
  const names = `${element.id} ${element.getAttribute("class") ?? ""}`;
  return isKnownBy(element, ERRORS) || testCounted(NAMED_COMPLAINT, names);
}

/** The page's complaint: what the control points at, else an alert beside it. */
export function errorOf(group: Group, wrapper: Element): string {
  const pointed = group.members.flatMap((each) => [
    ...byIds(each, each.getAttribute("aria-errormessage")),
    ...byIds(each, each.getAttribute("aria-describedby")).filter(isComplaint),
  ]);
  const beside = holdsOnly(wrapper, group) ? deepAll(wrapper, ERRORS) : [];
  const invalid = group.members.some((each) => each.getAttribute("aria-invalid") === "true");
  const described = invalid
    ? group.members.flatMap((each) => byIds(each, each.getAttribute("aria-describedby")))
    : [];
  for (const element of [...pointed, ...beside, ...described]) {
    if (!isRendered(element) || group.members.includes(element)) continue;
    const text = textOf(element) || squash(element.textContent ?? "");
    if (text !== "") return text;
  }
  return "";
}

export function hintOf(group: Group): string {
  const described = group.members
    .slice(0, 1)
    .flatMap((each) => byIds(each, each.getAttribute("aria-describedby")))
    .filter((each) => isRendered(each) && !isComplaint(each));
  return squash(described.map(textOf).join(" "));
}
