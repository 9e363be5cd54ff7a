import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { NOT_DURING_THE_TEST_MS, outlasts } from "../testing/late-call.fixture.ts";
import { GlassdoorSite, SIMPLE_JOB } from "./testing/glassdoor.fixture.ts";

const SECOND = { ...SIMPLE_JOB, id: "1009000000003" };
const CLOSED = { ...SIMPLE_JOB, id: "1009000000004", state: "closed" };

let site: GlassdoorSite;
beforeAll(async () => {
  site = await GlassdoorSite.open();
  await site.control("POST", "jobs", { jobs: [SIMPLE_JOB, SECOND, CLOSED] });
});
afterEach(async () => {
  await site.control("DELETE", "faults");
  await site.control("POST", "clock", { offset_ms: 0 });
});
afterAll(() => site.sandbox.close());

const jobPage = async (cookie: string, id = SIMPLE_JOB.id) =>
  (await site.get(`/job-listing/x.htm?jl=${id}`, cookie)).text();

test("an application sent from the frame is in this site's record and in no other", async () => {
  const cookie = await site.signIn("once@example.test");
  expect((await site.apply(cookie, SIMPLE_JOB.id)).status).toBe(200);
  expect(await site.applications("once@example.test")).toMatchObject([
    {
      portal: "glassdoor",
      job_id: SIMPLE_JOB.id,
      applicant_email: "once@example.test",
      answers: [
        { question: "How many years?", kind: "numeric", value: "4" },
        { question: "Resume", kind: "resume", value: "profile" },
      ],
    },
  ]);
  const indeed = `${site.sandbox.urls.indeed}/_control/applications?applicant=once@example.test`;
  expect(await (await fetch(indeed)).json()).toEqual([]);
  expect(await jobPage(cookie)).toContain('data-test="applied-status"');
  expect((await site.openForm(cookie, SIMPLE_JOB.id)).status).toBe(409);
});

test("without a session, for a closed job, or over the limit no form is opened", async () => {
  const cookie = await site.signIn("limit@example.test");
  await site.apply(cookie, SIMPLE_JOB.id);
  await site.faults({ daily_limit: 1 });
  const statuses = await Promise.all([
    site.openForm("", SECOND.id),
    site.openForm(cookie, CLOSED.id),
    site.openForm(cookie, SECOND.id),
  ]);
  expect(statuses.map((response) => response.status)).toEqual([401, 409, 429]);
  await site.control("POST", "clock", { offset_ms: 25 * 60 * 60 * 1000 });
  expect((await site.openForm(cookie, SECOND.id)).status).toBe(200);
});

test("faults set here hold in the frame, for the account they were set for", async () => {
  const cookie = await site.signIn("frame@example.test");
  const scope = { applicant: "frame@example.test" };
  const received = () => site.applications("frame@example.test");
  await site.faults({ slow_confirmation_ms: NOT_DURING_THE_TEST_MS, scope });
  const late = site.apply(cookie, SIMPLE_JOB.id);
  await expect.poll(received).toHaveLength(1);
  expect(await outlasts(late, received)).toBe(true);
  const other = await site.signIn("calm@example.test");
  expect((await site.apply(other, SIMPLE_JOB.id)).status).toBe(200);
  await site.faults({ slow_confirmation_ms: 1, scope });
  expect((await site.apply(cookie, SECOND.id)).status).toBe(200);
  await site.faults({ error_rate: 1, scope });
  expect((await site.apply(other, SECOND.id)).status).toBe(200);
});

test("a lost confirmation is the same from outside, whether the application arrived or not", async () => {
  const cookie = await site.signIn("lost@example.test");
  await site.faults({ lost_confirmation: "marked_applied" });
  await expect((await site.apply(cookie, SIMPLE_JOB.id)).text()).rejects.toThrow("terminated");
  await site.faults({ lost_confirmation: "not_recorded" });
  await expect((await site.apply(cookie, SECOND.id)).text()).rejects.toThrow("terminated");
  expect(await jobPage(cookie, SIMPLE_JOB.id)).toContain("You applied on");
  expect(await jobPage(cookie, SECOND.id)).not.toContain("You applied on");
});

