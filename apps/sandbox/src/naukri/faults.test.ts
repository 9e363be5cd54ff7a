import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { JobSite } from "../testing/job-site.fixture.ts";
import { NOT_DURING_THE_TEST_MS, outlasts } from "../testing/late-call.fixture.ts";
import { NaukriSite, ONE_CLICK, pageOf } from "./testing/naukri.fixture.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const SECOND = { ...ONE_CLICK, id: "010126000005" };
const THIRD = { ...ONE_CLICK, id: "010126000006" };
const ASKING = {
  ...ONE_CLICK,
  id: "010126000007",
  questions: [
    { label: "Where do you live?", kind: "text" },
    { label: "How many years?", kind: "numeric", max: 30 },
    { label: "Born when?", kind: "date_of_birth", required: false },
  ],
};

let site: NaukriSite;
beforeAll(async () => {
  site = await NaukriSite.open();
  await site.control("POST", "jobs", { jobs: [ONE_CLICK, SECOND, THIRD, ASKING] });
});
afterEach(async () => {
  await site.control("DELETE", "faults");
  await site.control("POST", "clock", { offset_ms: 0 });
});
afterAll(() => site.sandbox.close());

const looks = (cookie: string, job = ONE_CLICK) => site.data(`/jobapi/v4/job/${job.id}`, cookie);
const pathAfter = async (response: Response) => String((await response.json()).path);
const codesIn = (path: string) => new URL(path, site.base).searchParams.get("multiApplyResp");

async function answerAll(cookie: string, city: string): Promise<Response> {
  const talk = await site.openTalk(cookie, ASKING.id);
  for (const value of [city, "4", null]) await site.reply(cookie, talk, value);
  return site.end(cookie, talk, "finish");
}

test("a click that is made twice is received twice", async () => {
  const cookie = await site.signIn("twice@example.test");
  await site.click(cookie, ONE_CLICK.id);
  await site.click(cookie, ONE_CLICK.id);
  expect(await site.applications("twice@example.test")).toHaveLength(2);
});

test("the answers of a talk are received, and what was skipped is left out", async () => {
  const cookie = await site.signIn("answers@example.test");
  const path = await pathAfter(await answerAll(cookie, "Pune"));
  expect(codesIn(path)).toBe(JSON.stringify({ [ASKING.id]: 200 }));
  expect(await site.applications("answers@example.test")).toMatchObject([
    {
      applicant_email: "answers@example.test",
      answers: [
        { question: "Where do you live?", kind: "text", value: "Pune" },
        { question: "How many years?", kind: "numeric", value: "4" },
      ],
    },
  ]);
});

test("a talk that nobody finishes sends nothing", async () => {
  const cookie = await site.signIn("left@example.test");
  const talk = await site.openTalk(cookie, ASKING.id);
  await site.reply(cookie, talk, "Pune");
  expect(await site.applications("left@example.test")).toEqual([]);
  expect(await site.refusals("left@example.test")).toEqual([]);
});

test("an answer of more than a hundred signs is taken by the drawer and refused at the end", async () => {
  const cookie = await site.signIn("long@example.test");
  const path = await pathAfter(await answerAll(cookie, "x".repeat(101)));
  expect(codesIn(path)).toBe(JSON.stringify({ [ASKING.id]: 406 }));
  expect(await site.applications("long@example.test")).toEqual([]);
  expect(await site.refusals("long@example.test")).toMatchObject([{ reason: "too_long" }]);
  // It may be tried again at once.
  expect(codesIn(await pathAfter(await answerAll(cookie, "Pune")))).toContain("200");
});

test.each([
  { words: "quota", text: "Your daily quota has been expired." },
  {
    words: "error",
    text: "There was an error while processing your request, please try again later",
  },
])("after the day's applications a click is refused in the words of $words", async (given) => {
  const email = `limit.${given.words}@example.test`;
  const cookie = await site.signIn(email);
  await site.faults({ daily_limit: 2, daily_limit_words: given.words });
  for (const job of [ONE_CLICK, SECOND]) await site.click(cookie, job.id);
  const refused = await site.click(cookie, THIRD.id);
  expect(await refused.json()).toEqual({ kind: "refused", message: given.text });
  expect(await site.applications(email)).toHaveLength(2);
  await site.control("POST", "clock", { offset_ms: DAY_MS + 60_000 });
  expect((await site.click(await site.signIn(email), THIRD.id)).status).toBe(200);
});

test("fifty a day are allowed without a switch", async () => {
  const cookie = await site.signIn("fifty@example.test");
  const codes: number[] = [];
  for (let count = 0; count < 51; count += 1) {
    codes.push((await site.click(cookie, ONE_CLICK.id)).status);
  }
  expect(codes.filter((code) => code === 200)).toHaveLength(50);
  expect(codes.at(-1)).toBe(429);
});

test.each([
  { lost: "marked_applied", received: 1 },
  { lost: "not_recorded", received: 0 },
])("a confirmation that is lost tells the page nothing: $lost", async ({ lost, received }) => {
  const email = `${lost}@example.test`;
  const cookie = await site.signIn(email);
  await site.faults({ lost_confirmation: lost });
  const answer = await site
    .click(cookie, ONE_CLICK.id)
    .then((response) => response.text())
    .catch(() => "");
  expect(answer).not.toContain("saveApply");
  expect(await site.applications(email)).toHaveLength(received);
  expect((await looks(cookie)).includes("already-applied")).toBe(received === 1);
});

