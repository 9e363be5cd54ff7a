import { flag, markup, type Markup } from "../../../markup.ts";
import type { View } from "../../pages/view.ts";
import { optionsOf, type AskedField } from "../compose.ts";
import { questionHash } from "../form-model.ts";

/** What a control starts with. */
export interface Prefill {
  text: string;
  chosen: readonly string[];
}

export interface ControlInput {
  view: View;
  jobId: string;
  field: AskedField;
  prefill: Prefill;
}

/** A control, and the id by which the page's script finds it. New at every load. */
export interface Control {
  id: string;
  html: Markup;
}

/** Up to this many choices stand open; longer lists get a filter. */
const OPEN_CHOICES_MAX = 6;

const nameOf = ({ jobId, field }: ControlInput): string => `q_${questionHash(jobId, field.key)}`;

export function labelText({ field: { question } }: ControlInput, base: string): Markup {
  return markup`<span data-testid="${base}-label-text">${question.label}</span>${question.required ? markup`<span data-testid="${base}-label-asterisk" class="asterisk" aria-hidden="true"> *</span>` : markup`<span class="optional"> (optional)</span>`}`;
}

/** Where a message appears, and how the control points to it. */
export const errorSlot = (id: string): Markup =>
  markup`<div class="ia-error" data-error-for="${id}"></div>`;

export const helpText = ({ field }: ControlInput): Markup | null =>
  field.question.help === undefined ? null : markup`<p class="ia-help">${field.question.help}</p>`;

const LINES = {
  text: "text-question",
  phone: "text-question",
  numeric: "number-question",
  decimal: "number-question",
  date: "date-question",
} as const;

function lineControl(input: ControlInput, base: string): Control {
  const { question } = input.field;
  const id = `${base}-input-${input.view.reactId()}`;
  const isNumber = base === "number-question";
  const limits = isNumber
    ? markup` min="${question.min ?? 0}" max="${question.max ?? 99}" inputmode="text"`
    : question.kind === "date"
      ? markup` placeholder="MM/DD/YYYY"`
      : null;
  return {
    id,
    html: markup`<label for="${id}" id="${id}-label">${labelText(input, base)}</label>${helpText(input)}<input id="${id}" name="${nameOf(input)}" type="text" value="${input.prefill.text}" autocomplete="off" aria-invalid="false"${flag("required", question.required)}${limits}>${errorSlot(id)}`,
  };
}

function areaControl(input: ControlInput): Control {
  const { question } = input.field;
  const id = `rich-text-question-input-${input.view.reactId()}`;
  const counter =
    question.max_length === undefined
      ? null
      : markup`<div class="ia-counter" data-counter-for="${id}" data-counter-max="${question.max_length}">0/${question.max_length}</div>`;
  return {
    id,
    html: markup`<label for="${id}" id="${id}-label">${labelText(input, "rich-text-question")}</label>${helpText(input)}<textarea id="${id}" name="${nameOf(input)}" rows="5" aria-invalid="false"${flag("required", question.required)}>${input.prefill.text}</textarea>${counter}${errorSlot(id)}`,
  };
}

function choiceRow(
  input: ControlInput,
  base: string,
  type: "radio" | "checkbox",
  option: string,
  index: number,
): Markup {
  const id = `${base}-${index}`;
  const name = nameOf(input);
  return markup`<label for="${id}" class="ia-choice ${input.view.css("choice")}"><input id="${id}" class="visually-hidden" type="${type}" name="${name}" value="${option}" data-testid="input-${name}"${flag("checked", input.prefill.chosen.includes(option))}><span class="ia-choice__mark" aria-hidden="true"></span><span class="ia-choice__text">${option}</span></label>`;
}

function choicesControl(input: ControlInput, type: "radio" | "checkbox"): Control {
  const kind = type === "radio" ? "single-select-question" : "multi-select-question";
  const id = `${kind}-${input.view.reactId()}`;
  return {
    id,
    html: markup`<fieldset id="${id}" class="ia-choices" data-testid="${kind}" aria-invalid="false"><legend id="${id}-label">${labelText(input, kind)}</legend>${helpText(input)}${optionsOf(input.field.question).map((option, index) => choiceRow(input, id, type, option, index))}</fieldset>${errorSlot(id)}`,
  };
}

