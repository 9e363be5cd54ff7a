import { flag, markup, type Markup } from "../../markup.ts";
import { hashText } from "../../seeded-random.ts";
import type { Question } from "../question.ts";
import { acceptOf, fieldHooks } from "./field.ts";
import type { createCss } from "./layout.ts";

export type Css = ReturnType<typeof createCss>;

/** What every field of one form is drawn with; `formId` begins the names of its entries. */
export interface AshbyForm {
  css: Css;
  formId: string;
}

const entryId = ({ formId }: AshbyForm, { id }: Question): string => `${formId}_${id}`;

/** Above this many, a choice is drawn as a list: a guess, as no list of one was captured. */
const RADIOS_MAX = 8;

const isYesNo = ({ kind, options }: Question): boolean =>
  kind === "radio" && options.join() === "Yes,No";

function title({ css }: AshbyForm, question: Question): Markup {
  const required = question.required ? ` ${css("required")}` : "";
  return markup`<label class="${css("heading")}${required} ${css("label")} ashby-application-form-question-title" for="${question.id}">${question.label}</label>`;
}

const description = ({ help }: Question): Markup | null =>
  help === undefined
    ? null
    : markup`<div class="ashby-application-form-question-description"><p>${help}</p></div>`;

/** The outer box: with a class for single boxes, without one for groups (portal facts, captured 4.3). */
const hooks = (form: AshbyForm, question: Question): Markup =>
  markup` data-field-path="${question.id}" data-field-entry-id="${entryId(form, question)}"${fieldHooks(question)}`;

interface Choice {
  type: "radio" | "checkbox";
  widget: string;
  options: readonly string[];
}

/** Radios share the entry's name; each checkbox is named by its own words. The title's `for` points to nothing. */
function group(form: AshbyForm, question: Question, choice: Choice): Markup {
  const { css } = form;
  const entry = entryId(form, question);
  const rows = choice.options.map((option, index) => {
    const id = `${entry}-labeled-${choice.type}-${index}`;
    return markup`<div class="${css("option")}"><span class="${css("mark")}" data-disabled="false"><input type="${choice.type}" id="${id}" name="${choice.type === "checkbox" ? option : entry}" value="${option}" class="faint"></span><label class="${css("optionLabel")}" for="${id}">${option}</label></div>`;
  });
  return markup`<div${hooks(form, question)} data-w="${choice.widget}"><fieldset class="${css("container")} ${css("fieldEntry")}">${title(form, question)}${description(question)}${rows}</fieldset></div>`;
}

/** The employer may ask whether it may write texts; it hangs on the phone and is no question of its own. */
function texting(css: Css): Markup {
  return markup`<div class="ashby-application-form-texting-consent-description"><p>May we send you text messages about your application?</p><label class="${css("optionLabel")}"><input type="radio" name="communicationConsent" value="given"> Yes</label><label class="${css("optionLabel")}"><input type="radio" name="communicationConsent" value="notGiven"> No</label></div>`;
}

interface Single {
  control: Markup;
  widget: string;
}

const TYPES: Partial<Record<Question["kind"], [type: string, placeholder: string]>> = {
  email: ["email", "hello@example.com..."],
  phone: ["tel", "1-415-555-1234..."],
  url: ["url", "https://example.com..."],
};

function textBox({ css, formId }: AshbyForm, question: Question): Single {
  const { id, kind, required, max_length, section } = question;
  const longest = max_length === undefined ? null : markup` maxlength="${max_length}"`;
  const named = markup` class="${css("input")}" id="${id}" name="${id}"${longest}${flag("required", required)}`;
  if (kind === "textarea") {
    return {
      widget: "text",
      control: markup`<textarea${named} placeholder="Type here..." rows="4"></textarea>`,
    };
  }
  if (kind === "numeric" || kind === "decimal") {
    // No number was captured: a guess.
    return {
      widget: "text",
      control: markup`<input type="number" step="${kind === "decimal" ? "any" : "1"}"${named} placeholder="Type here...">`,
    };
  }
  const [type, placeholder] = TYPES[kind] ?? ["text", "Type here..."];
  // Once in a form: its radios have one name, wherever they stand.
  const isAsked =
    kind === "phone" && section === "standard" && hashText(`text:${formId}`) % 2 === 0;
  const consent = isAsked ? texting(css) : null;
  return {
    widget: "text",
    control: markup`<input type="${type}"${named} placeholder="${placeholder}">${consent}`,
  };
}

/** Place and date have neither id nor name. */
function single(form: AshbyForm, question: Question): Single {
  const { css } = form;
  const { id, kind } = question;
  const isRequired = flag("required", question.required);
  if (isYesNo(question)) {
    return {
      widget: "yesno",
      control: markup`<div class="${css("container")} ${css("yesno")}"><button class="${css("option")}">Yes</button><button class="${css("option")}">No</button><input type="checkbox" name="${id}" tabindex="-1" class="sunk"></div>`,
    };
  }
  switch (kind) {
    case "file":
      return {
        widget: "file",
        control: markup`<div role="presentation" class="${css("container")}"><input id="${id}" type="file" tabindex="-1" class="clipped" accept="${acceptOf(question)}"${isRequired}><div><button type="button" data-attach><span>Upload File</span></button> or drag and drop here</div><p class="${css("filename")} filename" data-file-name></p></div>`,
      };
    case "location":
      return {
        widget: "place",
        control: markup`<div class="${css("inputContainer")}"><input class="${css("input")}" placeholder="Start typing..." type="text" role="combobox" aria-autocomplete="list" aria-haspopup="listbox" aria-expanded="false" autocomplete="off"><button type="button" class="${css("toggleButton")}" tabindex="-1" aria-label="Toggle list">▾</button></div>`,
      };
    case "date":
      return {
        widget: "text",
        control: markup`<div class="react-datepicker-wrapper"><div class="react-datepicker__input-container"><input type="text" placeholder="Pick date..." autocomplete="off"${isRequired}></div></div>`,
      };
    case "select":
      return {
        widget: "native",
        control: markup`<div class="${css("inputContainer")}"><select id="${id}" name="${id}" class="${css("input")}"${isRequired}><option value="">Select...</option>${question.options.map((option) => markup`<option value="${option}">${option}</option>`)}</select></div>`,
      };
    default:
      return textBox(form, question);
  }
}

/** One question as the maker draws its kind. */
export function ashbyField(form: AshbyForm, question: Question): Markup {
  const { kind, options } = question;
  if (kind === "consent") {
    return group(form, question, { type: "checkbox", widget: "consent", options: ["I agree"] });
  }
  if (kind === "checkboxes") {
    return group(form, question, { type: "checkbox", widget: "boxes", options });
  }
  const isShort = kind === "select" && options.length <= RADIOS_MAX;
  if (isShort || (kind === "radio" && !isYesNo(question))) {
    return group(form, question, { type: "radio", widget: "radios", options });
  }
  const { control, widget } = single(form, question);
  const entry = `${form.css("fieldEntry")} ashby-application-form-field-entry`;
  return markup`<div class="${entry}"${hooks(form, question)} data-w="${widget}">${title(form, question)}${description(question)}${control}</div>`;
}
