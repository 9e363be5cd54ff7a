import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openPage, type TestPage } from "../testing/browser.fixture.ts";
import { continueButton, fileInput, fileName } from "./testing/form-page.fixture.ts";
import { IndeedSite, SIMPLE_JOB } from "./testing/indeed.fixture.ts";

const PDF = { mimeType: "application/pdf", buffer: Buffer.from("%PDF one") };
const CONTACT = { ...SIMPLE_JOB, id: "00000000000000d1", steps: [{ module: "contact" }] };
const PROFILE = {
  ...SIMPLE_JOB,
  id: "00000000000000d2",
  steps: [{ module: "location" }, { module: "resume" }],
};
const WITH_CV = { ...SIMPLE_JOB, id: "00000000000000d4", steps: [{ module: "resume" }] };
const OFFICES = ["Ahmedabad", "Bengaluru", "Chennai", "Delhi", "Hyderabad", "Mumbai", "Pune"];
const ASKING = {
  ...SIMPLE_JOB,
  id: "00000000000000d3",
  steps: [
    {
      module: "questions",
      questions: [
        { id: "why", label: "Why us?", kind: "textarea" },
        { id: "sql", label: "Years with SQL?", kind: "numeric" },
        { id: "before", label: "Employed here before?", kind: "radio", options: ["Yes", "No"] },
        { id: "office", label: "Which office?", kind: "select", options: OFFICES },
      ],
    },
  ],
};

let site: IndeedSite;
let opened: TestPage;
let page: Page;

beforeAll(async () => {
  site = await IndeedSite.open();
  await site.control("POST", "jobs", { mode: "merge", jobs: [CONTACT, PROFILE, ASKING, WITH_CV] });
});
beforeEach(async () => {
  opened = await openPage(site.base);
  ({ page } = opened);
});
afterEach(async () => {
  await site.control("DELETE", "faults");
  await opened.close();
});
afterAll(async () => {
  await site.sandbox.close();
});

const PLAIN = { shadow_forms: false } as const;
const goOn = async () => (await continueButton(page)).click();

async function open(email: string, jobId: string): Promise<void> {
  await site.enter(opened.context, `${await site.signIn(email)}; OptanonAlertBoxClosed=1`);
  await page.goto(`/beta/indeedapply/applybyapplyablejobid?jk=${jobId}`);
  await continueButton(page);
}

