import { flag, markup, type Markup } from "../../../markup.ts";
import { fieldHooks } from "../../pages/field.ts";
import type { Question } from "../../question.ts";
import { COUNTRIES } from "../countries.ts";

/** Ids hold dots and the word that the maker's script leaves there (portal facts, captured 4.7). */
const idOf = (name: string): string => `input-${name}-undefined`;

const star = ({ required }: Question): Markup | null =>
  required
    ? markup`<span aria-hidden="true">&nbsp;<span title="This field is required and can not be left empty.">*</span></span>`
    : null;

const problem = (id: string): Markup =>
  markup`<div role="alert" id="${id}-error" class="problem"></div>`;

const attributes = (question: Question, id: string): Markup =>
  markup` id="${id}" name="${question.id}" aria-invalid="false" aria-describedby="${id}-error"${flag("required", question.required)}`;

/** Yes-or-no questions and consents are sent under another ending than the rest. */
const isYesNo = ({ options }: Question): boolean => options.join() === "Yes,No";
const flagName = (name: string): string => name.replace(/\.content$/, ".flag");

function textBox(question: Question): Markup {
  const { id: name, kind, label } = question;
  const id = idOf(name);
  const type = kind === "email" ? "email" : kind === "date" ? "date" : "text";
  const box =
    kind === "textarea"
      ? markup`<textarea${attributes(question, id)} rows="6" data-cy="textAreaInputField" autocomplete="on"></textarea>`
      : markup`<input type="${type}"${attributes(question, id)} maxlength="255" autocomplete="on"${kind === "email" ? markup` placeholder="Your email address"` : null}>`;
  return markup`<div${fieldHooks(question)} data-w="${type === "date" ? "date" : "text"}"${flag("hidden", name === "candidate.coverLetter")}><label for="${id}">${label}${star(question)}</label>${box}${problem(id)}</div>`;
}

function phoneBox(question: Question): Markup {
  const id = idOf(question.id);
  return markup`<div${fieldHooks(question)} data-w="phone"><label for="${id}">${question.label}${star(question)}</label><div class="phone-row"><button type="button" id="country-select-${id}" aria-haspopup="listbox" aria-expanded="false" aria-label="Select country calling code: Netherlands"><span aria-hidden="true">NL</span></button><ul role="listbox" aria-label="Country calling codes" hidden>${COUNTRIES.map(({ name, code, dial }) => markup`<li role="option" aria-selected="false" data-code="${code}" data-dial="${dial}">${name} <span>+${dial}</span></li>`)}</ul><input type="tel"${attributes(question, id)} class="PhoneInputInput" autocomplete="tel" placeholder="Your phone number" value="+31"></div>${problem(id)}</div>`;
}

/** The native control is one pixel large behind a drawn one; a click on its label reaches it. */
function choice(question: Question, option: string, index: number): Markup {
  const type = question.kind === "checkboxes" ? "checkbox" : "radio";
  const isFlag = isYesNo(question);
  const name = isFlag ? flagName(question.id) : question.id;
  const id = `${idOf(name)}-${index}`;
  const value = isFlag ? String(option === "Yes") : option;
  return markup`<label for="${id}" class="choice"><input type="${type}" id="${id}" name="${name}" value="${value}" class="clipped" data-option="${option}"><span aria-hidden="true" class="mark">◯</span><span>${option}</span></label>`;
}

function choices(question: Question): Markup {
  const widget = question.kind === "checkboxes" ? "optionBoxes" : "optionRadios";
  return markup`<div${fieldHooks(question)} data-w="${widget}"><fieldset><legend>${question.label}${star(question)}</legend>${question.options.map((option, index) => choice(question, option, index))}</fieldset>${problem(idOf(question.id))}</div>`;
}

function consentBox(question: Question): Markup {
  const name = flagName(question.id);
  const id = `${idOf(name)}-0`;
  return markup`<div${fieldHooks(question)} data-w="consent"><label for="${id}" class="choice"><input type="checkbox" id="${id}" name="${name}" value="true" class="clipped"${flag("required", question.required)}><span aria-hidden="true" class="mark">◯</span><span data-testid="WYSIWYG-text-edit">${question.label}${star(question)}</span></label>${problem(id)}</div>`;
}

function fileBox(question: Question): Markup {
  const { id: name, label, purpose } = question;
  const id = idOf(name);
  const isPhoto = purpose === "photo";
  const accepted = isPhoto
    ? "Accepted files: JPEG and PNG up to 50MB."
    : "Accepted files: PDF, DOC, DOCX, JPEG and PNG up to 50MB.";
  const letter =
    purpose === "cover_letter"
      ? markup`<button data-cy="cover-letter-switch-button">Write it here instead</button>`
      : null;
  return markup`<div${fieldHooks(question)} data-w="file"><label for="${id}">${label}${star(question)}</label><div id="${id}" tabindex="-1" role="presentation" class="drop-area"><input type="file"${attributes(question, id)} autocomplete="off" accept="${isPhoto ? "image/png, image/jpeg" : "application/msword, application/pdf, application/vnd.openxmlformats-officedocument.wordprocessingml.document, image/png, image/jpeg"}" data-cy="${name === "candidate.cv" ? "fileInputField" : name}"><div><span class="sr-only">Upload a file or drag and drop here</span>${accepted}</div><div data-file hidden><span></span> <button type="button" aria-label="Remove file">×</button></div></div>${letter}${problem(id)}</div>`;
}

/** A question with the control that this maker's form builder has for its kind. */
export function recruiteeField(question: Question): Markup {
  switch (question.kind) {
    case "phone":
      return phoneBox(question);
    case "radio":
    case "checkboxes":
      return choices(question);
    case "consent":
      return consentBox(question);
    case "file":
      return fileBox(question);
    default:
      return textBox(question);
  }
}

/** The mark of the employer's question that stands hidden beside it. */
export function questionMark({ id }: Question): Markup | null {
  const [, number] = /^candidate\.openQuestionAnswers\.(\d+)\./.exec(id) ?? [];
  return number === undefined
    ? null
    : markup`<input type="hidden" name="candidate.openQuestionAnswers.${number}.openQuestionId" value="${number}">`;
}
