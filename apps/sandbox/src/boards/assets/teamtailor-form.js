// The career site of this maker: its list grows at a click, its form is drawn into the job's page, files are sent ahead.
import { all, challenge, startMakerForm } from "./maker-form.js";
import { postForm, readConfig } from "../../job-site/assets/net.js";

const config = readConfig();

for (const button of all(document, ".cookie-bar button")) {
  button.addEventListener("click", () => button.closest("dialog").close());
}

function startMore(list) {
  list.addEventListener("click", async (event) => {
    const more = event.target.closest("#show_more_button a");
    if (more === null) return;
    event.preventDefault();
    const response = await fetch(more.href);
    more.closest("[data-more]").remove();
    list.insertAdjacentHTML("beforeend", await response.text());
  });
}

function makeInput(field) {
  const input = document.createElement("input");
  input.type = "file";
  input.className = "dz-hidden-input";
  input.tabIndex = -1;
  input.accept = field.dataset.accept;
  input.style = "visibility:hidden;position:absolute;top:0;left:0;height:0;width:0";
  document.body.append(input);
  return input;
}

function drawPreview(field, name, remove) {
  const preview = document.createElement("div");
  preview.className = "dz-preview";
  const text = document.createElement("a");
  text.dataset.dzName = "";
  text.textContent = "Uploading…";
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "×";
  button.setAttribute("aria-label", "Clear file selection");
  button.addEventListener("click", remove);
  preview.append(text, button);
  field
    .querySelector("[data-forms--inputs--upload-target=previewsContainer]")
    .replaceChildren(preview);
  return () => {
    preview.classList.add("dz-success");
    text.textContent = name;
  };
}

/** A file counts once the upload ahead of the form has ended; until then the question is unanswered. */
function startUpload(field, taken) {
  const input = makeInput(field);
  const trigger = field.querySelector("[data-forms--inputs--upload-target=trigger]");
  const remove = () => {
    taken.delete(field);
    input.value = "";
    trigger.hidden = false;
    field.querySelector("[data-forms--inputs--upload-target=previewsContainer]").replaceChildren();
  };
  const take = async (file) => {
    trigger.hidden = true;
    const finish = drawPreview(field, file.name, remove);
    const form = new FormData();
    form.append("file", file);
    await postForm(`${config.board}/uploads`, form);
    taken.set(field, file);
    finish();
    field.dispatchEvent(new CustomEvent("settled"));
  };
  trigger.addEventListener("click", () => input.click());
  trigger.addEventListener("dragover", (event) => event.preventDefault());
  trigger.addEventListener("drop", (event) => {
    event.preventDefault();
    if (event.dataTransfer.files[0] !== undefined) void take(event.dataTransfer.files[0]);
  });
  input.addEventListener("change", () => {
    if (input.files[0] !== undefined) void take(input.files[0]);
  });
}

function showProblem(field, text) {
  const place = field.querySelector("[data-error]");
  place.textContent = text ?? "";
  place.hidden = text === null;
}

function startForm(form) {
  const taken = new Map();
  all(form, "[data-w=file]").forEach((field) => startUpload(field, taken));
  const message = form.querySelector("[data-message]");
  const { send } = startMakerForm({
    root: form,
    config,
    button: form.querySelector("[name=commit]"),
    corrections: "Something is missing. Please check the form.",
    readers: {
      file: (field) => taken.get(field)?.name ?? "",
      optionRadios: (field) => field.querySelector("input:checked")?.dataset.option ?? "",
      optionBoxes: (field) => all(field, "input:checked").map((box) => box.dataset.option),
    },
    filesOf: (field) => (taken.has(field) ? [taken.get(field)] : []),
    showProblem,
    showMessage: (text) => {
      message.textContent = text;
      message.hidden = text === "";
    },
    challenge: () => challenge("recaptcha challenge expires in two minutes"),
    received: ({ is_silent }) => {
      const path = form.getAttribute("action");
      const signs = crypto.getRandomValues(new Uint32Array(2)).join("");
      location.assign(
        is_silent ? `${config.board}/jobs` : `${path}/${crypto.randomUUID()}/thanks/${signs}`,
      );
    },
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send();
  });
}

/** The form comes into the page of the job when it is asked for; the address stays. */
function startOpening(link) {
  link.addEventListener("click", async (event) => {
    event.preventDefault();
    const frame = document.getElementById("application_form");
    frame.textContent = "Loading application form";
    const response = await fetch(link.href);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    frame.replaceChildren(...page.getElementById("application_form").children);
    startForm(frame.querySelector("form"));
  });
}

const list = document.getElementById("jobs_list_container");
if (list !== null) startMore(list);
const link = document.querySelector("[data-opens-form]");
if (link !== null) startOpening(link);
const form = document.getElementById("job-application-form");
if (form !== null) startForm(form);
