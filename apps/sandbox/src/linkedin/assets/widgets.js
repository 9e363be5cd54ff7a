// The controls that need more than the browser gives: suggestions, calendar, upload cards.
import { rememberPicked } from "./fields.js";
import { getJson, postForm } from "./net.js";

const TYPING_PAUSE_MS = 120;
let lists = 0;

function closeList(input) {
  input.parentElement.querySelector('[role="listbox"]')?.remove();
  input.setAttribute("aria-expanded", "false");
}

function pick(input, text) {
  input.value = text;
  rememberPicked(input);
  closeList(input);
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

function openList(input, cities) {
  closeList(input);
  if (cities.length === 0) return;
  lists += 1;
  const list = document.createElement("div");
  list.className = "basic-typeahead__triggered-content search-typeahead-v2__hit-list";
  list.id = `triggered-expanded-ember${500 + lists}`;
  list.setAttribute("role", "listbox");
  cities.forEach((city, index) => {
    const option = document.createElement("div");
    option.className = "basic-typeahead__selectable";
    option.id = `${list.id}-${index}`;
    option.setAttribute("role", "option");
    option.setAttribute("aria-selected", "false");
    const text = document.createElement("span");
    text.className = "search-typeahead-v2__hit-text t-14";
    text.textContent = city;
    option.append(text);
    option.addEventListener("mousedown", (event) => event.preventDefault());
    option.addEventListener("click", () => pick(input, city));
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

/** Suggestions after typing. What is typed counts only once it was picked. */
export function startTypeahead(input) {
  let timer = 0;
  let turn = 0;
  if (input.value !== "") rememberPicked(input);
  input.addEventListener("input", () => {
    clearTimeout(timer);
    turn += 1;
    const mine = turn;
    closeList(input);
    timer = setTimeout(async () => {
      const query = encodeURIComponent(input.value);
      const { body } = await getJson(`/voyager/api/typeahead?q=${query}`).catch(() => ({
        body: {},
      }));
      if (mine === turn) openList(input, body.elements ?? []);
    }, TYPING_PAUSE_MS);
  });
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      moveActive(input, event.key === "ArrowDown" ? 1 : -1);
    }
    if (event.key === "Enter") {
      event.preventDefault();
      input.parentElement.querySelector('[role="option"][aria-selected="true"]')?.click();
    }
    if (event.key === "Escape" && input.getAttribute("aria-expanded") === "true") {
      event.stopPropagation();
      closeList(input);
    }
  });
  input.addEventListener("blur", () => closeList(input));
}

const MONTH = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric" });
const DAY = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  year: "numeric",
});

const asText = (date) =>
  [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("/") +
  `/${date.getFullYear()}`;

function dayButton(date, today) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "artdeco-calendar__day-btn";
  const isToday = date.toDateString() === today.toDateString();
  button.setAttribute("aria-label", `${DAY.format(date)}.${isToday ? " This is today" : ""}`);
  button.textContent = String(date.getDate());
  return button;
}

function drawCalendar(box, month, choose) {
  const today = new Date();
  box.replaceChildren();
  const head = document.createElement("div");
  head.className = "artdeco-calendar__head";
  const move = (label, text, by) => {
    const button = document.createElement("button");
    button.type = "button";
    button.setAttribute("aria-label", label);
    button.textContent = text;
    const target = new Date(month.getFullYear(), month.getMonth() + by, 1);
    button.addEventListener("click", () => drawCalendar(box, target, choose));
    return button;
  };
  const title = document.createElement("strong");
  title.textContent = MONTH.format(month);
  head.append(move("Previous month", "‹", -1), title, move("Next month", "›", 1));
  const grid = document.createElement("div");
  grid.className = "artdeco-calendar__grid";
  const days = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate();
  for (let day = 1; day <= days; day += 1) {
    const date = new Date(month.getFullYear(), month.getMonth(), day);
    const button = dayButton(date, today);
    if (day === 1) button.style.gridColumnStart = String(date.getDay() + 1);
    button.addEventListener("click", () => choose(date));
    grid.append(button);
  }
  box.append(head, grid);
}

/** The calendar behind a date box. */
export function startCalendar(button, step) {
  const id = button.getAttribute("data-open-calendar");
  const input = step.querySelector(`#${CSS.escape(id)}`);
  const box = step.querySelector(`[data-calendar-for="${CSS.escape(id)}"]`);
  button.addEventListener("click", () => {
    box.hidden = !box.hidden;
    if (box.hidden) return;
    const now = new Date();
    drawCalendar(box, new Date(now.getFullYear(), now.getMonth(), 1), (date) => {
      input.value = asText(date);
      box.hidden = true;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    });
  });
}

const SELECTED = "jobs-document-upload-redesign-card__container--selected";

function selectCard(card) {
  for (const other of card.parentElement.children) {
    const isChosen = other === card;
    other.classList.toggle(SELECTED, isChosen);
    other.setAttribute("aria-checked", String(isChosen));
    other.querySelector('input[type="radio"]').checked = isChosen;
  }
}

/** Upload and choice of files. `setBusy` keeps the form's button from being pressed meanwhile. */
export function startUpload(container, { setBusy, onProblem, onChange }) {
  const cards = container.querySelector("[data-cards]");
  const input = container.querySelector("[data-file-input]");
  cards.addEventListener("click", (event) => {
    const card = event.target.closest(".jobs-document-upload-redesign-card__container");
    if (card !== null) selectCard(card);
    onChange();
  });
  input.addEventListener("change", async () => {
    const [file] = input.files;
    if (file === undefined) return;
    setBusy(true);
    const form = new FormData();
    form.set("file", file);
    const purpose = container.getAttribute("data-purpose");
    const { status, body } = await postForm(`/jobs/api/upload?purpose=${purpose}`, form).catch(
      () => ({ status: 0, body: {} }),
    );
    setBusy(false);
    if (status !== 200) {
      onProblem(status, body.message ?? "Something went wrong. Please try again.");
      return;
    }
    cards.insertAdjacentHTML("afterbegin", body.card);
    selectCard(cards.firstElementChild);
    onChange();
  });
}
