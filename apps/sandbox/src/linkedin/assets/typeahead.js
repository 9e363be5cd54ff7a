// The box that takes nothing but what it suggests.
import { rememberPicked } from "./fields.js";
import { getJson } from "../../job-site/assets/net.js";

const TYPING_PAUSE_MS = 120;
let lists = 0;

function closeList(input) {
  input.parentElement.querySelector('[role="listbox"]')?.remove();
  input.setAttribute("aria-expanded", "false");
  input.setAttribute("aria-activedescendant", "");
  input.removeAttribute("aria-controls");
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
