// The list, the pane beside it, the form in its frame, and the dialogs.
import { getJson, postJson, readConfig } from "./net.js";

const config = readConfig();
const pane = document.querySelector("[data-pane]");
const overlay = document.querySelector("[data-overlay]");
const frames = document.querySelector("[data-frames]");
const toast = document.querySelector("[data-toast]");
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

const hasPane = () => pane !== null && pane.offsetParent !== null;

function chooseCard(event) {
  const item = event.target.closest("ul.list > li");
  if (item === null || event.ctrlKey || event.metaKey || !hasPane()) return;
  event.preventDefault();
  for (const other of item.parentElement.children) other.classList.toggle("chosen", other === item);
  void showJob(item.querySelector("a").href.split("jl=")[1]);
}

async function loadMore(button) {
  button.disabled = true;
  const [path, query] = config.more.split("?");
  const cursor = button.getAttribute("data-load-more");
  const { status, body } = await getJson(
    `/job-search/api/more?path=${encodeURIComponent(path)}&${query ?? ""}&cursor=${cursor}`,
  ).catch(() => ({ status: 0, body: {} }));
  button.disabled = false;
  if (status !== 200) {
    say("Something went wrong. Please try again.");
    return;
  }
  document.querySelector("ul.list").insertAdjacentHTML("beforeend", body.html);
  if (body.next === null) button.remove();
  else button.setAttribute("data-load-more", String(body.next));
  if (!config.is_signed_in) showOverlay();
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
  const jobId = button.getAttribute("data-easy-apply");
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

async function markApplied(jobId) {
  const { status, body } = await getJson(`/job-listing/api/detail?jl=${jobId}`).catch(() => ({
    status: 0,
    body: {},
  }));
  const detail = document.querySelector(`[data-detail="${jobId}"] [data-apply-area]`);
  if (status === 200 && detail !== null) detail.innerHTML = body.area;
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
  if (event.data.kind === "application_submitted") void markApplied(current.jobId);
  if (event.data.kind === "application_left") {
    void markApplied(current.jobId);
    closeForm();
  }
});

function frameOf({ dialog }) {
  return dialog.querySelector("iframe");
}

async function save(button) {
  const path = `/job-listing/api/save/${button.getAttribute("data-save")}`;
  const { status, body } = await postJson(path, {}).catch(() => ({ status: 0, body: {} }));
  if (status === 401) showOverlay();
  if (status !== 200) return;
  button.setAttribute("aria-pressed", String(body.is_saved));
  button.textContent = body.is_saved ? "Saved" : "Save";
}

const ACTIONS = [
  ["[data-load-more]", (target) => void loadMore(target)],
  ["[data-goto]", (target) => window.location.assign(target.getAttribute("data-goto"))],
  ["[data-easy-apply]", (target) => void openForm(target)],
  ["[data-external]", (target) => window.open(target.getAttribute("data-external"), "_blank")],
  ["[data-save]", (target) => void save(target)],
  [
    "[data-close-overlay]",
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
