// The list, the pane beside it, and the buttons of a job.
import { getJson, postJson, readConfig } from "../../job-site/assets/net.js";

/** Where the buttons of the job on the screen lead. */
let paths = readConfig().paths ?? null;
const pane = document.getElementById("jobsearch-ViewjobPaneWrapper");
let asked = 0;

async function showJob(jobKey) {
  asked += 1;
  const turn = asked;
  const url = new URL(window.location.href);
  url.searchParams.set("vjk", jobKey);
  window.history.replaceState(null, "", url.href);
  pane.setAttribute("aria-busy", "true");
  const { status, body } = await getJson(`/viewjob/api/pane?jk=${jobKey}`).catch(() => ({
    status: 0,
    body: {},
  }));
  if (turn !== asked) return;
  pane.removeAttribute("aria-busy");
  if (status === 200) {
    pane.innerHTML = body.html;
    paths = body.paths;
    pane.scrollTop = 0;
  } else pane.textContent = "Something went wrong. Please try again later.";
}

/** On a narrow screen there is no room for the pane: the link leads to the job's own page. */
const hasPane = () => pane !== null && pane.offsetParent !== null;

function chooseCard(event) {
  const card = event.target.closest(".cardOutline");
  if (card === null || event.ctrlKey || event.metaKey || !hasPane()) return;
  event.preventDefault();
  for (const other of document.querySelectorAll(".vjs-highlight")) {
    other.classList.remove("vjs-highlight");
  }
  card.classList.add("vjs-highlight");
  void showJob(card.querySelector("a[data-jk]").getAttribute("data-jk"));
}

async function save(button) {
  const { status, body } = await postJson(paths.save, {});
  if (status === 401) {
    const here = window.location.pathname + window.location.search;
    window.location.assign(`/auth?continue=${encodeURIComponent(here)}`);
    return;
  }
  if (status !== 200) return;
  button.setAttribute("aria-pressed", String(body.is_saved));
  button.textContent = body.is_saved ? "Saved" : "Save";
}

const EASY = '#indeedApplyButton, [data-testid="indeedApplyButton-test"]';
const EXTERNAL = 'button[aria-label^="Apply on company site"]';
const SAVE = 'button[aria-label="Save this job"]';

document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button?.matches(EASY)) window.location.assign(paths.apply);
  if (button?.matches(EXTERNAL)) window.open(paths.external, "_blank");
  if (button?.matches(SAVE)) void save(button);
  chooseCard(event);
});
