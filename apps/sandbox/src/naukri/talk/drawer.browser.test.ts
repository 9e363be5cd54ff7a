import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openPage, type TestPage } from "../../testing/browser.fixture.ts";
import { DrawerHand } from "../testing/drawer.fixture.ts";
import { EVERY_ANSWER, EVERY_KIND } from "../testing/every-kind.fixture.ts";
import { NaukriSite, ONE_CLICK, pageOf } from "../testing/naukri.fixture.ts";

const PDF = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF one") };
const SHORT = {
  ...ONE_CLICK,
  id: "010126000010",
  greeting: "none",
  questions: [
    { label: "How many years?", kind: "numeric", max: 30 },
    { label: "Notice period?", kind: "choice", options: ["1 Month", "2 months"] },
  ],
};
const CAREER = { ...SHORT, id: "010126000011", greeting: "career_break" };

let site: NaukriSite;
let opened: TestPage;
let page: Page;
let drawer: DrawerHand;

beforeAll(async () => {
  site = await NaukriSite.open();
  const jobs = [ONE_CLICK, EVERY_KIND, SHORT, CAREER];
  await site.control("POST", "jobs", { mode: "merge", jobs });
});
beforeEach(async () => {
  opened = await openPage(site.base);
  ({ page } = opened);
  drawer = new DrawerHand(page);
});
afterEach(async () => {
  await site.control("DELETE", "faults");
  await opened.close();
});
afterAll(() => site.sandbox.close());

async function openDrawer(email: string, job: { id: string } = SHORT): Promise<void> {
  await site.enter(opened.context, await site.signIn(email));
  await page.goto(pageOf(job));
  await page.locator("#job_header #apply-button").click();
  await drawer.bubble(1);
}

async function confirmationCode(): Promise<string | null> {
  await page.waitForURL("**/myapply/saveApply?**");
  return new URL(page.url()).searchParams.get("multiApplyResp");
}

const part = (css: string) => drawer.root.locator(css);

/** What a person does at each of `EVERY_KIND`, in their order. Most end with Save, chips and files by themselves. */
const STEPS: readonly (() => Promise<unknown>)[] = [
  () => drawer.type("Pune"),
  () => drawer.type("4"),
  () => drawer.type("5"),
  () => drawer.fillAndSave(part(".tac__textarea"), "Because"),
  () => drawer.chip("Ms."),
  async () => {
    await part("a.loadMore").click();
    await part(".chatbot_loadMoreList .optionVal").getByText("MCA").click();
  },
  () => drawer.chooseAndSave("radio", "2 months"),
  () => drawer.chooseAndSave("radio", "Yes"),
  () => drawer.chooseAndSave("radio", "Yes"),
  () => drawer.chooseAndSave("box", "SQL", "Go"),
  async () => {
    await part(".ssc__textarea").fill("chen");
    await part(".ssc__listLi").getByText("Chennai").click();
    await drawer.save.click();
  },
  async () => {
    await part(".msc__unselected-chip").getByText("Pune").click();
    await part(".msc__loadmore-container").click();
    await part(".msc__unselected-chip").getByText("Kochi").click();
    await part(".msc__unselected-chip").first().click();
    await part(".chatbot_ddMulti_maxErr").getByText("up to 2").waitFor();
    await drawer.save.click();
  },
  async () => {
    await part("select").selectOption("Night");
    await drawer.save.click();
  },
  async () => {
    await part(".dob__input.day").fill("31");
    await part(".dob__input.month").fill("01");
    await drawer.fillAndSave(part(".dob__input.year"), "1995");
  },
  async () => {
    await part(".cc__calendar-icon").click();
    await part(".cc__calendar-navitem").getByText("year").click();
    await part(".cc__calendar-year-text").getByText("2026").click();
    await part(".cc__calendar-navitem").getByText("month").click();
    await part(".cc__calendar-month-text").getByText("Dec").click();
    await part(".cc__calendar-date-text").getByText("15", { exact: true }).click();
    await drawer.save.click();
  },
  () => drawer.chip("Skip this question"),
  () => drawer.chooseAndSave("radio", "No"),
  () => drawer.chip("I Accept"),
  async () => {
    await drawer.chips.getByText("Upload Resume").waitFor();
    await part("input.chatbot_Uploader").setInputFiles(PDF);
  },
];

test("every kind of question can be answered, with earlier options kept", async () => {
  opened.discard();
  await page.clock.install({ time: "2026-11-20T09:00:00Z" });
  const email = "every.kind@example.test";
  await site.faults({ old_options: "kept" });
  await openDrawer(email, EVERY_KIND);
  expect(await drawer.bubble(1)).toContain("Kindly answer all the recruiter's questions");
  for (const [index, step] of STEPS.entries()) {
    await drawer.bubble(index + 2);
    await step();
  }
  expect(await confirmationCode()).toBe(JSON.stringify({ [EVERY_KIND.id]: 200 }));
  expect(await site.applications(email)).toMatchObject([
    { job_id: EVERY_KIND.id, answers: EVERY_ANSWER, cv: { file_name: "cv.pdf", bytes: 8 } },
  ]);
});

test("while a choice has no options yet it looks like a typed question", async () => {
  await site.faults({ options_ms: 1500, choice_shape: "chips" });
  await openDrawer("late@example.test");
  await drawer.type("3");
  expect(await drawer.bubble(2)).toBe("Notice period?");
  expect(await drawer.textBox.count()).toBe(1);
  expect(await drawer.chips.count()).toBe(0);
  await drawer.chip("1 Month");
  await confirmationCode();
});

