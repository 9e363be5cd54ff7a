// One job, in the panel or on its page: applying, saving, and what comes up while it is scrolled.
import { openEasyApply } from "./easy-apply.js";
import { postJson, readConfig } from "../../job-site/assets/net.js";

const config = readConfig();

function fill(place, html) {
  if (place !== null && place !== undefined) place.innerHTML = html;
}

/** Shows that the job is applied to: in the panel, and as the only mark of its card where there is one. */
function markApplied(jobId, { area, banner }) {
  const detail = document.querySelector(`[data-own-job="${jobId}"]`);
  fill(detail?.querySelector("[data-own-area]"), area);
  fill(detail?.querySelector("[data-own-banner]"), banner);
  fill(detail?.querySelector("[data-own-sticky]"), "");
  const card = document.querySelector(`[data-occludable-job-id="${jobId}"]`);
  const marks = card?.querySelector(".job-card-list__footer-wrapper");
  if (!marks) return;
  const mark = document.createElement("li");
  mark.className = "job-card-container__footer-item job-card-container__footer-job-state t-bold";
  mark.textContent = "Applied";
  marks.replaceChildren(mark);
}

const open = (jobId) =>
  void openEasyApply(jobId, {
    skin: config.skin,
    usesShadow: config.shadow === true,
    onApplied: (shown) => markApplied(jobId, shown),
  });

document.addEventListener("click", (event) => {
  const external = event.target.closest("[data-own-leave]");
  if (external !== null) {
    window.open(external.getAttribute("data-own-leave"), "_blank", "noopener");
    return;
  }
  const link = event.target.closest('a[href*="openSDUIApplyFlow"]');
  if (link !== null && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    open(link.closest("[data-own-job]").getAttribute("data-own-job"));
    return;
  }
  const button = event.target.closest("button.jobs-apply-button[data-job-id]");
  if (button !== null) open(button.getAttribute("data-job-id"));
  const save = event.target.closest('.jobs-save-button, [aria-label="Save the job"]');
  if (save !== null) void toggleSaved(save);
  event.target
    .closest('[data-testid="expandable-text-button"]')
    ?.closest('[data-testid="expandable-text-box"]')
    .setAttribute("data-own-unfolded", "");
});

async function toggleSaved(button) {
  const jobId = button.closest("[data-own-job]").getAttribute("data-own-job");
  const { status, body } = await postJson(`/jobs/api/save/${jobId}`, {});
  if (status !== 200) return;
  (button.querySelector("span") ?? button).textContent = body.is_saved ? "Saved" : "Save";
}

// The copy of the name and the button comes up once the ones on top are out of sight.
const STICKY = "job-details-jobs-unified-top-card__sticky-header";
const STICKY_FROM_PX = 260;
document.addEventListener(
  "scroll",
  ({ target }) => {
    const scrolled = target === document ? document.documentElement : target;
    scrolled
      .querySelector?.(`.${STICKY}`)
      ?.classList.toggle(`${STICKY}--disabled`, scrolled.scrollTop < STICKY_FROM_PX);
  },
  { capture: true, passive: true },
);

if (config.opens) open(config.opens);
