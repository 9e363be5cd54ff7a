import { closeTestContexts, testBrowser } from "@sendoff/testkit/browser";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { ApplyInput, PortalSession, PrepareOutcome } from "../portal-driver.ts";
import { prepare } from "./easy-apply.ts";

const BASE = "http://portal.invalid";
const JOB = {
  portalJobId: "42",
  title: "Engineer",
  company: "Probe",
  location: "Pune",
  url: `${BASE}/jobs/view/42/`,
  description: "",
};
const CV = {
  fileName: "asha-cv.pdf",
  mimeType: "application/pdf",
  bytes: new TextEncoder().encode("%PDF-1.4"),
  sha256: "3f9ac210aa00bb11cc22dd33ee44ff550123456789abcdef0123456789abcdef",
};

/** A job's page whose form shows `steps` one after the other and begins again after the last. */
function pageWith(steps: readonly { body: string; button: string }[]): string {
  return `<!doctype html><main><h1>Engineer</h1>
    <button class="jobs-apply-button" aria-label="Easy Apply to Engineer at Probe" onclick="show()">Easy Apply</button></main>
    <div id="outlet"></div><script>
    const steps = ${JSON.stringify(steps)}; let at = 0; window.clicks = [];
    function show() {
      const step = steps[at % steps.length];
      outlet.innerHTML = '<div role="dialog" class="jobs-easy-apply-modal"><button aria-label="Dismiss" onclick="leave()">x</button><form onsubmit="return false"><div class="ph5">' + step.body + '</div><button type="button" onclick="go(this)">' + step.button + '</button></form></div>';
    }
    function go(button) { clicks.push(button.textContent); at += 1; show(); }
    function leave() { outlet.insertAdjacentHTML("beforeend", '<div role="alertdialog"><h2>Save this application?</h2><button onclick="clicks.push(\\'saved\\')">Save</button><button onclick="clicks.push(\\'discarded\\'); outlet.innerHTML=\\'\\'">Discard</button></div>'); }
    </script>`;
}

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await testBrowser();
});
afterAll(closeTestContexts);
beforeEach(async () => {
  page = await browser.newPage();
});
afterEach(async () => page.close());

async function run(html: string, answer: ApplyInput["answer"]): Promise<PrepareOutcome> {
  await page.route("**/*", (route) => route.fulfill({ body: html, contentType: "text/html" }));
  await page.goto(JOB.url);
  const session: PortalSession = {
    context: page.context(),
    page,
    baseUrl: BASE,
    signal: new AbortController().signal,
  };
  return prepare(session, { job: JOB, cv: CV, answer });
}

function clicks(): Promise<unknown> {
  return page.evaluate("clicks");
}

const text = (value: string): ReturnType<ApplyInput["answer"]> => ({
  kind: "answer",
  answer: { value, source: "profile", confidence: 1, why: "" },
});

test("a form that leads in a circle stays open for its picture, and nothing is sent or saved", async () => {
  const html = pageWith([
    { body: "<h3>One</h3><label>A <input></label>", button: "Next" },
    { body: "<h3>Two</h3><label>B <input></label>", button: "Next" },
  ]);
  const outcome = await run(html, () => text("x"));
  expect(outcome).toMatchObject({
    kind: "stuck",
    step: "One",
    message: "The same page came twice",
  });
  expect(await clicks()).toEqual(["Next", "Next"]);
  expect(await page.getByRole("dialog").isVisible()).toBe(true);
});

test("Save stays unpressed although it is the main button, and the form can be sent afterwards", async () => {
  const html = pageWith([
    { body: "<h3>One</h3><label>A <input></label>", button: "Submit application" },
  ]);
  const outcome = await run(html, () => text("x"));
  if (outcome.kind !== "prepared") throw new Error(`It is ${outcome.kind}`);
  await outcome.discard();
  expect(await clicks()).toEqual(["discarded"]);
});

