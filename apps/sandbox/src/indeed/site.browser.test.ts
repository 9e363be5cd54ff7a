import { testBrowser } from "@sendoff/testkit/browser";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openPage, type TestPage } from "../testing/browser.fixture.ts";
import { IndeedSite, SIMPLE_JOB } from "./testing/indeed.fixture.ts";

const PDF = { mimeType: "application/pdf", buffer: Buffer.from("%PDF one") };
const EXTERNAL = { ...SIMPLE_JOB, id: "00000000000000b1", apply: "external" };
const CLOSED = { ...SIMPLE_JOB, id: "00000000000000b2", state: "closed" };

let site: IndeedSite;
let browser: Browser;
let opened: TestPage;
let page: Page;

beforeAll(async () => {
  site = await IndeedSite.open();
  await site.control("POST", "jobs", { mode: "merge", jobs: [SIMPLE_JOB, EXTERNAL, CLOSED] });
  browser = await testBrowser();
});
beforeEach(async () => {
  opened = await openPage(browser, site.base);
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
const submitButton = () => page.locator("button[name=submit-application]");

async function openForm(): Promise<void> {
  await page.goto(`/viewjob?jk=${SIMPLE_JOB.id}`);
  await page.locator("[data-apply]").click();
  await page.getByLabel("How many years?").waitFor();
}

async function fillForm(): Promise<void> {
  await page.getByLabel("How many years?").fill("4");
  await page
    .locator(".ia-file input, .ia-cards input[type=file]")
    .first()
    .setInputFiles({
      ...PDF,
      name: "cv.pdf",
    });
  await page.getByText("cv.pdf").waitFor();
}

async function reachReview(): Promise<void> {
  await openForm();
  await fillForm();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: "Please review your application" }).waitFor();
}

test("signing in asks for a code first, refuses a wrong one, and takes the right one", async () => {
  await page.goto("/auth?hl=en&continue=%2Fmyjobs");
  await page.locator("input[type=email][name=__email]").fill("code@example.test");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByRole("heading", { name: "Sign in with a code" }).waitFor();
  const code = await site.code("code@example.test");
  const input = page.locator("input[autocomplete=one-time-code]");
  await input.fill(code === "000000" ? "111111" : "000000");
  await page.keyboard.press("Enter");
  await page.getByText("That code is not right.").waitFor();
  await input.fill(code);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/myjobs/);
  await page.getByTestId("gnav-user-button").waitFor();
  expect((await opened.context.cookies()).map((cookie) => cookie.name)).toContain("PPID");
});

test("the password door refuses a wrong one in place, and asks some accounts for a code on top", async () => {
  await page.goto("/auth");
  await page.locator("input[name=__email]").fill("otp@example.test");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Sign in with a password instead" }).click();
  await page.locator("input[name=__password]").fill("wrong");
  await page.keyboard.press("Enter");
  await page.getByText("That password is not right.").waitFor();
  await page.locator("input[name=__password]").fill("correct-horse");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Check your email for a code" }).waitFor();
  expect((await opened.context.cookies()).map((cookie) => cookie.name)).not.toContain("PPID");
  await page.locator("input[name=passcode]").fill(await site.code("otp@example.test"));
  await page.keyboard.press("Enter");
  await page.getByTestId("gnav-user-button").waitFor();
});

test.each(["mosaic", "cards"])(
  "in the %s list a click shows the job beside it, and pages follow each other",
  async (skin) => {
    await page.goto(`/jobs?q=engineer&skin=${skin}`);
    await page.getByRole("button", { name: "Accept all cookies" }).click();
    const cards = page.locator(
      skin === "mosaic" ? "div.job_seen_beacon" : "li[data-testid=job-card]",
    );
    expect(await cards.count()).toBe(10);
    const link = cards.nth(3).locator("h2.jobTitle a.jcs-JobTitle");
    const title = await link.locator("span[title]").getAttribute("title");
    const key = await link.getAttribute("data-jk");
    await link.click();
    await page.locator(`[data-jk-detail="${key}"] #jobDescriptionText`).waitFor();
    expect(await page.getByTestId("jobsearch-JobInfoHeader-title").innerText()).toBe(title);
    expect(page.url()).toContain(`vjk=${key}`);
    await page.getByTestId("pagination-page-next").click();
    await page.waitForURL(/start=10/);
  },
);