/** A list that is too long to stand open: a filter above rows that are no form controls. */
function listControl(input: ControlInput): Control {
  const id = `single-select-question-${input.view.reactId()}`;
  const list = `${id}-select-list`;
  const row = (option: string): Markup =>
    markup`<li role="option" id="${list}-${option}" data-testid="${list}-${option}" aria-selected="${input.prefill.chosen.includes(option) ? "true" : "false"}">${option}</li>`;
  return {
    id,
    html: markup`<div id="${id}" role="group" aria-labelledby="${id}-label" aria-invalid="false" class="ia-list" data-select-list><span id="${id}-label">${labelText(input, "single-select-question")}</span>${helpText(input)}<input id="${list}-filter-input" type="text" placeholder="Search" autocomplete="off" aria-label="Search the list" aria-controls="${list}"><ul role="listbox" id="${list}" aria-labelledby="${id}-label" tabindex="0">${optionsOf(input.field.question).map(row)}</ul></div>${errorSlot(id)}`,
  };
}

/** The one native select there is: on the qualification page and where the site itself asks. */
export function selectControl(input: ControlInput): Control {
  const hash = questionHash(input.jobId, input.field.key);
  const uuid = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20),
  ];
  const testId = `testid-qualques--select-${uuid.join("-")}`;
  const id = `qualification-select-${input.view.reactId()}`;
  return {
    id,
    html: markup`<label for="${id}" id="${id}-label">${labelText(input, "qualification")}</label>${helpText(input)}<select id="${id}" name="${nameOf(input)}" data-testid="${testId}" aria-invalid="false"${flag("required", input.field.question.required)}><option value="">Select an option</option>${optionsOf(input.field.question).map((option) => markup`<option value="${option}"${flag("selected", input.prefill.chosen.includes(option))}>${option}</option>`)}</select>${errorSlot(id)}`,
  };
}

export function typeaheadControl(input: ControlInput, id: string): Control {
  const { question } = input.field;
  return {
    id,
    html: markup`<label for="${id}" id="${id}-label">${labelText(input, "autocomplete")}</label>${helpText(input)}<div class="ia-combobox"><input id="${id}" name="${nameOf(input)}" type="text" role="combobox" aria-autocomplete="list" aria-expanded="false" autocomplete="off" value="${input.prefill.text}" aria-invalid="false"${flag("required", question.required)} data-suggests="${question.suggests ?? "city"}"></div>${errorSlot(id)}`,
  };
}

function fileControl(input: ControlInput): Control {
  const id = `file-question-input-${input.view.reactId()}`;
  const accept =
    input.field.question.purpose === "photo" ? ".jpg,.jpeg,.png" : ".pdf,.doc,.docx,.rtf,.txt";
  return {
    id,
    html: markup`<div class="ia-file"><label for="${id}" id="${id}-label">${labelText(input, "file-question")}</label>${helpText(input)}<label for="${id}" class="ia-file__button" role="button">Choose file</label><input id="${id}" name="${nameOf(input)}" type="file" class="visually-hidden" accept="${accept}" data-purpose="${input.field.question.purpose ?? "cover_letter"}"><span class="ia-file__name" data-file-name></span></div>${errorSlot(id)}`,
  };
}

/** The control of a question that the employer asks. */
export function questionControl(input: ControlInput, isQualification: boolean): Control {
  const { question } = input.field;
  switch (question.kind) {
    case "textarea":
      return areaControl(input);
    case "radio":
      return choicesControl(input, "radio");
    case "checkboxes":
    case "consent":
      return choicesControl(input, "checkbox");
    case "select":
      if (isQualification) return selectControl(input);
      return optionsOf(question).length > OPEN_CHOICES_MAX
        ? listControl(input)
        : choicesControl(input, "radio");
    case "typeahead":
      return typeaheadControl(input, `autocomplete-question-input-${input.view.reactId()}`);
    case "file":
    case "resume":
      return fileControl(input);
    case "email":
      return lineControl(input, "text-question");
    default:
      return lineControl(input, LINES[question.kind]);
  }
}
