import { flag, markup, type Markup } from "../../../markup.ts";
import { hexOf } from "../../made-ids.ts";
import { acceptOf, fieldHooks } from "../../pages/field.ts";
import type { Question } from "../../question.ts";
import { COUNTRIES, countryByCode, type Country } from "../countries.ts";

/** The sixteen signs that stand in ids of controls that a person's browser makes anew. */
const mark = (id: string, part = ""): string => hexOf(`${id}${part}`, 16).toUpperCase();

/** The employer's own questions and the controls without a plain box are labelled by such signs; the rest by their name. */
const isOwn = (id: string): boolean => /^(?:CA|QA)_/.test(id);
const labelId = (id: string): string => `${isOwn(id) ? mark(id) : id}_label`;

function caption({ id, label, required }: Question): Markup {
  const star = required ? markup`<strong>*</strong>` : null;
  const optional = required ? null : markup`<span>(Optional)</span>`;
  return markup`<span data-role="label">${star}<span id="${labelId(id)}">${label}</span>${optional}</span>`;
}

const notes = ({ id, help }: Question): Markup =>
  markup`<span id="${id}_helper" data-role="helper">${help ?? ""}</span><span id="${id}_error" data-ui="error" class="problem" hidden></span>`;

const requiredness = ({ required }: Question): Markup =>
  markup` aria-required="${String(required)}"`;

function textBox(question: Question): Markup {
  const { id, kind } = question;
  const names = markup` id="${id}" name="${id}" data-ui="${id}" aria-labelledby="${labelId(id)}"${requiredness(question)}`;
  const box =
    kind === "textarea"
      ? markup`<textarea${names} rows="4"></textarea>`
      : markup`<div data-role="illustrated-input"><input${names} type="${kind === "email" ? "email" : "text"}"${kind === "numeric" || kind === "decimal" ? markup` inputmode="numeric"` : null}${kind === "date" ? markup` placeholder="MM/DD/YYYY"` : null}>${kind === "date" ? markup`<span data-ui="calendar-icon" aria-hidden="true">▦</span>` : null}</div>`;
  const fillers =
    id === "address"
      ? ["city", "postcode", "country"].map(
          (name) =>
            markup`<input id="${name}" name="${name}" type="text" class="clipped" tabindex="-1" aria-hidden="true">`,
        )
      : null;
  return markup`<div${fieldHooks(question)} data-w="text"><label>${caption(question)}${box}</label>${fillers}${notes(question)}</div>`;
}

const countryItem = ({ name, code, dial }: Country, suffix: string): Markup =>
  markup`<li class="iti__country" id="iti-0__item-${code}${suffix}" role="option" aria-selected="false" data-dial-code="${dial}" data-country-code="${code}"><span class="iti__country-name">${name}</span> <span class="iti__dial-code">+${dial}</span></li>`;

const PREFERRED = ["us", "gb", "ca", "au", "de"].map(countryByCode);

/** The telephone box of the intl-tel-input library, with the preferred countries before the alphabet and again in it. */
function phoneBox(question: Question): Markup {
  const { id } = question;
  return markup`<div${fieldHooks(question)} data-w="phone" data-ui="${id}"><label>${caption(question)}</label><div class="iti iti--allow-dropdown phone-row"><div class="iti__flag-container"><div class="iti__selected-flag" role="combobox" aria-controls="iti-0__country-listbox" aria-owns="iti-0__country-listbox" aria-expanded="false" tabindex="0" title="United States" data-dial-code="1"><span class="iti__flag iti__us">+1</span></div><ul class="iti__country-list iti__hide" id="iti-0__country-listbox" role="listbox" aria-label="List of countries">${PREFERRED.map((country) => countryItem(country, "-preferred"))}<li class="iti__divider" role="separator" aria-disabled="true"></li>${COUNTRIES.map((country) => countryItem(country, ""))}</ul></div><input type="tel" inputmode="tel" name="${id}" autocomplete="off" placeholder="(201) 555-0123" aria-labelledby="${labelId(id)}"${requiredness(question)}></div>${notes(question)}</div>`;
}

