// Drawn lists: one that opens at a click, and two that suggest places while somebody types.
import { getJson } from "../../job-site/assets/net.js";

const TYPING_PAUSE_MS = 120;

export function makeOption(text, className, pick) {
  const option = document.createElement("div");
  option.className = className;
  option.setAttribute("role", "option");
  option.textContent = text;
  option.addEventListener("mousedown", (event) => event.preventDefault());
  option.addEventListener("click", () => pick(text));
  return option;
}

/** Calls back with the places for what was typed last, once typing pauses. */
export function suggestPlaces(path, show) {
  let timer = 0;
  let turn = 0;
  return (typed) => {
    clearTimeout(timer);
    turn += 1;
    const mine = turn;
    if (typed.trim() === "") return show([], typed);
    timer = setTimeout(async () => {
      const { body } = await getJson(`${path}?q=${encodeURIComponent(typed)}`);
      if (mine === turn) show(body.places ?? [], typed);
    }, TYPING_PAUSE_MS);
    return undefined;
  };
}

/** Shows what was chosen, and keeps it in the hidden input of a list that must be answered. */
function showChosen(field, input, text) {
  field.dataset.value = text;
  field.querySelector(".select__single-value")?.remove();
  field.querySelector(".select__placeholder").hidden = text !== "";
  const container = field.querySelector(".select__value-container");
  container.classList.toggle("select__value-container--has-value", text !== "");
  if (text !== "") {
    const shown = document.createElement("div");
    shown.className = "select__single-value";
    shown.textContent = text;
    container.prepend(shown);
  }
  const hiddenInput = field.querySelector("[class$=requiredInput]");
  if (hiddenInput !== null) hiddenInput.value = text;
  input.value = "";
  input.dispatchEvent(new CustomEvent("settled", { bubbles: true }));
}

/** What a list offers; those of a school or job that was added later are named with a mark for its number. */
const optionsOf = (id, options) => options[id] ?? options[id.replace(/\d+$/, "NTH")];

/** The list with an arrow, in the manner of react-select: its options are in the page only while it is open. */
export function startCombo(field, config) {
  const input = field.querySelector(".select__input");
  const options = optionsOf(input.id, config.options);
  const isPlaces = options === undefined;
  const close = () => {
    field.querySelector(".select__menu")?.remove();
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-controls");
  };
  const pick = (text) => {
    showChosen(field, input, text);
    close();
  };
  const open = (texts) => {
    close();
    const menu = document.createElement("div");
    menu.className = "select__menu";
    const list = document.createElement("div");
    list.className = "select__menu-list";
    list.id = `react-select-${input.id}-listbox`;
    list.setAttribute("role", "listbox");
    list.append(...texts.map((text) => makeOption(text, "select__option", pick)));
    if (texts.length === 0) list.textContent = "No options";
    menu.append(list);
    field.querySelector(".select-shell").append(menu);
    input.setAttribute("aria-expanded", "true");
    input.setAttribute("aria-controls", list.id);
  };
  const fitting = () =>
    options.filter((text) => text.toLowerCase().includes(input.value.trim().toLowerCase()));
  const search = suggestPlaces(config.places, (places, typed) =>
    typed === "" ? close() : open(places),
  );
  input.addEventListener("input", () => (isPlaces ? search(input.value) : open(fitting())));
  field.querySelector(".select__control").addEventListener("click", () => {
    if (!isPlaces) open(fitting());
    input.focus();
  });
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
  });
  input.addEventListener("blur", () => {
    input.value = "";
    close();
  });
}

/** A text box that takes nothing but what it suggests. */
export function startPlace(field, config) {
  const input = field.querySelector("input[role=combobox]");
  const list = document.createElement("div");
  list.className = "place-list";
  list.setAttribute("role", "listbox");
  input.after(list);
  const close = () => {
    list.hidden = true;
    list.replaceChildren();
    input.setAttribute("aria-expanded", "false");
  };
  const pick = (text) => {
    input.value = text;
    field.dataset.value = text;
    close();
    input.dispatchEvent(new CustomEvent("settled", { bubbles: true }));
  };
  const search = suggestPlaces(config.places, (places) => {
    close();
    if (places.length === 0) return;
    list.append(...places.map((text) => makeOption(text, "place-option", pick)));
    list.hidden = false;
    input.setAttribute("aria-expanded", "true");
  });
  close();
  input.addEventListener("input", () => {
    field.dataset.value = "";
    search(input.value);
  });
  input.addEventListener("blur", () => {
    if ((field.dataset.value ?? "") === "") input.value = "";
    close();
  });
}
