import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { NOT_DURING_THE_TEST_MS, outlasts } from "../testing/late-call.fixture.ts";
import { createSite, SIMPLE_JOB, type Site } from "./testing/site.fixture.ts";

let site: Site;
beforeAll(async () => {
  site = await createSite();
  await site.control("POST", "jobs", {
    jobs: [SIMPLE_JOB, { ...SIMPLE_JOB, id: "4900000002" }, { ...SIMPLE_JOB, id: "4900000003" }],
  });
});
afterEach(() => site.control("DELETE", "faults"));
afterAll(() => site.sandbox.close());

const form = (id = SIMPLE_JOB.id) => `/jobs/api/easy-apply/${id}`;
const submit = async (cookie: string, id = SIMPLE_JOB.id) => {
  const { id: cv } = await site.upload(cookie, "cv.pdf", "%PDF one");
  return site.post(
    `${form(id)}/submit`,
    { answers: { "11": "4", "12": cv }, follow_company: false },
    cookie,
  );
};

test("an application is recorded with its answers and the hash of the bytes sent, twice when sent twice", async () => {
  const cookie = await site.signIn("twice@example.test");
  expect((await submit(cookie)).status).toBe(200);
  expect((await submit(cookie)).status).toBe(200);
  const received = await site.applications("twice@example.test");
  expect(received).toHaveLength(2);
  expect(received[0]).toMatchObject({
    portal: "linkedin",
    job_id: SIMPLE_JOB.id,
    company: "Probe & Sons",
    applicant_email: "twice@example.test",
    answers: [{ question: "How many years?", kind: "numeric", value: "4" }],
    cv: {
      file_name: "cv.pdf",
      bytes: 8,
      sha256: "dd4d31b708b2c66f787349c75673d184951df3cdffe3a8cf9b9554002244300a",
    },
    follow_company: false,
  });
});

test("a form that breaks its own rules is refused and not recorded", async () => {
  const cookie = await site.signIn("wrong@example.test");
  const answers = { "11": "many", "12": "no-such-upload" };
  const response = await site.post(`${form()}/submit`, { answers, follow_company: true }, cookie);
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    kind: "invalid",
    problems: { "11": "Enter a whole number between 0 and 99", "12": "A resume is required" },
  });
  expect(await site.applications("wrong@example.test")).toEqual([]);
});

test("latency is added to pages and calls, not to the control calls", async () => {
  const readFaults = () => site.control("GET", "faults");
  await site.faults({ latency_ms: NOT_DURING_THE_TEST_MS });
  expect(await outlasts(site.get("/login"), readFaults)).toBe(true);
  expect(await outlasts(site.get("/voyager/api/me"), readFaults)).toBe(true);
  await site.faults({ latency_ms: 1 });
  expect((await site.get("/login")).status).toBe(200);
});

test("errors strike at the rate that was set, and only whom they were set for", async () => {
  await site.faults({ error_rate: 1, scope: { applicant: "unlucky@example.test" } });
  const unlucky = await site.signIn("unlucky@example.test");
  const lucky = await site.signIn("lucky@example.test");
  const page = await site.get("/feed/", unlucky);
  expect(page.status).toBe(500);
  expect(await page.text()).toContain("Something went wrong");
  expect((await site.get("/feed/", lucky)).status).toBe(200);
});

test("dropped connections reach nobody", async () => {
  await site.faults({ drop_connection_rate: 1 });
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => site.get("/login")));
  expect(outcomes.some((outcome) => outcome.status === "rejected")).toBe(true);
});

test("sessions end at once, after their time, or in the middle of a form", async () => {
  const early = await site.signIn("session@example.test");
  expect((await site.get("/voyager/api/me", early)).status).toBe(200);
  await site.faults({ session_expiry: "now", scope: { applicant: "session@example.test" } });
  expect((await site.get("/voyager/api/me", early)).status).toBe(401);
  const again = await site.signIn("session@example.test");
  expect((await site.get("/voyager/api/me", again)).status).toBe(200);
  await site.faults({ session_expiry: "mid_form" });
  expect((await site.get(form(), again)).status).toBe(200);
  expect((await submit(again)).status).toBe(401);
  const third = await site.signIn("session@example.test");
  expect((await site.get(form(), third)).status).toBe(200);
  expect((await submit(third)).status).toBe(200);
});

test("the day's limit and the pace stop forms and submissions", async () => {
  const cookie = await site.signIn("fast@example.test");
  await submit(cookie);
  await site.faults({ daily_limit: 1 });
  const limited = await site.get(form("4900000002"), cookie);
  expect(limited.status).toBe(429);
  expect(JSON.stringify(await limited.json())).toContain("reached today&#39;s Easy Apply limit");
  expect((await submit(cookie, "4900000002")).status).toBe(429);
  await site.faults({ fast_pace_after: 1 });
  expect(await (await site.get(form("4900000002"), cookie)).json()).toMatchObject({
    kind: "paused",
  });
  expect(await site.applications("fast@example.test")).toHaveLength(1);
});

