import type { FrameLocator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { GlassdoorSite, SIMPLE_JOB as FRAMED_JOB } from "../glassdoor/testing/glassdoor.fixture.ts";
import { continueButton, fileInput } from "../indeed/testing/form-page.fixture.ts";
import { IndeedSite, SIMPLE_JOB as PAGED_JOB } from "../indeed/testing/indeed.fixture.ts";
import { EVERY_KIND } from "../linkedin/testing/every-kind.fixture.ts";
import { EVERY_KIND as TALK_JOB } from "../naukri/testing/every-kind.fixture.ts";
import { NaukriSite } from "../naukri/testing/naukri.fixture.ts";
import type { Sandbox } from "../sandbox.ts";
import { openPage, type TestPage } from "../testing/browser.fixture.ts";
import { JobSite, openSandbox } from "../testing/job-site.fixture.ts";
import { CheckControl } from "./testing/checks.fixture.ts";
import { mouseOf } from "./testing/hand.fixture.ts";

const EMAIL = "step@example.test";
const PDF = { mimeType: "application/pdf", buffer: Buffer.from("%PDF one") };

let sandbox: Sandbox;
let opened: TestPage | undefined;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});
afterAll(() => sandbox.close());

async function prepare(site: JobSite, job: object): Promise<CheckControl> {
  const checks = new CheckControl(site);
  await site.control("POST", "jobs", { mode: "merge", jobs: [job] });
  await checks.plan(EMAIL, { kind: "slider", at: "form_step" });
  return checks;
}

async function enter(checks: CheckControl) {
  opened = await openPage(checks.site.base);
  await checks.enter(opened.context, EMAIL);
  return opened.page;
}

/** A second file of one name would be shown under another. */
async function fillPage(form: Page | FrameLocator, fileName: string): Promise<void> {
  await form.getByLabel("How many years?").fill("4");
  await fileInput(form).setInputFiles({ ...PDF, name: fileName });
  await form.getByText(fileName, { exact: true }).waitFor();
  await (await continueButton(form)).click();
}

test("a step of the dialog leads to the check, and the check back to the job, whose form can then be filled", async () => {
  const checks = await prepare(new JobSite(sandbox, sandbox.urls.linkedin), EVERY_KIND);
  await checks.site.control("POST", "faults", { safety_reminder: false, next_fails_once: false });
  const page = await enter(checks);
  const openForm = async () => {
    await page.goto(`/jobs/view/${EVERY_KIND.id}/?skin=sdui`);
    await page.locator("a[aria-label*='Easy Apply']").first().click();
    await page.getByLabel("Mobile phone number").fill("9876543210");
    const city = page.getByLabel("Location (city)");
    await city.pressSequentially("Pune");
    await page.getByRole("option", { name: /Pune/ }).first().click();
    await page.getByRole("button", { name: "Continue to next step" }).click();
  };
  await openForm();
  await page.waitForURL("**/checkpoint/challengesV2/**");
  await checks.passByHand(page, mouseOf(page), EMAIL);
  await page.waitForURL(`**/jobs/view/${EVERY_KIND.id}/**`);
  await openForm();
  await page.getByText("Cover letter").first().waitFor();
  expect((await checks.last(EMAIL)).refusals).toEqual([]);
});

test("a step of the form leads to the check, and the check back to that step", async () => {
  const site = new IndeedSite(sandbox, sandbox.urls.indeed);
  const checks = await prepare(site, PAGED_JOB);
  const page = await enter(checks);
  await page.goto(`/beta/indeedapply/start?jk=${PAGED_JOB.id}`);
  const { pathname } = new URL(page.url());
  await fillPage(page, "first.pdf");
  await page.waitForURL("**/auth/captcha/check/**");
  await checks.passByHand(page, mouseOf(page), EMAIL);
  await page.waitForURL(`**${pathname}**`);
  await fillPage(page, "second.pdf");
  await page.waitForURL("**/review-module**");
  expect((await checks.last(EMAIL)).passed_at).not.toBeNull();
});

test("a form in a frame shows its site's check in the frame, and goes on there", async () => {
  const site = new GlassdoorSite(sandbox, sandbox.urls.glassdoor);
  const checks = await prepare(site, FRAMED_JOB);
  const page = await enter(checks);
  await page.goto(`/job-listing/x.htm?jl=${FRAMED_JOB.id}`);
  await page.locator("button[data-test=easyApply]:visible").click();
  const form = page
    .frameLocator("iframe[title='Job application form'] >> nth=-1")
    .frameLocator("iframe[title='Job application form']");
  await fillPage(form, "first.pdf");
  await form.locator("[data-check=slider]").waitFor();
  const { solution } = await checks.last(EMAIL);
  await mouseOf(page).drag(form.locator("[data-check-handle]"), solution?.value ?? 0);
  await fillPage(form, "second.pdf");
  await form.locator("button[name=submit-application]").waitFor();
  expect((await checks.last(EMAIL)).passed_at).not.toBeNull();
});

test("an answer in the drawer is kept back by the check", async () => {
  const site = new NaukriSite(sandbox, sandbox.urls.naukri);
  const checks = await prepare(site, TALK_JOB);
  const cookie = await checks.session(EMAIL);
  const talk = await site.openTalk(cookie, TALK_JOB.id);
  const answer = await site.reply(cookie, talk, "4");
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({
    kind: "challenge",
    next: expect.stringMatching(/^\/nlogin\/captcha\//),
  });
  expect((await checks.last(EMAIL)).at).toBe("form_step");
});
