import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openPage, type TestPage } from "../testing/browser.fixture.ts";
import { BoardsSite, everyKind } from "./testing/boards.fixture.ts";
import { Vendor } from "./vendor.ts";

let site: BoardsSite;
let tab: TestPage;

beforeAll(async () => {
  site = await BoardsSite.open();
  const jobs = Vendor.options.map((vendor) => everyKind(vendor));
  await site.control("POST", "jobs", { mode: "merge", jobs });
});
beforeEach(async () => {
  tab = await openPage(site.base);
});
afterEach(async () => {
  await tab.close();
  await site.control("DELETE", "faults");
  await site.control("DELETE", "applications");
});
afterAll(async () => {
  await site.sandbox.close();
});

const CV = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF one") };
const SUBMIT = { name: /^submit application$/i };
const PLACE = { greenhouse: "Location (City)*", lever: "Current location✱", ashby: "Location" };

/** The list, the job found in it, and its form. */
async function openForm(page: Page, vendor: Vendor): Promise<void> {
  await page.goto(`/${vendor}/probe-sons`);
  await page.getByRole("link", { name: /Everything Engineer/ }).click();
  if (vendor !== "greenhouse") {
    await page
      .getByRole("link", { name: /^apply for this job$/i })
      .first()
      .click();
  }
  await page.getByRole("button", SUBMIT).waitFor();
  // Before its script has run the form would go off by itself.
  await page.waitForLoadState();
}

const field = (page: Page, label: string) =>
  page.locator("[data-q]").filter({ has: page.getByText(label, { exact: true }) });

async function choose(page: Page, label: string, option: string): Promise<void> {
  const box = field(page, label);
  const select = box.locator("select");
  if ((await select.count()) > 0) return void (await select.selectOption(option));
  const list = box.getByRole("combobox");
  if ((await list.count()) === 0) return box.getByText(option, { exact: true }).click();
  await list.click();
  await box.getByRole("option", { name: option, exact: true }).click();
}

async function fillIn(page: Page, vendor: Vendor): Promise<void> {
  const type = (label: string, text: string) =>
    field(page, label).locator("input,textarea").first().fill(text);
  const names: [string, string][] =
    vendor === "greenhouse"
      ? [
          ["First Name*", "Asha"],
          ["Last Name*", "Kumar"],
        ]
      : [[vendor === "lever" ? "Full name✱" : "Name", "Asha Kumar"]];
  const star = { greenhouse: "*", lever: "✱", ashby: "" }[vendor];
  for (const [label, text] of names) await type(label, text);
  await type(`Email${star}`, "asha@example.test");
  await type(vendor === "ashby" ? "Phone Number" : `Phone${star}`, "9876543210");
  if (vendor === "greenhouse") await choose(page, "Country*", "India +91");
  await field(page, PLACE[vendor]).locator("input").first().pressSequentially("Pune");
  await page.getByRole("option", { name: "Pune, Maharashtra, India", exact: true }).click();
  await page.locator("[data-w=file] input[type=file]").first().setInputFiles(CV);
  await type(`Years with SQL?${star}`, "4");
  await type(`Expected CTC in lakhs?${star}`, "24.5");
  await choose(page, `Notice period?${star}`, "30 days");
  await choose(page, `Will you relocate?${star}`, "No");
  await choose(page, `Which shift?${star}`, "Evening");
  await field(page, `Which tools?${star}`).getByText("Kafka", { exact: true }).click();
  await type(`Earliest start${star}`, "12/01/2026");
  const terms = page.locator("[data-q]").filter({ hasText: "I agree to the privacy policy" });
  await terms.locator(vendor === "ashby" ? "label[for*=labeled]" : "label").click();
}

test.each(Vendor.options)(
  "%s: an empty form says what it misses, a place that is not picked does not stay, and the employer has the filled one",
  async (vendor) => {
    const { page } = tab;
    await site.faults({ skin: "current" });
    await openForm(page, vendor);
    await page.getByRole("button", SUBMIT).click();
    await page.getByText("Your form needs corrections").waitFor();
    expect(await page.getByText("Notice period? is required").isVisible()).toBe(true);
    expect(await (await site.control("GET", "applications")).json()).toEqual([]);
    const place = field(page, PLACE[vendor]).locator("input").first();
    await place.fill("Atlantis");
    await place.press("Tab");
    expect(await place.inputValue()).toBe("");
    // A complaint that goes away moves what stands below it, also from under the mouse.
    await page.reload();
    await fillIn(page, vendor);
    await page.getByRole("button", SUBMIT).click();
    await page
      .getByText(/thank you for applying|application submitted!|successfully submitted/i)
      .waitFor();
    const [received] = await site.applications("asha@example.test");
    const answers = Object.fromEntries(
      (received?.["answers"] ?? []).map((answer: any) => [answer.question, answer.value]),
    );
    expect(answers).toMatchObject({
      "Years with SQL?": "4",
      "Expected CTC in lakhs?": "24.5",
      "Notice period?": "30 days",
      "Will you relocate?": "No",
      "Which shift?": "Evening",
      "Which tools?": ["Kafka"],
      "Earliest start": "12/01/2026",
      "I agree to the privacy policy": true,
    });
    expect(Object.values(answers)).toContain("Pune, Maharashtra, India");
  },
);

test.each(Vendor.options)("%s: in a changed layout a person still applies", async (vendor) => {
  const { page } = tab;
  await site.faults({ changed_layout: true, skin: "current" });
  const { id } = everyKind(vendor);
  const paths = { greenhouse: `jobs/${id}`, lever: `${id}/apply`, ashby: `${id}/application` };
  await page.goto(`/${vendor}/probe-sons/${paths[vendor]}`);
  await page.getByRole("button", { name: "Hand it in" }).waitFor();
  await fillIn(page, vendor);
  await page.getByRole("button", { name: "Hand it in" }).click();
  await expect.poll(async () => (await site.applications("asha@example.test")).length).toBe(1);
});
