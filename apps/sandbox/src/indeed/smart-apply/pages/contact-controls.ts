import { flag, markup } from "../../../markup.ts";
import { countryKey, DIAL_CODES, type DialCode } from "../dial-codes.ts";
import { asterisk, byId, byTestId, errorBox, type Control, type ControlInput } from "./control.ts";

/** First and last name (captured 2.2). */
export function nameControl(input: ControlInput): Control {
  const { view, field, prefill } = input;
  const { question } = field;
  const base = `name-fields-${question.id}`;
  const id = `ifl-InputFormField-${view.reactId()}`;
  const errorId = `ifl-FormField-errorText-${view.reactId()}`;
  const autocomplete = question.id === "first-name" ? "given-name" : "family-name";
  return {
    html: markup`<label for="${id}"${view.look("label")}><span${view.look("none")}><span data-testid="${base}-label">${question.label}</span>${asterisk(view, question, base)}</span></label><input id="${id}" name="names-${question.id}" type="text" autocomplete="${autocomplete}" data-testid="${base}-input" maxlength="49" value="${prefill.text}" aria-invalid="false"${view.look("input")}>${errorBox(view, errorId)}`,
    rule: { control: byId(id), error: byId(errorId), describes: errorId },
  };
}

/** The address of the account: it can be read and not be changed here. */
export function emailControl({ view, field, prefill }: ControlInput): Control {
  const id = `email-field-${view.reactId()}`;
  return {
    html: markup`<div data-testid="email-field-readonly"${view.look("box")}><label${view.look("label")}>${field.question.label}</label><div${view.look("row")}><div>${prefill.text}</div><button type="button" data-testid="email-field-readonly-info-button" aria-label="This is your account email address. To change this, go to account settings."${view.look("link")}><svg width="16" height="16" aria-hidden="true" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="none" stroke="currentColor"></circle><path d="M8 7v5M8 4v1" stroke="currentColor"></path></svg></button></div>${errorBox(view, id)}</div>`,
    rule: { control: byId(id) },
  };
}

/** "7700-900123": without the country's code (captured 2.2). */
const prefilledNumber = (text: string): string =>
  /^\d{8,}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4)}` : text;

/** The number, and the country beside it, whose list stands in the page while it is closed. */
export function phoneControl(input: ControlInput, country: DialCode): Control {
  const { view, field, prefill } = input;
  const list = `Listbox-${view.reactId()}`;
  const label = `hidden-country-select-label-${view.reactId()}`;
  const id = `phone-input-${view.reactId()}`;
  const errorId = `ipl-phone-input-field-errorTextId-${view.reactId()}`;
  const row = ({ code, name, dial }: DialCode) =>
    markup`<li role="option" aria-selected="${code === country.code ? "true" : "false"}" data-testid="country-select-${code}"${view.look("option")}><span>${name}</span><span>${dial}</span></li>`;
  return {
    html: markup`<fieldset name="phone-number" data-testid="phone-number-field"${view.look("fieldset")}><legend${view.look("label")}><span data-testid="label">${field.question.label}</span></legend><div${view.look("row")}><div${view.look("box")}><span id="${label}"${view.look("readersOnly")}>Select country ${country.name}</span><div role="combobox" tabindex="0" aria-haspopup="listbox" aria-controls="${list}" aria-labelledby="${label}" data-value="${country.code}"${view.look("combobox")}>${country.dial}</div><div id="Popup-${view.reactId()}" style="position: absolute"${view.look("popup")}><ul id="${list}" role="listbox"${view.look("listbox")}>${DIAL_CODES.map(row)}</ul></div></div><input id="${id}" name="phone" type="tel" autocomplete="tel" aria-label="Type phone number" value="${prefilledNumber(prefill.text)}"${view.look("input")}></div>${errorBox(view, errorId)}</fieldset>`,
    rule: {
      control: byId(id),
      error: byId(errorId),
      invalid: `${byTestId("phone-number-field")} [role="combobox"], ${byId(id)}`,
      describes: errorId,
      country_key: countryKey(field.key),
      digits: Object.fromEntries(DIAL_CODES.map(({ code, digits }) => [code, digits])),
    },
  };
}

/** A field that nobody sees and everybody leaves empty. Only `hidden` tells it from the others (captured 2.2). */
export function ageTrap({ view }: Pick<ControlInput, "view">) {
  const id = `ifl-InputFormField-${view.reactId()}`;
  // How its label is kept out of sight was not captured.
  return markup`<div${view.look("readersOnly")}><label for="${id}"${view.look("label")}>Age</label><input id="${id}" name="age" type="number"${flag("hidden", true)} autocomplete="off" placeholder="If you're a human, leave this blank"${view.look("input")}>${errorBox(view, `ifl-FormField-errorText-${view.reactId()}`)}</div>`;
}
