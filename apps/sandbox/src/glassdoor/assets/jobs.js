// The list, the pane beside it, the form in its frame, and the dialogs.
import { getJson, postJson, readConfig } from "../../job-site/assets/net.js";

const config = readConfig();
const pane = document.querySelector('[class*="TwoColumnLayout_columnRight"]');
const list = document.querySelector('ul[aria-label="Jobs List"]');
const overlay = document.getElementById("HardsellOverlay");
const frames = document.createElement("div");
const toast = document.createElement("div");
toast.className = "toast";
toast.setAttribute("role", "alert");
toast.hidden = true;
document.body.append(frames, toast);
/** How long a frame of the last job stays before the next one takes its place. */
const FRAME_SWAP_MS = 300;
let asked = 0;

function say(text) {
  toast.textContent = text;
  toast.hidden = false;
}

function showOverlay() {
  overlay.hidden = false;
}

async function showJob(id) {
  asked += 1;
  const turn = asked;
  pane.setAttribute("aria-busy", "true");
  const { status, body } = await getJson(`/job-listing/api/detail?jl=${id}`).catch(() => ({
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

const hasPane = () => list !== null && pane.offsetParent !== null;

/** The job on the screen. */
const shownJob = () => pane.querySelector("h1").id.slice("jd-job-title-".length);

function chooseCard(event) {
  const item = event.target.closest('[data-test="jobListing"]');
  if (item === null || event.ctrlKey || event.metaKey || !hasPane()) return;
  if (event.target.closest("button") !== null) return;
  event.preventDefault();
  for (const other of list.children) {
    other.firstElementChild.setAttribute("data-selected", String(other === item));
  }
  void showJob(item.getAttribute("data-jobid"));
}

/** The whole of the first job's details is moved from its hidden box into the column. */
function moveStreamed() {
  const box = document.getElementById("S:0");
  if (box === null || asked > 0) return;
  pane.replaceChildren(...box.childNodes);
  box.remove();
}

/** The list goes on when its end comes into sight. */
let next = config.next;
async function loadMore(end, watcher) {
  watcher.unobserve(end);
  const [path, query] = config.more.split("?");
  const { status, body } = await getJson(
    `/job-search/api/more?path=${encodeURIComponent(path)}&${query ?? ""}&cursor=${next}`,
  ).catch(() => ({ status: 0, body: {} }));
  if (status === 200) {
    list.insertAdjacentHTML("beforeend", body.html);
    next = body.next;
    if (!config.is_signed_in) showOverlay();
  } else say("Something went wrong. Please try again.");
  if (next === null) end.remove();
  else watcher.observe(end);
}

const end = document.querySelector('section[aria-label="Loading more jobs"]');
if (end !== null) {
  const watcher = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) void loadMore(end, watcher);
  });
  watcher.observe(end);
}

// The form. Its dialog may be closed and its frame still be there.
let current = null;

function closeForm() {
  if (current === null) return;
  if (current.keepsFrame) current.dialog.classList.add("frame-dialog--away");
  else current.dialog.remove();
  current = null;
}

function frameDialog(src) {
  const dialog = document.createElement("div");
  dialog.className = "frame-dialog";
  dialog.setAttribute("role", "dialog");
  dialog.setAttribute("aria-modal", "true");
  dialog.setAttribute("aria-label", "Easy Apply");
  const close = document.createElement("button");
  close.type = "button";
  close.className = "dialog__close";
  close.setAttribute("aria-label", "Close");
  close.textContent = "✕";
  close.addEventListener("click", closeForm);
  const frame = document.createElement("iframe");
  frame.title = "Job application form";
  frame.src = src;
  dialog.append(close, frame);
  return dialog;
}

function showForm(jobId, { src, keeps_frame: keepsFrame, moves_frame: movesFrame }) {
  const dialog = frameDialog(src);
  const old = [...frames.children];
  const isSwapping = old.length > 0;
  const put = () => {
    frames.append(dialog);
    for (const other of old) other.remove();
  };
  current = { jobId, dialog, keepsFrame, movesFrame, pagesShown: 0 };
  if (isSwapping) setTimeout(put, FRAME_SWAP_MS);
  else put();
}

async function openForm(button) {
  const jobId = shownJob();
  button.disabled = true;
  const { status, body } = await postJson("/easy-apply/api/open", { job_id: jobId }).catch(() => ({
    status: 0,
    body: {},
  }));
  button.disabled = false;
  if (status === 200) showForm(jobId, body);
  else if (status === 401) showOverlay();
  else if (status === 403) window.location.assign(body.next);
  else say(body.message ?? "Something went wrong. Please try again.");
}

function markApplied(jobId) {
  if (shownJob() === jobId) void showJob(jobId);
}

/**
 * A frame that is put elsewhere loads anew, as it does when a page is drawn again around it. The
 * form may be closed by then: what moves at the submit waits a moment first.
 */
function moveFrame(when) {
  if (current?.movesFrame !== when) return;
  current.movesFrame = null;
  frames.append(current.dialog);
}

window.addEventListener("message", (event) => {
  const isOurs = current !== null && event.source === frameOf(current)?.contentWindow;
  if (!isOurs) return;
  if (event.data.kind === "application_page") {
    current.pagesShown += 1;
    if (current.pagesShown === 2) moveFrame("mid_form");
  }
  if (event.data.kind === "application_sending") {
    setTimeout(() => moveFrame("at_submit"), FRAME_SWAP_MS);
  }
  if (event.data.kind === "application_submitted") markApplied(current.jobId);
  if (event.data.kind === "application_left") {
    markApplied(current.jobId);
    closeForm();
  }
});

function frameOf({ dialog }) {
  return dialog.querySelector("iframe");
}

const jobOf = (button) =>
  button.closest('[data-test="jobListing"]')?.getAttribute("data-jobid") ?? shownJob();

async function save(button) {
  const path = `/job-listing/api/save/${jobOf(button)}`;
  const { status, body } = await postJson(path, {}).catch(() => ({ status: 0, body: {} }));
  if (status === 401) showOverlay();
  if (status !== 200) return;
  button.setAttribute("aria-pressed", String(body.is_saved));
  button.textContent = body.is_saved ? "Saved" : "Save";
}

async function tellQualification(button) {
  const row = button.parentElement;
  const { status } = await postJson(`/job-listing/api/qualification/${shownJob()}`, {}).catch(
    () => ({ status: 0 }),
  );
  if (status === 204) row.textContent = "Your profile was changed.";
}

function showWhole(button) {
  const [folded] = pane.querySelectorAll('[class*="JobDetails_blurDescription"]');
  const kept = [...folded.classList].filter((name) => !name.includes("blurDescription"));
  folded.className = kept.join(" ");
  button.remove();
}

const ACTIONS = [
  ['[data-test="pagination-next"]', () => window.location.assign(config.next_page)],
  ['[data-test="easyApply"]', (target) => void openForm(target)],
  [
    '[data-test="applyButton"]',
    () => window.open(`/partner/jobListing.htm?jobListingId=${shownJob()}`, "_blank"),
  ],
  ['[data-test="save-job"]', (target) => void save(target)],
  ['[data-test="report-job-button"]', () => say("The sandbox does not stand in for this.")],
  ['[aria-label="Show less"]', (target) => target.closest("li").remove()],
  ['[class*="JobDetails_showMore"]', showWhole],
  ['[class*="ProfileQualifications_row"] button', (target) => void tellQualification(target)],
  [
    '[data-test="auth-modal-close"]',
    () => {
      overlay.hidden = true;
    },
  ],
];

document.addEventListener("click", (event) => {
  for (const [selector, act] of ACTIONS) {
    const target = event.target.closest(selector);
    if (target !== null) act(target);
  }
  chooseCard(event);
});

if (config.overlay !== null) showOverlay();
setTimeout(moveStreamed, config.stream_ms ?? 0);
