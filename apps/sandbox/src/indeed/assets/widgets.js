// The controls that need more than the browser gives: suggestions, counters, files.
import { getJson } from "../../job-site/assets/net.js";
import { startCountries, startList } from "./popups.js";
import { startFile, startResume } from "./files.js";

const TYPING_PAUSE_MS = 120;

const listOf = (input) =>
  input.getRootNode().querySelector(`[id="${input.getAttribute("aria-controls")}"]`);

function closeList(input) {
  input.setAttribute("aria-expanded", "false");
  input.removeAttribute("aria-activedescendant");
}

function pick(input, text) {
  input.value = text;
  closeList(input);
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

function openList(input, texts) {
  closeList(input);
  if (texts.length === 0) return;
  const list = listOf(input);
  list.replaceChildren(
    ...texts.map((text, index) => {
      const option = document.createElement("li");
      option.id = `${list.id}-${index}`;
      option.setAttribute("role", "option");
      option.setAttribute("aria-selected", "false");
      option.textContent = text;
      option.addEventListener("mousedown", (event) => event.preventDefault());
      option.addEventListener("click", () => pick(input, text));
      return option;
    }),
  );
  input.setAttribute("aria-expanded", "true");
}

function moveActive(input, by) {
  const options = [...listOf(input).children];
  if (options.length === 0) return;
  const at = options.findIndex((option) => option.getAttribute("aria-selected") === "true");
  options[at]?.setAttribute("aria-selected", "false");
  const next = options[(at + by + options.length) % options.length];
  next.setAttribute("aria-selected", "true");
  input.setAttribute("aria-activedescendant", next.id);
}

function handleKey(input, event) {
  const isOpen = input.getAttribute("aria-expanded") === "true";
  if (event.key === "Enter") {
    event.preventDefault();
    if (isOpen) listOf(input).querySelector('[aria-selected="true"]')?.click();
  } else if (!isOpen) return;
  else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    moveActive(input, event.key === "ArrowDown" ? 1 : -1);
  } else if (event.key === "Escape") {
    event.stopPropagation();
    closeList(input);
  }
}

function startSuggestions(input, kind, query) {
  let timer = 0;
  let turn = 0;
  input.addEventListener("input", () => {
    clearTimeout(timer);
    turn += 1;
    const mine = turn;
    closeList(input);
    timer = setTimeout(async () => {
      const path = `/beta/indeedapply/api/suggest?${query}&kind=${kind}&q=${encodeURIComponent(input.value)}`;
      const { body } = await getJson(path).catch(() => ({ body: {} }));
      if (mine === turn) openList(input, body.elements ?? []);
    }, TYPING_PAUSE_MS);
  });
  input.addEventListener("keydown", (event) => handleKey(input, event));
  input.addEventListener("blur", () => {
    // What is still on its way would open over the next field.
    clearTimeout(timer);
    turn += 1;
    closeList(input);
  });
}

function startCounter(area, max) {
  const counters = [...area.parentElement.querySelectorAll('[data-testid$="-counter"]')];
  area.addEventListener("input", () => {
    for (const counter of counters) counter.textContent = `${area.value.length} / ${max}`;
  });
}

/** "Change" puts a list where the country's words were. */
function startCountry(box, options) {
  const button = box.querySelector("button");
  const text = box.querySelector("span");
  button.addEventListener("click", () => {
    const select = document.createElement("select");
    select.name = "country";
    select.setAttribute("aria-labelledby", "location-fields-country-label");
    for (const option of options) select.append(new Option(option, option));
    select.value = text.textContent;
    text.replaceWith(select);
    button.remove();
    select.focus();
  });
}

/** Brings a page's controls to life. */
export function startWidgets(root, rules, callbacks) {
  for (const rule of rules) {
    const control = root.querySelector(rule.control);
    if (rule.suggests !== undefined) startSuggestions(control, rule.suggests, callbacks.query);
    if (rule.kind === "textarea") startCounter(control, rule.max_length);
    if (rule.kind === "resume") startResume(control, rule, callbacks);
    if (rule.kind === "file") startFile(control, rule, callbacks);
    if (rule.country_key !== undefined) startCountries(root.querySelector(rule.invalid));
    if (rule.kind !== "select" || control.tagName !== "DIV") continue;
    if (control.getAttribute("role") === "combobox") startList(control);
    else startCountry(control, rule.options);
  }
}
