import { getJson, readConfig } from "./net.js";

const config = readConfig();

function navigate(change) {
  const isSearch = window.location.pathname.startsWith("/jobs/search");
  const url = new URL(isSearch ? window.location.href : "/jobs/search/", window.location.origin);
  url.searchParams.delete("currentJobId");
  url.searchParams.delete("start");
  for (const [name, value] of Object.entries(change)) {
    if (value === "") url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  window.location.assign(url.href);
}

// The search box on top.
const box = document.querySelector(".jobs-search-box");
if (box !== null) {
  const [keywords, location] = box.querySelectorAll("input");
  const search = () =>
    navigate({
      keywords: keywords.value.trim(),
      location: location.value.trim(),
      origin: "JOBS_HOME_SEARCH_BUTTON",
    });
  box.querySelector("button").addEventListener("click", search);
  for (const input of [keywords, location]) {
    input.addEventListener("keydown", (event) => {
      if (event.key === "Enter") search();
    });
  }
}

// Filters, sorting and pages.
document.addEventListener("click", (event) => {
  const target = event.target;
  if (target.closest("[data-apply-filters]") !== null) {
    const menu = target.closest("[data-filter]");
    const chosen = [...menu.querySelectorAll("input:checked")].map((input) => input.value);
    navigate({ [menu.getAttribute("data-filter")]: chosen.join(",") });
    return;
  }
  const chip = target.closest("[data-toggle-easy]");
  if (chip !== null) {
    navigate({ f_AL: chip.getAttribute("aria-checked") === "true" ? "" : "true" });
    return;
  }
  const sort = target.closest("[data-sort]");
  if (sort !== null) navigate({ sortBy: sort.getAttribute("data-sort") });
  const page = target.closest("[data-start]");
  if (page !== null) navigate({ start: page.getAttribute("data-start") });
});

// Cards out of sight hold nothing until they are scrolled into view.
const fill = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    fill.unobserve(entry.target);
    const template = entry.target.querySelector("template");
    template?.replaceWith(template.content);
  }
});
for (const item of document.querySelectorAll("li[data-occludable-job-id]")) fill.observe(item);

// The pane on the right.
const pane = document.querySelector("[data-detail-pane]");
let asked = 0;

async function showDetail(jobId) {
  asked += 1;
  const turn = asked;
  pane.setAttribute("aria-busy", "true");
  const url = new URL(window.location.href);
  url.searchParams.set("currentJobId", jobId);
  window.history.replaceState(null, "", url.href);
  const { status, body } = await getJson(`/jobs/api/detail/${jobId}?skin=${config.skin}`).catch(
    () => ({ status: 0, body: {} }),
  );
  if (turn !== asked) return;
  pane.removeAttribute("aria-busy");
  if (status === 401) window.location.assign("/authwall");
  else if (status === 403 && body.next !== undefined) window.location.assign(body.next);
  else if (status !== 200) pane.textContent = "Something went wrong. Please try again later.";
  else {
    pane.innerHTML = body.html;
    pane.scrollTop = 0;
  }
}

function choose(card, jobId) {
  for (const other of document.querySelectorAll(".jobs-search-results-list__list-item--active")) {
    other.classList.remove("jobs-search-results-list__list-item--active");
  }
  card.classList.add("jobs-search-results-list__list-item--active");
  void showDetail(jobId);
}

function jobOfCard(target) {
  const item = target.closest("li[data-occludable-job-id]");
  if (item !== null) return [item, item.getAttribute("data-occludable-job-id")];
  const card = target.closest('[componentkey^="job-card-component-ref-"]');
  if (card === null) return null;
  return [card, card.getAttribute("componentkey").split("-").at(-1)];
}

if (pane !== null) {
  document.addEventListener("click", (event) => {
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
}
