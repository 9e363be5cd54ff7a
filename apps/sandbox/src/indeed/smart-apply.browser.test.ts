import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openPage, type TestPage } from "../testing/browser.fixture.ts";
import { continueButton, fileInput, fileName } from "./testing/form-page.fixture.ts";
import { EVERY_KIND, IndeedSite, SIMPLE_JOB } from "./testing/indeed.fixture.ts";

const PDF = { mimeType: "application/pdf", buffer: Buffer.from("%PDF one") };

let site: IndeedSite;
let opened: TestPage;
let page: Page;

beforeAll(async () => {
  site = await IndeedSite.open();
  await site.control("POST", "jobs", { mode: "merge", jobs: [EVERY_KIND, SIMPLE_JOB] });
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

const enter = async (email: string) => site.enter(opened.context, await site.signIn(email));
const label = (text: string) => page.getByLabel(text).first();
const heading = (text: string) => page.getByRole("heading", { name: text }).waitFor();
const goOn = async () => (await continueButton(page)).click();

async function openForm(jobId: string): Promise<void> {
  await page.goto(`/viewjob?jk=${jobId}`);
  await page.locator("#indeedApplyButton, [data-testid=indeedApplyButton-test]").first().click();
  await page.waitForURL(/\/beta\/indeedapply\/form\//);
}

async function pick(id: string, typed: string, wanted: string): Promise<void> {
  await page.locator(id).fill(typed);
  await page.getByRole("option", { name: wanted }).click();
}

async function fillFixedPages(): Promise<void> {
  await page.getByTestId("contact-info-heading").waitFor();
  await page.locator("input[name=names-first-name]").fill("Asha");
  await page.locator("input[name=names-last-name]").fill("Rao");
  await page.locator("input[name=phone]").fill("12");
  await goOn();
  await page.getByText("Add a valid phone number to continue.").waitFor();
  await page.locator("input[name=phone]").fill("9876543210");
  await goOn();
  await heading("Add your location");
  await page.locator("#location-fields-locality-input").fill("Nowhere");
  await goOn();
  await page.getByText("Choose a city from the list.").waitFor();
  await pick("#location-fields-locality-input", "Pune", "Pune, Maharashtra");
  await page.locator("#location-fields-postal-code-input").fill("411001");
  await goOn();
  await heading("Add a CV");
  await goOn();
  await page.getByText("Choose a resume to continue.").waitFor();
  await fileInput(page).setInputFiles({ ...PDF, name: "cv.pdf" });
  await fileName(page).getByText("cv.pdf").waitFor();
  await goOn();
  await heading("Enter a job that shows relevant experience");
  await page.locator("#job-title-input").fill("Backend Engineer");
  await page.locator("#company-name-input").fill("Kaveri Systems");
  await goOn();
}

async function fillRepeatedPages(): Promise<void> {
  await heading("Add your work experience");
  await page.locator("#work-title-0-input").fill("Backend Engineer");
  await page.locator("#work-company-0-input").fill("Kaveri Systems");
  await page.getByText("Yes", { exact: true }).click();
  await label("Start date").fill("04/01/2023");
  expect(await page.getByLabel("End date").isVisible()).toBe(false);
  await page.getByRole("button", { name: "Add another job" }).click();
  await page.locator("#work-title-1-input").fill("Developer");
  await page.locator("#work-company-1-input").fill("Orbitpay");
  await page.getByText("No", { exact: true }).nth(1).click();
  await page.getByLabel("Start date").nth(1).fill("01/15/2020");
  await page.getByLabel("End date").nth(1).fill("03/31/2023");
  await goOn();
  await heading("Add your education");
  await pick("#school-0-input", "Anna", "Anna University");
  await label("Level of education").selectOption("Bachelor's");
  await label("Graduation year").fill("2019");
  await goOn();
}

async function fillQuestions(): Promise<void> {
  await page.locator("select[data-testid^=testid-qualques--select-]").selectOption("Senior");
  await goOn();
  await heading("Answer these questions from the employer");
  await label("Years with SQL?").fill("four");
  await goOn();
  await page.getByText("Enter a whole number.").waitFor();
  expect(await label("Years with SQL?").getAttribute("aria-invalid")).toBe("true");
  expect(await page.getByText("Choose an option to continue.").count()).toBe(2);
  expect(await page.getByRole("alert").count()).toBe(0);
  await label("Years with SQL?").fill("4");
  await label("Current CTC in lakhs?").fill("18.5");
  await label("Why us?").fill("Because.");
  await page.getByText("8 / 40").first().waitFor();
  await page.getByRole("combobox", { name: "Which office?" }).click();
  await page.getByPlaceholder("Search to select an option").fill("pun");
  expect(await page.getByRole("option", { name: "Chennai" }).isVisible()).toBe(false);
  await page.getByRole("option", { name: "Pune" }).click();
  await page.getByText("30 days").click();
  await goOn();
  expect(await page.getByLabel("Until when?").isVisible()).toBe(false);
  await page.getByText("Yes", { exact: true }).click();
  await label("Until when?").fill("2021, in payments");
  await page.getByText("Night").click();
  await page.getByText("I agree").click();
  await label("Start date?").fill("12/01/2026");
  await page.locator("input[type=file]").setInputFiles({ ...PDF, name: "letter.pdf" });
  await page.getByText("letter.pdf").waitFor();
  await goOn();
  await heading("You may be missing preferred qualifications");
  await goOn();
}

const EVERYTHING = {
  cv: { file_name: "cv.pdf", bytes: 8, sha256: expect.stringMatching(/^dd4d31b7/) },
  other_files: [{ file_name: "letter.pdf", purpose: "cover_letter" }],
};
const ANSWERS = [
  ["First name", "Asha"],
  ["Last name", "Rao"],
  ["Email address", expect.stringContaining("@example.test")],
  ["Phone number", "9876543210"],
  ["Country", "India"],
  ["Postcode", "411001"],
  ["City, county", "Pune, Maharashtra"],
  ["Job title", "Backend Engineer"],
  ["Company", "Kaveri Systems"],
  ["Job title 1", "Backend Engineer"],
  ["Company 1", "Kaveri Systems"],
  ["Do you currently work here? 1", "Yes"],
  ["Start date 1", "04/01/2023"],
  ["Job title 2", "Developer"],
  ["Company 2", "Orbitpay"],
  ["Do you currently work here? 2", "No"],
  ["Start date 2", "01/15/2020"],
  ["End date 2", "03/31/2023"],
  ["School name 1", "Anna University"],
  ["Level of education 1", "Bachelor's"],
  ["Graduation year 1", "2019"],
  ["Level?", "Senior"],
  ["Years with SQL?", "4"],
  ["Current CTC in lakhs?", "18.5"],
  ["Why us?", "Because."],
  ["Which office?", "Pune"],
  ["Notice period?", "30 days"],
  ["Employed here before?", "Yes"],
  ["Until when?", "2021, in payments"],
  ["Shifts?", ["Night"]],
  ["Terms", true],
  ["Start date?", "12/01/2026"],
];

test("in a shadow root every kind of field is filled, checked, and received as entered", async () => {
  const email = "every.kind@example.test";
  await site.faults({ shadow_forms: true, continue_testid: "hashed" });
  await enter(email);
  await openForm(EVERY_KIND.id);
  expect(await page.locator("h1").first().innerText()).toBe("Everything Engineer");
  await fillFixedPages();
  await fillRepeatedPages();
  await fillQuestions();
  await page.getByText("2021, in payments").waitFor();
  await page.locator("button[name=submit-application]").click();
  await heading("Your application has been submitted!");
  expect(page.url()).toContain("/form/post-apply");
  const [received, ...others] = await site.applications(email);
  expect(others).toEqual([]);
  expect(received).toMatchObject(EVERYTHING);
  const asked = received?.["answers"].map(({ question, value, group }: any) => [
    group === undefined ? question : `${question} ${group}`,
    value,
  ]);
  expect(asked).toEqual(ANSWERS);
  await page.goto(`/viewjob?jk=${EVERY_KIND.id}`);
  expect(await page.locator(".indeed-apply-status-applied").isDisabled()).toBe(true);
});
