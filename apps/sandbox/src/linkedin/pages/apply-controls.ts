import { flag, markup, type Markup } from "../../markup.ts";
import type { Question } from "../job.ts";
import { choiceGroup } from "./apply-choices.ts";
import { controlId } from "./control-id.ts";
import type { View } from "./view.ts";

/** What a control starts with. */
export interface Prefill {
  text: string;
  chosen: readonly string[];
}

export interface ControlInput {
  view: View;
  jobId: string;
  question: Question;
  prefill: Prefill;
}

const titleClass = (isRequired: boolean): string =>
  `fb-dash-form-element__label${isRequired ? " fb-dash-form-element__label-title--is-required" : ""}`;

/** Always there and empty until something is wrong. */
const errorSlot = (id: string): Markup => markup`<div id="${id}-error"></div>`;

const lineClass = (isRequired: boolean): string =>
  `artdeco-text-input artdeco-text-input--container artdeco-text-input--type-text artdeco-text-input--color-default ember-view${isRequired ? " artdeco-text-input--state-required" : ""}`;

/** Text, whole numbers and phones look alike: only the end of the id tells them apart (portal facts, captured 1.4). */
function lineInput({ jobId, question, prefill, view }: ControlInput): Markup {
  const id = controlId(jobId, question);
  const hint =
    question.help === undefined
      ? null
      : markup`<div class="artdeco-text-input--hint">${question.help}</div>`;
  return markup`<div data-test-single-line-text-form-component data-live-test-single-line-text-form-component><div id="${view.emberId()}" class="${lineClass(question.required)}">
<label for="${id}" class="artdeco-text-input--label">${question.label}</label>
<input class="artdeco-text-input--input" id="${id}"${flag("required", question.required)} aria-describedby="${id}-error" dir="auto" type="text" inputmode="text" value="${prefill.text}">
</div>${hint}${errorSlot(id)}</div>`;
}

/** On none of the pages that were read: a line of text with a calendar beside it, which is a guess. */
function dateInput({ jobId, question, prefill, view }: ControlInput): Markup {
  const id = controlId(jobId, question);
  return markup`<div data-test-single-line-text-form-component data-live-test-single-line-text-form-component><div class="artdeco-datepicker"><div id="${view.emberId()}" class="${lineClass(question.required)}">
<label for="${id}" class="artdeco-text-input--label">${question.label}</label>
<div class="artdeco-datepicker__row"><input class="artdeco-text-input--input artdeco-datepicker__input" id="${id}"${flag("required", question.required)} aria-describedby="${id}-error" placeholder="mm/dd/yyyy" autocomplete="off" type="text" inputmode="text" value="${prefill.text}"><button type="button" id="${view.emberId()}" class="artdeco-datepicker__button artdeco-button artdeco-button--tertiary" aria-label="Choose date" data-own-open-calendar="${id}">📅</button></div></div>
<div class="artdeco-calendar" data-own-calendar="${id}" hidden></div></div>${errorSlot(id)}</div>`;
}

function areaInput({ jobId, question, prefill }: ControlInput): Markup {
  const id = controlId(jobId, question);
  const longest =
    question.max_length === undefined ? null : markup` maxlength="${question.max_length}"`;
  return markup`<div data-test-multiline-text-form-component>
<label for="${id}" class="${titleClass(question.required)}">${question.label}</label>
<textarea class="fb-multiline-text" id="${id}" aria-label="${question.label}"${flag("required", question.required)} aria-describedby="${id}-error" dir="auto" rows="3"${longest}>${prefill.text}</textarea>
${errorSlot(id)}</div>`;
}

/** The word "Required" stands beside the label, never in it; each option's value is its text. */
function selectInput(input: ControlInput, options: readonly string[]): Markup {
  const { jobId, question, prefill } = input;
  const id = controlId(jobId, question);
  const required = question.required
    ? markup`<span class="visually-hidden" data-test-text-entity-list-form-required>Required</span>`
    : null;
  const chosen = options.findIndex((option) => prefill.chosen.includes(option));
  return markup`<div data-test-text-entity-list-form-component>
<label for="${id}" class="${titleClass(question.required)}" data-test-text-entity-list-form-title><span>${question.label}</span></label>${required}
<select id="${id}" class="fb-dash-form-element__select-dropdown" data-test-text-entity-list-form-select aria-describedby="${id}-error" aria-required="${question.required ? "true" : "false"}"${flag("required", question.required)}>
<option value="Select an option"${flag("selected", chosen < 0)}>Select an option</option>
${options.map((option, index) => markup`<option value="${option}"${flag("selected", index === chosen)}>${option}</option>`)}
</select>${errorSlot(id)}</div>`;
}

/** Has no place for an error before there is one, and says nothing of its list while that is closed. */
function typeaheadInput({ jobId, question, prefill, view }: ControlInput): Markup {
  const id = controlId(jobId, question);
  return markup`<div class="relative" data-test-single-typeahead-entity-form-component>
<label for="${id}" class="${titleClass(question.required)}" data-test-single-typeahead-entity-form-title="true">${question.label}</label>
<div id="${view.emberId()}-ta" class="search-basic-typeahead search-vertical-typeahead ember-view"><input id="${id}" class="basic-input" dir="auto" role="combobox" autocomplete="off" aria-autocomplete="list" aria-expanded="false" aria-activedescendant=""${flag("required", question.required)} type="text" value="${prefill.text}"></div></div>`;
}

/** The control of one question, without its wrapper. File controls are made in apply-files.ts. */
export function controlMarkup(input: ControlInput, optionsFor: (q: Question) => readonly string[]) {
  switch (input.question.kind) {
    case "textarea":
      return areaInput(input);
    case "select":
    case "email_select":
    case "phone_country":
      return selectInput(input, optionsFor(input.question));
    case "radio":
    case "checkboxes":
    case "consent":
      return choiceGroup(input.jobId, input.question, input.prefill.chosen);
    case "typeahead":
      return typeaheadInput(input);
    case "date":
      return dateInput(input);
    default:
      return lineInput(input);
  }
}
