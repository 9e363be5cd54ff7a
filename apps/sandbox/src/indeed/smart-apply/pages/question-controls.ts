import { flag, markup, type Markup } from "../../../markup.ts";
import { hashText } from "../../../seeded-random.ts";
import { optionsOf } from "../compose.ts";
import { questionHash } from "../form-model.ts";
import { choicesControl, listControl } from "./choice-controls.ts";
import { asterisk, byId, errorBox, helpText, type Control, type ControlInput } from "./control.ts";

/** Up to this many choices stand open; longer lists are a popup with a filter. */
const OPEN_CHOICES_MAX = 6;

/** The name of a question's control, the same at every load of a job. */
export const nameOf = ({ jobId, field }: ControlInput): string =>
  `q_${questionHash(jobId, field.key)}`;

export const labelText = (input: ControlInput): Markup =>
  markup`<span data-testid="input-${nameOf(input)}-label"><span data-testid="safe-markup">${input.field.question.label}</span></span>${asterisk(input.view, input.field.question, `input-${nameOf(input)}`)}`;

const labelFor = (input: ControlInput, id: string): Markup =>
  markup`<label for="${id}"${input.view.look("label")}>${labelText(input)}</label>${helpText(input)}`;

/** Which ids a control points to: that of its help need not exist (captured 2.7). */
const describedBy = (kind: string, react: string): Markup =>
  markup` aria-describedby="${kind}-error-text-${react} ${kind}-helper-text-${react}"`;

function numberControl(input: ControlInput): Control {
  const { view, field, prefill } = input;
  const { question } = field;
  const react = view.reactId();
  const id = `number-input-${react}`;
  const errorId = `number-question-error-text-${react}`;
  const base = `input-${nameOf(input)}`;
  return {
    html: markup`<div data-testid="${base}">${labelFor(input, id)}<input id="${id}" data-testid="${base}-input" type="text" inputmode="text" min="${question.min ?? 0}" max="${question.max ?? 99}" name="${nameOf(input)}" value="${prefill.text}" autocomplete="off"${flag("required", question.required)} aria-invalid="false"${describedBy("number-question", react)}${view.look("input")}>${errorBox(view, errorId)}</div>`,
    rule: { control: byId(id), error: byId(errorId) },
  };
}

/**
 * A box of one line was not captured: one half is drawn as second-hand sources have it, the other after the boxes of the other
 * pages. A date is guessed after it.
 */
function lineControl(input: ControlInput): Control {
  const { view, field, prefill } = input;
  const { question } = field;
  const react = view.reactId();
  const isPlain = hashText(nameOf(input)) % 2 === 0;
  const kind = question.kind === "date" ? "date-question" : "text-question";
  const id = isPlain ? `ifl-InputFormField-${react}` : `${kind}-input-${react}`;
  const errorId = isPlain ? `ifl-FormField-errorText-${react}` : `${kind}-error-text-${react}`;
  const base = `input-${nameOf(input)}`;
  const hint = question.kind === "date" ? markup` placeholder="MM/DD/YYYY"` : null;
  const described = isPlain ? markup` aria-describedby="${errorId}"` : describedBy(kind, react);
  return {
    html: markup`<div data-testid="${base}">${labelFor(input, id)}<input id="${id}" data-testid="${base}-input" type="text" name="${nameOf(input)}" value="${prefill.text}" autocomplete="off"${flag("required", question.required)}${hint} aria-invalid="false"${described}${view.look("input")}>${errorBox(view, errorId)}</div>`,
    rule: { control: byId(id), error: byId(errorId) },
  };
}

/** Long text with its counter, which stands there twice: once for readers (captured 2.7). */
function areaControl(input: ControlInput): Control {
  const { view, field, prefill } = input;
  const { question } = field;
  const react = view.reactId();
  const id = `rich-text-question-input-${react}`;
  const errorId = `rich-text-question-error-text-${react}`;
  const base = `input-${nameOf(input)}`;
  const count = `${prefill.text.length} / ${question.max_length ?? ""}`;
  const counter = (look: "counter" | "readersOnly") =>
    markup`<div data-testid="${base}-counter"${view.look(look)}>${count}</div>`;
  return {
    html: markup`<div data-testid="${base}">${labelFor(input, id)}<textarea id="${id}" name="${nameOf(input)}" rows="3"${flag("required", question.required)} aria-invalid="false"${describedBy("rich-text-question", react)}${view.look("input")}>${prefill.text}</textarea>${counter("counter")}${counter("readersOnly")}${errorBox(view, errorId)}</div>`,
    rule: { control: byId(id), error: byId(errorId), max_length: question.max_length },
  };
}

