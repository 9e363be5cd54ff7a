import { openEasyApply } from "./easy-apply.js";
import { postJson, readConfig } from "./net.js";

const config = readConfig();

/** Shows that the job is applied to: in the pane, and on its card where there is one. */
function markApplied(jobId, area) {
  const detail = document.querySelector(`[data-job-detail="${jobId}"] [data-apply-area]`);
  if (detail !== null) detail.innerHTML = area;
  const card = document.querySelector(`[data-occludable-job-id="${jobId}"]`);
  const method = card?.querySelector(".job-card-container__apply-method");
  if (method) {
    method.className =
      "job-card-container__footer-item job-card-container__footer-job-state t-bold";
    method.textContent = "Applied";
  }
}

const open = (jobId) =>
  void openEasyApply(jobId, {
    skin: config.skin,
    usesShadow: config.shadow === true,
    onApplied: (area) => markApplied(jobId, area),
  });

document.addEventListener("click", (event) => {
  const external = event.target.closest("[data-external-apply]");
  if (external !== null) {
    window.open(external.getAttribute("data-external-apply"), "_blank", "noopener");
    return;
  }
  const link = event.target.closest("[data-easy-apply-link]");
  if (link !== null && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    open(link.getAttribute("data-easy-apply-link"));
    return;
  }
  const button = event.target.closest("button.jobs-apply-button[data-job-id]");
  if (button !== null) open(button.getAttribute("data-job-id"));
  const save = event.target.closest(".jobs-save-button, [data-save-job]");
  if (save !== null) void toggleSaved(save);
});

async function toggleSaved(button) {
  const jobId = button.closest("[data-job-detail]").getAttribute("data-job-detail");
  const { status, body } = await postJson(`/jobs/api/save/${jobId}`, {});
  if (status === 200) button.textContent = body.is_saved ? "Saved" : "Save";
}

if (config.opens) open(config.opens);
