import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openPage, type TestPage } from "../testing/browser.fixture.ts";
import { NaukriSite, ONE_CLICK, pageOf } from "./testing/naukri.fixture.ts";

const EXTERNAL = { ...ONE_CLICK, id: "010126000002", apply: "external" };
const CLOSED = { ...ONE_CLICK, id: "010126000003", state: "closed" };
const WALK_IN = {
  ...ONE_CLICK,
  id: "010126000004",
  title: "Walk-in || Test Engineer",
  walk_in: { when: "Monday", venue: "Tower B", contact: "Anita" },
};

let site: NaukriSite;
let opened: TestPage;
let page: Page;

beforeAll(async () => {
  site = await NaukriSite.open();
  const jobs = [ONE_CLICK, EXTERNAL, CLOSED, WALK_IN];
  await site.control("POST", "jobs", { mode: "merge", jobs });
});
beforeEach(async () => {
  opened = await openPage(site.base);
  ({ page } = opened);
});
afterEach(async () => {
  await site.control("DELETE", "faults");
  await opened.close();
});
afterAll(() => site.sandbox.close());

const enter = async (email: string) => site.enter(opened.context, await site.signIn(email));
const signedInMark = () => page.locator("img[alt='naukri user profile img']");
const visibleApply = () => page.locator("#job_header #apply-button");