function selectBox(question: Question): Markup {
  const { id, options } = question;
  const box = `input_${id}_${mark(id, "input")}`;
  return markup`<div${fieldHooks(question)} data-w="kept" data-kind="select" data-ui="${id}" data-input-type="select">${caption(question)}<div data-role="illustrated-input"><input id="${box}_input" type="text" role="combobox" readonly autocomplete="off" placeholder="Select an option" aria-haspopup="listbox" aria-expanded="false" aria-controls="${box}_listbox" aria-labelledby="${labelId(id)}"${requiredness(question)}></div><input type="hidden" name="${id}" value=""><ul role="listbox" id="${box}_listbox" aria-labelledby="${labelId(id)}" hidden>${options.map((option, index) => markup`<li role="option" value="${index + 1}" aria-selected="false">${option}</li>`)}</ul>${notes(question)}</div>`;
}

/** What its form says instead of "Yes" and "No" (portal facts, captured 4.4). */
const shown = (option: string): string =>
  /^(?:Yes|No)$/.test(option) ? option.toUpperCase() : option;
const valueOf = (option: string, index: number): string =>
  option === "Yes" ? "true" : option === "No" ? "false" : String(index + 1);

function radioSet(question: Question): Markup {
  const { id, options } = question;
  return markup`<div${fieldHooks(question)} data-w="kept" data-kind="radios">${caption(question)}<fieldset role="radiogroup" aria-labelledby="${labelId(id)}" data-ui="${id}"${requiredness(question)}>${options.map(
    (option, index) =>
      markup`<div data-ui="option" role="radio" aria-checked="false" tabindex="0" id="wrapper_${mark(id, String(index))}" class="choice" data-option="${option}"><label><input type="radio" name="${id}" value="${valueOf(option, index)}" aria-hidden="true" tabindex="-1"><span>${shown(option)}</span></label></div>`,
  )}</fieldset>${notes(question)}</div>`;
}

const checkbox = (id: string, name: string, text: string): Markup =>
  markup`<div role="checkbox" aria-checked="false" aria-labelledby="checkbox_label_${id}" tabindex="0" id="${id}" class="choice" data-option="${text}"><input type="checkbox" name="${name}" aria-hidden="true" tabindex="-1"><span id="checkbox_label_${id}">${text}</span></div>`;

function checkboxSet(question: Question): Markup {
  const { id, options } = question;
  return markup`<div${fieldHooks(question)} data-w="keptList" data-kind="boxes">${caption(question)}<div role="group" aria-labelledby="${labelId(id)}" data-ui="${id}"${requiredness(question)}>${options.map(
    (option, index) =>
      checkbox(
        mark(id, String(index)),
        `${Number.parseInt(hexOf(`${id}:${index}`, 7), 16)}`,
        option,
      ),
  )}</div>${notes(question)}</div>`;
}

function consentBox(question: Question): Markup {
  const { id, label, required } = question;
  return markup`<div${fieldHooks(question)} data-w="agreed" data-kind="consent" data-ui="${id}">${required ? markup`<strong>*</strong>` : null}${checkbox(mark(id, "box"), id, label)}${notes(question)}</div>`;
}

function fileBox(question: Question): Markup {
  const { id, purpose } = question;
  const name = purpose === "photo" ? "avatar" : id;
  const input = `input_files_input_${mark(id, "file")}`;
  return markup`<div${fieldHooks(question)} data-w="file">${caption(question)}<div data-role="dropzone" class="drop-area"><label role="button" for="${input}" tabindex="0">Choose file</label> <span>or drag and drop here</span><input type="file" id="${input}" class="clipped" data-ui="${name}" accept="${acceptOf(question)}" aria-labelledby="${labelId(id)}"${flag(" required", false)}></div><div data-role="preview" hidden><span data-ui="file-name"></span> <button type="button" data-ui="delete-file" aria-label="Delete file">×</button></div>${notes(question)}</div>`;
}

/** A question with the control that this maker's form builder has for its kind. */
export function workableField(question: Question): Markup {
  switch (question.kind) {
    case "phone":
      return phoneBox(question);
    case "select":
      return selectBox(question);
    case "radio":
      return radioSet(question);
    case "checkboxes":
      return checkboxSet(question);
    case "consent":
      return consentBox(question);
    case "file":
      return fileBox(question);
    default:
      return textBox(question);
  }
}
