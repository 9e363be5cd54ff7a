// The list of a company's jobs: ten at a time, the next ones at a click.
import { readConfig } from "../../job-site/assets/net.js";

const { api, path } = readConfig();
const list = document.querySelector("[data-ui=list]");
const more = document.querySelector("[data-ui=load-more-button]");
const search = document.querySelector("[data-ui=search]");
let token;

const PLACES = { on_site: "On-site", hybrid: "Hybrid", remote: "Remote" };
const TYPES = {
  full: "Full time",
  part: "Part time",
  contract: "Contract",
  temporary: "Temporary",
};

function element(tag, attributes, text = "") {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = text;
  return made;
}

function ageOf(published) {
  const days = Math.floor((Date.now() - Date.parse(published)) / 86_400_000);
  return days < 1 ? "Posted today" : `Posted ${days} day${days === 1 ? "" : "s"} ago`;
}

function drawJob(job) {
  const item = element("li", { "data-ui": "job" });
  const place = [job.location.city, job.location.region, job.location.country];
  const titleId = `title-${job.shortcode}`;
  item.append(
    // Covers the whole row; its name is the title beside it.
    element("a", { href: `${path}/j/${job.shortcode}/`, "aria-labelledby": titleId }),
    element("h3", { "data-ui": "job-title", id: titleId }, job.title),
    element("small", { "data-ui": "job-posted" }, ageOf(job.published)),
    element("strong", { "data-ui": "job-workplace" }, PLACES[job.workplace]),
    element("span", { "data-ui": "job-location" }, place.filter((part) => part !== "").join(", ")),
    element("span", { "data-ui": "job-department" }, job.department.join(", ")),
    element("span", { "data-ui": "job-type" }, TYPES[job.type] ?? "Other"),
  );
  return item;
}

async function load(isFresh) {
  const body = {
    query: search.value,
    location: [],
    department: [],
    worktype: [],
    remote: [],
    ...(isFresh ? {} : { token }),
  };
  const response = await fetch(api, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const { results, nextPage } = await response.json();
  if (isFresh) list.replaceChildren();
  list.append(...results.map(drawJob));
  token = nextPage;
  more.hidden = nextPage === undefined;
}

more.addEventListener("click", () => void load(false));
search.addEventListener("change", () => void load(true));
search.form.addEventListener("submit", (event) => event.preventDefault());
void load(true);
