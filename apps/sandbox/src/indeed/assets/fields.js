// Reading and checking the fields of one page of the form.
import { findProblem } from "./validate.js";

/** The words of what is chosen: the inputs' values are codes. */
const chosenWords = (control, options) =>
  [...control.querySelectorAll("input")].flatMap((input, index) =>
    input.checked ? [options[index]] : [],
  );

function readSelect(rule, control) {
  if (control.tagName === "SELECT") return control.value;
  if (control.tagName === "FIELDSET") return chosenWords(control, rule.options)[0] ?? "";
  const shown =
    control.querySelector("select")?.value ?? control.querySelector("span")?.textContent;
  const words = shown ?? control.textContent;
  return rule.options.includes(words) ? words : "";
}

export class Fields {
  constructor(root, rules) {
    this.root = root;
    this.rules = rules.filter((rule) => rule.kind !== "email");
    /** Files that were sent, by the key of their question. */
    this.uploads = new Map(rules.map((rule) => [rule.key, rule.upload ?? ""]));
  }

  control(rule) {
    return this.root.querySelector(rule.control);
  }

  /** What a field holds now. A city counts only when it was picked from the list. */
  value(rule) {
    const control = this.control(rule);
    switch (rule.kind) {
      case "select":
        return readSelect(rule, control);
      case "radio":
        return chosenWords(control, rule.options)[0] ?? "";
      case "checkboxes":
        return chosenWords(control, rule.options);
      case "consent":
        return chosenWords(control, rule.options).length > 0;
      case "resume":
        return control.querySelector("input:checked") === null ? "" : this.uploads.get(rule.key);
      case "file":
        return this.uploads.get(rule.key);
      default:
        return control.value;
    }
  }

  country(rule) {
    const [box] = this.root.querySelectorAll(rule.invalid);
    return box.getAttribute("data-value");
  }

  /** Only what is asked: a question that is hidden has no answer. */
  isAsked(rule) {
    if (rule.shown_if === undefined) return true;
    const other = this.rules.find((candidate) => candidate.key === rule.shown_if.key);
    return other !== undefined && this.value(other) === rule.shown_if.value;
  }

  refresh() {
    for (const rule of this.rules) {
      if (rule.shown_if !== undefined) {
        this.root.querySelector(rule.item).hidden = !this.isAsked(rule);
      }
    }
  }

  read() {
    return Object.fromEntries(
      this.rules.flatMap((rule) => {
        const own = [[rule.key, this.value(rule)]];
        return rule.country_key === undefined
          ? own
          : [...own, [rule.country_key, this.country(rule)]];
      }),
    );
  }

  problem(rule) {
    const digits = rule.country_key === undefined ? undefined : rule.digits[this.country(rule)];
    return findProblem({ ...rule, digits }, this.value(rule));
  }

  /** Shows what is wrong; true when nothing is. */
  check() {
    const problems = {};
    for (const rule of this.rules) {
      const problem = this.isAsked(rule) ? this.problem(rule) : null;
      if (problem !== null) problems[rule.key] = problem;
    }
    this.show(problems);
    return Object.keys(problems).length === 0;
  }

  show(problems) {
    for (const rule of this.rules) this.showOne(rule, problems[rule.key]);
    const first = this.rules.find((rule) => problems[rule.key] !== undefined);
    if (first === undefined) return;
    const control = this.control(first);
    const box = control.matches("input, select, textarea") ? control : null;
    (box ?? control.querySelector("input") ?? control).focus();
  }

  showOne(rule, text) {
    this.root.querySelector(rule.error).textContent = text ?? "";
    for (const marked of this.root.querySelectorAll(rule.invalid ?? rule.control)) {
      marked.setAttribute("aria-invalid", String(text !== undefined));
      if (rule.describes === undefined) continue;
      if (text === undefined) marked.removeAttribute("aria-describedby");
      else marked.setAttribute("aria-describedby", rule.describes);
    }
  }
}