test("a day on the site's clock ends the day's limit and the sessions that were too old", async () => {
  const cookie = await site.signIn("tomorrow@example.test");
  await submit(cookie);
  await site.faults({ daily_limit: 1, session_expiry: 3600 });
  expect((await submit(cookie, "4900000002")).status).toBe(429);
  await site.control("POST", "clock", { offset_ms: 25 * 60 * 60 * 1000 });
  expect((await submit(cookie, "4900000002")).status).toBe(401);
  const fresh = await site.signIn("tomorrow@example.test");
  expect((await submit(fresh, "4900000002")).status).toBe(200);
  await site.control("POST", "clock", { offset_ms: 0 });
  const before = Date.now();
  const clock = await (await site.control("GET", "clock")).json();
  expect(Date.parse(clock.now)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(clock.now)).toBeLessThanOrEqual(Date.now());
});

test("a lost confirmation is the same from outside, whether the application arrived or not", async () => {
  const cookie = await site.signIn("lost@example.test");
  await site.faults({ lost_confirmation: "marked_applied" });
  await expect((await submit(cookie, "4900000001")).text()).rejects.toThrow("terminated");
  await site.faults({ lost_confirmation: "not_recorded" });
  await expect((await submit(cookie, "4900000002")).text()).rejects.toThrow("terminated");
  await site.faults({ skin: "legacy" });
  expect(await (await site.get("/jobs/view/4900000001/", cookie)).text()).toMatch(
    /Applied \d+ (?:second|minute)/,
  );
  expect(await (await site.get("/jobs/view/4900000002/", cookie)).text()).not.toContain(
    "See application",
  );
  expect(await site.applications("lost@example.test")).toHaveLength(1);
});

test("a slow confirmation comes after the application is recorded", async () => {
  const cookie = await site.signIn("slow@example.test");
  const received = () => site.applications("slow@example.test");
  await site.faults({ slow_confirmation_ms: NOT_DURING_THE_TEST_MS });
  const late = submit(cookie);
  await expect.poll(received).toHaveLength(1);
  expect(await outlasts(late, received)).toBe(true);
  await site.faults({ slow_confirmation_ms: 1 });
  expect((await submit(cookie, "4900000002")).status).toBe(200);
});

test("a captcha stands in every way and cannot be passed", async () => {
  const cookie = await site.signIn("human@example.test");
  await site.faults({ captcha: true });
  const turned = await site.get("/feed/", cookie);
  const location = String(turned.headers.get("location"));
  expect(location).toMatch(/^\/checkpoint\/challenge\//);
  expect(await (await site.get(location, cookie)).text()).toContain('id="captcha-internal"');
  const tried = await site.post(location, { answer: "please" }, cookie);
  expect(await tried.text()).toContain("captcha-internal");
});

test("a changed layout leaves no known hook on the page", async () => {
  const cookie = await site.signIn("layout@example.test");
  await site.faults({ changed_layout: true, skin: "legacy" });
  const page = await (await site.get("/jobs/search/", cookie)).text();
  expect(page).toContain("Test Engineer");
  expect(page).not.toMatch(/data-occludable-job-id|data-job-id|job-card-|Easy Apply|artdeco/);
  const script = await site.get(String(/src="([^"]*search\.js[^"]*)"/.exec(page)?.[1]));
  expect(script.status).toBe(200);
});

test("unknown switches and wrong values are refused with their reason", async () => {
  const response = await site.control("POST", "faults", { latency: 5 });
  expect(response.status).toBe(400);
  const wrong = await site.control("POST", "faults", { error_rate: 7 });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain("error_rate");
});

test("input that makes no sense is the caller's fault, never the server's", async () => {
  const cookie = await site.signIn("odd@example.test");
  const statuses = await Promise.all([
    site.get("/jobs/search/?keywords=a&keywords=b&skin=legacy", cookie),
    site.get("/jobs/search/?start=-5&skin=legacy", cookie),
    site.get("/feed/", "li_at=%E0%A4%A"),
    site.post(`${form()}/submit`, { answers: 5 }, cookie),
    site.post("/jobs/api/upload?purpose=resume", {}, cookie),
    site.post("/uas/api/sign-in", { email: 1 }, ""),
    site.get("/jobs/view/none/", cookie),
  ]);
  expect(statuses.map((response) => response.status)).toEqual([400, 200, 302, 400, 400, 400, 404]);
});
