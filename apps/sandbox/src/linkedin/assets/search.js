// The search page: filters, pages, the cards of the list and the panel beside it.
import { navigate } from "./nav.js";
import { getJson, readConfig } from "../../job-site/assets/net.js";

const config = readConfig();

function closeMenus() {
  for (const open of document.querySelectorAll(".artdeco-hoverable-content--visible")) {
    open.classList.remove("artdeco-hoverable-content--visible");
    open.setAttribute("aria-hidden", "true");
    chipOf(open).setAttribute("aria-expanded", "false");
  }
}

const chipOf = (menu) => menu.closest(".search-reusables__primary-filter").querySelector("button");

function toggleMenu(chip) {
  const isOpen = chip.getAttribute("aria-expanded") === "true";
  closeMenus();
  if (isOpen) return;
  const menu = chip.parentElement.querySelector("[data-own-filter]");
  menu.classList.add("artdeco-hoverable-content--visible");
  menu.removeAttribute("aria-hidden");
  chip.setAttribute("aria-expanded", "true");
}

function applyFilter(menu) {
  const chosen = [...menu.querySelectorAll("input:checked")].map((input) => input.value);
  navigate({ [menu.getAttribute("data-own-filter")]: chosen.join(",") });
}

const NO_FILTERS = { f_AL: "", f_TPR: "", f_E: "", f_SB2: "", f_C: "", f_WT: "", f_JT: "" };

document.addEventListener("click", ({ target }) => {
  const menu = target.closest("[data-own-filter]");
  const chip = target.closest(".search-reusables__filter-pill-button");
  const easy = target.closest("#searchFilter_applyWithLinkedin");
  const page = target.closest("[data-own-start]");
  if (target.closest("[data-own-show]") !== null) applyFilter(menu);
  else if (target.closest("[data-own-cancel]") !== null) closeMenus();
  else if (chip !== null) toggleMenu(chip);
  else if (easy !== null) {
    navigate({ f_AL: easy.getAttribute("aria-checked") === "true" ? "" : "true" });
  } else if (target.closest("[data-own-reset]") !== null) navigate(NO_FILTERS);
  else if (page !== null) navigate({ start: page.getAttribute("data-own-start") });
});

// A card out of sight has no children until it is scrolled into view.
const BARE = "jobs-search-results__job-card-search--generic-occludable-area";
const draw = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    draw.unobserve(target);
    const card = config.cards?.[target.getAttribute("data-occludable-job-id")];
    if (card === undefined) continue;
    target.classList.remove(BARE);
    target.innerHTML = card;
  }
});
for (const item of document.querySelectorAll("li[data-occludable-job-id]")) draw.observe(item);

const pane = document.querySelector("[data-own-pane]");
let asked = 0;

async function showDetail(jobId) {
  asked += 1;
  const turn = asked;
  pane.innerHTML = config.loading;
  const url = new URL(window.location.href);
  url.searchParams.set("currentJobId", jobId);
  window.history.replaceState(null, "", url.href);
  const { status, body } = await getJson(`/jobs/api/detail/${jobId}?skin=${config.skin}`).catch(
    () => ({ status: 0, body: {} }),
  );
  if (turn !== asked) return;
  if (status === 401) window.location.assign("/authwall");
  else if (status === 403 && body.next !== undefined) window.location.assign(body.next);
  else if (status !== 200) pane.textContent = "Something went wrong. Please try again later.";
  else {
    if (config.skin === "legacy") pane.setAttribute("aria-label", body.label);
    pane.innerHTML = body.html;
    pane.scrollTop = 0;
  }
}

function choose(item, jobId) {
  document
    .querySelector('.job-card-container[aria-current="page"]')
    ?.removeAttribute("aria-current");
  item.querySelector(".job-card-container")?.setAttribute("aria-current", "page");
  void showDetail(jobId);
}

function jobOfCard(target) {
  const item = target.closest("li[data-occludable-job-id]");
  if (item !== null) return [item, item.getAttribute("data-occludable-job-id")];
  const card = target.closest('[componentkey^="job-card-component-ref-"]');
  if (card === null) return null;
  return [card, card.getAttribute("componentkey").split("-").at(-1)];
}

/** A job that is not wanted: its card stays and says so. */
function dismiss(button) {
  const card = button.closest(".job-card-container");
  card.querySelector("[aria-live]").textContent = "This job will not be recommended to you again.";
  card.classList.add("job-card-list--is-dismissed");
}

if (pane !== null) {
  document.addEventListener("click", (event) => {
    const away = event.target.closest(".job-card-container__action");
    if (away !== null) {
      dismiss(away);
      return;
    }
    const found = jobOfCard(event.target);
    if (found === null || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(found[0], found[1]);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    const found = jobOfCard(event.target);
    if (found !== null) choose(found[0], found[1]);
  });
  document.addEventListener("click", ({ target }) => {
    if (target.closest("[data-own-jump]") === null) return;
    pane.tabIndex = -1;
    pane.focus();
  });
}
