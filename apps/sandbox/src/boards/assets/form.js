// The application form of every maker: it checks, sends and says what became of it.
import { checkWord, watchCheck } from "./check-word.js";
import { startCombo, startPlace } from "./lists.js";
import { postForm, readConfig } from "../../job-site/assets/net.js";
import { findProblem } from "./validate.js";

const FAILED = "There was an error verifying your application. Please try again.";

const boxes = (field, selector) => [...field.querySelectorAll(selector)];
/** Two boxes of a list of pronouns lead elsewhere and are no answer of it. */
const CHOSEN = "input:checked:not([data-own-aside])";

function valueOf(field) {
  switch (field.dataset.w) {
    case "combo":
    case "place":
    case "lever-place":
    case "yesno":
      return field.dataset.value ?? "";
    case "native":
      return field.querySelector("select").value;
    case "radios":
      return field.querySelector(CHOSEN)?.value ?? "";
    case "boxes":
      return boxes(field, CHOSEN).map((box) => box.value);
    case "consent":
      return field.querySelector("input[type=checkbox]").checked;
    case "file":
      return field.querySelector("input[type=file]").files[0]?.name ?? "";
    default:
      return field.querySelector("input, textarea").value;
  }
}

/** react-datepicker shows what it understood in its own way. */
function settleDate(field) {
  const input = field.querySelector(".react-datepicker-wrapper input");
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(input?.value.trim() ?? "");
  if (match !== null)
    input.value = `${match[2].padStart(2, "0")}/${match[3].padStart(2, "0")}/${match[1]}`;
}

/** There is no place for a problem before there is one. What it looks like is a guess for every maker. */
function makeErrorBox(field) {
  const box = document.createElement("p");
  const named = field.querySelector("[aria-errormessage]")?.getAttribute("aria-errormessage");
  if (named) box.id = named;
  box.className = "helper-text helper-text--error";
  box.setAttribute("role", "alert");
  box.dataset.error = "";
  field.append(box);
  return box;
}

function showProblem(field, text) {
  const found = field.querySelector("[data-error]");
  if (text === null) found?.remove();
  else (found ?? makeErrorBox(field)).textContent = text;
  for (const control of boxes(field, "input:not([type=hidden]), select, textarea")) {
    if (text !== null) control.setAttribute("aria-invalid", "true");
    else if (control.hasAttribute("aria-errormessage"))
      control.setAttribute("aria-invalid", "false");
    else control.removeAttribute("aria-invalid");
  }
}

/** On leaving a box only what was typed is checked; an empty one is complained about when the form is sent. */
function check(field, isSending) {
  const rule = JSON.parse(field.dataset.rule);
  const problem = findProblem(isSending ? rule : { ...rule, required: false }, valueOf(field));
  showProblem(field, problem);
  return problem;
}

function startYesNo(field) {
  const [yes, no, box] = [...boxes(field, "button"), field.querySelector("input[type=checkbox]")];
  const choose = (button) => {
    field.dataset.value = button.textContent;
    box.checked = button === yes;
    for (const each of [yes, no]) each.classList.toggle("_active_1y", each === button);
    showProblem(field, null);
  };
  yes.addEventListener("click", () => choose(yes));
  no.addEventListener("click", () => choose(no));
}

function startFile(field) {
  const input = field.querySelector("input[type=file]");
  field.querySelector("[data-attach]")?.addEventListener("click", () => input.click());
  input.addEventListener("change", () => {
    field.querySelector("[data-file-name]").textContent = input.files[0]?.name ?? "";
    check(field, false);
  });
}

function startField(field, config) {
  const widget = field.dataset.w;
  if (widget === "combo") startCombo(field, config);
  if (widget === "place") startPlace(field, config);
  if (widget === "yesno") startYesNo(field);
  if (widget === "file") startFile(field);
  if (widget === "text") {
    field.addEventListener("focusout", () => {
      settleDate(field);
      check(field, false);
    });
  }
  for (const event of ["change", "settled"]) {
    field.addEventListener(event, () => {
      if (widget !== "text") check(field, false);
    });
  }
}

