import { flag, markup, type Markup } from "../../../markup.ts";
import { hexOf, uuidOf } from "../../made-ids.ts";
import { acceptOf, fieldHooks } from "../../pages/field.ts";
import type { Question } from "../../question.ts";

/** `candidate[answers_attributes][2][text]` has the id `candidate_answers_attributes_2_text`. */
const idOf = (name: string): string => name.replaceAll(/\]\[|\[/g, "_").replaceAll("]", "");

const star = ({ required }: Question): Markup | null =>
  required
    ? markup`<sup data-asterisk aria-hidden="true">*</sup><span class="sr-only">Required</span>`
    : null;

const problem = markup`<div role="alert" class="problem" data-error hidden></div>`;

/** Stands hidden beside a box, for an address that looks mistyped. */
const DID_YOU_MEAN = markup`<button type="button" hidden>Did you mean <span></span>?</button>`;

/** Rails sends 0 for a box that was left empty: a hidden input of the same name stands before it. */
const hiddenInput = (name: string): Markup =>
  markup`<input type="hidden" name="${name}" value="0">`;

function boxFor(question: Question, name: string): Markup {
  const { kind, required } = question;
  const names = markup` id="${idOf(name)}" name="${name}"${flag("required", required)}`;
  if (kind === "textarea" || (kind === "text" && name.includes("answers_attributes"))) {
    return markup`<textarea${names} rows="${kind === "textarea" ? 4 : 1}"></textarea>`;
  }
  const types: Partial<Record<Question["kind"], string>> = {
    email: "email",
    phone: "tel",
    numeric: "number",
    decimal: "number",
    date: "date",
  };
  const spoken = kind === "phone" ? markup` aria-label="Phone number with country code"` : null;
  const step = kind === "decimal" ? markup` step="any"` : null;
  return markup`<input type="${types[kind] ?? "text"}"${names}${spoken}${step}>`;
}

export function plainBox(question: Question): Markup {
  const { id, label, kind } = question;
  return markup`<div${fieldHooks(question)} data-w="${kind === "date" ? "date" : "text"}"><label for="${idOf(id)}">${label}${star(question)}</label>${boxFor(question, id)}${DID_YOU_MEAN}${problem}</div>`;
}

/** How the name of a control of the employer's question ends. */
function endingOf({ kind, options }: Question): string {
  if (options.join() === "Yes,No") return "[boolean]";
  if (kind === "radio") return "[choice]";
  if (kind === "checkboxes") return "[choices][]";
  if (kind === "numeric" || kind === "decimal") return "[number]";
  if (kind === "date") return "[date]";
  return kind === "consent" ? "[boolean]" : "[text]";
}

/** Seven signs that change with every page. */
const signs = (question: Question): string => hexOf(question.id + question.label, 7);

function choices(question: Question): Markup {
  const { id, label, options, kind } = question;
  const name = `${id}${endingOf(question)}`;
  const isYesNo = name.endsWith("[boolean]");
  const type = kind === "checkboxes" ? "checkbox" : "radio";
  return markup`<fieldset id="id_${signs(question)}"><legend>${label}${star(question)}</legend>${options.map(
    (option, index) => {
      const value = isYesNo ? String(option === "Yes") : String(index + 1);
      const optionId = `${isYesNo ? "boolean" : "choice"}-${signs(question)}-${value}`;
      return markup`<label for="${optionId}" class="choice"><input type="${type}" id="${optionId}" name="${name}" value="${value}" data-option="${option}"> <span>${option}</span></label>`;
    },
  )}</fieldset>`;
}

export function consentBox(question: Question): Markup {
  const { id, label } = question;
  return markup`<div${fieldHooks(question)} data-w="consent">${hiddenInput(id)}<label for="${idOf(id)}" class="choice"><input type="checkbox" id="${idOf(id)}" name="${id}" value="1"> <span>${label}${star(question)}</span></label>${problem}</div>`;
}

/** A drop area: the box that takes the file is made by the script, outside the form. */
export function uploadBox(question: Question): Markup {
  const { id, label } = question;
  return markup`<div id="upload_${id === "candidate[resume_remote_url]" ? "resume" : "file"}_field"${fieldHooks(question)} data-w="file" data-controller="forms--inputs--upload" data-accept="${acceptOf(question)}"><label for="${idOf(id)}">${label}${star(question)}</label><div data-forms--inputs--upload-target="trigger" class="drop-area" tabindex="0">Drop your file or upload</div><div data-forms--inputs--upload-target="previewsContainer"></div><div data-forms--inputs--upload-target="errorMsg" class="problem" data-error hidden></div></div>`;
}

function ownControl(question: Question): { widget: string; control: Markup } {
  const { id, label, kind } = question;
  const name = `${id}${endingOf(question)}`;
  if (kind === "radio") return { widget: "optionRadios", control: choices(question) };
  if (kind === "checkboxes") return { widget: "optionBoxes", control: choices(question) };
  if (kind === "consent") {
    const box = markup`${hiddenInput(name)}<label for="${idOf(name)}" class="choice"><input type="checkbox" id="${idOf(name)}" name="${name}" value="true"> <span>${label}${star(question)}</span></label>`;
    return { widget: "consent", control: box };
  }
  const control = markup`<label for="${idOf(name)}">${label}${star(question)}</label>${boxFor(question, name)}`;
  return { widget: kind === "date" ? "date" : "text", control };
}

/** One of the employer's own questions. */
export function ownQuestion(question: Question): Markup {
  if (question.kind === "file") return uploadBox(question);
  const { id, kind, required } = question;
  const { widget, control } = ownControl(question);
  return markup`<div class="question"${fieldHooks(question)} data-w="${widget}" data-question-uuid="${uuidOf(id + question.label)}" data-question-mandatory="${String(required)}" data-question-multiple-choice="${String(kind === "checkboxes")}"><input type="hidden" name="${id}[question_id]" value="${Number.parseInt(hexOf(question.label, 6), 16)}">${control}${DID_YOU_MEAN}${problem}</div>`;
}
