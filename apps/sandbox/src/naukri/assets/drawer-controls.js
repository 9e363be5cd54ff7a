// Blocks of answers that need Save. Each is given the control, and calls `change` with the answer or undefined.
import { make, withId } from "./drawer-frame.js";

/** The input is out of sight and its id may be there twice: the label beside it does the work. */
function wireLabel(input, label, changed) {
  label.addEventListener("click", (event) => {
    event.preventDefault();
    if (input.disabled) return;
    input.checked = input.type === "radio" ? true : !input.checked;
    changed();
  });
  input.addEventListener("change", changed);
}

function choice(kind, option, index, changed) {
  const isRadio = kind === "radio";
  const input = withId(make(isRadio ? "input.ssrc__radio" : "input.mcc__checkbox"), option);
  input.type = kind;
  input.name = isRadio ? "radio-button" : "checkbox";
  input.value = option;
  input.dataset.val = "pb";
  input.dataset.index = String(index);
  const label = make(isRadio ? "label.ssrc__label" : "label.mcc__label", option);
  label.setAttribute("for", option);
  wireLabel(input, label, changed);
  return { input, label };
}

export function radios({ prefix }, control, change) {
  const rows = control.options.map((option, index) => {
    const { input, label } = choice("radio", option, index, () => change(option));
    return make("div.ssrc__radio-btn-container", input, label);
  });
  const container = withId(
    make("div.singleselect-radiobutton-container", ...rows),
    `ssrc_${prefix}SingleSelectRadioButton`,
  );
  const inner = withId(make("div", container), `${prefix}SingleSelectRadioButton`);
  const id = `singleselect_radiobutton_${prefix}Messages`;
  return withId(make("div.singleselect-radiobutton", inner), id);
}

export function checkboxes(_frame, control, change) {
  const error = make("div.mcc__errorMsg");
  const choices = control.options.map((option, index) => choice("checkbox", option, index, update));
  function update() {
    const chosen = choices.filter(({ input }) => input.checked).map(({ input }) => input.value);
    const isTooMany = control.maxChoices !== null && chosen.length > control.maxChoices;
    error.textContent = isTooMany ? `Select up to ${control.maxChoices} options` : "";
    change(chosen.length === 0 || isTooMany ? undefined : chosen);
  }
  const rows = choices.flatMap(({ input, label }) => [input, label]);
  return make("div.multiselectcheckboxes", make("div.multicheckboxes-container", ...rows), error);
}

const SUGGESTIONS_MAX = 10;

export function list(_frame, control, change) {
  const input = make("input.ssc__textarea");
  input.placeholder = "Search here";
  const found = make("ul.ssc__suggList");
  const suggestor = make("div.ssc__suggestor", found);
  suggestor.hidden = true;
  const pick = (option) => {
    input.value = option;
    suggestor.hidden = true;
    change(option);
  };
  const draw = () => {
    const wanted = input.value.trim().toLowerCase();
    const options = control.options
      .filter((option) => option.toLowerCase().includes(wanted))
      .slice(0, SUGGESTIONS_MAX);
    const items = options.map((option, index) => {
      const inner = withId(make("div", make("div.ssc__heading", option)), `ssc__option_${index}`);
      const item = make("li.ssc__listLi", inner);
      item.addEventListener("click", () => pick(option));
      return item;
    });
    const none = make("li.ssc__noResultsText", "No results found");
    found.replaceChildren(...(items.length === 0 ? [none] : items));
    suggestor.hidden = false;
  };
  input.addEventListener("focus", draw);
  input.addEventListener("input", () => {
    // What is typed is no answer until it is picked.
    change(undefined);
    draw();
  });
  return make(
    "div.singleselect-sugg-container",
    make("div.ssc__input-container", input),
    suggestor,
  );
}

const CHIPS_AT_ONCE = 8;

export function multiList(_frame, control, change) {
  const chosen = new Set();
  let isLong = control.options.length > CHIPS_AT_ONCE;
  const selected = make("div.msc__selected");
  const others = make("div.msc__unselected");
  const error = make("div.msc__errorMsg.chatbot_ddMulti_maxErr");
  const most = control.maxChoices ?? control.options.length;
  function toggle(option) {
    const isFull = !chosen.has(option) && chosen.size >= most;
    error.textContent = isFull ? `You can select up to ${most} options` : "";
    if (isFull) return;
    if (!chosen.delete(option)) chosen.add(option);
    draw();
    change(chosen.size === 0 ? undefined : [...chosen]);
  }
  function chipOf(option, shape) {
    const chip = make(shape, option);
    chip.addEventListener("click", () => toggle(option));
    return chip;
  }
  function draw() {
    const free = control.options.filter((option) => !chosen.has(option));
    selected.replaceChildren(
      ...[...chosen].map((option) => chipOf(option, "div.msc__selected-chip")),
    );
    const shown = isLong ? free.slice(0, CHIPS_AT_ONCE) : free;
    others.replaceChildren(...shown.map((option) => chipOf(option, "div.msc__unselected-chip")));
    if (!isLong) return;
    const more = make("div.msc__loadmore-container", "Load more");
    more.addEventListener("click", () => {
      isLong = false;
      draw();
    });
    others.append(more);
  }
  draw();
  const headline = make("div.msc__headline", `Select up to ${most}`);
  return make("div.multiselect-suggestor-container", headline, selected, others, error);
}

/** Looked for by two programs, in no saved page. */
export function select(_frame, control, change) {
  const field = make("select");
  const empty = new Option("Select", "");
  field.append(empty, ...control.options.map((option) => new Option(option, option)));
  field.addEventListener("change", () => change(field.value === "" ? undefined : field.value));
  return make("div.select-container", field);
}

const LONG_TEXT_MAX = 2000;

export function longText(_frame, _control, change) {
  const field = make("textarea.tac__textarea");
  field.maxLength = LONG_TEXT_MAX;
  const count = make("span.tac__count-string", `0/${LONG_TEXT_MAX}`);
  field.addEventListener("input", () => {
    count.textContent = `${field.value.length}/${LONG_TEXT_MAX}`;
    change(field.value.trim() === "" ? undefined : field.value.trim());
  });
  return make("div.textarea-container", field, count);
}