test("typing dots come before a bubble and hold no text", async () => {
  await site.faults({ typing_ms: 800 });
  await site.enter(opened.context, await site.signIn("dots@example.test"));
  await page.goto(pageOf(SHORT));
  await page.locator("#job_header #apply-button").click();
  await drawer.root.locator("li.botItem.loader #typing ._chatBotdot").first().waitFor();
  expect(await drawer.bubbles.count()).toBe(0);
  expect(await drawer.bubble(1)).toBe("How many years?");
});

test("Save is shut until something was typed, and has no effect on words in the place of a number", async () => {
  await openDrawer("words@example.test");
  await drawer.root.locator(".send.disabled").waitFor();
  await drawer.type("four");
  await drawer.type("4");
  expect(await drawer.bubble(2)).toBe("Notice period?");
});

test("a refused answer has its question asked again, word for word", async () => {
  await openDrawer("again@example.test");
  await drawer.type("99");
  expect(await drawer.bubble(2)).toBe("How many years?");
  await drawer.type("9");
  expect(await drawer.bubble(3)).toBe("Notice period?");
});

test("the same question comes as chips at one time and as radios at the next", async () => {
  await openDrawer("shape@example.test");
  await drawer.type("3");
  await drawer.chips.getByText("2 months").waitFor();
  await page.goto(pageOf(SHORT));
  await page.locator("#job_header #apply-button").click();
  await drawer.bubble(1);
  await drawer.type("3");
  await drawer.choice("radio", "2 months");
  expect(await drawer.chips.count()).toBe(0);
});

test("the house's own question is greeting and question in one bubble", async () => {
  await openDrawer("career@example.test", CAREER);
  expect(await drawer.bubble(1)).toMatch(/^Hi Career, .*\n.*\nAre you on a career break\?$/);
  await drawer.chip("No");
  await drawer.bubble(2);
  await drawer.type("3");
  await drawer.chip("1 Month");
  await confirmationCode();
  const [sent] = await site.applications("career@example.test");
  expect(sent?.["answers"]).toHaveLength(3);
});

test("the cross half-way submits what there is, which is refused and not received", async () => {
  const email = "cross@example.test";
  await openDrawer(email);
  await drawer.type("3");
  await drawer.bubble(2);
  await drawer.root.locator(".crossIcon").click();
  expect(await confirmationCode()).toBe(JSON.stringify({ [SHORT.id]: 406 }));
  await page.getByText("not accepted due to incomplete information").waitFor();
  expect(await site.applications(email)).toEqual([]);
  expect(await site.refusals(email)).toMatchObject([
    { code: 406, reason: "closed_half_way", answers: [{ question: "How many years?" }] },
  ]);
});

test("an answer to the closing words spoils the application", async () => {
  const email = "thanks@example.test";
  await site.faults({ closing_ms: 2500, choice_shape: "chips" });
  await openDrawer(email);
  await drawer.type("3");
  await drawer.chip("1 Month");
  expect(await drawer.bubble(3)).toBe("Thank you for your responses.");
  await drawer.type("You are welcome");
  expect(await confirmationCode()).toBe(JSON.stringify({ [SHORT.id]: 406 }));
  expect(await site.applications(email)).toEqual([]);
});

test("'I'll do it later' sends the whole application at once", async () => {
  const job = { ...SHORT, id: "010126000012", questions: [{ label: "Resume?", kind: "file" }] };
  await site.control("POST", "jobs", { mode: "merge", jobs: [job] });
  await openDrawer("later@example.test", job);
  await drawer.chip("I'll do it later");
  expect(await confirmationCode()).toBe(JSON.stringify({ [job.id]: 200 }));
  expect(await site.applications("later@example.test")).toMatchObject([{ cv: null }]);
});

test("a file where none is asked for brings the question again", async () => {
  await openDrawer("upload@example.test");
  await drawer.root.locator("input.chatbot_Uploader").setInputFiles(PDF);
  expect(await drawer.bubble(2)).toBe("How many years?");
});

test("a chat that fails goes on after 'Try again'", async () => {
  await site.faults({ chat_trouble: true, choice_shape: "chips" });
  await openDrawer("trouble@example.test");
  await drawer.type("3");
  expect(await drawer.bubble(2)).toBe("Something went wrong");
  await drawer.chip("Try again");
  await drawer.chip("1 Month");
  await confirmationCode();
  const [sent] = await site.applications("trouble@example.test");
  expect(sent?.["answers"]).toHaveLength(2);
});

test("the drawer with profile questions on the home page sends no application", async () => {
  const email = "profile@example.test";
  await site.faults({ profile_chat: true });
  await site.enter(opened.context, await site.signIn(email));
  await page.goto("/mnjuser/homepage");
  await drawer.bubble(2);
  await drawer.root.locator(".crossIcon.chatBot.chatBot-ic-cross").click();
  await drawer.root.waitFor({ state: "detached" });
  expect(page.url()).toContain("/mnjuser/homepage");
  expect(await site.refusals(email)).toEqual([]);
});

test("an unfinished profile is asked for in the same drawer and ends on the profile", async () => {
  const email = "unfinished@example.test";
  await site.faults({ unfinished_profile: true });
  await openDrawer(email, ONE_CLICK);
  expect(await drawer.bubble(2)).toBe("Please upload your resume");
  await drawer.chip("I'll do it later");
  await page.waitForURL("**/mnjuser/profile");
  expect(await site.applications(email)).toEqual([]);
});

test("a session that ends in the middle of a talk shows the way to sign in again", async () => {
  await site.faults({ session_expiry: "mid_form", session_end: "panel" });
  await openDrawer("gone@example.test");
  await drawer.type("3");
  await page.locator(".naukri-drawer.open .loginButton").waitFor();
  expect(await site.applications("gone@example.test")).toEqual([]);
});
