import { flag, markup, type Markup } from "../../markup.ts";
import { hashText } from "../../seeded-random.ts";
import type { Question } from "../question.ts";
import { acceptOf, fieldHooks } from "./field.ts";
import { phoneCountries } from "./greenhouse-phone.ts";

export const star = (question: Question): Markup | null =>
  question.required ? markup`<span aria-hidden="true" class="required">*</span>` : null;

/** Whether a question is a list with an arrow: yes or no is one too. */
export const isCombo = ({ kind }: Question): boolean =>
  kind === "select" || kind === "radio" || kind === "location";

const hashClass = (id: string): string =>
  `remix-css-${hashText(`twin:${id}`).toString(36)}-requiredInput`;

/** What a control says of the boxes beside it, most of which do not exist until they are needed. */
const describedBy = (id: string): Markup =>
  markup` aria-describedby="${id}-description ${id}-error ${id}-help" aria-errormessage="${id}-error" aria-invalid="false"`;

const help = (question: Question): Markup | null =>
  question.help === undefined
    ? null
    : markup`<div id="${question.id}-description" class="question-description">${question.help}</div>`;

/** react-select: the options come into the page when it opens (portal facts, captured 4.1). */
function combobox(question: Question): Markup {
  const { id, kind, label } = question;
  const locate =
    kind === "location"
      ? markup`<button type="button" class="locate-me" aria-label="Locate me">Locate me</button>`
      : null;
  const hiddenInput = question.required
    ? markup`<input required tabindex="-1" aria-hidden="true" class="${hashClass(id)}" value="">`
    : null;
  return markup`<div class="field-wrapper"${fieldHooks(question)} data-w="combo">${help(question)}<div class="select"><div class="select__container"><label id="${id}-label" for="${id}" class="label select__label">${label}${star(question)}</label><div class="select-shell"><span id="react-select-${id}-live-region"></span><div class="select__control"><div class="select__value-container"><div class="select__placeholder" id="react-select-${id}-placeholder">Select...</div><div class="select__input-container"><input class="select__input" id="${id}" type="text" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-haspopup="true" aria-labelledby="${id}-label" aria-required="${String(question.required)}"${describedBy(id)} autocomplete="off" spellcheck="false"></div></div><div class="select__indicators"><button type="button" class="icon-button" aria-label="Toggle flyout" tabindex="-1">▾</button></div></div>${hiddenInput}</div>${locate}</div></div></div>`;
}

/** Four ways to give a file beside the hidden input; all but the first are drawn and lead nowhere in here. */
function fileField(question: Question): Markup {
  const { id, label } = question;
  const way = (text: string, testId: string | null): Markup =>
    markup`<div class="secondary-button"><button type="button" class="btn btn--pill"${testId === null ? null : markup` data-testid="${testId}"`}>${text}</button></div>`;
  const types = acceptOf(question)
    .replaceAll(/[.]|image\//g, "")
    .replaceAll(",", ", ");
  return markup`<div role="group" aria-labelledby="upload-label-${id}" aria-required="${String(question.required)}" class="file-upload"${fieldHooks(question)} data-w="file"><div id="upload-label-${id}" class="label upload-label">${label}${question.required ? markup`<span class="required">*</span>` : null}</div><div class="file-upload__wrapper"><div class="button-container"><div class="secondary-button"><button type="button" class="btn btn--pill" data-attach>Attach</button><label class="visually-hidden" for="${id}">Attach</label><input id="${id}" class="visually-hidden" type="file" accept="${acceptOf(question)}"></div>${way("Dropbox", `${id}-dropbox`)}${way("Google Drive", null)}${question.purpose === "photo" ? null : way("Enter manually", `${id}-text`)}</div><p class="file-upload__filename" data-file-name></p><p id="accepted-filetypes" class="file-upload__filetypes">Accepted file types: ${types}</p></div></div>`;
}

/** The ids of a box group have brackets in them; an option's number has nothing to do with its place. */
function boxes(question: Question): Markup {
  const { id, label, options } = question;
  return markup`<fieldset class="checkbox" id="${id}[]" aria-required="${String(question.required)}"${fieldHooks(question)} data-w="boxes"><legend class="label checkbox__description">${label}${star(question)}</legend>${question.help === undefined ? null : markup`<div id="${id}[]-description" class="question-description">${question.help}</div>`}${options.map(
    (option) => {
      const box = `${id}[]_${1_000_000_000 + hashText(`${id}:${option}`)}`;
      return markup`<div class="checkbox__wrapper"><div class="checkbox__input"><input type="checkbox" id="${box}" name="${id}[]" value="${option}"></div><label for="${box}">${option}</label></div>`;
    },
  )}</fieldset>`;
}

function consent(question: Question): Markup {
  const { id, label } = question;
  return markup`<div class="checkbox__wrapper"${fieldHooks(question)} data-w="consent"><div class="checkbox__input"><input type="checkbox" id="${id}" name="${id}" value="1" aria-required="${String(question.required)}"${flag("required", question.required)}></div><label for="${id}">${label}${star(question)}</label></div>`;
}

/** Neither a name nor `required`; an e-mail address is plain text, a year alone is a number. */
function textField(question: Question): Markup {
  const { id, label, kind, max_length } = question;
  const type = /-year-+\w+$/.test(id) ? "number" : kind === "phone" ? "tel" : "text";
  const hint = kind === "date" ? markup` placeholder="MM/DD/YYYY"` : null;
  const longest = max_length === undefined ? null : markup` maxlength="${max_length}"`;
  const common = markup` id="${id}" aria-label="${label}"${describedBy(id)} aria-required="${String(question.required)}"${hint}${longest}`;
  const box =
    kind === "textarea"
      ? markup`<textarea class="input input__multi-line"${common} rows="4"></textarea>`
      : markup`<input class="input input__single-line" type="${type}"${common}>`;
  return markup`<div class="field-wrapper"${fieldHooks(question)} data-w="text"><div class="text-input-wrapper"><div class="input-wrapper"><label id="${id}-label" for="${id}" class="label">${label}${star(question)}</label>${box}</div></div>${help(question)}</div>`;
}

/** One question as the maker draws its kind. */
export function greenhouseField(question: Question): Markup {
  if (isCombo(question)) return combobox(question);
  switch (question.kind) {
    case "checkboxes":
      return boxes(question);
    case "consent":
      return consent(question);
    case "file":
      return fileField(question);
    default:
      return textField(question);
  }
}

/** The questions in their order, the phone's country and number together in one titled group. */
export function phoneFields(questions: readonly Question[], isEmbedded = false): Markup[] {
  const country = questions.find(({ id }) => id === "country");
  return questions.flatMap((question) => {
    if (country === undefined || !["country", "phone"].includes(question.id)) {
      return [greenhouseField(question)];
    }
    if (question.id === "country") return [];
    return [
      markup`<fieldset class="phone-input"><legend class="visually-hidden">Phone</legend>${greenhouseField(country)}${isEmbedded ? phoneCountries() : null}${greenhouseField(question)}</fieldset>`,
    ];
  });
}
