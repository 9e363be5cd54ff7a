// The list, the pane beside it, and the buttons of a job.
import { getJson, postJson } from "./net.js";

document.getElementById("onetrust-accept-btn-handler")?.addEventListener("click", () => {
  document.cookie = `OptanonAlertBoxClosed=${Date.now()}; path=/; max-age=31536000; samesite=lax`;
  document.getElementById("onetrust-banner-sdk").remove();
});

const pane = document.querySelector("[data-detail-pane]");
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
    pane.scrollTop = 0;
  } else pane.textContent = "Something went wrong. Please try again later.";
}

/** On a narrow screen there is no room for the pane: the link leads to the job's own page. */
const hasPane = () => pane !== null && pane.offsetParent !== null;

function chooseCard(event) {
  const card = event.target.closest("[data-card]");
  if (card === null || event.ctrlKey || event.metaKey || !hasPane()) return;
  event.preventDefault();
  for (const other of document.querySelectorAll(".vjs-highlight")) {
    other.classList.remove("vjs-highlight");
  }
  card.classList.add("vjs-highlight");
  void showJob(card.getAttribute("data-card"));
}

async function save(button) {
  const { status, body } = await postJson(`/jobs/api/save/${button.getAttribute("data-save")}`, {});
  if (status === 401) {
    const here = window.location.pathname + window.location.search;
    window.location.assign(`/auth?continue=${encodeURIComponent(here)}`);
    return;
  }
  if (status !== 200) return;
  button.setAttribute("aria-pressed", String(body.is_saved));
  button.textContent = body.is_saved ? "Saved" : "Save";
}

document.addEventListener("click", (event) => {
  const apply = event.target.closest("[data-apply]");
  if (apply !== null) window.location.assign(apply.getAttribute("data-apply"));
  const external = event.target.closest("[data-external]");
  if (external !== null) window.open(external.getAttribute("data-external"), "_blank");
  const saving = event.target.closest("[data-save]");
  if (saving !== null) void save(saving);
  chooseCard(event);
});
