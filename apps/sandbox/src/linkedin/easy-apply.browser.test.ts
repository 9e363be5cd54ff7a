import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openPage, type TestPage } from "../testing/browser.fixture.ts";
import { z } from "zod";
import { EVERY_KIND } from "./testing/every-kind.fixture.ts";
import { createSite, SIMPLE_JOB, type Site } from "./testing/site.fixture.ts";

const PDF = { mimeType: "application/pdf", buffer: Buffer.from("%PDF one") };

let site: Site;
let opened: TestPage;
let page: Page;

beforeAll(async () => {
  site = await createSite();
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

async function signInClassic(email: string, password = "correct-horse"): Promise<void> {
  await page.goto("/login?login_variant=classic");
  await page.locator("#username").fill(email);
  await page.locator("#password").fill(password);
  await page.locator("button[type=submit]").click();
}

async function signInReact(email: string, password = "correct-horse"): Promise<void> {
  await page.goto("/login?login_variant=react");
  await page.locator('input[autocomplete^="username"]:visible').first().fill(email);
  await page.locator('input[autocomplete="current-password"]:visible').first().fill(password);
  await page.keyboard.press("Enter");
}

/** Signs the browser in without the login page. */
async function enter(email: string): Promise<void> {
  const cookie = await site.signIn(email);
  const cookies = cookie.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: site.base };
  });
  await opened.context.addCookies(cookies);
}

/** The page has it twice; the copy is hidden until the page is scrolled. */
const applyButton = () => page.locator(".jobs-apply-button--top-card button.jobs-apply-button");
const label = (text: string) => page.locator(".jobs-easy-apply-modal").getByLabel(text).first();
const next = () => page.getByRole("button", { name: "Continue to next step" });
const alerts = () => page.locator("[data-test-form-element-error-messages]").allInnerTexts();

async function fillEveryKind(): Promise<void> {
  await page.getByRole("heading", { name: "Contact info" }).waitFor();
  await label("Mobile phone number").fill("9876543210");
  await label("Location (city)").fill("Bangalo");
  await page.locator(".basic-typeahead__triggered-content [role=option]").first().click();
  await next().click();
  await page
    .locator('input[type=file][id*="upload-resume"]')
    .setInputFiles({ ...PDF, name: "cv.pdf" });
  await page.locator(".jobs-document-upload-redesign-card__container--selected").waitFor();
  await page
    .locator('input[type=file][id*="cover-letter"]')
    .setInputFiles({ ...PDF, name: "letter.pdf" });
  await page.getByText("letter.pdf", { exact: true }).waitFor();
  await next().click();
  await label("Years with SQL?").fill("4");
  await label("Current CTC in lakhs?").fill("18.5");
  await label("Notice period?").selectOption("30 days");
  await page.locator('label[data-test-text-selectable-option__label="Yes"]').click();
  await page.locator('label[data-test-text-selectable-option__label="Night"]').click();
  await page
    .locator('label[data-test-text-selectable-option__label="I agree"]')
    .click({ position: { x: 4, y: 8 } });
  await page.getByRole("button", { name: "Choose date" }).click();
  await page.locator('button[aria-label*="This is today"]').click();
  await page.getByRole("button", { name: "Review your application" }).click();
  await page.getByText("18.5").waitFor();
  await page.locator("label[for=follow-company-checkbox]").click();
  await page.getByRole("button", { name: "Submit application" }).click();
  await page.getByText("Your application was sent to Probe & Sons!").waitFor();
}

const Received = z.object({
  follow_company: z.boolean(),
  cv: z.object({ file_name: z.string(), bytes: z.number() }),
  other_files: z.array(z.object({ file_name: z.string(), purpose: z.string() })),
  answers: z.array(z.object({ question: z.string(), value: z.unknown() })),
});

