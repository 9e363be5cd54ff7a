import { flag, markup, type Markup } from "../../markup.ts";
import type { Question } from "../job.ts";
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

const urn = (jobId: string, id: string): string =>
  `formElement-urn-li-jobs-applyformcommon-easyApplyFormElement-${jobId}-${id}`;

const TEXT_SUFFIX: Partial<Record<Question["kind"], string>> = {
  text: "text",
  numeric: "numeric",
  decimal: "numeric",
  phone: "phoneNumber-nationalNumber",
  date: "date",
  textarea: "text",
};

/** The id of a question's control, for the page's own script. Radios and boxes are found by name. */
export function controlId(jobId: string, question: Question): string {
  const tail = urn(jobId, question.id);
  switch (question.kind) {
    case "textarea":
      return `multiline-text-form-component-${tail}-text`;
    case "select":
    case "email_select":
      return `text-entity-list-form-component-${tail}-multipleChoice`;
    case "phone_country":
      return `text-entity-list-form-component-${tail}-phoneNumber-country`;
    case "typeahead":
      return `single-typeahead-entity-form-component-${tail}-${question.label === "City" ? "city-HOME-CITY" : "location-GEO-LOCATION"}`;
    case "radio":
      return `radio-button-form-component-${tail}-multipleChoice`;
    case "checkboxes":
    case "consent":
      return `checkbox-form-component-${tail}-multipleChoice`;
    default:
      return `single-line-text-form-component-${tail}-${TEXT_SUFFIX[question.kind] ?? "text"}`;
  }
}

/** A label as the portal writes it: once for the eye and once for the ear. */
function doubled(text: string): Markup {
  return markup`<span aria-hidden="true">${text}</span><span class="visually-hidden">${text}</span>`;
}

const requiredMark = (isRequired: boolean): Markup | null =>
  isRequired ? markup`<span class="visually-hidden">Required</span>` : null;

const titleClass = (isRequired: boolean): string =>
  `fb-dash-form-element__label${isRequired ? " fb-dash-form-element__label-title--is-required" : ""}`;

function errorSlot(id: string): Markup {
  return markup`<div id="${id}-error" data-error-slot></div>`;
}

function lineInput({ jobId, question, prefill }: ControlInput): Markup {
  const id = controlId(jobId, question);
  return markup`<div data-test-single-line-text-form-component><div class="artdeco-text-input--container ember-view">
<label for="${id}" class="artdeco-text-input--label">${question.label}</label>
<input class="artdeco-text-input--input" id="${id}"${flag("required", question.required)} aria-describedby="${id}-error" dir="auto" type="text" value="${prefill.text}">
</div>${question.help === undefined ? null : markup`<div class="artdeco-text-input--hint">${question.help}</div>`}${errorSlot(id)}</div>`;
}

function dateInput({ jobId, question, prefill, view }: ControlInput): Markup {
  const id = controlId(jobId, question);
  return markup`<div data-test-date-form-component class="artdeco-datepicker"><div class="artdeco-text-input--container">
<label for="${id}" class="artdeco-text-input--label">${question.label}</label>
<div class="artdeco-datepicker__row"><input class="artdeco-text-input--input artdeco-datepicker__input" id="${id}" name="artdeco-date"${flag("required", question.required)} aria-describedby="${id}-error" placeholder="mm/dd/yyyy" autocomplete="off" type="text" value="${prefill.text}"><button type="button" id="${view.emberId()}" class="artdeco-datepicker__button artdeco-button artdeco-button--tertiary" aria-label="Choose date" data-open-calendar="${id}">📅</button></div></div>
<div class="artdeco-calendar" data-calendar-for="${id}" hidden></div>${errorSlot(id)}</div>`;
}

function areaInput({ jobId, question, prefill }: ControlInput): Markup {
  const id = controlId(jobId, question);
  return markup`<div data-test-multiline-text-form-component><div class="artdeco-text-input--container">
<label for="${id}" class="artdeco-text-input--label${question.required ? " fb-dash-form-element__label-title--is-required" : ""}">${doubled(question.label)}</label>
<textarea class="fb-multiline-text artdeco-text-input--input artdeco-text-input__textarea" id="${id}"${flag("required", question.required)} aria-describedby="${id}-error" dir="auto" rows="4"${question.max_length === undefined ? null : markup` maxlength="${question.max_length}"`}>${prefill.text}</textarea>
</div>${errorSlot(id)}</div>`;
}

