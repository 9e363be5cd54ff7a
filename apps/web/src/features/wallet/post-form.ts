import { webAddress } from "../../lib/address.ts";

/**
 * Leaves for the payment page as SPEC 4 has it: a hidden form, posted by the browser. Throws TypeError when the address is
 * not one of a web page.
 */
export function postForm(address: string, fields: Readonly<Record<string, string>>): void {
  const target = webAddress(address);
  if (target === undefined) throw new TypeError("The payment page has no web address");
  const form = document.createElement("form");
  // By attribute and through the prototype: a field named "action" or "submit" would hide the form's own.
  form.setAttribute("action", target);
  form.setAttribute("method", "post");
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}
