import { markup, type Markup } from "../../../markup.ts";
import { optionsOf } from "../compose.ts";
import { byId, byTestId, errorBox, type Control, type ControlInput } from "./control.ts";

interface BoxHooks {
  /** The id without `-input`. */
  base: string;
  name: string;
  autocomplete: string;
  helper?: string;
}

const labelBox = ({ view, field }: ControlInput, base: string): Markup =>
  markup`<label for="${base}-input" id="${base}-label"${view.look("label")}><span data-testid="${base}-label">${field.question.label}</span></label>`;

function lineBox(input: ControlInput, hooks: BoxHooks): Control {
  const { view, prefill } = input;
  const { base, name, autocomplete, helper } = hooks;
  const help = helper === undefined ? null : markup`<div${view.look("note")}>${helper}</div>`;
  return {
    html: markup`${labelBox(input, base)}${help}<input id="${base}-input" name="${name}" type="text" autocomplete="${autocomplete}" aria-labelledby="${base}-label" value="${prefill.text}" aria-invalid="false"${view.look("input")}>${errorBox(view, `${base}-error`)}`,
    rule: {
      control: byId(`${base}-input`),
      error: byId(`${base}-error`),
      describes: `${base}-error`,
    },
  };
}

/** A box that suggests, its list right behind it. */
function comboBox(input: ControlInput, hooks: BoxHooks & { testId?: string }): Control {
  const { view, prefill, field } = input;
  const { base, name, autocomplete, testId } = hooks;
  const list = `Listbox-${view.reactId()}`;
  const isKnown = field.question.id === "locality" && prefill.text !== "";
  const test = testId === undefined ? null : markup` data-testid="${testId}"`;
  return {
    html: markup`${labelBox(input, base)}<div${view.look("box")}><input id="${base}-input" name="${name}" type="text" role="combobox" aria-autocomplete="list" aria-controls="${list}" aria-expanded="false" autocomplete="${autocomplete}" aria-labelledby="${base}-label"${test} value="${prefill.text}" aria-invalid="false"${view.look("input")}><ul id="${list}" role="listbox"${view.look("suggestions")}>${isKnown ? markup`<li role="option" aria-selected="false">${prefill.text}</li>` : null}</ul></div>${errorBox(view, `${base}-error`)}`,
    rule: {
      control: byId(`${base}-input`),
      error: byId(`${base}-error`),
      describes: `${base}-error`,
      suggests: field.question.suggests ?? "city",
    },
  };
}

/** Words and a button; what the button opens was not captured: a list, here. */
function country({ view, field, prefill }: ControlInput): Control {
  const chosen = prefill.chosen[0] ?? "India";
  return {
    html: markup`<div data-testid="location-fields-country"${view.look("box")}><div id="location-fields-country-label"${view.look("label")}>${field.question.label}</div><span>${chosen}</span> <button type="button" id="location-fields-country-change-button" aria-label="Change country"${view.look("link")}>Change</button></div>${errorBox(view, "location-fields-country-error")}`,
    rule: {
      control: byTestId("location-fields-country"),
      error: byId("location-fields-country-error"),
      options: optionsOf(field.question),
    },
  };
}

/** The address and experience pages (captured 2.4 and 2.6), and those of jobs and schools, which are guessed after them. */
export function profileControl(input: ControlInput): Control | undefined {
  const { question, group } = input.field;
  switch (question.id) {
    case "country":
      return country(input);
    case "postal-code":
      return lineBox(input, {
        base: "location-fields-postal-code",
        name: "location-postal-code",
        autocomplete: "postal-code",
      });
    case "locality":
      return comboBox(input, {
        base: "location-fields-locality",
        name: "location-locality",
        autocomplete: "address-level2",
      });
    case "address":
      return lineBox(input, {
        base: "location-fields-address",
        name: "location-address",
        autocomplete: "street-address",
        helper: "Not shown to employers",
      });
    case "job-title":
      return comboBox(input, {
        base: "job-title",
        name: "jobTitle",
        autocomplete: "off",
        testId: "job-title-input",
      });
    case "recent-company":
      return comboBox(input, {
        base: "company-name",
        name: "companyName",
        autocomplete: "off",
        testId: "company-name-input",
      });
    case "work-title":
    case "work-company":
    case "school":
      return comboBox(input, {
        base: `${question.id}-${group}`,
        name: `${question.id}-${group}`,
        autocomplete: "off",
      });
    default:
      return undefined;
  }
}