function selectInput(input: ControlInput, options: readonly string[]): Markup {
  const { jobId, question, prefill } = input;
  const id = controlId(jobId, question);
  return markup`<div data-test-text-entity-list-form-component>
<label for="${id}" class="${titleClass(question.required)}" data-test-text-entity-list-form-title>${doubled(question.label)}${requiredMark(question.required)}</label>
<select id="${id}" class="fb-dash-form-element__select-dropdown" data-test-text-entity-list-form-select aria-describedby="${id}-error" aria-required="${question.required ? "true" : "false"}"${flag("required", question.required)}>
<option value="Select an option"${flag("selected", prefill.chosen.length === 0)}>Select an option</option>
${options.map((option) => markup`<option value="${option}"${flag("selected", prefill.chosen.includes(option))}>${option}</option>`)}
</select>${errorSlot(id)}</div>`;
}

function choiceUrn(jobId: string, questionId: string, index: number): string {
  return `urn:li:fsd_formElement:urn:li:jobs_applyformcommon_easyApplyFormElement:(${jobId},${questionId},multipleChoice)-${index}`;
}

/** Clipped to one pixel: the label beside it is what can be clicked. */
function choiceRow(input: ControlInput, option: string, index: number, type: string): Markup {
  const id = choiceUrn(input.jobId, input.question.id, index);
  return markup`<div data-test-text-selectable-option="${index}" class="fb-text-selectable__option display-flex"><input class="${type === "radio" ? "fb-form-element__radio" : "fb-form-element__checkbox"} visually-hidden" data-test-text-selectable-option__input="${option}" id="${id}" type="${type}" name="${id.slice(0, -`-${index}`.length)}" value="${option}"${flag("checked", input.prefill.chosen.includes(option))}${flag("required", input.question.required && type === "radio")}><label class="t-14" data-test-text-selectable-option__label="${option}" for="${id}">${option}</label></div>`;
}

function radioGroup(input: ControlInput): Markup {
  const { jobId, question } = input;
  const id = controlId(jobId, question);
  return markup`<fieldset id="${id}" data-test-form-builder-radio-button-form-component="true" aria-describedby="${id}-error"><legend class="fb-dash-form-element__legend"><span class="${titleClass(question.required)}" data-test-form-builder-radio-button-form-component__title>${doubled(question.label)}</span>${question.required ? markup`<span data-test-form-builder-radio-button-form-component__required class="visually-hidden">Required</span>` : null}</legend>
${question.options.map((option, index) => choiceRow(input, option, index, "radio"))}</fieldset>${errorSlot(id)}`;
}

function checkboxGroup(input: ControlInput): Markup {
  const { jobId, question } = input;
  const id = controlId(jobId, question);
  return markup`<fieldset id="${id}" data-test-checkbox-form-component="true" aria-describedby="${id}-error"><legend class="fb-dash-form-element__legend"><div class="${titleClass(question.required)}" data-test-checkbox-form-title>${doubled(question.label)}</div>${question.required ? markup`<span data-test-checkbox-form-required class="visually-hidden">Required</span>` : null}</legend>
${question.options.map((option, index) => choiceRow(input, option, index, "checkbox"))}</fieldset>${errorSlot(id)}`;
}

function typeaheadInput({ jobId, question, prefill, view }: ControlInput): Markup {
  const id = controlId(jobId, question);
  return markup`<div data-test-single-typeahead-entity-form-component class="search-basic-typeahead search-vertical-typeahead ember-view" id="${view.emberId()}">
<label for="${id}" class="${titleClass(question.required)}" data-test-single-typeahead-entity-form-title>${doubled(question.label)}${requiredMark(question.required)}</label>
<div class="relative"><input id="${id}" class="artdeco-text-input--input" dir="auto" role="combobox" autocomplete="off" aria-autocomplete="list" aria-expanded="false" aria-describedby="${id}-error"${flag("required", question.required)} type="text" value="${prefill.text}" data-typeahead></div>${errorSlot(id)}</div>`;
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
      return radioGroup(input);
    case "checkboxes":
    case "consent":
      return checkboxGroup(input);
    case "typeahead":
      return typeaheadInput(input);
    case "date":
      return dateInput(input);
    default:
      return lineInput(input);
  }
}
