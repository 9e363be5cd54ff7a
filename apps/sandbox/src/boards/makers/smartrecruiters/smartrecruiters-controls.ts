import { flag, markup, trusted, type Markup } from "../../../markup.ts";
import { acceptOf, fieldHooks } from "../../pages/field.ts";
import type { Question } from "../../question.ts";

/*
 * The controls are elements of the maker's own with open roots of their own, in which the native boxes stand; the page itself
 * holds no box. `assets/spl.js` draws what is in them.
 */

const problem = markup`<p role="alert" class="problem" data-error hidden></p>`;

const required = (question: Question): Markup => flag("required", question.required);

interface BoxNames {
  /** Of the element of the framework around it. */
  test: string;
  id: string;
  autocomplete: string;
}

const BOXES: Readonly<Record<string, BoxNames>> = {
  firstName: {
    test: "personal-info-first-name-input",
    id: "first-name-input",
    autocomplete: "given-name",
  },
  lastName: {
    test: "personal-info-last-name-input",
    id: "last-name-input",
    autocomplete: "family-name",
  },
  email: { test: "personal-info-email-input", id: "email-input", autocomplete: "email" },
  emailConfirmation: {
    test: "personal-info-email-confirm-input",
    id: "confirm-email-input",
    autocomplete: "email",
  },
  linkedIn: { test: "web-profiles-linkedin", id: "linkedin-input", autocomplete: "off" },
};

function textInput(question: Question): Markup {
  const { id, label, kind } = question;
  const names = BOXES[id] ?? { test: id, id, autocomplete: "off" };
  const type = kind === "email" ? "email" : "text";
  return markup`<oc-input formcontrolname="${id}" data-test="${names.test}" attrid="${names.id}"${fieldHooks(question)} data-w="kept"><spl-input id="${names.id}" label="${label}" type="${type}" autocomplete="${names.autocomplete}"${required(question)}></spl-input>${problem}</oc-input>`;
}

const message = (question: Question): Markup =>
  markup`<oc-textarea formcontrolname="message" data-test="hiring-manager-message-text"${fieldHooks(question)} data-w="kept"><spl-textarea id="hiring-manager-message-input" label="${question.label}"${required(question)}></spl-textarea>${problem}</oc-textarea>`;

const city = (question: Question): Markup =>
  markup`<oc-location-autocomplete-wrapper data-test="personal-info-location"${fieldHooks(question)} data-w="kept"><oc-location-autocomplete><spl-autocomplete data-test="location-autocomplete" minquerylength="3" places id="spl-form-element_10" label="${question.label}" sr-name="location-autocomplete"${required(question)}></spl-autocomplete></oc-location-autocomplete>${problem}</oc-location-autocomplete-wrapper>`;

const phone = (question: Question): Markup =>
  markup`<oc-phone-number data-test="personal-info-phone"${fieldHooks(question)} data-w="kept"><spl-phone-field id="spl-form-element_11" label="${question.label}" autocomplete="tel" country="US"${required(question)}></spl-phone-field>${problem}</oc-phone-number>`;

const dropzone = (question: Question): Markup =>
  markup`<oc-resume-upload${fieldHooks(question)} data-w="file"><div data-test="resume-upload-container"><spl-dropzone data-test="resume-upload" label="${question.label}" accept="${acceptOf(question)}"${required(question)}></spl-dropzone></div>${problem}</oc-resume-upload>`;

const tick = (question: Question): Markup =>
  markup`<oc-checkbox data-test="${question.id}"${fieldHooks(question)} data-w="tick"><spl-checkbox id="${question.id}-input" data-test="${question.id}" label="${question.label}"${required(question)}></spl-checkbox>${problem}</oc-checkbox>`;

/** A question of the first page: about the person. */
export function personalField(question: Question): Markup {
  switch (question.kind) {
    case "location":
      return city(question);
    case "phone":
      return phone(question);
    case "textarea":
      return message(question);
    case "file":
      return dropzone(question);
    case "consent":
      return tick(question);
    default:
      return textInput(question);
  }
}

/** The words of a question of the second page stand in a slot, not in the control's attribute. */
const words = ({ label, required: isRequired }: Question): Markup =>
  markup`<span slot="label-content">${label}${isRequired ? " *" : ""}</span>`;

function screeningControl(question: Question): { tag: string; widget: string; control: Markup } {
  const { id, kind, options } = question;
  const common = markup` id="${id}" aria-label="${question.label}"${required(question)}`;
  switch (kind) {
    case "select":
    case "location": {
      const list =
        kind === "location" ? markup` places` : markup` options="${JSON.stringify(options)}"`;
      const test = id === "question_eeo_gender" ? "question-eeo-gender-select" : id;
      const control = markup`<spl-autocomplete${common}${list} minquerylength="${kind === "location" ? 3 : 0}" data-test="${test}">${words(question)}</spl-autocomplete>`;
      return { tag: "select", widget: "kept", control };
    }
    case "radio": {
      const control = markup`<spl-radio-group role="radiogroup"${common}>${words(question)}${options.map((option, index) => markup`<spl-radio role="radio" aria-checked="false" tabindex="0" label="${option}" value="${index + 1}" name="${id}"></spl-radio>`)}</spl-radio-group>`;
      return { tag: "radio", widget: "kept", control };
    }
    case "checkboxes": {
      const control = markup`<spl-checkbox-group${common}>${words(question)}${options.map((option, index) => markup`<spl-checkbox id="${id}_${index}" label="${option}" value="${index + 1}"></spl-checkbox>`)}</spl-checkbox-group>`;
      return { tag: "checkbox", widget: "keptList", control };
    }
    case "consent":
      return {
        tag: "checkbox",
        widget: "tick",
        control: markup`<spl-checkbox${common} label="${question.label}"></spl-checkbox>`,
      };
    case "file":
      return {
        tag: "file",
        widget: "file",
        control: markup`<spl-dropzone${common} label="${question.label}" accept="${acceptOf(question)}">${words(question)}</spl-dropzone>`,
      };
    case "date":
      return {
        tag: "date",
        widget: "kept",
        control: markup`<spl-date-field${common} type="date">${words(question)}</spl-date-field>`,
      };
    case "numeric":
    case "decimal":
      return {
        tag: "number",
        widget: "kept",
        control: markup`<spl-number-field${common}>${words(question)}</spl-number-field>`,
      };
    case "textarea":
      return {
        tag: "textarea",
        widget: "kept",
        control: markup`<spl-textarea${common}>${words(question)}</spl-textarea>`,
      };
    default:
      return {
        tag: "text",
        widget: "kept",
        control: markup`<spl-input${common} type="text">${words(question)}</spl-input>`,
      };
  }
}

/** A question of the second page: the employer's, and the voluntary ones. Its frame is named after the kind. */
export function screeningField(question: Question): Markup {
  const { tag, widget, control } = screeningControl(question);
  const frame = `sr-question-field-${tag}`;
  return markup`<div data-test="question-container" class="spl-mt-2"${fieldHooks(question)} data-w="${widget}">${trusted(`<${frame}>`)}${control}${trusted(`</${frame}>`)}${problem}</div>`;
}
