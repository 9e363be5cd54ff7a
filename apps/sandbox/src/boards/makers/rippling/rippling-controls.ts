import { randomBytes } from "node:crypto";
import { flag, markup, type Markup } from "../../../markup.ts";
import { acceptOf, fieldHooks } from "../../pages/field.ts";
import type { Question } from "../../question.ts";
import { COUNTRIES } from "../countries.ts";

/** Another name at every load: nothing can be known by it. */
const anyName = (): string => randomBytes(8).toString("base64url");

/** The id of the n-th control from 0: a place in the form, no more. */
const idAt = (nth: number): string => `field-${nth * 4 + 4}`;

const star = ({ required }: Question): string => (required ? "*" : "");
const problem = markup`<div role="alert" data-testid="field-error" class="problem" data-error hidden></div>`;

interface Placed {
  question: Question;
  id: string;
}

const isOwn = ({ id }: Question): boolean => id.startsWith("customQuestions.");

/** A question of the maker's own has a caption that the control names; the employer's has a line of text above it. */
function framed({ question, id }: Placed, widget: string, control: Markup): Markup {
  const hooks = markup`${fieldHooks(question)} data-w="${widget}"`;
  if (isOwn(question)) {
    return markup`<div class="marginY--36"${hooks}><div><p>${question.label}${star(question)}</p></div><div data-testid="field"><div data-testid="${question.id}">${control}</div></div>${problem}</div>`;
  }
  return markup`<div${hooks}><div data-testid="field"><div><span id="${id}-label">${question.label}${star(question)}</span></div>${control}</div>${problem}</div>`;
}

const labelled = ({ question, id }: Placed): Markup =>
  isOwn(question) ? markup`` : markup` aria-labelledby="${id}-label"`;

function textBox(placed: Placed): Markup {
  const { question, id } = placed;
  const test = isOwn(question) ? "input-undefined" : `input-${question.id}`;
  const hint = isOwn(question) ? null : markup` placeholder="${question.label}"`;
  return framed(
    placed,
    "text",
    markup`<input type="text" id="${id}" name="${anyName()}" autocomplete="off"${labelled(placed)}${hint} data-testid="${test}"${flag("required", question.required)}>`,
  );
}

/** Opens on a click, and closes on a choice or a press elsewhere alone. */
function listBox(placed: Placed): Markup {
  const { question, id } = placed;
  return framed(
    placed,
    "kept",
    markup`<div data-testid="select-controller"><div id="${id}" role="combobox" tabindex="0" aria-haspopup="listbox" aria-autocomplete="list" aria-expanded="false" aria-required="${String(question.required)}" aria-label="Select"${labelled(placed)} data-options="${JSON.stringify(question.options)}"><p>Select</p></div></div>`,
  );
}

/** Three of these stand in every form under one test id. */
const searchBox = (id: string, label: Markup): Markup =>
  markup`<div data-testid="select-search-input"><input data-testid="input-select-search-input" data-input="select-search-input" id="${id}" name="${anyName()}" type="text" role="combobox" aria-expanded="false" aria-haspopup="listbox" aria-autocomplete="list" autocomplete="off" placeholder="Search"${label}></div>`;

const searchList = (placed: Placed): Markup =>
  framed(
    placed,
    "kept",
    markup`<div data-testid="select-controller" data-search data-options="${JSON.stringify(placed.question.options)}">${searchBox(placed.id, labelled(placed))}</div>`,
  );

function phoneBox(placed: Placed): Markup {
  const codes = COUNTRIES.map(({ name, dial }) => `${name} +${dial}`);
  const code = markup`<div data-testid="phone_number-code"><div data-testid="select-controller" data-search data-options="${JSON.stringify(codes)}">${searchBox(`${placed.id}-code`, markup` aria-label="Search" value="United States +1"`)}</div></div>`;
  return framed(
    placed,
    "phone",
    markup`<div class="phone-row">${code}<div data-testid="phone_number"><input type="tel" id="${placed.id}" name="${anyName()}" autocomplete="off" aria-labelledby="${placed.id}-label" data-testid="input-phone_number"${flag("required", placed.question.required)}></div></div>`,
  );
}

/** Says nothing of its role; the maker's own test id of it is a slip. */
const placeBox = (placed: Placed): Markup =>
  framed(
    placed,
    "kept",
    markup`<div data-place><input data-testid="input-undefined" id="${placed.id}" name="${anyName()}" type="text" autocomplete="off" aria-haspopup="listbox" aria-autocomplete="list" aria-label="textbox"${labelled(placed)}${flag("required", placed.question.required)}><input type="hidden" data-testid="input-externalPlaceId" id="${placed.id}-place" name="${anyName()}"></div>`,
  );

function fileBox(placed: Placed): Markup {
  const { question, id } = placed;
  const test = isOwn(question) ? "input-file" : `input-${question.id}`;
  return framed(
    placed,
    "file",
    markup`<div data-testid="file-dropzone" class="drop-area"><button type="button">Upload file</button> or drag and drop it here<input type="file" id="${id}" class="clipped" data-testid="${test}" accept="${acceptOf(question)}"${labelled(placed)}><p data-file></p></div>`,
  );
}

const textMessages = (placed: Placed): Markup =>
  framed(
    placed,
    "optionRadios",
    markup`<div data-testid="sms_opt_in" role="radiogroup" id="${placed.id}"${labelled(placed)}>${placed.question.options.map(
      (option, index) =>
        markup`<label class="choice" data-testid="radio-label-sms_opt_in"><input type="radio" data-testid="radio-sms_opt_in" name="sms_opt_in" value="${index === 0 ? "true" : "false"}" data-option="${option}"> <span>${option}</span></label>`,
    )}</div>`,
  );

const tick = (text: string, index: number): Markup =>
  markup`<label class="choice" data-testid="checkbox-label-${index}"><input type="checkbox" name="${anyName()}" data-option="${text}"> <span>${text}</span></label>`;

const checkboxes = (placed: Placed): Markup =>
  framed(
    placed,
    "optionBoxes",
    markup`<div role="group">${placed.question.options.map(tick)}</div>`,
  );

const consentBox = ({ question }: Placed): Markup =>
  markup`<div class="marginY--36"${fieldHooks(question)} data-w="consent">${tick(`${question.label}${star(question)}`, 0)}${problem}</div>`;

const dateBoxes = (placed: Placed): Markup =>
  framed(
    placed,
    "dateParts",
    markup`<div class="phone-row">${["month", "day", "year"].map((part) => markup`<input type="text" inputmode="numeric" id="${placed.id}-${part}" name="${anyName()}" placeholder="${part === "year" ? "YYYY" : part === "day" ? "DD" : "MM"}" aria-label="${part}">`)}</div>`,
  );

function control(placed: Placed): Markup {
  const { question } = placed;
  switch (question.kind) {
    case "select":
      return question.id === "pronouns" ? searchList(placed) : listBox(placed);
    case "radio":
      return textMessages(placed);
    case "checkboxes":
      return checkboxes(placed);
    case "consent":
      return consentBox(placed);
    case "phone":
      return phoneBox(placed);
    case "location":
      return placeBox(placed);
    case "file":
      return fileBox(placed);
    case "date":
      return dateBoxes(placed);
    default:
      return textBox(placed);
  }
}

/** The questions of a form, each under the id of its place in it. */
export const ripplingFields = (questions: readonly Question[]): Markup[] =>
  questions.map((question, nth) => control({ question, id: idAt(nth) }));