/** The words of the messages that a control points to. */
const problemOf = (selector: string): Promise<string> =>
  page.locator(selector).evaluate((control) =>
    (control.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(""),
  );

test("the first heading is the job's; an employer's own header lacks the id that it points to", async () => {
  await site.faults({ ...PLAIN, job_header: "plain" });
  await open("header@example.test", CONTACT.id);
  expect(await page.locator("h1").first().getAttribute("id")).toBe("ia-JobHeader-title");
  expect(await page.locator("main h1").count()).toBe(0);
  await site.faults({ ...PLAIN, job_header: "branded" });
  await page.reload();
  await continueButton(page);
  expect(await page.locator("#ia-JobHeader-title").count()).toBe(0);
  expect(await page.locator("h1").first().innerText()).toBe("Test Engineer");
});

test("while a step loads its place is empty, the title is that of the step before, and one can leave", async () => {
  await site.faults(PLAIN);
  await open("slow@example.test", CONTACT.id);
  expect(await page.title()).toMatch(/^Add or update your contact information \| Fieldpost/);
  expect(await page.getByRole("progressbar").getAttribute("aria-valuetext")).toBe("10%");
  await site.faults({ ...PLAIN, hydrate_ms: 60_000 });
  await page.reload();
  const place = page.locator("#mosaic-provider-module-apply-contact-info");
  await place.waitFor({ state: "attached" });
  expect(await place.innerHTML()).toBe("");
  await page.getByTestId("ExitLinkWithModalComponent-exitButton").click();
  await page.getByTestId("ExitConfirmationModal-exit").click();
  await page.waitForURL(/\/viewjob/);
});

test("between two steps the old title stands over an empty place", async () => {
  await site.faults(PLAIN);
  await open("between@example.test", PROFILE.id);
  opened.discard();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await goOn();
  const place = page.locator("#mosaic-provider-module-apply-resume-selection");
  await place.waitFor({ state: "attached" });
  expect(await place.innerHTML()).toBe("");
  expect(await page.title()).toMatch(/^Add or update your address/);
  await page.getByRole("button", { name: "Go back" }).waitFor();
  await page.clock.runFor(1000);
  await page.getByRole("heading", { name: "Add a CV" }).waitFor();
  expect(await page.title()).toMatch(/^Upload or create a CV for this application/);
});

test("a wrong country beside the number makes it wrong: both are marked until the right one is chosen", async () => {
  await site.faults({ ...PLAIN, phone_country: "wrong" });
  await open("abroad@example.test", CONTACT.id);
  const box = page.getByRole("combobox", { name: /^Select country/ });
  expect(await box.getAttribute("data-value")).toBe("AF");
  const rows = page.locator("[data-testid^=country-select-]");
  expect(await rows.count()).toBeGreaterThan(50);
  expect(await rows.first().isVisible()).toBe(false);
  await page.getByLabel("Type phone number").fill("9876543210");
  await goOn();
  const text = "Add a valid phone number to continue.";
  await page.getByText(text).waitFor();
  expect(await problemOf("input[name=phone]")).toBe(text);
  expect(await problemOf("[role=combobox][data-value]")).toBe(text);
  expect(await page.locator("[aria-invalid=true]").count()).toBe(2);
  await box.click();
  await page.getByTestId("country-select-IN").click();
  expect([await box.innerText(), await box.getAttribute("data-value")]).toEqual(["+91", "IN"]);
  await goOn();
  await page.getByRole("heading", { name: "Review your application" }).waitFor();
});

test("the country opens behind its button, and is sent as chosen", async () => {
  await site.faults(PLAIN);
  await open("moving@example.test", PROFILE.id);
  expect(await page.locator("select").count()).toBe(0);
  await page.getByRole("button", { name: "Change country" }).click();
  await page.locator("select[name=country]").selectOption("Germany");
  await goOn();
  await fileInput(page).setInputFiles({ ...PDF, name: "asha.rao.pdf" });
  await fileName(page).getByText("asha.rao.pdf").waitFor();
  await goOn();
  await page.locator("button[name=submit-application]").click();
  await page.getByText("Your application has been submitted!").waitFor();
  const [received] = await site.applications("moving@example.test");
  expect(received?.["answers"]).toContainEqual(
    expect.objectContaining({ question: "Country", value: "Germany" }),
  );
});

test("a file of a known name is shown with a number, and arrives under its own", async () => {
  await site.faults(PLAIN);
  await open("again@example.test", WITH_CV.id);
  for (const shown of ["asha.rao.pdf", "asha.rao (1).pdf"]) {
    await fileInput(page).setInputFiles({ ...PDF, name: "asha.rao.pdf" });
    await fileName(page).getByText(shown, { exact: true }).waitFor();
  }
  const card = page.getByTestId("resume-selection-file-resume-radio-card");
  expect(await card.getAttribute("data-checked")).toBe("true");
  expect(await card.locator("button").first().getAttribute("data-testid")).toBe(
    "ipl-carousel-nav-left",
  );
  const chooser = page.waitForEvent("filechooser");
  await page.getByTestId("ResumeOptionsMenu").click();
  await page.getByTestId("ResumeOptionsMenu-upload").click();
  await chooser;
  await goOn();
  await page.locator("button[name=submit-application]").click();
  await page.getByText("Your application has been submitted!").waitFor();
  expect(await site.applications("again@example.test")).toMatchObject([
    { cv: { file_name: "asha.rao.pdf" } },
  ]);
});

test("each kind of question points to its own message, which always stands in the page", async () => {
  await site.faults(PLAIN);
  await open("asked@example.test", ASKING.id);
  const controls = {
    "textarea[id^='rich-text-question-input-']": "Answer this question to continue.",
    "input[id^='number-input-']": "Answer this question to continue.",
    "input[type=radio] >> nth=0": "Choose an option to continue.",
    "[role=combobox][aria-haspopup=dialog]": "Choose an option to continue.",
  };
  for (const selector of Object.keys(controls)) expect(await problemOf(selector)).toBe("");
  await goOn();
  for (const [selector, text] of Object.entries(controls)) {
    expect(await problemOf(selector)).toBe(text);
  }
  const values = await page
    .locator("input[type=radio]")
    .evaluateAll((all) => all.map((input) => input.getAttribute("value")));
  expect(values).toEqual(["1", "0"]);
});

test("a long list shows what is chosen in its box, and marks no row", async () => {
  await site.faults(PLAIN);
  await open("list@example.test", ASKING.id);
  const box = page.getByRole("combobox", { name: "Which office?" });
  const rows = page.locator("[data-testid*='-select-list-'][role=option]");
  expect(await rows.count()).toBe(OFFICES.length);
  expect(await rows.first().isVisible()).toBe(false);
  await box.click();
  await page.getByPlaceholder("Search to select an option").fill("mum");
  expect(await rows.filter({ visible: true }).allInnerTexts()).toEqual(["Mumbai"]);
  await rows.filter({ visible: true }).click();
  expect(await box.innerText()).toBe("Mumbai");
  expect(await page.locator("[role=option][aria-selected=true]").count()).toBe(0);
  expect(await rows.first().isVisible()).toBe(false);
});

test.each([
  ["with", "tagged", 1],
  ["without", "untagged", 0],
])(
  "the last page says so by its address and title, %s its test id",
  async (_name, confirmation, count) => {
    await site.faults({ ...PLAIN, confirmation });
    await open(`${confirmation}@example.test`, CONTACT.id);
    await page.getByLabel("Type phone number").fill("+919876543210");
    await goOn();
    await page.locator("button[name=submit-application]").click();
    await page.getByText("Your application has been submitted!").waitFor();
    expect(page.url()).toContain("/form/post-apply");
    expect(await page.title()).toMatch(/^Your application has been submitted \| Fieldpost/);
    expect(await page.getByTestId("application-submitted").count()).toBe(count);
  },
);
