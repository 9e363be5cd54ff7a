import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { TestPage } from "../testing/browser.fixture.ts";
import { EVERY_KIND } from "./testing/every-kind.fixture.ts";
import { createSite, SIMPLE_JOB, type Site } from "./testing/site.fixture.ts";
import { enterAs } from "./testing/visitor.fixture.ts";

const LONDON = {
  id: "4900000301",
  title: "Data Engineer",
  company: "Probe & Sons",
  location: "London, England, United Kingdom",
  workplace: "hybrid",
  salary: "£70,000/yr - £95,000/yr",
};
const EXPERIENCED = {
  ...SIMPLE_JOB,
  id: "4900000302",
  steps: [
    ...SIMPLE_JOB.steps,
    { title: "Work experience", questions: [], shows_experience: true },
    { title: "Additional Questions", questions: [{ label: "Why?", kind: "text" }] },
  ],
  has_review: true,
};
const PDF = { mimeType: "application/pdf", buffer: Buffer.from("%PDF one") };

let site: Site;
let visitor: TestPage | undefined;
beforeAll(async () => {
  site = await createSite();
  const cheap = { ...LONDON, id: "4900000303", salary: "£28K/yr - £32K/yr" };
  const jobs = [EVERY_KIND, SIMPLE_JOB, LONDON, cheap, EXPERIENCED];
  await site.control("POST", "jobs", { mode: "merge", jobs });
});
afterEach(async () => {
  await site.control("DELETE", "faults");
  await visitor?.close();
  visitor = undefined;
});
afterAll(() => site.sandbox.close());

async function visit(email: string, path: string): Promise<Page> {
  visitor = await enterAs(site, email);
  await visitor.page.goto(path);
  return visitor.page;
}

const attributes = (page: Page, selector: string, name: string) =>
  page.locator(selector).evaluateAll((all, key) => all.map((each) => each.getAttribute(key)), name);

test("a list draws seven cards, the others have no children until they are in sight", async () => {
  const page = await visit("list@example.test", "/jobs/search/?keywords=engineer&skin=legacy");
  const bare = page.locator(
    "li.jobs-search-results__job-card-search--generic-occludable-area[data-occludable-job-id]",
  );
  expect(await page.locator("li[data-occludable-job-id]").count()).toBe(25);
  expect(await bare.last().evaluate((item) => item.childNodes.length)).toBe(0);
  await bare.last().scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.locator("li[data-occludable-job-id]").last().locator("strong").count())
    .toBe(1);
  expect(await page.locator(".jobs-search-pagination__page-state").innerText()).toMatch(
    /^Page 1 of \d+$/,
  );
  const gap = page.locator(".jobs-search-pagination__indicator-button", { hasText: "…" });
  expect(await gap.getAttribute("aria-label")).toBe("Page 4");
});

test("the marks of a card come in their order, and an applied one has no other", async () => {
  const promoted = { ...SIMPLE_JOB, id: "4900000310", title: "Markword Tester", promoted: true };
  const applied = { ...promoted, id: "4900000311", already_applied: "everyone" };
  await site.control("POST", "jobs", { mode: "merge", jobs: [promoted, applied] });
  const path = "/jobs/search/?keywords=Markword&skin=legacy";
  const page = await visit("marks@example.test", path);
  await page.goto(`/jobs/view/${promoted.id}/`);
  await page.goto(path);
  const marks = (id: string) =>
    page.locator(`[data-job-id="${id}"] .job-card-list__footer-wrapper li`).allInnerTexts();
  expect(await marks(promoted.id)).toEqual(["Viewed", "Promoted", "Easy Apply"]);
  expect(await marks(applied.id)).toEqual(["Applied"]);
});

test("a list may have no marks at all", async () => {
  await site.faults({ list_shape: "no_footers", skin: "legacy" });
  const page = await visit("bare@example.test", "/jobs/search/?keywords=engineer");
  expect(await page.locator("li[data-occludable-job-id] strong").count()).toBeGreaterThan(6);
  expect(await page.locator(".job-card-list__footer-wrapper").count()).toBe(0);
  expect(await page.locator(".jobs-search-pagination__page-state").count()).toBe(1);
});

test("a list that came through half keeps the template's braces, and is whole at the next load", async () => {
  const email = "half@example.test";
  await site.faults({ list_shape: "half_once", skin: "legacy", scope: { applicant: email } });
  const page = await visit(email, "/jobs/search/?keywords=engineer");
  expect(await page.locator("li[data-occludable-job-id]").count()).toBe(7);
  expect(await page.locator("[role=presentation][aria-busy=true]").count()).toBeGreaterThan(0);
  const button = page.locator("button#jobs-apply-button-id");
  expect(await button.getAttribute("aria-label")).toBe("Apply to {:jobTitle} on company website");
  expect(await button.isDisabled()).toBe(true);
  expect(await page.locator(".jobs-search-pagination__page-state").innerText()).toBe("Page 1 of 0");
  await page.reload();
  expect(await page.locator("li[data-occludable-job-id]").count()).toBe(25);
  expect(await page.locator("[aria-busy=true]").count()).toBe(0);
});

