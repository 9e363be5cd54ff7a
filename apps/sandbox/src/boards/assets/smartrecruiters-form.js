// The application of this maker: two pages in one document, the second with its questions in a root of its own.
import { all, challenge, keep, startMakerForm } from "./maker-form.js";
import { readConfig } from "../../job-site/assets/net.js";

const config = readConfig();
const pages = all(document, "[data-page]");
const screening = document.querySelector("sr-screening-questions-form").shadowRoot;
const first = all(document, "[data-page=profile] [data-q]");
const second = all(screening, "[data-q]");
const submit = document.querySelector("[data-at=last] spl-button");

function show(name, address) {
  for (const page of pages) page.hidden = page.dataset.page !== name;
  const last = config.has_screening ? "screening" : "profile";
  for (const holder of all(document, "[data-at]")) {
    const { at } = holder.dataset;
    const isLast = at === "last" && name === last;
    const isHere = at === name && !(at === "profile" && last === "profile");
    holder.hidden = !(isLast || isHere);
  }
  if (address !== undefined) history.pushState({}, "", `${config.path}${address}`);
}

/** What the elements say is kept beside the question; what somebody sets on them from outside is not heard. */
for (const field of [...first, ...second]) {
  field.addEventListener("spl-change", (event) => {
    if (field.dataset.w === "keptList") {
      const chosen = all(field, "spl-checkbox").filter((box) => box.hasAttribute("checked"));
      return keep(
        field,
        chosen.map((box) => box.getAttribute("label")),
      );
    }
    return keep(field, event.detail.value);
  });
}

const filesOf = (field) =>
  field.querySelector("spl-dropzone").shadowRoot.querySelector("input").files;

function showProblem(field, text) {
  const place = field.querySelector("[data-error]");
  place.textContent = text ?? "";
  place.hidden = text === null;
}

function showMessage(text) {
  const place = document.querySelector("[data-message]");
  place.textContent = text;
  place.hidden = text === "";
}

/** Both addresses must be the same; only this page compares them. */
function findMismatch() {
  const valueOf = (name) => first.find((field) => field.dataset.q === name)?.dataset.value;
  if (valueOf("email") === valueOf("emailConfirmation")) return false;
  const field = first.find(({ dataset }) => dataset.q === "emailConfirmation");
  showProblem(field, "Email addresses do not match");
  return true;
}

function received({ words, is_silent }) {
  if (is_silent) return location.assign(config.board);
  if (words !== null) {
    const done = document.querySelector("[data-page=success]");
    done.querySelector("h2").textContent = words;
    for (const line of all(done, "p")) line.textContent = "";
  }
  return show("success", "/success");
}

const maker = startMakerForm({
  root: document.body,
  fields: [...first, ...second],
  config,
  button: submit,
  corrections: "Please correct the marked fields.",
  readers: {
    tick: (field) => field.dataset.value === "true",
    file: (field) => filesOf(field)[0]?.name ?? "",
  },
  filesOf,
  showProblem,
  showMessage,
  challenge: () => challenge("DataDome CAPTCHA"),
  received,
});

const isProfileRight = () => maker.checkAll(first) && !findMismatch();

document.querySelector("[data-at=profile] spl-button").addEventListener("click", () => {
  const isRight = isProfileRight();
  showMessage(isRight ? "" : "Please correct the marked fields.");
  if (isRight) show("screening", "/screening");
});
document.querySelector("[data-at=screening] spl-button").addEventListener("click", () => {
  show("profile", "");
});
submit.addEventListener("click", () => {
  if (isProfileRight()) void maker.send();
  else showMessage("Please correct the marked fields.");
});
document
  .querySelector("[data-test=apply-with-resume-container]")
  .addEventListener("spl-change", () => {
    document.querySelector("oc-prefill-success-banner").hidden = false;
  });
show("profile");
