import { deepAll, selectorFor } from "./dom.ts";
import { datePartOf } from "./groups.ts";
import { isPlaceholder, listOptionsOf, pickedTexts, shadowSelectOf } from "./kinds.ts";
import { choiceText } from "./question.ts";
import type { Group, RawChoice } from "./raw-control.ts";
import { fullTextOf, squash, textOf, undouble } from "./text.ts";
import { clickTargetOf } from "./traps.ts";
import { testCounted } from "./held-guesses.ts";

function selectChoices(select: HTMLSelectElement): RawChoice[] {
  const choices: RawChoice[] = [];
  for (const [index, option] of [...select.options].entries()) {
    const text = squash(option.label || (option.textContent ?? ""));
    const isFirst = choices.length === 0 && index === 0;
    if (option.disabled || isPlaceholder(text, option.getAttribute("value"), isFirst)) continue;
    choices.push({ text, selector: "", target: "", index });
  }
  return choices;
}

function buttonMembers(group: Group): Element[] {
  return group.members.filter((each) => !(each instanceof HTMLInputElement));
}

/** The choices of a question in page order, placeholders left out. */
export function choicesOf(group: Group): RawChoice[] {
  const first = group.members[0];
  if (first === undefined) return [];
  if (first instanceof HTMLSelectElement) return selectChoices(first);
  const isOfInputs = group.widget === "choices" || group.widget === "yes_no_boxes";
  if (isOfInputs || group.widget === "buttons") {
    return buttonMembers(group)
      .concat(isOfInputs ? group.members.filter((m) => m instanceof HTMLInputElement) : [])
      .map((each, index) => ({
        text: choiceText(each),
        selector: selectorFor(each),
        target: selectorFor(clickTargetOf(each) ?? each),
        index,
      }));
  }
  if (group.widget !== "picker") return [];
  const select = shadowSelectOf(first);
  if (select !== null) return selectChoices(select).map((choice) => ({ ...choice, index: -1 }));
  return listOptionsOf(first)
    .map((option, index) => ({
      text: textOf(option),
      selector: selectorFor(option),
      target: selectorFor(option),
      index,
    }))
    .filter((choice) => !isPlaceholder(choice.text, null, choice.index === 0));
}

export function isChosen(element: Element): boolean {
  if (element instanceof HTMLInputElement) return element.checked;
  return ["aria-checked", "aria-pressed", "aria-selected"].some(
    (name) => element.getAttribute(name) === "true",
  );
}

function chosenButton(group: Group): string {
  const buttons = buttonMembers(group);
  const states = buttons.map(
    (each) =>
      isChosen(each) || testCounted(/(^|[-_ ])(active|selected|checked)([-_ ]|$)/i, each.className),
  );
  const chosen = buttons.find((_, index) => states[index] === true);
  if (chosen !== undefined) return choiceText(chosen);
  const box = group.members.find((each) => each instanceof HTMLInputElement);
  const yes = buttons.map(choiceText).find((text) => testCounted(/^yes\b/i, text));
  return box !== undefined && isChosen(box) ? (yes ?? "") : "";
}

function dateOf(group: Group): string {
  const parts = new Map(
    group.members.map((each) => {
      const typed =
        each instanceof HTMLInputElement ? each.value : each.getAttribute("aria-valuenow");
      return [datePartOf(each), squash(typed ?? fullTextOf(each))];
    }),
  );
  const year = parts.get("year") ?? "";
  const rest = ["month", "day"]
    .filter((part) => parts.has(part))
    .map((part) => parts.get(part) ?? "");
  if (!/^\d{4}$/.test(year)) return "";
  return [year, ...rest.map((part) => part.padStart(2, "0"))].join("-");
}

function fileNames(element: Element, wrapper: Element): string {
  const own = element instanceof HTMLInputElement ? [...(element.files ?? [])] : [];
  if (own.length > 0) return own.map((file) => file.name).join(", ");
  const shown = deepAll(
    wrapper,
    "[class*=filename i],[class*=file-name i],[data-automation-id=file-upload-item-name]",
  )
    .map((each) => fullTextOf(each))
    .find((text) => /\.\w{2,5}$/.test(text));
  return shown ?? "";
}

/** What the question holds now, in the shape the kind asks for. */
export function valueOf(group: Group, kind: string, wrapper: Element): string | string[] | boolean {
  const first = group.members[0];
  if (first === undefined) return "";
  if (kind === "checkbox") return isChosen(first);
  if (kind === "checkboxes") return group.members.filter(isChosen).map(choiceText);
  if (group.widget === "buttons") return chosenButton(group);
  if (kind === "radio") return group.members.filter(isChosen).map(choiceText)[0] ?? "";
  if (first instanceof HTMLSelectElement) {
    const real = selectChoices(first);
    const chosen = real
      .filter((choice) => first.options[choice.index]?.selected)
      .map((choice) => choice.text);
    return first.multiple ? chosen : (chosen[0] ?? "");
  }
  if (group.widget === "date_parts") return dateOf(group);
  if (group.widget === "file") return fileNames(first, wrapper);
  if (group.widget === "picker") {
    const picked = pickedTexts(first, wrapper);
    return kind === "multiselect" ? picked : undouble(picked[0] ?? "");
  }
  if (first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement) return first.value;
  return squash(first instanceof HTMLElement ? first.innerText : fullTextOf(first));
}
