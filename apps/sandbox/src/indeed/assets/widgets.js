// The controls that need more than the browser gives: suggestions, filtered lists, counters, files.
import { getJson, postForm } from "./net.js";

const TYPING_PAUSE_MS = 120;
let lists = 0;

function closeList(input) {
  input.parentElement.querySelector('[role="listbox"]')?.remove();
  input.setAttribute("aria-expanded", "false");
  input.removeAttribute("aria-activedescendant");
}

function pick(input, text) {
  input.value = text;
  closeList(input);
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

function openList(input, texts) {
  closeList(input);
  if (texts.length === 0) return;
  lists += 1;
  const list = document.createElement("ul");
  list.id = `autocomplete-list-${lists}`;
  list.className = "ia-suggestions";
  list.setAttribute("role", "listbox");
  texts.forEach((text, index) => {
    const option = document.createElement("li");
    option.id = `${list.id}-${index}`;
    option.setAttribute("role", "option");
    option.setAttribute("aria-selected", "false");
    option.textContent = text;
    option.addEventListener("mousedown", (event) => event.preventDefault());
    option.addEventListener("click", () => pick(input, text));
    list.append(option);
  });
  input.setAttribute("aria-expanded", "true");
  input.setAttribute("aria-controls", list.id);
  input.parentElement.append(list);
}

function moveActive(input, by) {
  const options = [...input.parentElement.querySelectorAll('[role="option"]')];
  if (options.length === 0) return;
  const at = options.findIndex((option) => option.getAttribute("aria-selected") === "true");
  options[at]?.setAttribute("aria-selected", "false");
  const next = options[(at + by + options.length) % options.length];
  next.setAttribute("aria-selected", "true");
  input.setAttribute("aria-activedescendant", next.id);
}

function startCombobox(input, query) {
  let timer = 0;
  let turn = 0;
  input.addEventListener("input", () => {
    clearTimeout(timer);
    turn += 1;
    const mine = turn;
    closeList(input);
    timer = setTimeout(async () => {
      const kind = input.getAttribute("data-suggests");
      const path = `/beta/indeedapply/api/suggest?${query}&kind=${kind}&q=${encodeURIComponent(input.value)}`;
      const { body } = await getJson(path).catch(() => ({ body: {} }));
      if (mine === turn) openList(input, body.elements ?? []);
    }, TYPING_PAUSE_MS);
  });
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      moveActive(input, event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter") {
      event.preventDefault();
      input.parentElement.querySelector('[role="option"][aria-selected="true"]')?.click();
    } else if (event.key === "Escape" && input.getAttribute("aria-expanded") === "true") {
      event.stopPropagation();
      closeList(input);
    }
  });
  input.addEventListener("blur", () => {
    // What is still on its way would open over the next field.
    clearTimeout(timer);
    turn += 1;
    closeList(input);
  });
}

function startSelectList(group) {
  const filter = group.querySelector("input");
  const rows = [...group.querySelectorAll('[role="option"]')];
  filter.addEventListener("input", () => {
    const wanted = filter.value.trim().toLowerCase();
    for (const row of rows) row.hidden = !row.textContent.toLowerCase().includes(wanted);
  });
  const choose = (chosen) => {
    for (const row of rows) row.setAttribute("aria-selected", String(row === chosen));
    group.dispatchEvent(new Event("change", { bubbles: true }));
  };
  for (const row of rows) row.addEventListener("click", () => choose(row));
  group.querySelector('[role="listbox"]').addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    const shown = rows.filter((row) => !row.hidden);
    const at = shown.findIndex((row) => row.getAttribute("aria-selected") === "true");
    const step = event.key === "ArrowDown" ? 1 : -1;
    if (shown.length > 0) choose(shown[(at + step + shown.length) % shown.length]);
  });
}

function startCounter(counter, root) {
  const id = counter.getAttribute("data-counter-for");
  const area = root.querySelector(`#${CSS.escape(id)}`);
  const max = counter.getAttribute("data-counter-max");
  const count = () => {
    counter.textContent = `${area.value.length}/${max}`;
  };
  area.addEventListener("input", count);
  count();
}

function startCountry(button, root) {
  const select = root.querySelector(`#${CSS.escape(button.getAttribute("aria-controls"))}`);
  const text = button.parentElement.querySelector("[data-country-text]");
  button.addEventListener("click", () => {
    select.hidden = false;
    button.hidden = true;
    select.focus();
  });
  select.addEventListener("change", () => {
    text.textContent = select.value;
  });
}

async function upload(input, query) {
  const [file] = input.files;
  if (file === undefined) return undefined;
  const form = new FormData();
  form.set("file", file);
  const purpose = input.getAttribute("data-purpose");
  return postForm(`/beta/indeedapply/api/upload?${query}&purpose=${purpose}`, form).catch(() => ({
    status: 0,
    body: {},
  }));
}

function selectCard(cards, chosen) {
  for (const card of cards.querySelectorAll("[data-card-value]")) {
    const isChosen = card === chosen;
    card.setAttribute("aria-checked", String(isChosen));
    card.classList.toggle("ia-card--selected", isChosen);
  }
}

/** The cards to choose a resume from. The file's card opens the chooser while it is empty. */
function startCards(cards, { query, setBusy, onProblem }) {
  cards.addEventListener("click", (event) => {
    if (event.target.matches('input[type="file"]')) return;
    const card = event.target.closest("[data-card-value]");
    if (card === null || event.target.closest("summary") !== null) return;
    const wantsFile = event.target.closest("[data-upload-resume]") !== null;
    const input = card.querySelector('input[type="file"]');
    if (input !== null && (wantsFile || card.getAttribute("data-card-value") === "")) {
      input.click();
      return;
    }
    selectCard(cards, card);
  });
  cards.addEventListener("change", async (event) => {
    // After the wait the event no longer knows its target when it came out of a shadow root.
    const input = event.target;
    if (!input.matches('input[type="file"]')) return;
    setBusy(true);
    const sent = await upload(input, query);
    setBusy(false);
    if (sent === undefined) return;
    if (sent.status !== 200) {
      onProblem(sent);
      return;
    }
    const card = input.closest("[data-card-value]");
    card.insertAdjacentHTML("afterend", sent.body.card);
    const next = card.nextElementSibling;
    card.remove();
    selectCard(cards, next);
  });
}

function startFile(input, { query, setBusy, onProblem }) {
  const name = input.parentElement.querySelector("[data-file-name]");
  input.addEventListener("change", async () => {
    setBusy(true);
    const sent = await upload(input, query);
    setBusy(false);
    if (sent === undefined) return;
    if (sent.status !== 200) {
      onProblem(sent);
      return;
    }
    input.dataset.upload = sent.body.id;
    name.textContent = sent.body.file_name;
  });
}

/** Brings a page's controls to life. */
export function startWidgets(root, callbacks) {
  for (const input of root.querySelectorAll("[data-suggests]")) {
    startCombobox(input, callbacks.query);
  }
  for (const group of root.querySelectorAll("[data-select-list]")) startSelectList(group);
  for (const counter of root.querySelectorAll("[data-counter-for]")) startCounter(counter, root);
  for (const cards of root.querySelectorAll('[role="radiogroup"]')) startCards(cards, callbacks);
  for (const input of root.querySelectorAll('.ia-file input[type="file"]')) {
    startFile(input, callbacks);
  }
  const change = root.querySelector("#location-fields-country-change-button");
  if (change !== null) startCountry(change, root);
}