test("a session that ended ends its forms too", async () => {
  const cookie = await site.signIn("ended@example.test");
  const { src } = await (await site.openForm(cookie, SIMPLE_JOB.id)).json();
  expect((await fetch(src)).status).toBe(200);
  await site.faults({ session_expiry: "now", scope: { applicant: "ended@example.test" } });
  expect((await fetch(src)).status).toBe(401);
  expect((await site.openForm(cookie, SIMPLE_JOB.id)).status).toBe(401);
});

test("captchas stand at sign-in and at opening a form, and cannot be passed", async () => {
  const email = await site.post("/profile/api/email", { username: "captcha@example.test" });
  const { path } = await email.json();
  expect(path).toMatch(/^\/profile\/challenge\//);
  expect(await (await site.post(path, {})).text()).toContain("g-recaptcha");
  const around = { username: "captcha@example.test", password: "correct-horse", next: "" };
  const tried = await site.post("/profile/api/login", around);
  expect(tried.headers.getSetCookie()).toEqual([]);
  const cookie = await site.signIn("human@example.test");
  await site.faults({ captcha: "apply" });
  expect((await site.openForm(cookie, SIMPLE_JOB.id)).status).toBe(403);
});

test("a page that checks the browser stands before every other", async () => {
  await site.faults({ challenge: true });
  const page = await site.get("/Job/index.htm");
  expect(page.status).toBe(403);
  expect(await page.text()).toContain("Humans only");
  await site.faults({ challenge: "passing" });
  expect((await site.get("/Job/index.htm", "gd_clearance=1")).status).toBe(200);
});

test("the partner's code works once, and only for a visitor who set out from here", async () => {
  const forged = await site.get("/profile/indeed/callback?code=a&state=b");
  expect(forged.status).toBe(400);
  const out = await site.get("/profile/indeed?next=/member/profile/applied.htm");
  const state = new URL(String(out.headers.get("location"))).searchParams.get("state");
  expect((await site.get(`/profile/indeed/callback?code=a&state=${state}`)).status).toBe(400);
});

test("a changed layout leaves no known hook on the page", async () => {
  await site.faults({ changed_layout: true });
  const page = await (await site.get("/Job/index.htm")).text();
  expect(page).toContain("Test Engineer");
  expect(page).not.toMatch(/data-test=|data-jobid|searchBar-|JobCard_|Easy Apply|Jobs List/);
  const script = await site.get(String(/src="([^"]*jobs\.js)"/.exec(page)?.[1]));
  expect(script.status).toBe(200);
});

test("input that makes no sense is the caller's fault, never the server's", async () => {
  const cookie = await site.signIn("odd@example.test");
  const statuses = await Promise.all([
    site.get("/Job/jobs.htm?cursor=-5&fromAge=x&jobType=none&cursor=a"),
    site.get("/Job/x-jobs-SRCH_KO9,2.htm"),
    site.get("/Job/%E0%A4%A-jobs-SRCH_KO0,2.htm"),
    site.get("/job-search/api/more?path=%25"),
    site.get("/job-listing/x.htm?jl=none"),
    site.get("/member/profile/applied.htm", "GSESSIONID=%E0%A4%A"),
    site.post("/easy-apply/api/open", {}, cookie),
    site.post("/profile/api/login", { username: 1 }),
    site.post("/job-search/api/address", { keywords: 5 }),
    site.control("POST", "faults", { latency: 5 }),
    site.control("POST", "jobs", { jobs: [{ id: "7", title: "T", company: "C" }] }),
  ]);
  expect(statuses.map((response) => response.status)).toEqual([
    200, 200, 400, 200, 404, 302, 400, 400, 400, 400, 400,
  ]);
});
