// What the forms of all makers in `makers/` share: they check, send, and say what became of it. Each maker's own script brings
// its controls to life and says how a mistake, a message and the end look.
import { checkWord, watchCheck } from "./check-word.js";
import { postForm } from "../../job-site/assets/net.js";
import { findProblem } from "./validate.js";

const FAILED = "There was an error verifying your application. Please try again.";
const WENT_WRONG = "Something went wrong on our side.";

export const all = (root, selector) => [...root.querySelectorAll(selector)];

const readTyped = (field) => field.querySelector("input:not([type=hidden]), textarea").value;

const READERS = {
  native: (field) => field.querySelector("select").value,
  radios: (field) => field.querySelector("input:checked")?.value ?? "",
  boxes: (field) => all(field, "input:checked").map((box) => box.value),
  consent: (field) => field.querySelector("input[type=checkbox]").checked,
  file: (field) => field.querySelector("input[type=file]").files[0]?.name ?? "",
  kept: (field) => field.dataset.value ?? "",
  keptList: (field) => JSON.parse(field.dataset.values ?? "[]"),
};

/** Keeps what a drawn control chose, where there is no native one to hold it. */
export function keep(field, value) {
  if (Array.isArray(value)) field.dataset.values = JSON.stringify(value);
  else field.dataset.value = value;
  field.dispatchEvent(new CustomEvent("settled"));
}

/** A captcha that comes up over the page once the button was pressed. Its form is sent by itself when a hand passes it. */
export function challenge(title) {
  const veil = document.createElement("div");
  veil.className = "captcha-veil";
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.src = "/captcha";
  frame.width = "400";
  frame.height = "300";
  veil.append(frame);
  document.body.append(veil);
}

function append(skin, form, field, value) {
  const name = field.dataset.q;
  if (field.dataset.w === "file") {
    const files = skin.filesOf?.(field) ?? field.querySelector("input[type=file]").files;
    for (const file of files) form.append(name, file);
  } else if (Array.isArray(value)) value.forEach((each) => form.append(name, each));
  else if (value === true) form.append(name, "1");
  else if (value !== false && value !== "") form.append(name, value);
}

function showAnswer(skin, fields, { status, body }) {
  switch (body.kind) {
    case "received":
      return skin.received(body);
    case "captcha":
      return (skin.challenge ?? (() => challenge("Main content of the captcha challenge")))();
    case "already":
      return (skin.again ?? skin.showMessage)(body.message);
    case "invalid":
      for (const field of fields) {
        const problem = body.errors[field.dataset.q];
        if (problem !== undefined) skin.showProblem(field, problem);
      }
      return skin.showMessage(skin.corrections);
    default:
      return skin.showMessage(
        status === 500 || body.kind === undefined ? WENT_WRONG : (body.message ?? FAILED),
      );
  }
}

/**
 * Watches the controls under `skin.root` (each `[data-q]` with its rule), and returns what checks and what sends them.
 * `skin` is {root, fields, config, button, corrections, readers, filesOf, extras, showProblem, showMessage, received, again, challenge}.
 */
export function startMakerForm(skin) {
  const readers = { ...READERS, ...skin.readers };
  const fields = skin.fields ?? all(skin.root, "[data-q]");
  const valueOf = (field) => (readers[field.dataset.w] ?? readTyped)(field);
  // On leaving a box only what was typed is checked; an empty one is complained about when the form is sent.
  const check = (field, isSending) => {
    const rule = JSON.parse(field.dataset.rule);
    const problem = findProblem(isSending ? rule : { ...rule, required: false }, valueOf(field));
    skin.showProblem(field, problem);
    return problem === null;
  };
  const checkAll = (some = fields) => some.map((field) => check(field, true)).every(Boolean);
  for (const field of fields) {
    for (const event of ["focusout", "change", "settled"]) {
      field.addEventListener(event, () => check(field, false));
    }
  }
  const isComplete = () =>
    fields.every((field) => findProblem(JSON.parse(field.dataset.rule), valueOf(field)) === null);
  const collect = () => {
    const form = new FormData();
    for (const field of fields) append(skin, form, field, valueOf(field));
    for (const [name, value] of skin.extras?.() ?? []) form.append(name, value);
    if (checkWord() !== "") form.append("g-recaptcha-response", checkWord());
    return form;
  };
  const send = async () => {
    skin.showMessage("");
    if (!checkAll()) return skin.showMessage(skin.corrections);
    skin.button.disabled = true;
    const answer = await postForm(skin.config.submit, collect()).catch(() => undefined);
    // Nothing came back: the page cannot know what became of it, and says nothing.
    if (answer === undefined) return undefined;
    skin.button.disabled = false;
    return showAnswer(skin, fields, answer);
  };
  watchCheck(() => void send());
  return { fields, valueOf, checkAll, isComplete, send };
}
