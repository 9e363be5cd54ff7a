import { flag, markup, type Markup } from "../../../markup.ts";
import { optionsOf } from "../compose.ts";
import { byId, byTestId, errorBox, helpText, type Control, type ControlInput } from "./control.ts";

/** What a question's control takes from the question. */
export interface QuestionParts {
  name: string;
  label: Markup;
}

/** Values of choices are codes: `1` and `0` for yes and no, else the words in capitals (captured 2.7). */
function codeOf(options: readonly string[], option: string): string {
  const isYesNo = options.length === 2 && options.includes("Yes") && options.includes("No");
  if (isYesNo) return option === "Yes" ? "1" : "0";
  return option
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "");
}

/** Choices that stand open. Boxes were not captured: they are drawn after the circles. */
export function choicesControl(
  input: ControlInput,
  { name, label }: QuestionParts,
  type: "radio" | "checkbox",
): Control {
  const { view, field, prefill } = input;
  const kind = type === "radio" ? "single-select-question" : "multi-select-question";
  const id = `${kind}-${view.reactId()}`;
  const errorId = `${kind}-error-text-${id}`;
  const options = optionsOf(field.question);
  const row = (option: string, index: number): Markup =>
    markup`<label for="${id}-${index}"${view.look("choice")}><input id="${id}-${index}" type="${type}" name="${name}" data-testid="input-${name}-${id}-${index}" value="${codeOf(options, option)}" aria-describedby="${errorId}"${flag("checked", prefill.chosen.includes(option))}><span>${option}</span></label>`;
  const role = type === "radio" ? "radiogroup" : "group";
  return {
    html: markup`<fieldset role="${role}" name="${name}" aria-required="${field.question.required ? "true" : "false"}" aria-invalid="false" data-testid="input-${name}"${view.look("fieldset")}><legend id="${kind}-label-${id}"${view.look("label")}>${label}</legend>${helpText(input)}${options.map(row)}${errorBox(view, errorId)}</fieldset>`,
    rule: {
      control: byTestId(`input-${name}`),
      error: byId(errorId),
      invalid: `${byTestId(`input-${name}`)}, ${byTestId(`input-${name}`)} input`,
      options,
    },
  };
}

/** A list too long to stand open: a box that shows the chosen words, and a popup dialog with a filter (captured 2.7). */
export function listControl(input: ControlInput, { name, label }: QuestionParts): Control {
  const { view, field, prefill } = input;
  const id = `single-select-question-${view.reactId()}`;
  const errorId = `single-select-question-error-text-${id}`;
  const labelId = `single-select-question-label-${id}`;
  const base = `input-${name}-select-list`;
  const popup = `Popup-${view.reactId()}`;
  const list = `Listbox-${view.reactId()}`;
  const options = optionsOf(field.question);
  // The chosen row is not marked either (captured 2.7).
  const row = (option: string): Markup =>
    markup`<li role="option" aria-selected="false" data-testid="${base}-${option}"${view.look("option")}>${option}</li>`;
  // What the box shows before a choice was not captured.
  const shown = options.find((option) => prefill.chosen.includes(option)) ?? "Select an option";
  return {
    html: markup`<div aria-required="${field.question.required ? "true" : "false"}" data-testid="input-${name}"><label id="${labelId}"${view.look("label")}>${label}</label>${helpText(input)}<div data-testid="${base}"${view.look("box")}><div id="${id}" role="combobox" tabindex="0" aria-haspopup="dialog" aria-controls="${popup}" aria-labelledby="${labelId}" aria-describedby="${errorId}" data-testid="${base}-select-list"${view.look("combobox")}>${shown}</div><div id="${popup}" role="dialog" style="position: absolute"${view.look("popup")}><input type="text" placeholder="Search to select an option" data-testid="${base}-filter-input" aria-controls="${list}" autocomplete="off"${view.look("input")}><ul id="${list}" role="listbox"${view.look("listbox")}>${options.map(row)}</ul></div></div>${errorBox(view, errorId)}</div>`,
    rule: { control: byId(id), error: byId(errorId), options },
  };
}
