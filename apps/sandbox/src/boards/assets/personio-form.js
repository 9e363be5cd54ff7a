// The application form of this maker: its button stays asleep until everything that must be answered is.
import { all, challenge, startMakerForm } from "./maker-form.js";
import { readConfig } from "../../job-site/assets/net.js";

const form = document.querySelector("form");
const button = form.querySelector("button[type=submit]");
const config = readConfig();

/** Files add up: what is chosen later joins what was chosen before, and each can be taken back. */
function startDocuments(field) {
  const input = field.querySelector("input[type=file]");
  const list = field.querySelector("[role=list]");
  let files = [];
  const draw = () => {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    input.files = transfer.files;
    list.hidden = files.length === 0;
    list.replaceChildren(...files.map(drawFile));
    field.dispatchEvent(new CustomEvent("settled", { bubbles: true }));
  };
  const drawFile = (file) => {
    const item = document.createElement("div");
    item.setAttribute("role", "listitem");
    const name = document.createElement("span");
    name.textContent = file.name;
    const remove = document.createElement("button");
    remove.type = "button";
    remove.textContent = "×";
    remove.setAttribute("aria-label", `Remove ${file.name}`);
    remove.addEventListener("click", () => {
      files = files.filter((each) => each !== file);
      draw();
    });
    item.append(name, remove);
    return item;
  };
  field.querySelector(".add-file-button").addEventListener("click", () => input.click());
  input.addEventListener("change", () => {
    files = [...files, ...input.files];
    draw();
  });
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

function received({ words, is_silent }) {
  if (is_silent) return location.assign(config.board);
  const done = document.querySelector("[data-done]");
  if (words !== null) {
    done.querySelector("h2").textContent = words;
    done.querySelector("p").textContent = "";
  }
  document.querySelector("[data-application]").hidden = true;
  done.hidden = false;
  return undefined;
}

all(form, "[role=group][data-w=file]").forEach(startDocuments);
const maker = startMakerForm({
  root: form,
  config,
  button,
  corrections: "Please check the marked fields.",
  readers: {
    // The values of a list are codes; the employer reads its words.
    words: (field) => {
      const [option] = field.querySelector("select").selectedOptions;
      return option === undefined || option.value === "" ? "" : option.textContent;
    },
  },
  showProblem,
  showMessage,
  challenge: () => challenge("recaptcha challenge expires in two minutes"),
  received,
});
const wake = () => {
  button.disabled = !maker.isComplete();
};
for (const event of ["input", "change", "settled"]) form.addEventListener(event, wake);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  void maker.send();
});