/** "Add another" opens one more place for a school or a job; its controls get its number. */
function startEntries(holder, fields, config) {
  const template = holder.querySelector("template");
  const button = holder.querySelector("[data-add]");
  let count = 1;
  button.addEventListener("click", () => {
    const place = document.createElement("div");
    place.innerHTML = template.innerHTML.replaceAll("NTH", String(count));
    count += 1;
    button.before(place);
    for (const field of boxes(place, "[data-q]")) {
      startField(field, config);
      fields.push(field);
    }
    button.hidden = count >= Number(holder.dataset.most);
  });
}

/** What stands in a group that is not shown is neither checked nor sent. */
const isAsked = (field) => field.closest("[hidden]") === null;

function collect(fields) {
  const form = new FormData();
  for (const field of fields.filter(isAsked)) {
    const { q: name, w: widget } = field.dataset;
    const value = valueOf(field);
    if (widget === "file") {
      const file = field.querySelector("input[type=file]").files[0];
      if (file !== undefined) form.append(name, file);
    } else if (Array.isArray(value)) value.forEach((each) => form.append(name, each));
    else if (value === true) form.append(name, "1");
    else if (value !== false && value !== "") form.append(name, value);
  }
  if (checkWord() !== "") form.append("g-recaptcha-response", checkWord());
  return form;
}

function flash(root, text) {
  const place = root.querySelector("[data-flash]");
  place.textContent = text;
  place.hidden = text === "";
  if (text !== "") place.scrollIntoView({ block: "nearest" });
}

/** A captcha that comes up over the page once the button was pressed. Its form is sent by itself when a hand passes it. */
function challenge() {
  const veil = document.createElement("div");
  veil.className = "captcha-veil";
  const frame = document.createElement("iframe");
  frame.title = "Main content of the captcha security challenge";
  frame.src = "/captcha";
  frame.width = "400";
  frame.height = "300";
  veil.append(frame);
  document.body.append(veil);
  // Where the page has the frames of its check already, they are what comes up.
  setOwnFrames("visible");
}

function setOwnFrames(visibility) {
  for (const frame of document.querySelectorAll("#h-captcha iframe")) {
    frame.style.visibility = visibility;
  }
}

function showAnswer(root, fields, { status, body }) {
  if (body.kind === "received") {
    if (body.next !== undefined) location.assign(body.next);
    else root.innerHTML = body.html;
    return;
  }
  if (body.kind === "captcha") challenge();
  else if (body.kind === "invalid") {
    for (const field of fields) {
      const problem = body.errors[field.dataset.q];
      if (problem !== undefined) showProblem(field, problem);
    }
    flash(root, "Your form needs corrections");
  } else if (status === 500 || body.kind === undefined) {
    flash(root, "Something went wrong on our side.");
  } else flash(root, body.message ?? FAILED);
}

/** The one button that sends: other submit buttons of a form may be hidden, or belong to a box beside it. */
const SUBMITS = [
  "#btn-submit",
  "#submit_app",
  ".ashby-application-form-submit-button",
  "button[type=submit]",
];

function findSubmit(root) {
  for (const selector of SUBMITS) {
    const button = root.querySelector(selector);
    if (button !== null) return button;
  }
  throw new Error("The form has no button that sends it");
}

/** Brings the form under `root` to life. `root` is replaced by what follows it where the page itself says so. */
export function startForm(root, config) {
  const fields = boxes(root, "[data-q]");
  fields.forEach((field) => startField(field, config));
  boxes(root, "[data-entries]").forEach((holder) => startEntries(holder, fields, config));
  const button = findSubmit(root);
  const form = root.querySelector("form");
  const send = async () => {
    flash(root, "");
    const problems = fields
      .filter(isAsked)
      .map((field) => check(field, true))
      .filter((problem) => problem !== null);
    if (problems.length > 0) {
      flash(root, "Your form needs corrections");
      return;
    }
    button.disabled = true;
    const answer = await postForm(config.submit, collect(fields)).catch(() => undefined);
    // Nothing came back: the page cannot know what became of it, and says nothing.
    if (answer === undefined) return;
    button.disabled = false;
    showAnswer(root, fields.filter(isAsked), answer);
  };
  watchCheck(() => {
    setOwnFrames("hidden");
    void send();
  });
  const isNative = form !== null && button.type === "submit";
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    // A submit that another button caused sends nothing.
    if (isNative) void send();
  });
  if (!isNative) button.addEventListener("click", () => void send());
}

const form = document.querySelector("#application-form, #application_form");
if (form !== null) startForm(form.parentElement, readConfig());
