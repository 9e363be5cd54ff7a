// Moves through the pages of an application. Addresses change without a page load, as on the real thing.
import { Fields } from "./fields.js";
import { getJson, postJson, readConfig } from "./net.js";
import { startWidgets } from "./widgets.js";

const config = readConfig();
const query = `iaUid=${config.form}`;
const UNREACHABLE = "Something went wrong. Please try again.";
const api = (name) => `/beta/indeedapply/api/${name}?${query}`;

/** The form's place: the page itself, or an open shadow root beside it. */
function findRoot() {
  const host = document.querySelector("[data-form-host]");
  if (!config.shadow) return host;
  const root = host.attachShadow({ mode: "open" });
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"]')) {
    root.append(sheet.cloneNode());
  }
  const app = host.querySelector("[data-form-app]");
  root.append(app);
  return root;
}

const root = findRoot();
const stage = root.querySelector("[data-step-root]");
const banner = root.querySelector("[data-banner]");
const exitDialog = root.querySelector("[data-exit-dialog]");
let fields = new Fields(stage, []);
let slug = "";
let turn = 0;

function tellAround(kind) {
  if (window.parent !== window) window.parent.postMessage({ kind }, "*");
}

function leave() {
  tellAround("application_left");
  if (config.job_path !== null) window.location.assign(config.job_path);
}

function returnToSearch() {
  tellAround("application_left");
  if (config.job_path !== null) window.location.assign("/jobs");
}

function showBanner(text, signIn) {
  banner.replaceChildren(text);
  if (signIn) {
    const link = document.createElement("a");
    link.href = signIn;
    link.textContent = "Sign in";
    banner.append(" ", link);
  }
  banner.hidden = text === "";
}

function primary() {
  return stage.querySelector("[data-continue], [data-submit]");
}

function setBusy(isBusy) {
  const button = primary();
  if (button === null) return;
  button.disabled = isBusy || button.hasAttribute("data-captcha");
  button.setAttribute("aria-busy", String(isBusy));
}

/** What went wrong with a call, told on the page. */
function report({ status, body }) {
  setBusy(false);
  if (status === 422 && body.problems !== undefined) {
    fields.show(body.problems);
    return;
  }
  showBanner(body.message ?? UNREACHABLE, status === 401 ? config.sign_in : null);
}

async function loadPreview() {
  const place = stage.querySelector("[data-preview]");
  if (place === null) return;
  const mine = turn;
  const { status, body } = await getJson(api("preview")).catch(() => ({ status: 0, body: {} }));
  if (mine !== turn) return;
  place.removeAttribute("aria-busy");
  if (status === 200) place.innerHTML = body.html;
  else {
    const retry = document.createElement("button");
    retry.type = "button";
    retry.textContent = "Retry";
    retry.addEventListener("click", () => void loadPreview());
    place.replaceChildren(body.message ?? UNREACHABLE, " ", retry);
  }
  setBusy(false);
}

function start(fragment) {
  stage.innerHTML = fragment.html;
  fields = new Fields(stage, fragment.rules);
  fields.refresh();
  startWidgets(stage, { query, setBusy, onProblem: report });
  stage.querySelector("h1")?.focus({ preventScroll: true });
  tellAround(fragment.slug === "post-apply" ? "application_submitted" : "application_page");
  void loadPreview();
}

/** Shows a page. The address is there at once, the page a moment later. */
function show({ path, progress, fragment }, isNew) {
  turn += 1;
  const mine = turn;
  slug = fragment.slug;
  showBanner("");
  document.title = `${fragment.title} | Fieldpost`;
  if (isNew) window.history.pushState(null, "", path);
  const bar = root.querySelector("[data-progress]");
  bar.setAttribute("aria-valuenow", String(progress));
  bar.firstElementChild.style.width = `${progress}%`;
  const loader = document.createElement("div");
  loader.className = "ia-loader";
  loader.setAttribute("role", "status");
  loader.setAttribute("aria-label", "Loading");
  stage.replaceChildren(loader);
  window.scrollTo(0, 0);
  setTimeout(() => {
    if (mine === turn) start(fragment);
  }, config.hydrate_ms);
}

async function send(action) {
  setBusy(true);
  showBanner("");
  const answer = await postJson(api("step"), { slug, answers: fields.read(), action }).catch(
    () => ({
      status: 0,
      body: {},
    }),
  );
  if (answer.status === 200) return answer.body;
  report(answer);
  return undefined;
}

async function goOn() {
  if (!fields.check()) return;
  const next = await send("continue");
  if (next !== undefined) show(next, true);
}

async function changeGroups(action) {
  const next = await send(action);
  if (next !== undefined) show(next, false);
}

async function open(wanted, isNew) {
  const answer = await getJson(`${api("step")}&slug=${encodeURIComponent(wanted)}`).catch(() => ({
    status: 0,
    body: {},
  }));
  if (answer.status === 200) show(answer.body, isNew);
  else report(answer);
}

async function submit() {
  const button = primary();
  setBusy(true);
  button.textContent = "Submitting your application";
  const sending = postJson(api("submit"), {}).catch(() => ({ status: 0, body: {} }));
  tellAround("application_sending");
  const answer = await sending;
  if (answer.status === 200 && answer.body.kind === "left") leave();
  else if (answer.status === 200) show(answer.body, true);
  else {
    button.textContent = "Submit your application";
    report(answer);
  }
}

async function saveAndExit() {
  // Whether or not it could be kept: who wants to leave, leaves.
  await postJson(api("step"), { slug, answers: fields.read(), action: "save" }).catch(() => ({}));
  leave();
}

function touchTrap(trap) {
  void postJson(api("trap"), { trap }).catch(() => ({}));
}

const ACTIONS = [
  ["[data-continue]", () => void goOn()],
  ["[data-submit]", () => void submit()],
  ["[data-edit]", (target) => void open(target.getAttribute("data-edit"), true)],
  ["[data-group-action]", (target) => void changeGroups(target.getAttribute("data-group-action"))],
  ["[data-return]", returnToSearch],
  [
    '[data-testid="ExitLinkWithModalComponent-exitButton"]',
    () => {
      exitDialog.hidden = false;
      exitDialog.querySelector("button").focus();
    },
  ],
  ['[data-testid="ExitConfirmationModal-exit"]', () => void saveAndExit()],
  [
    '[data-testid="ExitConfirmationModal-cancel"]',
    () => {
      exitDialog.hidden = true;
    },
  ],
  [".hp-away", (target) => touchTrap(target.getAttribute("data-testid") ?? target.name)],
];

root.addEventListener("click", (event) => {
  for (const [selector, act] of ACTIONS) {
    const target = event.target.closest(selector);
    if (target !== null) act(target);
  }
});
root.addEventListener("change", () => fields.refresh());
root.addEventListener("input", (event) => {
  if (event.target.matches("[data-hp-field]")) touchTrap(event.target.name);
});
window.addEventListener("popstate", () => {
  const path = window.location.pathname.split("/beta/indeedapply/form/")[1];
  if (path !== undefined) void open(path, false);
});

const first = JSON.parse(document.getElementById("first-fragment").textContent);
show({ path: "", progress: config.progress, fragment: first }, false);