test("a stored CV is taken only when it has this very content, else the file is uploaded", async () => {
  const card = (name: string): string =>
    `<div class="jobs-document-upload-redesign-card__container"><input type="radio" name="r" id="${name}"><label for="${name}">Select resume</label><h3>${name}</h3></div>`;
  const upload = '<label for="u">Upload resume</label><input type="file" id="u">';
  const step = (name: string): string =>
    pageWith([{ body: `<h3>Resume</h3>${card(name)}${upload}`, button: "Submit application" }]);
  const files = (): Promise<unknown> => page.evaluate("document.getElementById('u').files.length");
  const stored = await run(step("asha-cv-3f9ac210.pdf"), () => text("x"));
  expect(stored).toMatchObject({ kind: "prepared", cvAttached: true });
  expect(await page.locator("[type=radio]").isChecked()).toBe(true);
  expect(await files()).toBe(0);
  for (const name of ["someone-else.pdf", "asha-cv.pdf", "asha-cv-00000000.pdf"]) {
    await page.unrouteAll();
    const other = await run(step(name), () => text("x"));
    expect(other).toMatchObject({ kind: "prepared", cvAttached: true });
    expect(await page.locator("[type=radio]").isChecked()).toBe(false);
    expect(await files()).toBe(1);
  }
});

test.each([
  ["by its words", "follow-7", "Follow Probe to stay up to date."],
  ["by its id", "follow-company-checkbox", "Hear from Probe on its page."],
])("following the company, known %s, is unticked and told", async (_how, id, words) => {
  const body = `<h3>Review</h3><input type="checkbox" id="${id}" checked><label for="${id}">${words}</label>`;
  const outcome = await run(pageWith([{ body, button: "Submit application" }]), () => text("x"));
  if (outcome.kind !== "prepared") throw new Error(`It is ${outcome.kind}`);
  expect(outcome.answers).toMatchObject([{ value: false, source: "policy", replaced: "true" }]);
  expect(await page.locator(`#${id}`).isChecked()).toBe(false);
});

test("submit is clicked once, and a page that says nothing leaves it unconfirmed", async () => {
  const html = pageWith([
    { body: "<h3>Only</h3>", button: "Submit application" },
    { body: "<h3>Only</h3>", button: "Submit application" },
  ]);
  const outcome = await run(html, () => text("x"));
  if (outcome.kind !== "prepared") throw new Error(`It is ${outcome.kind}`);
  expect((await outcome.submit({ confirmTimeoutMs: 600 })).kind).toBe("unconfirmed");
  expect(await clicks()).toEqual(["Submit application"]);
});

/** A box that only its name tells to be for a number, with the page's own check of it on "Next". */
function numberForm(complaint: { pattern: string; words: string }): string {
  const body = `<h3>Only</h3><div data-test-form-element><label for="share-numeric">What share of your time do you code, in percent?</label><input id="share-numeric" type="text" required value=""><div role="alert" class="artdeco-inline-feedback--error" hidden data-test-form-element-error-messages><span class="artdeco-inline-feedback__message">${complaint.words}</span></div></div>`;
  return pageWith([{ body, button: "Next" }]).replace(
    "function go(button) {",
    `window.typed = [];
    function go(button) {
      const box = document.getElementById("share-numeric");
      if (box) typed.push(box.value);
      if (box && !/${complaint.pattern}/.test(box.value)) {
        document.querySelector("[role=alert]").hidden = false;
        return;
      }
      steps[0] = { body: "<h3>Review</h3>", button: "Submit application" };`,
  );
}

/** What an applicant who has said 62.5 answers: no whole number. */
const share: ApplyInput["answer"] = (field) =>
  field.kind === "decimal"
    ? text("62.5")
    : { kind: "unknown", reason: "The field takes whole numbers only" };

test("a box that may take decimals is given the decimal that is known", async () => {
  const html = numberForm({ pattern: "^\\d+\\.\\d+$", words: "Enter a decimal number" });
  const outcome = await run(html, share);
  expect(outcome).toMatchObject({ kind: "prepared", answers: [{ value: "62.5" }] });
  expect(await page.evaluate("typed")).toEqual(["62.5"]);
});

test("where the page then says that it wants a whole number, the applicant is asked", async () => {
  const html = numberForm({
    pattern: "^\\d+$",
    words: "Enter a whole number between 0 and 99",
  });
  const outcome = await run(html, share);
  expect(outcome).toMatchObject({
    kind: "needs_answer",
    questions: [{ question: "What share of your time do you code, in percent?" }],
  });
  expect(await page.evaluate("typed")).toEqual(["62.5"]);
});
