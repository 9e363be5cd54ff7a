import { markup, trusted, type Markup } from "../../../markup.ts";
import { acceptOf, fieldHooks } from "../../pages/field.ts";
import type { Question } from "../../question.ts";

const star = ({ required }: Question): Markup | null =>
  required ? markup`<span title="Required" class="required">*</span>` : null;

/** A heading over the control: nothing else names it. */
const heading = (question: Question): Markup =>
  markup`<h3><span>${question.label}</span> ${star(question)}</h3>`;

const problem = markup`<div class="error-container ng-hide"><span class="error"></span></div>`;

const framed = (question: Question, widget: string, content: Markup): Markup =>
  markup`<div class="question"${fieldHooks(question)} data-w="${widget}">${content}${problem}</div>`;

/** The model that the maker's own framework binds a box to. */
const model = (id: string): Markup => trusted(` ng-model="candidate['${id}']"`);

/** The employer's number and date are no types of this form builder's text box. */
function box(question: Question): Markup {
  const { id, kind } = question;
  const names = markup` name="${id}"${model(id)}`;
  if (kind === "textarea") return markup`<textarea${names} rows="5"></textarea>`;
  const type = kind === "email" ? "email" : kind === "date" ? "date" : "text";
  const address = id === "cAddress" ? markup` id="fullAddress"` : null;
  return markup`<input type="${type}"${names}${address}>`;
}

function list(question: Question): Markup {
  const { id, options } = question;
  // The list of pay periods alone has no name.
  const name = id === "salaryPeriod" ? null : markup` name="${id}"`;
  return markup`<select${name}><option value="?"></option>${options.map((option, index) => markup`<option value="${index}">${option}</option>`)}</select>`;
}

/** Each choice's words: around radios a label, beside boxes plain words, in the voluntary part a label of its own. */
function choice(question: Question, option: string, index: number): Markup {
  const { id, kind } = question;
  if (question.section === "voluntary") {
    const optionId = `${id.split(/[._]/)[0]}_${option.toLowerCase().split(/[^a-z]+/)[0]}_${index}`;
    return markup`<div class="option"><input type="radio" id="${optionId}" name="${id}" value="${index}" data-option="${option}"><label for="${optionId}">${option}</label></div>`;
  }
  if (kind === "checkboxes") {
    return markup`<div class="option"><input type="checkbox" name="${id}" data-option="${option}"><span data-words>${option}</span></div>`;
  }
  return markup`<label class="option"><input type="radio" name="${id}" value="${index}" data-option="${option}"><span>${option}</span></label>`;
}

function choices(question: Question): Markup {
  const widget = question.kind === "checkboxes" ? "optionBoxes" : "optionRadios";
  const content = markup`${heading(question)}<div class="multiplechoice">${question.options.map((option, index) => choice(question, option, index))}</div>`;
  return framed(question, widget, content);
}

const tick = (question: Question): Markup =>
  framed(
    question,
    "consent",
    markup`<div class="option"><input type="checkbox" name="${question.id}"${model(question.id)}><span data-words>${question.label} ${star(question)}</span></div>`,
  );

/** The CV's box is opened by a link, and hidden itself. */
export function resumeField(question: Question): Markup {
  return markup`<div class="section-header"${fieldHooks(question)} data-w="file"><h2>%HEADER_PERSONAL_DETAILS%</h2><div class="file-input-container"><a class="button resume" tabindex="0" role="button">%BUTTON_UPLOAD_RESUME% ${star(question)}</a><input id="main-attachment" name="cResume" type="file" style="display:none" accept="${acceptOf(question)}"><a class="bzyLinkColor" data-file></a>${problem}</div></div>`;
}

const fileField = (question: Question): Markup =>
  framed(
    question,
    "file",
    markup`${heading(question)}<input type="file" name="${question.id}" accept="${acceptOf(question)}">`,
  );

/** A question with the control that this maker's form builder has for its kind. */
export function breezyField(question: Question): Markup {
  switch (question.kind) {
    case "select":
      return framed(question, "words", markup`${heading(question)}${list(question)}`);
    case "radio":
    case "checkboxes":
      return choices(question);
    case "consent":
      return tick(question);
    case "file":
      return fileField(question);
    default: {
      const widget = question.kind === "date" ? "date" : "text";
      return framed(question, widget, markup`${heading(question)}${box(question)}`);
    }
  }
}
