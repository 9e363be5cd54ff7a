// The search bar. Words are typed; a place counts only when it was picked from the list.
import { getJson, postJson, readConfig } from "../../job-site/assets/net.js";

const TYPING_PAUSE_MS = 120;
const bar = document.querySelector('[class*="SearchBar_searchBar"]');
const [keyword, place] = bar.querySelectorAll("input");
let placeId = String(readConfig().place_id ?? "");

async function search() {
  const chosen = place.value.trim() === "" || placeId === "" ? null : Number(placeId);
  const { status, body } = await postJson("/job-search/api/address", {
    keywords: keyword.value.trim(),
    place_id: chosen,
  }).catch(() => ({ status: 0, body: {} }));
  if (status === 200) window.location.assign(body.path);
}

function startSuggestions(input, { path, onPick }) {
  const list = document.getElementById(input.getAttribute("aria-controls"));
  let timer = 0;
  let turn = 0;
  const close = () => {
    list.hidden = true;
    list.replaceChildren();
    input.setAttribute("aria-expanded", "false");
  };
  const pick = (element) => {
    input.value = element.label;
    close();
    onPick(element);
  };
  const open = (elements) => {
    close();
    for (const element of elements) {
      const option = document.createElement("li");
      option.setAttribute("role", "option");
      option.setAttribute("aria-selected", "false");
      option.textContent = element.label;
      option.addEventListener("mousedown", (event) => event.preventDefault());
      option.addEventListener("click", () => pick(element));
      list.append(option);
    }
    list.hidden = elements.length === 0;
    input.setAttribute("aria-expanded", String(elements.length > 0));
  };
  const move = (by) => {
    const options = [...list.children];
    if (options.length === 0) return;
    const at = options.findIndex((option) => option.getAttribute("aria-selected") === "true");
    options[at]?.setAttribute("aria-selected", "false");
    options[(at + by + options.length) % options.length].setAttribute("aria-selected", "true");
  };
  input.addEventListener("input", () => {
    clearTimeout(timer);
    turn += 1;
    const mine = turn;
    close();
    timer = setTimeout(async () => {
      const { body } = await getJson(`${path}?term=${encodeURIComponent(input.value)}`).catch(
        () => ({ body: {} }),
      );
      if (mine === turn) open(body.elements ?? []);
    }, TYPING_PAUSE_MS);
  });
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Escape") close();
    else if (event.key === "Enter") {
      const chosen = list.querySelector('[aria-selected="true"]');
      if (chosen !== null) chosen.click();
      else void search();
    }
  });
  input.addEventListener("blur", () => {
    // What is still on its way would open over the next field.
    clearTimeout(timer);
    turn += 1;
    close();
  });
}

startSuggestions(keyword, { path: "/autocomplete/keyword", onPick: () => keyword.focus() });
startSuggestions(place, {
  path: "/autocomplete/location",
  onPick(element) {
    placeId = String(element.id);
    if (keyword.value.trim() !== "") void search();
  },
});
place.addEventListener("input", () => {
  // Typing over what was picked does not pick anything else: the place before it stays chosen.
  if (place.value === "") placeId = "";
});
bar.querySelector('button[type="submit"]').addEventListener("click", () => void search());
// On a narrow screen a button stands for the boxes until it is pressed.
document.querySelector('[class*="SearchBar_narrow"]').addEventListener("click", (event) => {
  bar.style.display = "flex";
  event.currentTarget.hidden = true;
  keyword.focus();
});