async function logIn(email: string, password = "correct-horse"): Promise<void> {
  await page.locator("#usernameField").fill(email);
  await page.locator("#passwordField").fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

test("the sign-in page refuses a wrong password in the form and leads home with the right one", async () => {
  await page.goto("/nlogin/login");
  await logIn("asha@example.test", "wrong");
  await page
    .locator(".server-err", { hasText: "Please check the Email ID - Password combination" })
    .waitFor();
  await logIn("asha@example.test");
  await page.waitForURL("**/mnjuser/homepage");
  await signedInMark().waitFor();
  expect(await page.locator("#login_Layer").count()).toBe(0);
  await page.locator(".nI-gNb-drawer__icon").click();
  await page.locator("a[title=Logout]").click();
  await page.waitForURL("**/nlogin/login");
  await page.goto("/mnjuser/homepage");
  await page.waitForURL("**/nlogin/login?**");
});

test("the link in the header opens a panel over the page, which comes back to that page", async () => {
  await site.faults({ registration_after_ms: 0 });
  await page.goto("/jobs-in-pune");
  await page.locator("#login_Layer").click();
  const panel = page.locator(".naukri-drawer.right.open .login-layer");
  await panel.getByPlaceholder("Enter your active Email ID / Username").fill("panel@example.test");
  await panel.getByPlaceholder("Enter your password").fill("correct-horse");
  await panel.locator(".loginButton").click();
  await signedInMark().waitFor();
  expect(new URL(page.url()).pathname).toBe("/jobs-in-pune");
});

test.each([
  { email: "otp.code@example.test", words: "Enter OTP sent to your email" },
  { email: "sms.code@example.test", words: "Enter OTP sent to your phone" },
])(
  "some accounts are asked for a code on top of the password: $words",
  async ({ email, words }) => {
    const phone = "9811122233";
    await site.control("POST", "accounts", { email, phone });
    await page.goto("/nlogin/login");
    await logIn(email);
    await page.getByText(words).waitFor();
    const code = email.startsWith("otp") ? await site.code(email) : await site.textedCode(phone);
    await page.locator("input#otp").fill(code === "000000" ? "111111" : "000000");
    await page.locator("button[type=submit]").click();
    await page.getByText("The OTP you entered is incorrect.").waitFor();
    await page.locator("input#otp").fill(code);
    await page.locator("button[type=submit]").click();
    await signedInMark().waitFor();
    expect((await opened.context.cookies()).map((cookie) => cookie.name)).toContain("nauk_at");
  },
);

test("a code to the phone of an account signs in without a password", async () => {
  const phone = "9899988877";
  await site.control("POST", "accounts", { email: "phone@example.test", phone });
  await page.goto("/nlogin/login");
  await page.getByRole("button", { name: "Use OTP to Login" }).click();
  await page.getByPlaceholder("Enter your 10 digit mobile number").fill(phone);
  await page.getByRole("button", { name: "Get OTP" }).click();
  await page.getByPlaceholder("Enter OTP").waitFor();
  await page.getByPlaceholder("Enter OTP").fill(await site.textedCode(phone));
  await page.getByRole("button", { name: "Verify" }).click();
  await page.waitForURL("**/mnjuser/homepage");
  expect(await signedInMark().count()).toBe(1);
});

test("cards lead to new tabs, promoted tiles have neither id nor address, and pages keep the filters", async () => {
  await enter("search@example.test");
  await page.goto("/jobs-in-bangalore?jobAge=30");
  await page.getByRole("button", { name: "Got it" }).click();
  const cards = page.locator(".srp-jobtuple-wrapper[data-job-id]");
  await cards.first().waitFor();
  expect(await cards.count()).toBe(20);
  const tiles = page.locator(".srp-job-promotion .cust-job-tuple");
  expect(await tiles.count()).toBeGreaterThan(0);
  expect(await tiles.locator("a.title[href]").count()).toBe(0);
  const link = cards.first().locator("a.title");
  const id = (await cards.first().getAttribute("data-job-id")) ?? "none";
  const [tab] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  expect(tab.url()).toContain(id);
  const bar = page.locator("#lastCompMark");
  expect(await bar.getByText("Next").locator("..").getAttribute("href")).toBe(
    "/jobs-in-bangalore-2",
  );
  await bar.getByText("Next").click();
  await page.waitForURL("**/jobs-in-bangalore-2?jobAge=30");
});

test("a visitor who does nothing with the results is led to the registration", async () => {
  await site.faults({ registration_after_ms: 300 });
  await page.goto("/jobs-in-pune");
  await page.waitForURL("**/registration/createAccount");
  expect(await page.locator(".srp-jobtuple-wrapper").count()).toBe(0);
});

test("one click on a job that asks nothing sends the application and leads to the confirmation", async () => {
  const email = "click@example.test";
  await enter(email);
  await page.goto(pageOf(ONE_CLICK));
  await visibleApply().click();
  await page.waitForURL("**/myapply/saveApply?**");
  expect(new URL(page.url()).searchParams.get("multiApplyResp")).toBe(
    JSON.stringify({ [ONE_CLICK.id]: 200 }),
  );
  expect(await page.title()).toContain("Apply Confirmation");
  expect(await site.applications(email)).toMatchObject([
    { portal: "naukri", job_id: ONE_CLICK.id, answers: [], cv: null },
  ]);
  await page.goto(pageOf(ONE_CLICK));
  await page.locator("#job_header span#already-applied").waitFor();
  await page.goto("/myapply/historypage");
  await page.locator(".jdTupleContainer .jdTitle[title='Test Engineer']").waitFor();
});

test("the button is there twice, the second time out of sight until one scrolls", async () => {
  await enter("sticky@example.test");
  await page.goto(pageOf(ONE_CLICK));
  await visibleApply().waitFor();
  const both = page.locator("#apply-button");
  expect(await both.count()).toBe(2);
  expect(await both.nth(1).isVisible()).toBe(false);
});

test("a visitor has no button to apply with but one that is out of sight", async () => {
  await page.goto(pageOf(ONE_CLICK));
  await page.locator("#continue-with-google-button").waitFor();
  expect(await visibleApply().count()).toBe(0);
  expect(await page.locator("#apply-button").isVisible()).toBe(false);
});

test("a job of a company's site opens a new tab, and the click marks it here without an application", async () => {
  const email = "company@example.test";
  await enter(email);
  await page.goto(pageOf(EXTERNAL));
  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    page.locator("#job_header #company-site-button").click(),
  ]);
  await tab.getByRole("heading", { name: "Probe & Sons Careers" }).waitFor();
  await page.waitForURL("**/myapply/showAcp?**");
  expect(new URL(page.url()).searchParams.get("multiApplyResp")).toContain("202");
  expect(await site.applications(email)).toEqual([]);
  expect(await site.refusals(email)).toMatchObject([{ code: 202, job_id: EXTERNAL.id }]);
  await page.goto(pageOf(EXTERNAL));
  await page.locator("#job_header #already-applied").waitFor();
});

test("a walk-in is answered in place and told to the employer", async () => {
  const email = "walk@example.test";
  await enter(email);
  await page.goto(pageOf(WALK_IN));
  await page.getByText("Time and Venue").waitFor();
  await page.locator("#job_header #walkin-button").click();
  await page.locator("#job_header").getByText("Interested").waitFor();
  await expect.poll(() => site.applications(email)).toMatchObject([{ job_id: WALK_IN.id }]);
});

test("an expired job has no button", async () => {
  await enter("closed@example.test");
  await page.goto(pageOf(CLOSED));
  await page.locator("#job_header").getByText("This job has expired").waitFor();
  expect(await page.locator("#apply-button").count()).toBe(0);
});

test("'Share Interest' beside another job on the confirmation page sends an application too", async () => {
  const email = "share@example.test";
  await enter(email);
  await page.goto(`/myapply/saveApply?strJobsarr=[${ONE_CLICK.id}]`);
  const button = page.getByRole("button", { name: "Share Interest" }).first();
  const id = await button.getAttribute("data-share");
  await button.click();
  await page.getByText("Interest Shared").waitFor();
  expect(await site.applications(email)).toMatchObject([{ job_id: id, answers: [] }]);
});
