// Files that are there, as cards to choose from, and those that are added to them.
import { postForm } from "../../job-site/assets/net.js";

const CARD = ".jobs-document-upload-redesign-card__container";
const SELECTED = "jobs-document-upload-redesign-card__container--selected";

/** What a card says of itself goes with whether it is chosen. */
function setChosen(card, isChosen, noun) {
  card.classList.toggle(SELECTED, isChosen);
  card.setAttribute("aria-label", isChosen ? "Selected" : `Select this ${noun}`);
  card.querySelector('input[type="radio"]').checked = isChosen;
  const name = card.querySelector("h3").textContent;
  const words = card.querySelector("label .a11y-text");
  words.textContent = `${isChosen ? "Deselect" : "Select"} ${noun} ${name}`;
}

function choose(cards, card, noun) {
  for (const other of cards.querySelectorAll(CARD)) setChosen(other, other === card, noun);
}

/** A click at the chosen card takes the choice back. */
function startChoosing(cards, noun, onChange) {
  const press = (card) => {
    choose(cards, card.classList.contains(SELECTED) ? null : card, noun);
    onChange();
  };
  cards.addEventListener("click", (event) => {
    const card = event.target.closest(CARD);
    if (card === null || event.target.closest("button") !== null) return;
    // The label would press its radio too, which would be a second click at the same card.
    if (event.target.closest("label") !== null) event.preventDefault();
    press(card);
  });
  cards.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.target.matches(CARD)) press(event.target);
  });
}

/** Two cards stand in the page; the others come when they are asked for. */
function startMore(container, cards) {
  const button = container.querySelector(".jobs-document-upload__show-more-less-button");
  button?.addEventListener("click", () => {
    cards.append(container.querySelector("[data-own-more]").content);
    button.remove();
  });
}

/** Upload and choice of files. `setBusy` keeps the form's button from being pressed meanwhile. */
export function startUpload(container, { jobId, setBusy, onProblem, onChange }) {
  const cards = container.querySelector("[data-own-cards]");
  const input = container.querySelector('input[type="file"]');
  const purpose = container.getAttribute("data-own-purpose");
  const noun = purpose === "resume" ? "resume" : "file";
  startChoosing(cards, noun, onChange);
  startMore(container, cards);
  input.addEventListener("change", async () => {
    const [file] = input.files;
    if (file === undefined) return;
    setBusy(true);
    const form = new FormData();
    form.set("file", file);
    const path = `/jobs/api/upload?purpose=${purpose}&job=${jobId}`;
    const { status, body } = await postForm(path, form).catch(() => ({ status: 0, body: {} }));
    setBusy(false);
    if (status !== 200) {
      onProblem(status, body.message ?? "Something went wrong. Please try again.");
      return;
    }
    cards.insertAdjacentHTML("afterbegin", body.card);
    choose(cards, cards.firstElementChild, noun);
    onChange();
  });
}
