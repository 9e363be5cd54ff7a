// Reading and checking the fields of one page of the form.
import { findProblem } from "./validate.js";

function readChoices(control, isSingle) {
  const chosen = [...control.querySelectorAll("input:checked")].map((input) => input.value);
  return isSingle ? (chosen[0] ?? "") : chosen;
}

function readSelect(control) {
  if (control.tagName === "SELECT") return control.value;
  if (control.hasAttribute("data-select-list")) {
    return control.querySelector('[aria-selected="true"]')?.textContent ?? "";
  }
  return readChoices(control, true);
}

/** What a field holds now. A city counts only when it was picked from the list. */
function readField(rule, control) {
  switch (rule.kind) {
    case "select":
      return readSelect(control);
    case "radio":
      return readChoices(control, true);
    case "checkboxes":
      return readChoices(control, false);
    case "consent":
      return readChoices(control, false).length > 0;
    case "resume":
      return control.querySelector('[aria-checked="true"]')?.getAttribute("data-card-value") ?? "";
    case "file":
      return control.dataset.upload ?? "";
    default:
      return control.value;
  }
}

const find = (root, id) => root.querySelector(`#${CSS.escape(id)}`);

export class Fields {
  constructor(root, rules) {
    this.root = root;
    this.rules = rules.filter((rule) => rule.kind !== "email");
    this.problems = {};
  }

  control(rule) {
    return find(this.root, rule.control_id);
  }

  /** Only what is asked: a question that is hidden has no answer. */
  isAsked(rule) {
    if (rule.shown_if === undefined) return true;
    const other = this.rules.find((candidate) => candidate.key === rule.shown_if.key);
    return other !== undefined && readField(other, this.control(other)) === rule.shown_if.value;
  }

  refresh() {
    for (const rule of this.rules) {
      find(this.root, `item-${rule.control_id}`).hidden = !this.isAsked(rule);
    }
  }

  read() {
    return Object.fromEntries(
      this.rules.map((rule) => [rule.key, readField(rule, this.control(rule))]),
    );
  }

  /** Shows what is wrong; true when nothing is. */
  check() {
    const answers = this.read();
    const problems = {};
    for (const rule of this.rules) {
      if (!this.isAsked(rule)) continue;
      const problem = findProblem(rule, answers[rule.key]);
      if (problem !== null) problems[rule.key] = problem;
    }
    this.show(problems);
    return Object.keys(problems).length === 0;
  }

  show(problems) {
    for (const rule of this.rules) {
      const control = this.control(rule);
      const slot = this.root.querySelector(`[data-error-for="${CSS.escape(rule.control_id)}"]`);
      const text = problems[rule.key];
      slot.replaceChildren();
      control.setAttribute("aria-invalid", String(text !== undefined));
      if (text === undefined) {
        control.removeAttribute("aria-describedby");
        continue;
      }
      const message = document.createElement("span");
      message.id = rule.control_id.includes("-:")
        ? rule.control_id.replace(/-(:[^:]+:)$/, "-error-text-$1")
        : `${rule.control_id.replace(/-input$/, "")}-error`;
      message.setAttribute("role", "alert");
      message.textContent = text;
      slot.append(message);
      control.setAttribute("aria-describedby", message.id);
    }
    const first = this.rules.find((rule) => problems[rule.key] !== undefined);
    if (first === undefined) return;
    const control = this.control(first);
    (control.matches("input, select, textarea")
      ? control
      : control.querySelector("input")
    )?.focus();
  }
}
