// The pages of this maker: panels of which one is shown, the cookie dialog, and the application form.
import { startPopup } from "./drop-down.js";
import { all, challenge, startMakerForm } from "./maker-form.js";
import { readConfig } from "../../job-site/assets/net.js";

const config = readConfig();
const form = document.getElementById("offer-application-form");

for (const button of all(document, ".cookie-bar button")) {
  button.addEventListener("click", (event) => {
    event.preventDefault();
    button.closest(".cookie-bar").remove();
  });
}

function show(name, address) {
  for (const panel of all(document, "[data-panel]")) panel.hidden = panel.dataset.panel !== name;
  for (const tab of all(document, "[role=tab]")) {
    tab.setAttribute("aria-selected", String(tab.dataset.opens === name));
  }
  if (address !== undefined) history.pushState({}, "", `${config.path}${address}`);
}

function startPhone(field) {
  const button = field.querySelector("button");
  const list = field.querySelector("[role=listbox]");
  const input = field.querySelector("input");
  const popup = startPopup({ trigger: button, list });
  const countries = all(list, "[role=option]");
  const pick = (item) => {
    const name = item.firstChild.textContent.trim();
    button.setAttribute("aria-label", `Select country calling code: ${name}`);
    button.querySelector("span").textContent = item.dataset.code.toUpperCase();
  };
  for (const item of countries) {
    item.addEventListener("click", () => {
      pick(item);
      input.value = `+${item.dataset.dial}`;
      popup.close();
    });
  }
  // A number that is typed with its country's code chooses the country.
  input.addEventListener("input", () => {
    const typed = input.value.replace(/\s/g, "");
    const fitting = countries
      .filter((item) => typed.startsWith(`+${item.dataset.dial}`))
      .toSorted((left, right) => right.dataset.dial.length - left.dataset.dial.length);
    if (fitting[0] !== undefined) pick(fitting[0]);
  });
}

/** A number of which there is nothing but the country's code was left empty. */
function readPhone(field) {
  const typed = field.querySelector("input").value.trim();
  return /^\+\d{1,3}$/.test(typed) ? "" : typed;
}

function startFile(field) {
  const input = field.querySelector("input[type=file]");
  const place = field.querySelector("[data-file]");
  const draw = () => {
    place.hidden = input.files.length === 0;
    place.querySelector("span").textContent = input.files[0]?.name ?? "";
  };
  input.addEventListener("change", draw);
  place.querySelector("button").addEventListener("click", () => {
    input.value = "";
    draw();
  });
}

/** The letter is a file or a text, never both. */
function startLetter() {
  const button = form.querySelector("[data-cy=cover-letter-switch-button]");
  button?.addEventListener("click", (event) => {
    event.preventDefault();
    const text = form.querySelector("[data-q='candidate.coverLetter']");
    const zone = button.closest("[data-q]").querySelector("[role=presentation]");
    text.hidden = !text.hidden;
    zone.hidden = !text.hidden;
    button.textContent = text.hidden ? "Write it here instead" : "Upload a file instead";
  });
}

function showProblem(field, text) {
  field.querySelector("[role=alert]").textContent = text ?? "";
  for (const input of all(field, "input, textarea")) {
    input.setAttribute("aria-invalid", String(text !== null));
  }
}

function received({ words, is_silent }) {
  if (is_silent) return show("details", "");
  if (words !== null) {
    const panel = document.querySelector("[data-panel=applied]");
    panel.querySelector("h3").textContent = words;
    panel.querySelector("p").textContent = "";
  }
  return show("applied", "/applied");
}

function startSending() {
  const button = form.querySelector("[data-testid=submit-application-form-button]");
  const { send } = startMakerForm({
    root: form,
    config,
    button,
    corrections: "Please correct the marked fields.",
    readers: {
      phone: readPhone,
      optionRadios: (field) => field.querySelector("input:checked")?.dataset.option ?? "",
      optionBoxes: (field) => all(field, "input:checked").map((box) => box.dataset.option),
    },
    showProblem,
    showMessage: (text) => {
      form.querySelector("[data-message]").textContent = text;
    },
    challenge: () => challenge("Main content of the hCaptcha challenge"),
    again: () => show("already"),
    received,
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    button.setAttribute("aria-busy", "true");
    await send();
    if (!button.disabled) button.setAttribute("aria-busy", "false");
  });
}

if (form !== null) {
  for (const tab of all(document, "[data-opens]")) {
    tab.addEventListener("click", () =>
      show(tab.dataset.opens, tab.dataset.opens === "form" ? "/c/new" : ""),
    );
  }
  document
    .querySelector("[data-cy=apply-button]")
    .addEventListener("click", () => show("form", "/c/new"));
  all(form, "[data-w=phone]").forEach(startPhone);
  all(form, "[data-w=file]").forEach(startFile);
  startLetter();
  startSending();
}