/** The native list of the qualifications page (second-hand). */
function selectControl(input: ControlInput): Control {
  const { view, field, prefill } = input;
  const hash = questionHash(input.jobId, field.key);
  const uuid = [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20)];
  const testId = `testid-qualques--select-${[...uuid, hash.slice(20)].join("-")}`;
  const id = `qualification-select-${view.reactId()}`;
  const errorId = `${id}-error`;
  return {
    html: markup`${labelFor(input, id)}<select id="${id}" name="${nameOf(input)}" data-testid="${testId}"${flag("required", field.question.required)} aria-invalid="false"${view.look("input")}><option value="">Select an option</option>${optionsOf(field.question).map((option) => markup`<option value="${option}"${flag("selected", prefill.chosen.includes(option))}>${option}</option>`)}</select>${errorBox(view, errorId)}`,
    rule: { control: byId(id), error: byId(errorId), describes: errorId },
  };
}

/** A box of an employer's that suggests. Not captured: drawn after the boxes of the experience page. */
function suggestControl(input: ControlInput): Control {
  const { view, field, prefill } = input;
  const react = view.reactId();
  const id = `autocomplete-question-input-${react}`;
  const errorId = `autocomplete-question-error-text-${react}`;
  const list = `Listbox-${view.reactId()}`;
  return {
    html: markup`<div data-testid="input-${nameOf(input)}">${labelFor(input, id)}<div${view.look("box")}><input id="${id}" name="${nameOf(input)}" type="text" role="combobox" aria-autocomplete="list" aria-controls="${list}" aria-expanded="false" autocomplete="off" value="${prefill.text}"${flag("required", field.question.required)} aria-invalid="false"${describedBy("autocomplete-question", react)}${view.look("input")}><ul id="${list}" role="listbox"${view.look("suggestions")}></ul></div>${errorBox(view, errorId)}</div>`,
    rule: {
      control: byId(id),
      error: byId(errorId),
      suggests: field.question.suggests ?? "city",
    },
  };
}

/** A file that an employer asks for. Not captured. */
function fileControl(input: ControlInput): Control {
  const { view, field } = input;
  const react = view.reactId();
  const id = `file-question-input-${react}`;
  const errorId = `file-question-error-text-${react}`;
  const accept =
    field.question.purpose === "photo" ? ".jpg,.jpeg,.png" : ".pdf,.doc,.docx,.rtf,.txt";
  return {
    html: markup`<div data-testid="input-${nameOf(input)}">${labelFor(input, id)}<button type="button"${view.look("tool")}>Select file</button> <span>Maximum size: 5 MB</span><input id="${id}" name="${nameOf(input)}" type="file" accept="${accept}" aria-invalid="false"${describedBy("file-question", react)}${view.look("readersOnly")}><p></p>${errorBox(view, errorId)}</div>`,
    rule: { control: byId(id), error: byId(errorId) },
  };
}

/** The control of a question that the employer asks. */
export function questionControl(input: ControlInput, isQualification: boolean): Control {
  const { question } = input.field;
  const parts = { name: nameOf(input), label: labelText(input) };
  switch (question.kind) {
    case "textarea":
      return areaControl(input);
    case "numeric":
    case "decimal":
      return numberControl(input);
    case "radio":
      return choicesControl(input, parts, "radio");
    case "checkboxes":
    case "consent":
      return choicesControl(input, parts, "checkbox");
    case "select":
      if (isQualification) return selectControl(input);
      return optionsOf(question).length > OPEN_CHOICES_MAX
        ? listControl(input, parts)
        : choicesControl(input, parts, "radio");
    case "typeahead":
      return suggestControl(input);
    case "file":
    case "resume":
      return fileControl(input);
    default:
      return lineControl(input);
  }
}
