import { flag, markup, type Markup } from "../../markup.ts";
import type { Question } from "../question.ts";
import { acceptOf, fieldHooks, textAttributes } from "./field.ts";

export const star = (question: Question): Markup | null =>
  question.required ? markup`<span class="required">✱</span>` : null;

/**
 * Everything that the upload may say stands in the page from the beginning; the style sheet shows what holds
 * (portal facts, captured 4.2).
 */
function resume(question: Question): Markup {
  const { id, label } = question;
  return markup`<li class="application-question resume"${fieldHooks(question)} data-w="file"><label><div class="application-label">${label}${star(question)}</div><div class="application-field"><a class="postings-btn template-btn-utility visible-resume-upload" href="#"><span class="filename" data-file-name></span><span class="default-label">ATTACH RESUME/CV</span></a><input id="${id}-upload-input" class="application-file-input invisible-resume-upload" data-qa="input-resume" name="${id}" type="file" tabindex="-1" accept="${acceptOf(question)}"><span class="resume-upload-working"><span class="resume-upload-label">Analyzing resume…</span></span><span class="resume-upload-success"><span class="resume-upload-label">Success!</span></span><span class="resume-upload-failure"><span class="resume-upload-label">Couldn't auto-read resume.</span></span></div></label><p class="error-message file-size-message">File exceeds the maximum upload size of 100MB. Please try a smaller size.</p></li>`;
}

/** Takes nothing but what it suggests: what was picked goes into the hidden box as JSON. */
function place(question: Question): Markup {
  const { id, label } = question;
  return markup`<li class="application-question"${fieldHooks(question)} data-w="lever-place"><label><div class="application-label">${label}${star(question)}</div><div class="application-field"><input class="location-input" data-qa="location-input" id="location-input" name="${id}" type="text" autocomplete="off"${flag("required", question.required)}><input type="hidden" name="selectedLocation" id="selected-location"><div class="dropdown-container"><div class="dropdown-results"></div><div class="dropdown-no-results">No location found. Try entering a different location</div><div class="dropdown-loading-results">Loading</div></div></div></label></li>`;
}

/** Boxes with two that lead elsewhere: a name alone, and words of one's own in a box that is hidden until then. */
function pronouns(question: Question): Markup {
  return markup`<li class="application-question"${fieldHooks(question)} data-w="boxes"><div class="application-label">${question.label}</div><div class="application-field"><ul class="pronouns-options">${boxItems(question)}</ul></div><div class="pronouns-more"><label><input type="checkbox" id="useNameOnlyPronounsOption" name="pronouns" value="Use name only" data-own-aside><span class="application-answer-alternative">Use name only</span></label><label><input type="checkbox" id="customPronounsOption" name="pronouns" value="Custom" data-own-aside><span class="application-answer-alternative">Custom</span></label><input type="text" id="customPronounsTextField" hidden></div></li>`;
}

const dataQa = ({ id }: Question): Markup | null =>
  ["name", "email", "phone", "org"].includes(id) ? markup` data-qa="${id}-input"` : null;

/** The maker's own questions have their label around the control. */
export function standardField(question: Question): Markup {
  const { id, label, kind } = question;
  const isRequired = flag("required", question.required);
  const named = (control: Markup, widget: string): Markup =>
    markup`<li class="application-question"${fieldHooks(question)} data-w="${widget}"><label><div class="application-label">${label}${star(question)}</div><div class="application-field">${control}</div></label></li>`;
  switch (kind) {
    case "file":
      return resume(question);
    case "location":
      return place(question);
    case "select":
      return named(nativeSelect(question), "native");
    case "checkboxes":
      return pronouns(question);
    case "textarea":
      return named(markup`<textarea name="${id}" id="additional-information"></textarea>`, "text");
    default:
      return named(
        markup`<input${dataQa(question)} name="${id}"${textAttributes(question)}${kind === "email" ? markup` pattern="[^@\s]+@[^@\s]+"` : null}${isRequired}>`,
        "text",
      );
  }
}

const choiceItem = (question: Question, option: string, type: string): Markup =>
  markup`<li><label><input type="${type}" name="${question.id}" value="${option}"${flag("required", question.required && type === "radio")}><span class="application-answer-alternative">${option}</span></label></li>`;