/** What the portal received from this account: one application, its answers by question. */
async function received(email: string) {
  const [application, ...others] = await site.applications(email);
  const { answers, ...rest } = Received.parse(application);
  return {
    ...rest,
    count: 1 + others.length,
    answers: Object.fromEntries(answers.map(({ question, value }) => [question, value])),
  };
}

const everythingFrom = (email: string) => ({
  count: 1,
  follow_company: false,
  cv: { file_name: "cv.pdf", bytes: 8 },
  other_files: [{ file_name: "letter.pdf", purpose: "cover_letter" }],
  answers: {
    "First name": expect.stringMatching(/^[A-Z]/),
    "Email address": email,
    "Phone country code": "India (+91)",
    "Mobile phone number": "9876543210",
    "Location (city)": "Bengaluru, Karnataka, India",
    "Years with SQL?": "4",
    "Current CTC in lakhs?": "18.5",
    "Notice period?": "30 days",
    "Authorised?": "Yes",
    "Shifts?": ["Night"],
    Terms: true,
    "Start date?": expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
  },
});

test("the classic login refuses a wrong password in place and lets the right one in", async () => {
  await signInClassic("asha.rao@example.test", "wrong");
  await page.locator("#error-for-password").waitFor();
  expect(new URL(page.url()).pathname).toBe("/login");
  await page.locator("#password").fill("correct-horse");
  await page.locator("button[type=submit]").click();
  await page.waitForURL(/\/feed\/|\/check\//);
  expect((await opened.context.request.get("/voyager/api/me")).status()).toBe(200);
});

test("the newer login has no form, new ids at every load, and asks some accounts for a PIN", async () => {
  await signInReact("otp@example.test");
  await page.locator("#email-pin-challenge").waitFor();
  const listed = await fetch(`${site.sandbox.urls.mail}/api/messages?to=otp@example.test`);
  const pin = String(/\b\d{6}\b/.exec((await listed.json())[0].text)?.[0]);
  const wrong = pin === "000000" ? "111111" : "000000";
  await page.locator("#input__email_verification_pin").fill(wrong);
  await page.locator("#email-pin-submit-button").click();
  await page.locator("#pin-error").waitFor();
  await page.locator("#input__email_verification_pin").fill(pin);
  await page.locator("#email-pin-submit-button").click();
  await page.waitForURL(/\/feed\/|\/check\//);
  const ids = async () => {
    await opened.context.clearCookies();
    await page.goto("/login?login_variant=react");
    expect(await page.locator("form").count()).toBe(0);
    return page.locator("input").evaluateAll((inputs) => inputs.map((input) => input.id));
  };
  expect(await ids()).not.toEqual(await ids());
});

test("a browser that signed in before meets a card instead of the form", async () => {
  await signInReact("again@example.test");
  await page.waitForURL(/\/feed\/|\/check\//);
  await page.goto("/m/logout/");
  await page.locator(".profile__details").waitFor();
  expect(await page.locator("#username").count()).toBe(0);
  await page.getByRole("link", { name: "Sign in using another account" }).click();
  await page.waitForURL(/fromSignIn/);
});

test("in the older skin every kind of control is filled, checked, and received as entered", async () => {
  await enter("legacy@example.test");
  await page.goto(`/jobs/view/${EVERY_KIND.id}/?skin=legacy`);
  await applyButton().click();
  await page.getByRole("heading", { name: "Contact info" }).waitFor();
  await label("Mobile phone number").fill("");
  await label("Location (city)").fill("Nowhere in the list");
  await next().click();
  expect(await alerts()).toEqual(["Enter a valid phone number", "Please enter a valid answer"]);
  await fillEveryKind();
  expect(await received("legacy@example.test")).toEqual(everythingFrom("legacy@example.test"));
  await page.getByRole("button", { name: "Done" }).click();
  await page.locator("a#jobs-apply-see-application-link").waitFor();
});

test("in the newer skin the form opens from a link, inside a shadow root, after the reminder", async () => {
  await site.faults({ shadow_dialogs: true, safety_reminder: true, spinner_ms: 150 });
  await enter("sdui@example.test");
  await page.goto(`/jobs/view/${EVERY_KIND.id}/?skin=sdui`);
  await page.locator('a[aria-label*="Easy Apply"][href*="openSDUIApplyFlow"]').click();
  await page.getByRole("button", { name: "Continue applying" }).click();
  await fillEveryKind();
  expect(await received("sdui@example.test")).toEqual(everythingFrom("sdui@example.test"));
  await page.reload();
  await page.getByText("Application submitted").waitFor();
});

test("on a changed layout a person can still apply", async () => {
  await site.faults({ changed_layout: true, skin: "legacy" });
  await enter("changed@example.test");
  await page.goto(`/jobs/view/${SIMPLE_JOB.id}/`);
  await page.getByRole("button", { name: "Quick send" }).click();
  await page.getByLabel("How many years?").fill("3");
  await page.locator("input[type=file][name=file]").setInputFiles({ ...PDF, name: "cv.pdf" });
  await page.getByText("cv.pdf", { exact: true }).waitFor();
  expect(await page.locator(".jobs-easy-apply-modal").count()).toBe(0);
  await page.getByRole("button", { name: "Send it" }).click();
  await page.getByText("Your application was sent to Probe & Sons!").waitFor();
  expect(await site.applications("changed@example.test")).toHaveLength(1);
});

test("cards out of sight are empty until scrolled to, and a click shows the job beside the list", async () => {
  await enter("list@example.test");
  await page.goto("/jobs/search/?keywords=engineer&skin=legacy");
  const items = page.locator("li[data-occludable-job-id]");
  expect(await items.count()).toBe(25);
  expect(await page.locator(".job-card-container").count()).toBeLessThan(25);
  await items.nth(20).scrollIntoViewIfNeeded();
  const title = items.nth(20).locator("a.job-card-list__title--link");
  await title.click();
  const id = await items.nth(20).getAttribute("data-occludable-job-id");
  await page.locator(`[data-own-job="${id}"] #job-details`).waitFor();
  expect(page.url()).toContain(`currentJobId=${id}`);
  await page.getByRole("button", { name: "View next page" }).click();
  await page.waitForURL(/start=25/);
});

test("leaving asks first, and discarding leaves nothing behind", async () => {
  await enter("leave@example.test");
  await page.goto(`/jobs/view/${EVERY_KIND.id}/?skin=legacy`);
  await applyButton().click();
  await page.getByRole("heading", { name: "Contact info" }).waitFor();
  await page.getByRole("button", { name: "Dismiss" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText("Save this application?").waitFor();
  await dialog.locator("[data-test-dialog-secondary-btn]").click();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  expect(await site.applications("leave@example.test")).toEqual([]);
});

test("an application that was saved goes on where it was left", async () => {
  await enter("later@example.test");
  await page.goto(`/jobs/view/${EVERY_KIND.id}/?skin=legacy`);
  await applyButton().click();
  await label("Mobile phone number").fill("9812345678");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Save" }).click();
  await page.locator("[data-test-artdeco-toast-item-type=success]").waitFor();
  await page.reload();
  await page.getByRole("button", { name: /^Continue applying/ }).click();
  await label("Mobile phone number").waitFor();
  expect(await label("Mobile phone number").inputValue()).toBe("9812345678");
});

test("a session that ends in the middle of a form says so", async () => {
  await site.faults({ session_expiry: "mid_form", scope: { applicant: "gone@example.test" } });
  await enter("gone@example.test");
  await page.goto(`/jobs/view/${SIMPLE_JOB.id}/?skin=legacy`);
  await applyButton().click();
  await page.locator("input[type=file][name=file]").setInputFiles({ ...PDF, name: "cv.pdf" });
  await page.getByText("Your session has expired. Please sign in again.").waitFor();
  expect((await opened.context.request.get("/voyager/api/me")).status()).toBe(401);
});
