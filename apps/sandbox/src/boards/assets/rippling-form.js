// The application form of this maker: lists open in a frame of their own and close on a choice or a press elsewhere.
import { makeOption, suggestPlaces } from "./drop-down.js";
import { all, keep, startMakerForm } from "./maker-form.js";
import { readConfig } from "../../job-site/assets/net.js";

const config = readConfig();
const form = document.querySelector("form");

/** The frame of an open list below `opener`; its rows are numbered after the id of the control. */
function openList({ opener, control, texts, pick }) {
  closeList(control);
  const frame = document.createElement("div");
  frame.setAttribute("role", "dialog");
  frame.dataset.testid = "popper";
  const list = document.createElement("ul");
  list.id = `${control.id}-list`;
  list.setAttribute("role", "listbox");
  texts.forEach((text, index) => {
    const row = makeOption({ text, pick, attributes: { "aria-setsize": String(texts.length) } });
    row.id = `${control.id}-list-option-${index}`;
    list.append(row);
  });
  list.addEventListener("mousedown", (event) => event.preventDefault());
  frame.append(list);
  opener.append(frame);
  control.setAttribute("aria-expanded", "true");
  control.setAttribute("aria-controls", list.id);
}

function closeList(control) {
  document.getElementById(`${control.id}-list`)?.parentElement.remove();
  if (control.hasAttribute("aria-expanded")) control.setAttribute("aria-expanded", "false");
  control.removeAttribute("aria-controls");
}

function closeOnPressElsewhere(opener, control, settle = () => undefined) {
  document.addEventListener("mousedown", (event) => {
    if (opener.contains(event.target)) return;
    closeList(control);
    settle();
  });
}

/** A drawn control with its list: a click opens it, Escape does nothing. */
function startListBox(field, control) {
  const opener = control.parentElement;
  const pick = (text) => {
    control.textContent = text;
    closeList(control);
    keep(field, text);
  };
  const open = () =>
    openList({ opener, control, texts: JSON.parse(control.dataset.options), pick });
  control.addEventListener("click", open);
  control.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "Enter") open();
  });
  closeOnPressElsewhere(opener, control);
}

/** A box that filters its list; what is not chosen does not stay. */
function startSearch(holder, onPick) {
  const input = holder.querySelector("input");
  const options = JSON.parse(holder.dataset.options);
  let chosen = input.value;
  const pick = (text) => {
    chosen = text;
    input.value = text;
    closeList(input);
    onPick(text);
  };
  const open = (typed) => {
    const texts = options.filter((text) => text.toLowerCase().includes(typed.toLowerCase()));
    openList({ opener: holder, control: input, texts, pick });
  };
  input.addEventListener("click", () => open(""));
  input.addEventListener("input", () => open(input.value.trim()));
  closeOnPressElsewhere(holder, input, () => {
    input.value = chosen;
  });
}

function startPlace(field, holder) {
  const input = holder.querySelector("input");
  const id = holder.querySelector("[data-testid=input-externalPlaceId]");
  const pick = (text) => {
    input.value = text;
    id.value = `place-${text.length}`;
    closeList(input);
    keep(field, text);
  };
  const search = suggestPlaces(config.places, (texts) =>
    texts.length === 0
      ? closeList(input)
      : openList({ opener: holder, control: input, texts, pick }),
  );
  input.addEventListener("input", () => {
    id.value = "";
    keep(field, "");
    search(input.value);
  });
  closeOnPressElsewhere(holder, input);
}

function startFile(field) {
  const input = field.querySelector("input[type=file]");
  field.querySelector("button").addEventListener("click", () => input.click());
  input.addEventListener("change", () => {
    field.querySelector("[data-file]").textContent = input.files[0]?.name ?? "";
  });
}

function readPhone(field) {
  const typed = field.querySelector("input[type=tel]").value.trim();
  if (typed === "" || typed.startsWith("+")) return typed;
  const code = /\+\d+$/.exec(field.querySelector("[role=combobox]").value)?.[0] ?? "";
  return `${code}${typed.replace(/\D/g, "")}`;
}

function readDate(field) {
  const parts = ["year", "month", "day"].map((part) =>
    field.querySelector(`input[id$="-${part}"]`).value.trim(),
  );
  return parts.every((part) => part === "") ? "" : parts.join("-");
}

function startField(field) {
  const list = field.querySelector("div[role=combobox]");
  if (list !== null) startListBox(field, list);
  const search = field.querySelector("[data-search]");
  if (search !== null) {
    const isAnswer = field.dataset.w === "kept";
    startSearch(search, (text) => (isAnswer ? keep(field, text) : undefined));
  }
  const place = field.querySelector("[data-place]");
  if (place !== null) startPlace(field, place);
  if (field.dataset.w === "file") startFile(field);
}

function showProblem(field, text) {
  const place = field.querySelector("[data-error]");
  place.textContent = text ?? "";
  place.hidden = text === null;
}

function showMessage(text) {
  const place = form.querySelector("[data-message]");
  place.textContent = text;
  place.hidden = text === "";
}

/** The check asks for a sign of life, and the button waits for it. It cannot be passed. */
function ask() {
  const frame = document.createElement("iframe");
  frame.title = "Widget containing a Cloudflare security challenge";
  frame.src = "/captcha";
  frame.width = "300";
  frame.height = "65";
  document.getElementById("turnstile-container").replaceChildren(frame);
  form.querySelector("[data-testid=Apply]").disabled = true;
}

function received({ words, is_silent }) {
  if (is_silent) return location.assign(config.board);
  const title = document.createElement("h2");
  title.textContent = words ?? "Thank you for applying";
  const text = document.createElement("p");
  text.textContent = words === null ? "We have received your application." : "";
  document.querySelector("[data-application]").replaceChildren(title, text);
  return undefined;
}

function startForm() {
  all(form, "[data-q]").forEach(startField);
  const { send } = startMakerForm({
    root: form,
    config,
    button: form.querySelector("[data-testid=Apply]"),
    corrections: "Please correct the marked fields.",
    readers: {
      phone: readPhone,
      dateParts: readDate,
      optionRadios: (field) => field.querySelector("input:checked")?.dataset.option ?? "",
      optionBoxes: (field) => all(field, "input:checked").map((box) => box.dataset.option),
    },
    showProblem,
    showMessage,
    challenge: ask,
    received,
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send();
  });
}

if (form !== null) startForm();
document
  .querySelector('[data-testid="Apply now"]')
  ?.addEventListener("click", () => location.assign(config.apply));
