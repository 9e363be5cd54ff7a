// The application form of this maker: its drawn controls keep what was chosen in attributes; sections can be cleared.
import { startPopup } from "./drop-down.js";
import { all, keep, startMakerForm } from "./maker-form.js";
import { readConfig } from "../../job-site/assets/net.js";

const config = readConfig();
const form = document.querySelector("[data-ui=application-form]");

function startSelect(field) {
  const box = field.querySelector("[role=combobox]");
  const list = field.querySelector("[role=listbox]");
  const popup = startPopup({ trigger: box, list });
  for (const option of all(list, "[role=option]")) {
    option.addEventListener("click", () => {
      box.value = option.textContent;
      field.querySelector("input[type=hidden]").value = option.getAttribute("value");
      popup.close();
      keep(field, option.textContent);
    });
  }
}

/** A click anywhere in the frame of a choice chooses it; the native control inside follows. */
function startChoice(choice, toggle) {
  const input = choice.querySelector("input");
  choice.addEventListener("click", (event) => {
    if (event.target === input) return;
    event.preventDefault();
    toggle(choice);
  });
  input.addEventListener("change", () => toggle(choice));
  choice.addEventListener("keydown", (event) => {
    if (event.key !== " ") return;
    event.preventDefault();
    toggle(choice);
  });
}

const isChosen = (choice) => choice.getAttribute("aria-checked") === "true";

function mark(choice, isOn) {
  choice.setAttribute("aria-checked", String(isOn));
  choice.querySelector("input").checked = isOn;
}

function startRadios(field) {
  const choices = all(field, "[role=radio]");
  for (const choice of choices) {
    startChoice(choice, () => {
      for (const each of choices) mark(each, each === choice);
      keep(field, choice.dataset.option);
    });
  }
}

function startBoxes(field) {
  const choices = all(field, "[role=checkbox]");
  for (const choice of choices) {
    startChoice(choice, () => {
      mark(choice, !isChosen(choice));
      keep(
        field,
        choices.filter(isChosen).map((each) => each.dataset.option),
      );
    });
  }
}

function startFile(field) {
  const input = field.querySelector("input[type=file]");
  const preview = field.querySelector("[data-role=preview]");
  const zone = field.querySelector("[data-role=dropzone]");
  const show = () => {
    const file = input.files[0];
    preview.hidden = file === undefined;
    preview.querySelector("[data-ui=file-name]").textContent = file?.name ?? "";
  };
  input.addEventListener("change", show);
  preview.querySelector("button").addEventListener("click", () => {
    input.value = "";
    show();
  });
  zone.addEventListener("dragover", (event) => event.preventDefault());
  zone.addEventListener("drop", (event) => {
    event.preventDefault();
    input.files = event.dataTransfer.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

function setCountry(flag, dial, name) {
  flag.dataset.dialCode = dial;
  flag.title = name;
  flag.querySelector("span").textContent = `+${dial}`;
}

/** The list of countries, and the number that is typed with or without its country. */
function startPhone(field) {
  const flag = field.querySelector("[role=combobox]");
  const list = field.querySelector("[role=listbox]");
  const input = field.querySelector("input[type=tel]");
  list.classList.remove("iti__hide");
  const popup = startPopup({ trigger: flag, list });
  const countries = all(list, "[data-dial-code]");
  const pick = (item) =>
    setCountry(flag, item.dataset.dialCode, item.querySelector(".iti__country-name").textContent);
  for (const item of countries) {
    item.addEventListener("click", () => {
      pick(item);
      popup.close();
    });
  }
  input.addEventListener("input", () => {
    const typed = input.value.replace(/[\s()-]/g, "");
    const fitting = countries
      .filter((item) => typed.startsWith(`+${item.dataset.dialCode}`))
      .toSorted((left, right) => right.dataset.dialCode.length - left.dataset.dialCode.length);
    if (fitting[0] !== undefined) pick(fitting[0]);
  });
}

function readPhone(field) {
  const typed = field.querySelector("input[type=tel]").value.trim();
  if (typed === "" || typed.startsWith("+")) return typed;
  return `+${field.querySelector("[role=combobox]").dataset.dialCode}${typed.replace(/\D/g, "")}`;
}

const STARTERS = {
  select: startSelect,
  radios: startRadios,
  boxes: startBoxes,
  consent: startBoxes,
};

function startField(field) {
  if (field.dataset.w === "file") startFile(field);
  else if (field.dataset.w === "phone") startPhone(field);
  else STARTERS[field.dataset.kind]?.(field);
}

function emptyField(field) {
  for (const input of all(field, "input, textarea")) {
    if (input.type === "checkbox" || input.type === "radio") input.checked = false;
    else input.value = "";
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }
  for (const choice of all(field, "[aria-checked]")) mark(choice, false);
  delete field.dataset.value;
  delete field.dataset.values;
}

function startMenu() {
  const menu = document.querySelector("[data-ui=autofill-button]");
  startPopup({ trigger: menu.querySelector("button"), list: menu.querySelector("[role=menu]") });
}

function showProblem(field, text) {
  const place = field.querySelector("[data-ui=error]");
  place.textContent = text ?? "";
  place.hidden = text === null;
  for (const control of all(field, "input:not([type=hidden]), textarea, [role=radiogroup]")) {
    control.toggleAttribute("aria-invalid", text !== null);
    if (text === null) control.removeAttribute("aria-describedby");
    else {
      control.setAttribute("aria-invalid", "true");
      control.setAttribute("aria-describedby", place.id);
    }
  }
}

function showMessage(text) {
  const place = form.querySelector("[data-ui=form-error]");
  place.textContent = text;
  place.hidden = text === "";
}

/** The check below the form asks for a sign of life. It cannot be passed. */
function ask() {
  const frame = document.createElement("iframe");
  frame.title = "Widget containing a Cloudflare security challenge";
  frame.src = "/captcha";
  frame.width = "300";
  frame.height = "65";
  document.getElementById("turnstile-container-1").replaceChildren(frame);
}

all(form, "[data-q]").forEach(startField);
startMenu();
for (const link of all(form, "[data-ui^=clear-section-]")) {
  const section = link.closest("[data-ui=section]");
  link.addEventListener("click", () => all(section, "[data-q]").forEach(emptyField));
}

const { send } = startMakerForm({
  root: form,
  config,
  button: form.querySelector("[data-ui=apply-button]"),
  corrections: "Some fields need your attention.",
  readers: {
    phone: readPhone,
    agreed: (field) => isChosen(field.querySelector("[role=checkbox]")),
  },
  showProblem,
  showMessage,
  challenge: ask,
  received: ({ is_silent }) => location.assign(is_silent ? `${config.board}/` : config.done),
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  void send();
});
