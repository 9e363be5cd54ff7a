import type { FrameLocator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openPage, type TestPage } from "../testing/browser.fixture.ts";
import { continueButton, fileInput } from "../indeed/testing/form-page.fixture.ts";
import { GlassdoorSite, SIMPLE_JOB, WITH_RESUME } from "./testing/glassdoor.fixture.ts";

const PDF = { mimeType: "application/pdf", buffer: Buffer.from("%PDF one") };
const EXTERNAL = { ...SIMPLE_JOB, id: "1009000000009", apply: "external" };
const SKILLED = { ...SIMPLE_JOB, id: "1009000000010", skills: ["SQL"] };
const JOB_PAGE = `/job-listing/x.htm?jl=${SIMPLE_JOB.id}`;

let site: GlassdoorSite;
let opened: TestPage;
let page: Page;

beforeAll(async () => {
  site = await GlassdoorSite.open();
  const jobs = [SIMPLE_JOB, WITH_RESUME, EXTERNAL, SKILLED];
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
afterAll(async () => {
  await site.sandbox.close();
});

const enter = async (email: string) => site.enter(opened.context, await site.signIn(email));
const column = () => page.locator("[class*=TwoColumnLayout_columnRight]");
const applyButton = () => column().locator("button[data-test=easyApply]:visible");
const cards = () => page.locator("li[data-test=jobListing]");

/** The form stands in a frame within a frame; the last one is that of the job on the screen. */
const form = (): FrameLocator =>
  page
    .frameLocator("iframe[title='Job application form'] >> nth=-1")
    .frameLocator("iframe[title='Job application form']");

async function search(keywords: string, place: string): Promise<void> {
  await page.goto("/Job/index.htm?skin=current");
  await page.locator("#searchBar-jobTitle").fill(keywords);
  await page.locator("#searchBar-location").fill(place);
  await page
    .getByRole("option", { name: `${place}, ` })
    .first()
    .click();
  await page.waitForURL(/SRCH_/);
}

async function sendSimpleForm(): Promise<void> {
  await form().getByLabel("How many years?").fill("4");
  await fileInput(form()).setInputFiles({ ...PDF, name: "cv.pdf" });
  await form().getByText("cv.pdf", { exact: true }).waitFor();
  await (await continueButton(form())).click();
  await form().locator("button[name=submit-application]").click();
  await form().getByText("Your application has been submitted!").waitFor();
}

test("its own sign-in asks for the address, then for the password, and refuses a wrong one in place", async () => {
  await page.goto("/profile/login_input.htm");
  await page.locator("#inlineUserEmail").fill("asha@example.test");
  await page.locator("button[data-test=email-form-button]").click();
  await page.locator("#inlineUserPassword").fill("wrong");
  await page.locator("button[name=submit][type=submit]").click();
  await page.getByText("The email address or password is not right.").waitFor();
  await page.locator("#inlineUserPassword").fill("correct-horse");
  await page.locator("button[name=submit][type=submit]").click();
  await page.locator("[data-test=utility-nav-profile-button]").waitFor();
  expect((await opened.context.cookies()).map((cookie) => cookie.name)).toContain("GSESSIONID");
});

test("some accounts are asked for a code that is mailed to them", async () => {
  await page.goto("/profile/login_input.htm");
  await page.locator("#inlineUserEmail").fill("otp@example.test");
  await page.keyboard.press("Enter");
  await page.locator("#inlineUserPassword").fill("correct-horse");
  await page.keyboard.press("Enter");
  const input = page.locator("input[autocomplete=one-time-code]");
  await input.waitFor();
  await input.fill(await site.code("otp@example.test"));
  await page.keyboard.press("Enter");
  await page.locator("[data-test=utility-nav-profile-button]").waitFor();
  expect(page.url()).toContain("/Job/index.htm");
});

test("the partner sign-in leads through the other site's sign-in and back", async () => {
  await page.goto("/profile/login_input.htm?next=/member/profile/applied.htm");
  await page.getByRole("button", { name: "Continue with Indeed" }).click();
  await page.locator("input[name=__email]").fill("both@example.test");
  await page.keyboard.press("Enter");
  await page.locator("input[name=passcode]").waitFor();
  await page.locator("input[name=passcode]").fill(await site.code("both@example.test"));
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: "Applied jobs" }).waitFor();
  expect(new URL(page.url()).origin).toBe(site.base);
});

test("words in the address are ignored; typed words and a picked place make a search", async () => {
  await page.goto("/Job/jobs.htm?sc.keyword0=engineer&locKeyword=Pune");
  await page.getByRole("heading", { name: "Recommended Jobs For You" }).waitFor();
  await search("engineer", "Pune");
  expect(page.url()).toMatch(/\/Job\/pune-.*engineer-jobs-SRCH_IL\.0,\d+_IC\d+_KO\d+,\d+\.htm/);
  const places = await page.locator("[data-test=emp-location]").allInnerTexts();
  expect(new Set(places)).toEqual(new Set(["Pune"]));
});

