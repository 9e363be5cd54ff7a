// Moves through the pages of an application. Addresses change without a page load, as on the real thing.
import { Fields } from "./fields.js";
import { getJson, postJson, readConfig } from "../../job-site/assets/net.js";
import { setRules, startShell } from "./shell.js";
import { startWidgets } from "./widgets.js";

const config = readConfig();
const query = `iaUid=${config.form}`;
const UNREACHABLE = "Something went wrong. Please try again.";
const NOT_HERE = "The sandbox does not stand in for this.";
const SUBMIT = "Submit your application";
const api = (name) => `/beta/indeedapply/api/${name}?${query}`;
const failed = () => ({ status: 0, body: {} });

const shell = startShell(config);
let fragment = null;
let provider = null;
let fields = new Fields(shell.main, []);
let isShut = false;
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

const idOf = (wanted) =>
  Object.entries(fragment.actions).find(([, action]) => action.kind === wanted)?.[0];

/** The button that goes on or sends. */
function primary() {
  const id = fragment === null ? undefined : (idOf("continue") ?? idOf("submit"));
  return id === undefined ? null : shell.main.querySelector(`[id="${id}"]`);
}

function setBusy(isBusy) {
  const button = primary();
  if (button === null) return;
  button.disabled = isBusy || isShut;
  if (button.hasAttribute("aria-busy")) button.setAttribute("aria-busy", String(isBusy));
}

/** What went wrong with a call, told on the page. */
function report({ status, body }) {
  setBusy(false);
  if (status === 422 && body.problems !== undefined) fields.show(body.problems);
  else shell.say(body.message ?? UNREACHABLE, status === 401 ? config.sign_in : null);
}

/** The unseen check of the review page passes by itself, unless nothing passes it. */
function openSubmit(mine) {
  if (fragment.wall !== undefined) return;
  setTimeout(() => {
    if (mine !== turn) return;
    isShut = false;
    setBusy(false);
  }, config.captcha_ms);
}

async function loadPreview() {
  if (fragment.preview === undefined) return;
  const mine = turn;
  const { status, body } = await getJson(api("preview")).catch(failed);
  if (mine !== turn) return;
  const place = provider.querySelector(fragment.preview);
  place.innerHTML = body.html ?? "";
  Object.assign(fragment.actions, body.actions);
  if (status === 0) place.textContent = UNREACHABLE;
  openSubmit(mine);
}

/** Puts the step in its place. */
function start(next) {
  fragment = next;
  setRules(shell.root, [...config.looks, ...next.looks]);
  provider.innerHTML = next.html;
  isShut = next.preview !== undefined;
  fields = new Fields(provider, next.rules);
  fields.refresh();
  startWidgets(provider, next.rules, { fields, query, setBusy, onProblem: report });
  shell.showWall(next.wall === "visible");
  tellAround(next.slug === "post-apply" ? "application_submitted" : "application_page");
  void loadPreview();
}

/** Shows a page. Its place is empty at first, and the title is still that of the page before. */
function show({ path, progress, fragment: next }, isNew) {
  turn += 1;
  const mine = turn;
  const move = () => {
    if (isNew) window.history.pushState(null, "", path);
  };
  if (!config.moves_late) move();
  shell.say("");
  shell.showProgress(progress);
  shell.showBack(next.previous);
  shell.showWall(false);
  fragment = null;
  provider = shell.makeProvider(next.mosaic);
  window.scrollTo(0, 0);
  setTimeout(() => {
    if (mine !== turn) return;
    if (config.moves_late) move();
    document.title = `${next.title} | ${config.site}`;
    start(next);
  }, config.hydrate_ms);
}

async function send(action) {
  if (fragment === null) return undefined;
  setBusy(true);
  shell.say("");
  const trap = provider.querySelector("input[name=age]");
  if (trap !== null && trap.value !== "") touchTrap("age");
  const sent = { slug: fragment.slug, answers: fields.read(), action };
  const answer = await postJson(api("step"), sent).catch(failed);
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
  const path = `${api("step")}&slug=${encodeURIComponent(wanted)}`;
  const answer = await getJson(path).catch(failed);
  if (answer.status === 200) show(answer.body, isNew);
  else report(answer);
}

async function submit() {
  const button = primary();
  setBusy(true);
  button.textContent = "Submitting your application";
  const sending = postJson(api("submit"), {}).catch(failed);
  tellAround("application_sending");
  const answer = await sending;
  if (answer.status === 200 && answer.body.kind === "left") leave();
  else if (answer.status === 200) show(answer.body, true);
  else {
    button.textContent = SUBMIT;
    report(answer);
  }
}

async function saveAndExit() {
  // Whether or not it could be kept: who wants to leave, leaves.
  if (fragment !== null) {
    const sent = { slug: fragment.slug, answers: fields.read(), action: "save" };
    await postJson(api("step"), sent).catch(failed);
  }
  leave();
}

function touchTrap(trap) {
  void postJson(api("trap"), { trap }).catch(failed);
}

const ACTIONS = {
  continue: () => void goOn(),
  submit: () => void submit(),
  open: ({ slug }) => void open(slug, true),
  add_group: ({ kind }) => void changeGroups(kind),
  remove_group: ({ kind }) => void changeGroups(kind),
  retry: () => void loadPreview(),
  return: returnToSearch,
  aside: () => shell.say(NOT_HERE),
};

shell.root.addEventListener("submit", (event) => event.preventDefault());
shell.root.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button === null || button.disabled) return;
  const action = fragment?.actions[button.id];
  if (action !== undefined) ACTIONS[action.kind](action);
  if (button.getAttribute("data-testid") === "email-field-readonly-info-button") {
    shell.say(button.getAttribute("aria-label"));
  }
  if (fragment?.decoys.includes(button.id)) touchTrap(button.getAttribute("data-testid"));
});
shell.root.addEventListener("change", () => fields.refresh());
shell.root.addEventListener("input", (event) => {
  if (event.target.name === "age") touchTrap("age");
});
shell.onBack = (slug) => void open(slug, true);
shell.onExit = () => void saveAndExit();
shell.onHuman = async () => {
  const { status } = await postJson(api("human"), {}).catch(failed);
  if (status !== 204 || fragment === null) return;
  shell.showWall(false);
  delete fragment.wall;
  openSubmit(turn);
};
shell.onAside = () => shell.say(NOT_HERE);
window.addEventListener("popstate", () => {
  const path = window.location.pathname.split("/beta/indeedapply/form/")[1];
  if (path !== undefined) void open(path, false);
});

const first = JSON.parse(document.getElementById("first-fragment").textContent);
show({ path: "", progress: config.progress, fragment: first }, false);
