import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openPage, type TestPage } from "../testing/browser.fixture.ts";
import { continueButton, fileInput } from "./testing/form-page.fixture.ts";
import { IndeedSite, SIMPLE_JOB } from "./testing/indeed.fixture.ts";

const PDF = { mimeType: "application/pdf", buffer: Buffer.from("%PDF one") };
const EXTERNAL = { ...SIMPLE_JOB, id: "00000000000000b1", apply: "external" };
const CLOSED = { ...SIMPLE_JOB, id: "00000000000000b2", state: "closed" };

let site: IndeedSite;
let opened: TestPage;
let page: Page;

beforeAll(async () => {
  site = await IndeedSite.open();
  await site.control("POST", "jobs", { mode: "merge", jobs: [SIMPLE_JOB, EXTERNAL, CLOSED] });
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
const submitButton = () => page.locator("button[name=submit-application]");

async function openForm(): Promise<void> {
  await page.goto(`/viewjob?jk=${SIMPLE_JOB.id}`);
  await page.getByRole("button", { name: /^Apply/ }).click();
  await page.getByLabel("How many years?").waitFor();
}

async function fillForm(): Promise<void> {
  await page.getByLabel("How many years?").fill("4");
  await fileInput(page).setInputFiles({ ...PDF, name: "cv.pdf" });
  await page.getByText("cv.pdf", { exact: true }).waitFor();
}

const sent = () =>
  page.getByRole("heading", { name: "Your application has been submitted!" }).waitFor();

async function reachReview(): Promise<void> {
  await openForm();
  await fillForm();
  await (await continueButton(page)).click();
  await page.getByRole("heading", { name: "Review your application" }).waitFor();
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
  await page.locator("#AccountMenu").waitFor();
  expect((await opened.context.cookies()).map((cookie) => cookie.name)).toContain("PPID");
});

test("the sign-in by password refuses a wrong one in place, and asks some accounts for a code on top", async () => {
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
  await page.locator("#AccountMenu").waitFor();
});

test.each(["mosaic", "cards"])(
  "in the %s list a click shows the job beside it, and pages follow each other",
  async (skin) => {
    await page.goto(`/jobs?q=engineer&skin=${skin}`);
    await page.getByRole("button", { name: "Accept All Cookies" }).click();
    const cards = page.locator(
      skin === "mosaic" ? "div.job_seen_beacon" : "li[data-testid=job-card]",
    );
    expect(await cards.count()).toBe(10);
    const link = cards.nth(3).locator("h2.jobTitle a.jcs-JobTitle");
    const title = await link.locator("span[title]").getAttribute("title");
    const key = await link.getAttribute("data-jk");
    await link.click();
    await page.waitForURL((url) => url.searchParams.get("vjk") === key);
    const pane = page.getByTestId("jobsearch-JobInfoHeader-title");
    await expect.poll(() => pane.innerText()).toBe(title);
    await page.locator("#jobDescriptionText").waitFor();
    await page.getByTestId("pagination-page-next").click();
    await page.waitForURL(/start=10/);
  },
);

/** The jobs of a list whose cards have the words in a box of their own. */
const marked = (list: Page) =>
  list
    .locator("#mosaic-provider-jobcards li")
    .filter({ has: list.getByText("Easily apply", { exact: true }) })
    .filter({ has: list.locator("a[data-jk]") });

async function keysOf(list: Page): Promise<string[]> {
  const links = list.locator("#mosaic-provider-jobcards a[data-jk]");
  return links.evaluateAll((all) => all.map((link) => link.getAttribute("data-jk") ?? ""));
}

test("cards say in words which jobs are applied to here, in boxes of many kinds, and no class tells", async () => {
  await page.goto("/jobs?q=engineer&skin=mosaic");
  const all = await (await site.control("GET", "jobs")).json();
  const easy = new Set(
    all.flatMap((job: any) => (job.apply === "easy" && job.state === "open" ? [job.id] : [])),
  );
  const keys = await keysOf(page);
  expect(await marked(page).count()).toBe(keys.filter((key) => easy.has(key)).length);
  expect(await page.locator("[class*=easy], [data-easy]").count()).toBe(0);
});

test.each([
  ["with", "shown", 10],
  ["without", "none", 0],
])("a list narrowed to such jobs comes %s the words on each card", async (_name, marks, count) => {
  await site.faults({ easy_marks: marks });
  await page.goto("/jobs?skin=cards");
  await page.getByRole("button", { name: "Easily apply" }).click();
  await page.waitForURL(/sc=/);
  expect(await keysOf(page)).toHaveLength(10);
  expect(await marked(page).count()).toBe(count);
});

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
  expect(await page.locator("main input").count()).toBe(0);
});

test("a preview that fails can be asked for again, and the application can be sent all the same", async () => {
  await site.faults({ preview: "fails" });
  await enter("preview@example.test");
  await reachReview();
  await page.getByTestId("loading-error").waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await submitButton().click();
  await sent();
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
  await sent();
});

test("the check of the review page passes by itself; its box stands there all the same", async () => {
  await site.faults({ captcha_ms: 0 });
  await enter("person@example.test");
  await reachReview();
  await page.getByTestId("captcha").waitFor();
  await submitButton().click();
  await sent();
  expect(await site.applications("person@example.test")).toHaveLength(1);
});

test("until the check has passed the submit button stays shut", async () => {
  await site.faults({ captcha_ms: 60_000 });
  await enter("early@example.test");
  await reachReview();
  await page.getByText("How many years?").waitFor();
  expect(await submitButton().isDisabled()).toBe(true);
});

test.each([
  ["in sight", "review", 1],
  ["silent", "review_silent", 0],
])("behind a wall that is %s the submit button stays shut", async (_name, captcha, frames) => {
  await site.faults({ captcha, captcha_ms: 0 });
  // A form that was left is found again, with its file: each case has an account of its own.
  await enter(`robot-${captcha.replace("_", "-")}@example.test`);
  await reachReview();
  await page.getByTestId("captcha").waitFor();
  await page.getByText("How many years?").waitFor();
  expect(await submitButton().isDisabled()).toBe(true);
  expect(await page.locator("iframe[title^='recaptcha challenge']").count()).toBe(frames);
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
  await fileInput(page).setInputFiles({ ...PDF, name: "cv.pdf" });
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
  await page.locator("input[type=file]").setInputFiles({ ...PDF, name: "cv.pdf" });
  await page.getByLabel("How many years?").fill("4");
  await page.getByText("cv.pdf", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("button", { name: "Send it off" }).click();
  await page.getByText("Your application has been submitted!").waitFor();
  expect(await site.applications("changed@example.test")).toHaveLength(1);
});