test("a place that was typed and not picked is not searched in", async () => {
  await page.goto("/Job/index.htm?skin=current");
  await page.locator("#searchBar-location").fill("Pune");
  await page.locator("#searchBar-jobTitle").fill("engineer");
  await page.keyboard.press("Enter");
  await page.waitForURL(/SRCH_/);
  expect(page.url()).toContain("/Job/engineer-jobs-SRCH_KO0,8.htm");
});

test("the list goes on where its end comes into sight, and a visitor is then asked to sign in", async () => {
  await page.goto("/Job/engineer-jobs-SRCH_KO0,8.htm?skin=current");
  expect(await cards().count()).toBe(20);
  const end = page.getByRole("region", { name: "Loading more jobs" });
  await end.scrollIntoViewIfNeeded();
  await expect.poll(() => cards().count()).toBe(40);
  await page.locator("#HardsellOverlay #modalUserEmail").waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  const title = await cards().nth(25).locator("[data-test=job-title]").innerText();
  await cards().nth(25).locator("[data-test=job-link]").click();
  await expect.poll(() => column().getByRole("heading", { level: 1 }).innerText()).toBe(title);
});

test("the list ends with its last job", async () => {
  await enter("end@example.test");
  await page.goto("/Job/engineer-jobs-SRCH_KO0,8.htm?skin=current");
  const end = page.locator("section[aria-label='Loading more jobs']");
  const scroll = async () => {
    await page.mouse.wheel(0, 4000);
    return end.count();
  };
  await expect.poll(scroll).toBe(0);
  const heading = await page.getByRole("heading", { name: /engineer jobs$/ }).innerText();
  expect(`${await cards().count()} engineer jobs`).toBe(heading);
});

test("the words of a card tell where one applies here, and a link lies over the whole of it", async () => {
  await page.goto("/Job/engineer-jobs-SRCH_KO0,8.htm?skin=current");
  const all = await (await site.control("GET", "jobs")).json();
  const easy = new Set(
    all.flatMap((job: any) => (job.apply === "easy" && job.state === "open" ? [job.id] : [])),
  );
  const ids = await cards().evaluateAll((list) =>
    list.map((card) => card.getAttribute("data-jobid") ?? ""),
  );
  const tag = page.locator("[aria-label='Easy Apply'][role=contentinfo]");
  expect(await cards().filter({ has: tag }).count()).toBe(ids.filter((id) => easy.has(id)).length);
  expect(await cards().locator("[data-test=easyApply]").count()).toBe(0);
  const hit = await cards()
    .first()
    .locator("[data-test=job-title]")
    .evaluate((title) => {
      const { x, y, width, height } = title.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.getAttribute("data-test");
    });
  expect(hit).toBe("job-link");
});

test("the details come twice: in the column, and in a hidden box from where they are moved", async () => {
  await site.faults({ stream_ms: 60_000 });
  await page.goto("/Job/engineer-jobs-SRCH_KO0,8.htm?skin=current");
  expect(await page.locator("header[data-test=job-details-header]").count()).toBe(2);
  expect(await column().locator("[class*=JobDetails_jobDescription]").count()).toBe(0);
  await site.faults({ stream_ms: 0 });
  await page.goto("/Job/engineer-jobs-SRCH_KO0,8.htm?skin=current");
  await column().locator("[class*=JobDetails_jobDescription]").waitFor();
  expect(await page.locator("header[data-test=job-details-header]").count()).toBe(1);
});

test("the description is folded until it is asked for, and the two old boxes of the bar are no search", async () => {
  await page.goto(JOB_PAGE);
  await page.locator("[class*=JobDetails_blurDescription]").waitFor();
  await page.getByRole("button", { name: "Show more" }).click();
  expect(await page.locator("[class*=JobDetails_blurDescription]").count()).toBe(0);
  expect(await page.locator("[class*=JobDetails_jobDescription]").count()).toBe(1);
  expect(await page.locator("#sc\\.keyword").isVisible()).toBe(false);
});

test("answering for a qualification changes the profile, and is remembered", async () => {
  await enter("skilled@example.test");
  await page.goto(`/job-listing/x.htm?jl=${SKILLED.id}`);
  await page.locator("[data-test^=profile-qualifications-grid-] button").first().click();
  await page.getByText("Your profile was changed.").waitFor();
  const traps = await site.control("GET", "traps?applicant=skilled@example.test");
  expect(await traps.json()).toMatchObject([{ trap: "profile-qualification", job_id: SKILLED.id }]);
});

test("the older pages have other fields and numbered pages", async () => {
  await page.goto("/Job/engineer-jobs-SRCH_KO0,8.htm?skin=older");
  expect(await page.locator("#sc\\.keyword").inputValue()).toBe("engineer");
  await page.locator("[data-test=pagination-next]").click();
  await page.waitForURL(/cursor=20/);
  expect(await cards().count()).toBeGreaterThan(0);
});