test("a slow confirmation comes after the application was received", async () => {
  const email = "slow@example.test";
  const cookie = await site.signIn(email);
  await site.faults({ slow_confirmation_ms: NOT_DURING_THE_TEST_MS });
  const late = site.click(cookie, ONE_CLICK.id);
  expect(await outlasts(late, () => site.applications(email))).toBe(true);
  await expect.poll(() => site.applications(email)).toHaveLength(1);
});

test("a failure of the site leaves the code out and takes nothing", async () => {
  const cookie = await site.signIn("failure@example.test");
  await site.faults({ apply_error: true });
  const path = await pathAfter(await site.click(cookie, ONE_CLICK.id));
  expect(codesIn(path)).toBe("{}");
  expect(await (await site.get(path, cookie)).text()).toContain(
    "There was an error while processing your job application",
  );
  expect(await site.applications("failure@example.test")).toEqual([]);
  expect(await site.refusals("failure@example.test")).toMatchObject([{ code: 500 }]);
});

test.each([
  { skin: "older", mark: "You have successfully applied to 'Test Engineer'" },
  { skin: "newer", mark: 'Applied to "Test Engineer"' },
])("the $skin confirmation says so with and without a code in its address", async (given) => {
  const cookie = await site.signIn(`${given.skin}@example.test`);
  for (const code of ["given", "missing"]) {
    await site.faults({ confirmation_skin: given.skin, confirmation_code: code });
    const path = await pathAfter(await site.click(cookie, ONE_CLICK.id));
    expect(codesIn(path) !== null).toBe(code === "given");
    expect(await (await site.get(path, cookie)).text()).toContain(given.mark);
  }
});

test("the data addresses want the headers of the page", async () => {
  const cookie = await site.signIn("hand@example.test");
  for (const path of [
    "/jobapi/v3/search?seo_path=/jobs-in-pune",
    `/jobapi/v4/job/${ONE_CLICK.id}`,
  ]) {
    const answer = await site.get(path, cookie);
    expect(answer.status).toBe(406);
    expect(await answer.json()).toEqual({ message: "recaptcha required" });
  }
});

test("an access that has run out is renewed by the home page alone", async () => {
  const cookie = await site.signIn("renew@example.test");
  await site.control("POST", "clock", { offset_ms: 2 * 60 * 60 * 1000 });
  expect((await site.click(cookie, ONE_CLICK.id)).status).toBe(401);
  const home = await site.get("/mnjuser/homepage", cookie);
  expect(home.status).toBe(200);
  const renewed = JobSite.cookiesOf(home);
  expect((await site.click(renewed, ONE_CLICK.id)).status).toBe(200);
});

test("a session that was ended is not renewed by anything", async () => {
  const cookie = await site.signIn("ended@example.test");
  await site.control("POST", "faults", { session_expiry: "now" });
  const home = await site.get("/mnjuser/homepage", cookie);
  expect(home.headers.get("location")).toContain("/nlogin/login?");
  expect(await looks(cookie)).toContain("continue-with-google-button");
});

test.each([
  { block: "access_denied", words: "Reference #" },
  { block: "unusual_activity", words: "unusual activity" },
])("a block stands before every page: $block", async ({ block, words }) => {
  await site.faults({ block });
  for (const path of ["/", "/jobs-in-pune", pageOf(ONE_CLICK), "/nlogin/login"]) {
    const answer = await site.get(path);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain(words);
  }
});

test("a captcha that is seen stands before every page, at the sign-in, or at the click", async () => {
  const cookie = await site.signIn("robot@example.test");
  await site.faults({ captcha: true });
  expect(await (await site.get("/jobs-in-pune", cookie)).text()).toContain("api2/bframe");
  await site.faults({ captcha: "login" });
  const login = await pathAfter(await site.login("robot@example.test"));
  expect(await (await site.get(login)).text()).toContain("api2/bframe");
  await site.faults({ captcha: "apply" });
  expect((await (await site.click(cookie, ONE_CLICK.id)).json()).kind).toBe("captcha");
  expect(await site.applications("robot@example.test")).toEqual([]);
});

test("an ordinary page holds the word captcha, an unseen frame, and no mark of a session", async () => {
  const cookie = await site.signIn("words@example.test");
  const text = await (await site.get("/jobs-in-pune", cookie)).text();
  expect(text).toContain(`"showCaptcha":false`);
  expect(text).toContain("api2/aframe");
  expect(text).toContain(`'User_LoggedIn':'false'`);
});

test("a job that does not exist is reported in the framework's words", async () => {
  const answer = await site.get("/job-listings-nothing-here-1-to-2-years-999999999999");
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("404: This page could not be found.");
});

test("one call brings back the site as it is in a new sandbox", async () => {
  const cookie = await site.signIn("reset@example.test");
  await site.click(cookie, ONE_CLICK.id);
  const talk = await site.openTalk(cookie, ASKING.id);
  await site.end(cookie, talk, "close");
  expect(await site.refusals("reset@example.test")).toHaveLength(1);
  expect((await site.control("DELETE", "")).status).toBe(204);
  expect(await site.applications("reset@example.test")).toEqual([]);
  expect(await site.refusals("reset@example.test")).toEqual([]);
  expect((await site.click(cookie, ONE_CLICK.id)).status).toBe(401);
});