test("the panel has its apply button twice, one of them out of sight until it is scrolled", async () => {
  const page = await visit("twice@example.test", `/jobs/view/${EVERY_KIND.id}/?skin=legacy`);
  const buttons = page.locator("button#jobs-apply-button-id");
  expect(await buttons.count()).toBe(2);
  expect(
    await buttons.evaluateAll(
      (all) => all.filter((each) => each.checkVisibility({ visibilityProperty: true })).length,
    ),
  ).toBe(1);
});

test("filters stand in the page while they are closed, with the pay buckets of the place", async () => {
  const page = await visit(
    "filters@example.test",
    "/jobs/search/?location=United%20Kingdom&skin=legacy",
  );
  const box = '[data-basic-filter-parameter-name="salaryBucketV2"]';
  const codes = await attributes(page, `${box} input`, "value");
  expect(codes).toEqual(Array.from({ length: 9 }, (_unused, index) => String(41 + index)));
  expect(await page.locator("label[for=salaryBucketV2-49] span").first().textContent()).toBe(
    "£100,000+",
  );
  expect(await page.locator(`${box} [role=tooltip]`).isVisible()).toBe(false);
  await page.locator("#searchFilter_salaryBucketV2").click();
  await page.locator("label[for=salaryBucketV2-49]").click();
  await page.getByRole("button", { name: "Apply current filter to show results" }).click();
  await page.waitForURL(/f_SB2=49/);
  await page.goto("/jobs/search/?location=United%20Kingdom&f_SB2=46");
  expect(await attributes(page, "li[data-occludable-job-id]", "data-occludable-job-id")).toEqual([
    LONDON.id,
  ]);
});

test("the newer skin's job page has its title in a paragraph, no view names, and pay the other way round", async () => {
  const page = await visit("newer@example.test", `/jobs/view/${LONDON.id}/?skin=sdui`);
  expect(await page.locator("h1, [data-view-name]").count()).toBe(0);
  expect(await page.locator("p", { hasText: /^Data Engineer$/ }).count()).toBeGreaterThan(0);
  await page.getByText("70K GBP/yr - 95K GBP/yr").waitFor();
  const apply = page.locator('a[aria-label="Easy Apply to this job"][aria-disabled="false"]');
  expect(await apply.getAttribute("href")).toContain(
    `${site.base}/jobs/view/${LONDON.id}/apply/?openSDUIApplyFlow=true&trackingId=`,
  );
  expect(await apply.getAttribute("componentkey")).toMatch(/^[\da-f]{8}-[\da-f]{4}-/);
  await page.goto(`/jobs/view/${LONDON.id}/?skin=legacy`);
  await page.getByText("£70K/yr - £95K/yr").first().waitFor();
});

test("a form of one page has no progress and asks beneath a rule for the resume", async () => {
  const page = await visit("onepage@example.test", `/jobs/view/${SIMPLE_JOB.id}/?skin=legacy`);
  await page.locator(".jobs-apply-button--top-card button").click();
  const dialog = page.locator("[role=dialog].jobs-easy-apply-modal");
  await dialog.getByRole("heading", { name: "Contact info" }).waitFor();
  expect(await dialog.locator("progress, [role=note]").count()).toBe(0);
  expect(await dialog.locator("[role=region]").getAttribute("aria-label")).toBe(
    "Your job application progress is at 0 percent.",
  );
  expect(await dialog.locator("hr.artdeco-divider").count()).toBe(1);
  const follow = dialog.locator("input#follow-company-checkbox.visually-hidden");
  expect(await follow.getAttribute("checked")).toBeNull();
  expect(await follow.isChecked()).toBe(true);
});

