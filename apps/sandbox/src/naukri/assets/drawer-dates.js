// Days: three boxes for a date of birth, a calendar for others.
import { make, withId } from "./drawer-frame.js";

const BOXES = [
  { name: "day", hint: "DD", length: 2 },
  { name: "month", hint: "MM", length: 2 },
  { name: "year", hint: "YYYY", length: 4 },
];

export function dateOfBirth({ prefix }, _control, change) {
  const inputs = BOXES.map(({ name, hint, length }) => {
    const input = withId(make(`input.dob__input.${name}`), `${prefix}dobInput${name}`);
    input.placeholder = hint;
    input.maxLength = length;
    input.inputMode = "numeric";
    return input;
  });
  const span = make("span");
  inputs.forEach((input, index) => {
    if (index > 0) span.append(make("span.slash", "/"));
    span.append(input);
    input.addEventListener("input", () => {
      const isFull = inputs.every((each) =>
        new RegExp(`^\\d{${each.maxLength}}$`).test(each.value),
      );
      change(isFull ? inputs.map((each) => each.value).join("/") : undefined);
    });
  });
  return make("div.dob__container", make("div.dob__input-container", span));
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const YEARS_AHEAD = 6;
const TYPED = /^\d{2}\/\d{2}\/\d{4}$/;
const two = (number) => String(number).padStart(2, "0");

/** What can be chosen in each of the three views: text, value, and whether it is the chosen one. */
function cellsOf(view, state) {
  if (view === "month") {
    return MONTHS.map((text, index) => ({ text, value: index, isActive: index === state.month }));
  }
  const first = view === "year" ? new Date().getFullYear() : 1;
  const days = new Date(state.year, state.month + 1, 0).getDate();
  const count = view === "year" ? YEARS_AHEAD : days;
  return Array.from({ length: count }, (_, index) => ({
    text: String(first + index),
    value: first + index,
    isActive: first + index === state[view],
  }));
}

export function calendar(_frame, _control, change) {
  const today = new Date();
  const state = { date: 0, month: today.getMonth(), year: today.getFullYear() };
  const input = make("input.cc__input-box");
  input.placeholder = "DD/MM/YYYY";
  const icon = make("span.cc__calendar-icon");
  const box = make("div.cc__calendar-box");
  box.hidden = true;
  function pick(view, value) {
    state[view] = value;
    if (view !== "date") {
      show("date");
      return;
    }
    input.value = `${two(state.date)}/${two(state.month + 1)}/${state.year}`;
    box.hidden = true;
    change(input.value);
  }
  function show(view) {
    const tabs = ["date", "month", "year"].map((name) => {
      const tab = make("span.cc__calendar-navitem", name);
      tab.addEventListener("click", () => show(name));
      return tab;
    });
    const cells = cellsOf(view, state).map(({ text, value, isActive }) => {
      const css = `cc__calendar-${view}-text`;
      const cell = make(`span.${css}${isActive ? `.${css}-active` : ""}`, text);
      cell.addEventListener("click", () => pick(view, value));
      return cell;
    });
    box.replaceChildren(make("div.cc__calendar-nav", ...tabs), make("div.cc__cells", ...cells));
    box.hidden = false;
  }
  icon.addEventListener("click", () => (box.hidden ? show("date") : (box.hidden = true)));
  // A guess: that the box can be typed into.
  input.addEventListener("input", () => change(TYPED.test(input.value) ? input.value : undefined));
  const inner = make("div.cc__input-box-container", input, icon);
  return make("div.calendar-container", inner, box);
}