export const boxItems = (question: Question): Markup[] =>
  question.options.map((option) => choiceItem(question, option, "checkbox"));

export const radioItems = (question: Question): Markup[] =>
  question.options.map((option) => choiceItem(question, option, "radio"));

/** The choice of an opening's place has names of its own; the values of its options are a guess. */
export function nativeSelect({ id, options, required }: Question): Markup {
  const opening =
    id === "opportunityLocationId" ? markup` data-qa="opportunity-location-select"` : null;
  const own = id === "eeo[disability]" ? markup` id="disabilitySelectElement"` : null;
  return markup`<div class="application-dropdown"><select name="${id}"${opening}${own}${flag("required", required)}><option value="">Select...</option>${options.map((option) => markup`<option value="${option}">${option}</option>`)}</select></div>`;
}

/** What the maker calls a kind of question. */
function typeName(kind: Question["kind"]): string {
  const names: Partial<Record<Question["kind"], string>> = {
    select: "dropdown",
    radio: "multiple-choice",
    checkboxes: "multiple-select",
    textarea: "textarea",
    file: "file-upload",
  };
  return names[kind] ?? "text";
}

function cardControl(question: Question): { control: Markup; widget: string } {
  const { id, kind } = question;
  switch (kind) {
    case "radio":
      return {
        widget: "radios",
        control: markup`<ul data-qa="multiple-choice">${radioItems(question)}</ul>`,
      };
    case "checkboxes":
      return {
        widget: "boxes",
        control: markup`<ul data-qa="checkboxes">${boxItems(question)}</ul>`,
      };
    case "select":
      return { widget: "native", control: nativeSelect(question) };
    case "textarea":
      return {
        widget: "text",
        control: markup`<textarea class="card-field-input" name="${id}" placeholder="Type your response"></textarea>`,
      };
    case "file":
      return {
        widget: "file",
        control: markup`<input type="file" name="${id}" accept="${acceptOf(question)}"><span class="filename" data-file-name></span>`,
      };
    default:
      return {
        widget: "text",
        control: markup`<input class="card-field-input" name="${id}" placeholder="${kind === "date" ? "MM/DD/YYYY" : "Type your response"}"${textAttributes(question)}>`,
      };
  }
}

/**
 * An employer's own question: its words stand over the control in a plain box, tied to it by nothing else. `sent` is under whose
 * name the page sends it, where the same question stands in two groups.
 */
export function cardField(question: Question, sent: Question = question): Markup {
  if (question.kind === "location") return standardField(question);
  if (question.kind === "consent") return consentField(question);
  const { control, widget } = cardControl(question);
  return markup`<li class="application-question custom-question"${fieldHooks(sent)} data-w="${widget}"><div class="application-label full-width ${typeName(question.kind)}"><div class="text">${question.label}${star(question)}</div></div><div class="application-field full-width${question.required ? " required-field" : ""}">${control}</div></li>`;
}

/** A hidden 0 stands before the box, so that something is sent either way. */
export const consentField = (question: Question): Markup =>
  markup`<li class="application-additional"${fieldHooks(question)} data-w="consent"><input type="hidden" name="${question.id}" value="0"><label><p><input type="checkbox" name="${question.id}" value="1"${flag("required", question.required)}><span>${question.label}${star(question)}</span></p></label></li>`;

/** The hidden description of a card or survey that the page carries: every question with type, options and whether it must be answered. */
export function baseTemplate(questions: readonly Question[]): Markup | null {
  const [stem, card] = /^(?:cards|surveysResponses)\[([^\]]+)\]/.exec(questions[0]?.id ?? "") ?? [];
  if (stem === undefined || card === undefined) return null;
  const fields = questions.map(({ kind, label, required, options }) => ({
    type: typeName(kind),
    text: label,
    description: "",
    required,
    options: options.map((text) => ({ text })),
  }));
  const value = JSON.stringify({ id: card, text: "Application questions", fields });
  return markup`<input type="hidden" name="${stem}[baseTemplate]" value="${value}">`;
}
