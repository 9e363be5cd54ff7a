// Reading the controls of a step and showing what is wrong with them.
import { findProblem } from "./validate.js";

/** What was picked from a suggestion list, by input. Text that was only typed does not count. */
const picked = new WeakMap();

export function rememberPicked(input) {
  picked.set(input, input.value);
}

const byId = (step, id) => step.querySelector(`#${CSS.escape(id)}`);

function readFile(step, rule) {
  const card = step.querySelector(
    `[data-own-file="${rule.id}"] .jobs-document-upload-redesign-card__container--selected`,
  );
  return card?.getAttribute("data-own-upload") ?? "";
}

/** An input's value is in small letters; its own words stand in another attribute. */
const wordsOf = (input) => input.getAttribute("data-test-text-selectable-option__input");

export function readValue(step, rule) {
  if (rule.kind === "resume" || rule.kind === "file") return readFile(step, rule);
  const control = byId(step, rule.control_id);
  if (rule.kind === "consent") return control.querySelector("input:checked") !== null;
  if (rule.kind === "radio" || rule.kind === "checkboxes") {
    const words = [...control.querySelectorAll("input:checked")].map(wordsOf);
    return rule.kind === "radio" ? (words[0] ?? "") : words;
  }
  if (rule.kind === "typeahead") return picked.get(control) === control.value ? control.value : "";
  if (control.value === "Select an option") return "";
  return control.value.trim();
}

/** The words a review page shows. */
export function describeValue(step, rule) {
  if (rule.kind === "resume" || rule.kind === "file") {
    const name = step.querySelector(
      `[data-own-file="${rule.id}"] .jobs-document-upload-redesign-card__container--selected h3`,
    );
    return name?.textContent ?? "";
  }
  const value = readValue(step, rule);
  if (typeof value === "boolean") return value ? "Yes" : "";
  return Array.isArray(value) ? value.join(", ") : value;
}

function findSlot(step, rule) {
  if (rule.kind === "resume" || rule.kind === "file") {
    return step.querySelector(`[data-own-file="${rule.id}"] [data-own-error]`);
  }
  return byId(step, `${rule.control_id}-error`);
}

/** Boxes and places have none before there is something to say. */
function makeSlot(step, rule) {
  const slot = document.createElement("div");
  slot.id = `${rule.control_id}-error`;
  const control = byId(step, rule.control_id);
  (control.closest(".search-basic-typeahead") ?? control).after(slot);
  return slot;
}

export function showProblem(step, rule, message) {
  const found = findSlot(step, rule);
  if (message === null && found === null) return;
  const slot = found ?? makeSlot(step, rule);
  const control = byId(step, rule.control_id);
  slot.replaceChildren();
  control?.classList.toggle("fb-dash-form-element__error-field", message !== null);
  if (message === null) return;
  const box = document.createElement("div");
  box.setAttribute("data-test-form-element-error-messages", "");
  box.setAttribute("role", "alert");
  box.className = "artdeco-inline-feedback artdeco-inline-feedback--error ember-view mt1";
  const icon = document.createElement("li-icon");
  icon.className = "artdeco-inline-feedback__icon";
  icon.setAttribute("type", "error-pebble-icon");
  icon.setAttribute("aria-hidden", "true");
  const text = document.createElement("span");
  text.className = "artdeco-inline-feedback__message";
  text.textContent = message;
  box.append(icon, text);
  slot.append(box);
}

function problemOf(step, rule) {
  if (rule.kind === "typeahead") {
    const control = byId(step, rule.control_id);
    if (control.value.trim() !== "" && readValue(step, rule) === "") {
      return "Please enter a valid answer";
    }
  }
  return findProblem(rule, readValue(step, rule));
}

/** Shows every problem of the step. True when there is none. */
export function checkStep(step, rules) {
  let isFine = true;
  for (const rule of rules) {
    const problem = problemOf(step, rule);
    showProblem(step, rule, problem);
    if (problem !== null) isFine = false;
  }
  if (!isFine) step.querySelector('[role="alert"]')?.scrollIntoView({ block: "center" });
  return isFine;
}

/** Takes a message away as soon as its cause is gone. */
export function recheckShown(step, rules) {
  for (const rule of rules) {
    const isShown = (findSlot(step, rule)?.childElementCount ?? 0) > 0;
    if (isShown && problemOf(step, rule) === null) showProblem(step, rule, null);
  }
}