test("closed, external and unknown jobs cannot be applied to here", async () => {
  await page.goto(`/viewjob?jk=${CLOSED.id}`);
  await page.getByText("This job has expired on Fieldpost").waitFor();
  await page.goto(`/viewjob?jk=${EXTERNAL.id}`);
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: /^Apply on company site/ }).click(),
  ]);
  await popup.getByText("You are leaving Fieldpost").waitFor();
  await enter("closed@example.test");
  await page.goto(`/beta/indeedapply/start?jk=${CLOSED.id}`);
  await page.getByText("This job has expired").waitFor();
  expect(await page.locator("[data-form-host]").count()).toBe(0);
});

test("hidden buttons look like the real one to a script, and touching one is remembered", async () => {
  await site.faults({ shadow_forms: false });
  await enter("trap@example.test");
  await openForm();
  const decoys = page.locator("[data-testid^=hp-continue-button-]");
  expect(await decoys.count()).toBe(3);
  const boxes = await decoys.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { x, width } = button.getBoundingClientRect();
      const style = getComputedStyle(button);
      return x < 0 || width < 3 || style.visibility === "hidden";
    }),
  );
  expect(boxes).toEqual([true, true, true]);
  await decoys.first().dispatchEvent("click");
  await expect
    .poll(async () => (await site.control("GET", "traps?applicant=trap@example.test")).json(), {
      timeout: 20_000,
    })
    .toMatchObject([{ trap: "hp-continue-button-0", job_id: SIMPLE_JOB.id }]);
});

test("a preview that fails can be asked for again, and the application can be sent all the same", async () => {
  await site.faults({ preview: "fails" });
  await enter("preview@example.test");
  await reachReview();
  await page.getByText("trouble loading your application preview").waitFor();
  await page.getByRole("button", { name: "Retry" }).click();
  await submitButton().click();
  await page.getByTestId("application-submitted").waitFor();
  expect(await site.applications("preview@example.test")).toHaveLength(1);
});

test("until a slow preview has come the application cannot be sent", async () => {
  await site.faults({ preview: "slow", preview_ms: 700 });
  await enter("slow@example.test");
  await reachReview();
  await page.getByText("Preparing review").waitFor();
  expect(await submitButton().isDisabled()).toBe(true);
  await page.getByText("How many years?").waitFor();
  await submitButton().click();
  await page.getByTestId("application-submitted").waitFor();
});

test("behind a captcha the submit button stays shut", async () => {
  await site.faults({ captcha: "review" });
  await enter("robot@example.test");
  await reachReview();
  await page.getByTestId("captcha").waitFor();
  await page.getByText("How many years?").waitFor();
  expect(await submitButton().isDisabled()).toBe(true);
  expect(await page.locator("textarea#g-recaptcha-response").count()).toBe(1);
});

test("leaving asks first, keeps what was filled in, and sends nothing", async () => {
  await enter("leave@example.test");
  await openForm();
  await page.getByLabel("How many years?").fill("7");
  await page.getByTestId("ExitLinkWithModalComponent-exitButton").click();
  await page.getByTestId("ExitConfirmationModal-exit").click();
  await page.waitForURL(/\/viewjob/);
  await openForm();
  expect(await page.getByLabel("How many years?").inputValue()).toBe("7");
  expect(await site.applications("leave@example.test")).toEqual([]);
});

test("a session that ends in the middle of a form says so and shows the way back", async () => {
  await site.faults({ session_expiry: "mid_form", scope: { applicant: "gone@example.test" } });
  await enter("gone@example.test");
  await openForm();
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ ...PDF, name: "cv.pdf" });
  await page.getByText("Your session has expired. Please sign in again.").waitFor();
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.waitForURL(/\/auth\?continue=/);
  expect(await site.applications("gone@example.test")).toEqual([]);
});

test("a check of the browser that passes by itself leads to the page that was asked for", async () => {
  await site.faults({ challenge: "passing" });
  await page.goto("/jobs?q=engineer");
  expect(await page.title()).toContain("Just a moment");
  await page.locator("#text-input-what").waitFor();
});

test("on a changed layout a person can still apply", async () => {
  await site.faults({ changed_layout: true, shadow_forms: false });
  await enter("changed@example.test");
  await page.goto(`/viewjob?jk=${SIMPLE_JOB.id}`);
  await page.getByRole("button", { name: "Send profile" }).click();
  await page.getByLabel("How many years?").waitFor();
  await fillForm();
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("button", { name: "Send it off" }).click();
  await page.getByText("Your application has been submitted!").waitFor();
  expect(await site.applications("changed@example.test")).toHaveLength(1);
});
