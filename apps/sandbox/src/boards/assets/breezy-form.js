// The application form of this maker: words come from a table, sections are steps, the CV is read as soon as it is chosen.
import { all, challenge, startMakerForm } from "./maker-form.js";
import { postForm, readConfig } from "../../job-site/assets/net.js";

const WORDS = {
  HEADER_PERSONAL_DETAILS: "Personal Details",
  HEADER_APPLICATION_SUBMITTED: "Application Submitted",
  TEXT_APPLICATION_SUBMITTED: "We will get in touch with you.",
  BUTTON_UPLOAD_RESUME: "Upload Resume",
  BUTTON_BACK: "Back",
  BUTTON_CONTINUE: "Continue",
  BUTTON_SUBMIT_APPLICATION: "Submit Application",
};

function translate(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    node.textContent = node.textContent.replace(/%([A-Z_]+)%/g, (key, name) => WORDS[name] ?? key);
  }
}

const config = readConfig();
const root = document.querySelector(".application-container");
translate(root);
const form = root.querySelector("form");
const sections = all(form, "[data-section]");
const button = (action) => form.querySelector(`[ng-click="${action}()"]`);
const working = form.querySelector("[data-working]");
let here = 0;

const hide = (element, isHidden) => element.classList.toggle("ng-hide", isHidden);

function show(nth) {
  here = nth;
  sections.forEach((section, index) => hide(section, index !== here));
  hide(button("prevSection"), here === 0);
  hide(button("nextSection"), here === sections.length - 1);
  hide(button("apply"), here !== sections.length - 1);
}

function showProblem(field, text) {
  const place = field.querySelector(".error-container");
  hide(place, text === null);
  place.querySelector(".error").textContent =
    text?.endsWith(" is required") === true ? "A response is required" : (text ?? "");
}

function showMessage(text) {
  const place = form.querySelector("[data-message]");
  hide(place, text === "");
  place.querySelector(".error").textContent = text;
}

/** The CV goes to the maker at once; what is read in it replaces what stands in the summary. */
function startResume(field) {
  const input = field.querySelector("#main-attachment");
  field.querySelector("a.resume").addEventListener("click", () => input.click());
  input.addEventListener("change", async () => {
    if (input.files.length === 0) return;
    working.textContent = "Uploading Resume";
    const sent = new FormData();
    sent.append("file", input.files[0]);
    const { body } = await postForm(config.uploads, sent);
    working.textContent = "";
    field.querySelector("[data-file]").textContent = input.files[0].name;
    const summary = form.querySelector("[name=cSummary]");
    if (summary !== null) summary.value = body.summary;
  });
}

function received({ words, is_silent }) {
  if (is_silent) return location.assign(config.board);
  const done = root.querySelector(".application-confirmed");
  if (words !== null) {
    done.querySelector("h1").textContent = words;
    done.querySelector("p").textContent = "";
  }
  hide(form, true);
  return hide(done, false);
}

// The words beside a box are no label of it; a click on them chooses all the same.
for (const words of all(form, "[data-words]")) {
  words.addEventListener("click", () => words.parentElement.querySelector("input").click());
}
const resume = form.querySelector(".section-header[data-q]");
if (resume !== null) startResume(resume);
const maker = startMakerForm({
  root: form,
  config,
  button: button("apply"),
  corrections: "Your application contains errors",
  readers: {
    optionRadios: (field) => field.querySelector("input:checked")?.dataset.option ?? "",
    optionBoxes: (field) => all(field, "input:checked").map((box) => box.dataset.option),
    words: (field) => {
      const [option] = field.querySelector("select").selectedOptions;
      return option === undefined || option.value === "?" ? "" : option.textContent;
    },
  },
  extras: () => [["hp_7f2b", form.querySelector("#hp_7f2b").value]],
  showProblem,
  showMessage,
  challenge: () => challenge("recaptcha challenge expires in two minutes"),
  received,
});
button("prevSection").addEventListener("click", () => show(here - 1));
button("nextSection").addEventListener("click", () => {
  const isRight = maker.checkAll(maker.fields.filter((field) => sections[here].contains(field)));
  showMessage(isRight ? "" : "Your application contains errors");
  if (isRight) show(here + 1);
});
button("apply").addEventListener("click", () => void maker.send());
show(0);
