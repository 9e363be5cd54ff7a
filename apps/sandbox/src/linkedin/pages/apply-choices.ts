import { flag, markup, type Markup } from "../../markup.ts";
import { hashText } from "../../seeded-random.ts";
import type { Question } from "../job.ts";
import { choiceName, controlId } from "./control-id.ts";

const titleClass = (isRequired: boolean): string =>
  `fb-dash-form-element__label${isRequired ? " fb-dash-form-element__label-title--is-required" : ""}`;

const DISGUISED_ONE_IN = 4;
/** Letters of the Greek alphabet that look like ours. */
const LOOK_ALIKES: Record<string, string> = { A: "Α", E: "Ε", I: "Ι", O: "Ο", o: "ο", T: "Τ" };

/** Some consents are written with letters of another alphabet (portal facts, captured 1.4). */
function asWritten(question: Question, option: string): string {
  if (question.kind !== "consent") return option;
  if (hashText(`letters:${question.id}`) % DISGUISED_ONE_IN !== 0) return option;
  return option.replace(/[AEIOoT]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
}

/** The words of a consent end in a link, which is not to be hit when the box is meant. */
function labelText(question: Question, text: string): Markup {
  if (question.kind !== "consent") return markup`${text}`;
  const words = text.split(" ");
  const linked = words.splice(Math.max(1, words.length - 2)).join(" ");
  return markup`${words.join(" ")} <a href="/legal/privacy-policy" target="_blank" rel="noopener">${linked}</a>`;
}

/** Clipped to one pixel by the style sheet: the label beside it is what can be clicked. Its value is in small letters. */
function choiceRow(jobId: string, question: Question, index: number, isChosen: boolean): Markup {
  const isRadio = question.kind === "radio";
  const text = asWritten(question, question.options[index] ?? "");
  const name = choiceName(jobId, question.id);
  const id = `${name}-${index}`;
  const isAsked = isRadio && question.required;
  return markup`<div data-test-text-selectable-option="${index}" class="fb-text-selectable__option display-flex"><input class="fb-form-element__checkbox" data-test-text-selectable-option__input="${text}" id="${id}" type="${isRadio ? "radio" : "checkbox"}" name="${name}" value="${text.toLowerCase()}" aria-required="${isAsked ? "true" : "false"}"${flag("checked", isChosen)}><label class="t-14" data-test-text-selectable-option__label="${text}" for="${id}">${labelText(question, text)}</label></div>`;
}

function radioLegend(question: Question): Markup {
  return markup`<legend class="fb-dash-form-element__legend"><span class="${titleClass(question.required)}" data-test-form-builder-radio-button-form-component__title><span>${question.label}</span></span>${question.required ? markup`<span class="visually-hidden" data-test-form-builder-radio-button-form-component__required>Required</span>` : null}</legend>`;
}

function boxLegend(question: Question): Markup {
  return markup`<legend class="fb-dash-form-element__legend"><div class="${titleClass(question.required)}" data-test-checkbox-form-title="true"><span>${question.label}</span></div>${question.required ? markup`<span class="visually-hidden" data-test-checkbox-form-required="true">Required</span>` : null}</legend>`;
}

/** Radios, boxes, or the one box of a consent. Only radios have a place for an error from the beginning. */
export function choiceGroup(jobId: string, question: Question, chosen: readonly string[]): Markup {
  const id = controlId(jobId, question);
  const rows = question.options.map((option, index) =>
    choiceRow(jobId, question, index, chosen.includes(option)),
  );
  if (question.kind !== "radio") {
    return markup`<fieldset id="${id}" data-test-checkbox-form-component="true">${boxLegend(question)}${rows}</fieldset>`;
  }
  return markup`<fieldset id="${id}" data-test-form-builder-radio-button-form-component="true" aria-describedby="${id}-error">${radioLegend(question)}${rows}</fieldset><div id="${id}-error"></div>`;
}