test("while a step loads its Next is alive, its box empty and its progress none", async () => {
  await site.faults({ spinner_ms: 60_000 });
  const page = await visit("loading@example.test", `/jobs/view/${EVERY_KIND.id}/?skin=legacy`);
  await page.locator(".jobs-apply-button--top-card button").click();
  await page.locator(".jobs-loader > .artdeco-loader").waitFor();
  expect(
    await page
      .locator("form .ph5")
      .first()
      .evaluate((box) => box.childNodes.length),
  ).toBe(0);
  expect(await page.locator("form .artdeco-loader").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Continue to next step" }).isEnabled()).toBe(true);
  expect(await page.getByText("Application powered by").count()).toBe(0);
});

async function toResume(page: Page): Promise<void> {
  await page.locator(".jobs-apply-button--top-card button").click();
  const dialog = page.locator(".jobs-easy-apply-modal");
  await dialog.getByLabel("Mobile phone number").fill("9876543210");
  await dialog.getByRole("combobox", { name: "Location (city)" }).fill("Pune");
  await page.locator("[role=listbox] [role=option]").first().click();
  await page.getByRole("button", { name: "Continue to next step" }).click();
  await dialog.getByRole("heading", { name: "Resume" }).waitFor();
}

test("two stored resumes are shown, and a click at the chosen one takes the choice back", async () => {
  const email = "cards@example.test";
  const cookie = await site.signIn(email);
  for (const name of ["1.pdf", "2.pdf", "3.pdf", "4.pdf", "5.pdf"]) {
    await site.upload(cookie, name, "%PDF one");
  }
  const page = await visit(email, `/jobs/view/${EVERY_KIND.id}/?skin=legacy`);
  await toResume(page);
  const cards = page.locator(".jobs-document-upload-redesign-card__container");
  expect(await cards.evaluateAll((all) => all.map((card) => card.ariaLabel))).toEqual([
    "Selected",
    "Select this resume",
  ]);
  await page.getByRole("button", { name: "Show 3 more resumes" }).click();
  expect(await cards.count()).toBe(5);
  await page.locator("label", { hasText: "Deselect resume 5.pdf" }).click();
  expect(
    await page.locator(".jobs-document-upload-redesign-card__container--selected").count(),
  ).toBe(0);
  await page.getByRole("button", { name: "Continue to next step" }).click();
  await page.getByText("A resume is required").waitFor();
  await page.locator("label", { hasText: "Select resume 2.pdf" }).click();
  expect(await cards.evaluateAll((all) => all.map((card) => card.ariaLabel))).toEqual(
    ["5", "4", "3", "2", "1"].map((name) => (name === "2" ? "Selected" : "Select this resume")),
  );
});

test("a Next on the resume step may do nothing once, and say nothing", async () => {
  await site.faults({ next_fails_once: true });
  const page = await visit("deaf@example.test", `/jobs/view/${EVERY_KIND.id}/?skin=legacy`);
  await toResume(page);
  const files = page.locator(".jobs-easy-apply-modal input[type=file]").first();
  await files.setInputFiles({ ...PDF, name: "cv.pdf" });
  await page.locator(".jobs-document-upload-redesign-card__container--selected").waitFor();
  const next = page.getByRole("button", { name: "Continue to next step" });
  const id = await next.getAttribute("id");
  await next.click();
  expect(await page.getByRole("heading", { name: "Resume" }).count()).toBe(1);
  expect(await page.locator("[data-test-form-element-error-messages]").count()).toBe(0);
  await next.click();
  await page.getByRole("heading", { name: "Additional Questions" }).waitFor();
  await page.getByRole("button", { name: "Back to previous step" }).click();
  expect(await next.getAttribute("id")).toBe(id);
});

test("the profile's jobs are a page of their own, and need nothing", async () => {
  const page = await visit("worker@example.test", `/jobs/view/${EXPERIENCED.id}/?skin=legacy`);
  await page.locator(".jobs-apply-button--top-card button").click();
  await page.getByLabel("How many years?").fill("3");
  const files = page.locator(".jobs-easy-apply-modal input[type=file]");
  await files.setInputFiles({ ...PDF, name: "cv.pdf" });
  await page.getByText("cv.pdf", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Continue to next step" }).click();
  await page.getByText("Dates of employment").first().waitFor();
  expect(await page.locator(".jobs-easy-apply-repeatable-groupings__add-button").innerText()).toBe(
    "Add more",
  );
  await page.getByRole("button", { name: "Continue to next step" }).click();
  await page.getByRole("heading", { name: "Additional Questions" }).waitFor();
  await page.getByRole("button", { name: "Review your application" }).waitFor();
});

test("a resume over the form's own limit is refused", async () => {
  const small = { ...SIMPLE_JOB, id: "4900000320", resume_limit_mb: 2 };
  await site.control("POST", "jobs", { mode: "merge", jobs: [small] });
  const page = await visit("large@example.test", `/jobs/view/${small.id}/?skin=legacy`);
  await page.locator(".jobs-apply-button--top-card button").click();
  await page.getByText("DOC, DOCX, PDF (2 MB)").waitFor();
  const large = { ...PDF, name: "large.pdf", buffer: Buffer.alloc(2 * 1024 * 1024 + 1, 32) };
  await page.locator(".jobs-easy-apply-modal input[type=file]").setInputFiles(large);
  const alert = page.locator(".jobs-easy-apply-modal [role=alert]");
  await alert.waitFor();
  expect(await alert.innerText()).toBe("This file is too large. The limit is 2 MB.");
});