test("a sign-in dialog may stand over the results, with or without a way to close it", async () => {
  await enter("overlay@example.test");
  await site.faults({ login_overlay: "hard" });
  await page.goto("/Job/index.htm");
  await page.locator("[data-test=authModal]").waitFor();
  expect(await page.locator("[data-test=auth-modal-close]").count()).toBe(0);
  await site.faults({ login_overlay: "closable" });
  await page.goto("/Job/index.htm");
  await page.locator("[data-test=auth-modal-close]").click();
  expect(await page.locator("[data-test=authModal]").isVisible()).toBe(false);
});

test("the form in the frames sends, and the page around it shows that the job was applied to", async () => {
  await enter("frames@example.test");
  await page.goto(JOB_PAGE);
  await applyButton().click();
  await sendSimpleForm();
  await page.getByText("You applied on").waitFor();
  expect(await site.applications("frames@example.test")).toMatchObject([
    { portal: "glassdoor", job_id: SIMPLE_JOB.id, cv: { file_name: "cv.pdf", bytes: 8 } },
  ]);
  await form().getByRole("button", { name: "Return to job search" }).click();
  const dialog = page.getByRole("dialog", { name: "Easy Apply" });
  await expect.poll(async () => (await dialog.boundingBox())?.x).toBeLessThan(0);
});

test("the last job's frame is still there when the next form is opened, until that takes its place", async () => {
  await enter("stale@example.test");
  await page.goto(JOB_PAGE);
  await applyButton().click();
  await form().getByLabel("How many years?").waitFor();
  await page.getByRole("button", { name: "Close" }).last().click();
  const frames = page.locator("iframe[title='Job application form']");
  expect(await frames.count()).toBe(1);
  const old = await frames.getAttribute("src");
  await applyButton().click();
  await expect.poll(() => frames.getAttribute("src")).not.toBe(old);
  await form().getByLabel("How many years?").waitFor();
  await site.faults({ stale_frame: false });
  await page.reload();
  await applyButton().click();
  await frames.waitFor();
  await page.getByRole("button", { name: "Close" }).last().click();
  await expect.poll(() => frames.count()).toBe(0);
});

test("leaving the form closes its dialog and keeps what was filled in", async () => {
  await site.faults({ stale_frame: false });
  await enter("leave@example.test");
  await page.goto(JOB_PAGE);
  await applyButton().click();
  await form().getByLabel("How many years?").fill("7");
  await form().getByTestId("ExitLinkWithModalComponent-exitButton").click();
  await form().getByTestId("ExitConfirmationModal-exit").click();
  await expect.poll(() => page.locator("iframe").count()).toBe(0);
  await applyButton().click();
  await form().getByLabel("How many years?").waitFor();
  expect(await form().getByLabel("How many years?").inputValue()).toBe("7");
  expect(await site.applications("leave@example.test")).toEqual([]);
});

test("a session that ends in the middle of a form says so in the frame", async () => {
  await site.faults({ session_expiry: "mid_form", scope: { applicant: "gone@example.test" } });
  await enter("gone@example.test");
  await page.goto(`/job-listing/x.htm?jl=${WITH_RESUME.id}`);
  await applyButton().click();
  await form().locator("input[name=phone]").fill("+919876543210");
  await (await continueButton(form())).click();
  await form().getByText("Your session has expired.").waitFor();
  await page.reload();
  await page.getByRole("link", { name: "Sign In" }).waitFor();
  expect(await site.applications("gone@example.test")).toEqual([]);
});

test("visitors, and jobs of other websites, get no form", async () => {
  await page.goto(JOB_PAGE);
  await applyButton().click();
  await page.locator("#modalUserEmail").waitFor();
  await page.goto(`/job-listing/x.htm?jl=${EXTERNAL.id}`);
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    column().getByRole("button", { name: "Apply on employer site" }).click(),
  ]);
  await popup.getByText("You are leaving Clearpane").waitFor();
  expect(await page.locator("iframe").count()).toBe(0);
});

test("on a changed layout a person can still apply", async () => {
  await site.faults({ changed_layout: true, shadow_forms: false });
  await enter("changed@example.test");
  await page.goto(JOB_PAGE);
  await page.getByRole("button", { name: "Quick send" }).click();
  await form().getByLabel("How many years?").fill("4");
  await form()
    .locator("input[type=file]")
    .setInputFiles({ ...PDF, name: "cv.pdf" });
  await form().getByText("cv.pdf", { exact: true }).waitFor();
  await form().getByRole("button", { name: "Go on" }).click();
  await form().getByRole("button", { name: "Send it off" }).click();
  await form().getByText("Your application has been submitted!").waitFor();
  expect(await site.applications("changed@example.test")).toHaveLength(1);
});
