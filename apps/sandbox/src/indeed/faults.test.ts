import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { NOT_DURING_THE_TEST_MS, outlasts } from "../testing/late-call.fixture.ts";
import { IndeedSite, SIMPLE_JOB } from "./testing/indeed.fixture.ts";

const SECOND = { ...SIMPLE_JOB, id: "00000000000000a2" };
const THIRD = { ...SIMPLE_JOB, id: "00000000000000a3" };
const PAGE = "questions-module/questions/1";

let site: IndeedSite;
beforeAll(async () => {
  site = await IndeedSite.open();
  await site.control("POST", "jobs", { jobs: [SIMPLE_JOB, SECOND, THIRD] });
});
afterEach(async () => {
  await site.control("DELETE", "faults");
  await site.control("POST", "clock", { offset_ms: 0 });
});
afterAll(() => site.sandbox.close());

const apply = (cookie: string, id = SIMPLE_JOB.id) => site.apply(cookie, id);
const jobPage = async (cookie: string, id = SIMPLE_JOB.id) =>
  (await site.get(`/viewjob?jk=${id}`, cookie)).text();

test("an application is recorded with its answers and the hash of the bytes sent", async () => {
  const cookie = await site.signIn("once@example.test");
  expect((await apply(cookie)).status).toBe(200);
  expect(await site.applications("once@example.test")).toMatchObject([
    {
      portal: "indeed",
      job_id: SIMPLE_JOB.id,
      company: "Probe & Sons",
      applicant_email: "once@example.test",
      answers: [{ question: "How many years?", kind: "numeric", value: "4" }],
      cv: {
        file_name: "cv.pdf",
        bytes: 8,
        sha256: "dd4d31b708b2c66f787349c75673d184951df3cdffe3a8cf9b9554002244300a",
      },
      other_files: [],
    },
  ]);
  expect(await jobPage(cookie)).toContain("indeed-apply-status-applied");
  expect((await site.get(`/beta/indeedapply/start?jk=${SIMPLE_JOB.id}`, cookie)).status).toBe(409);
});

test("a form that is sent twice is recorded twice", async () => {
  const cookie = await site.signIn("twice@example.test");
  const form = (await site.openForm(cookie, SIMPLE_JOB.id)) ?? "";
  const resume = await site.upload(form, cookie, "cv.pdf", "%PDF one");
  await site.step(form, cookie, PAGE, { years: "4", resume });
  await site.submit(form, cookie);
  await site.submit(form, cookie);
  expect(await site.applications("twice@example.test")).toHaveLength(2);
});

test("a page that breaks its own rules is refused, and nothing can be sent past it", async () => {
  const cookie = await site.signIn("wrong@example.test");
  const form = (await site.openForm(cookie, SIMPLE_JOB.id)) ?? "";
  const answers = { years: "many", resume: "no-such-upload" };
  const refused = await site.step(form, cookie, PAGE, answers);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toEqual({
    kind: "invalid",
    problems: { years: "Enter a whole number.", resume: "Choose a resume to continue." },
  });
  expect(await (await site.submit(form, cookie)).json()).toMatchObject({
    kind: "page",
    fragment: { slug: PAGE },
  });
  expect(await site.applications("wrong@example.test")).toEqual([]);
});

test("a resume that is not a document is refused", async () => {
  const cookie = await site.signIn("file@example.test");
  const form = (await site.openForm(cookie, SIMPLE_JOB.id)) ?? "";
  expect(await site.upload(form, cookie, "cv.exe", "MZ")).toBeUndefined();
  expect(await site.upload(form, cookie, "cv.rtf", "{\\rtf1}")).toEqual(expect.any(String));
});

test("the account's own profile instead of a file is reported as such", async () => {
  const cookie = await site.signIn("profile@example.test");
  const form = (await site.openForm(cookie, SIMPLE_JOB.id)) ?? "";
  await site.step(form, cookie, PAGE, { years: "4", resume: "profile" });
  await site.submit(form, cookie);
  const [received] = await site.applications("profile@example.test");
  expect(received?.["cv"]).toBeNull();
  expect(received?.["answers"]).toContainEqual({
    question: "Resume",
    kind: "resume",
    value: "profile",
  });
});

test("one account's form is not another's", async () => {
  const cookie = await site.signIn("mine@example.test");
  const form = (await site.openForm(cookie, SIMPLE_JOB.id)) ?? "";
  await site.faults({ session_expiry: "now", scope: { applicant: "mine@example.test" } });
  const other = await site.signIn("other@example.test");
  expect((await site.step(form, other, PAGE, { years: "4" })).status).toBe(401);
});

test("errors, latency and dropped connections strike forms like pages, and not the control calls", async () => {
  const cookie = await site.signIn("unlucky@example.test");
  const form = (await site.openForm(cookie, SIMPLE_JOB.id)) ?? "";
  await site.faults({ error_rate: 1, scope: { applicant: "unlucky@example.test" } });
  expect((await site.step(form, cookie, PAGE, {})).status).toBe(500);
  expect((await site.get("/jobs", cookie)).status).toBe(500);
  expect((await site.get("/jobs")).status).toBe(200);
  const readFaults = () => site.control("GET", "faults");
  await site.faults({ latency_ms: NOT_DURING_THE_TEST_MS });
  expect(await outlasts(site.get("/jobs"), readFaults)).toBe(true);
  expect(await outlasts(site.step(form, cookie, PAGE, {}), readFaults)).toBe(true);
  await site.faults({ latency_ms: 1 });
  expect((await site.get("/jobs")).status).toBe(200);
  await site.faults({ drop_connection_rate: 1 });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, async () => (await site.get("/jobs")).text()),
  );
  expect(outcomes.some((outcome) => outcome.status === "rejected")).toBe(true);
});

test("sessions end at once, after their time, or in the middle of a form", async () => {
  const email = "session@example.test";
  const early = await site.signIn(email);
  await site.faults({ session_expiry: "now", scope: { applicant: email } });
  expect((await site.get("/myjobs", early)).status).toBe(302);
  const again = await site.signIn(email);
  await site.faults({ session_expiry: "mid_form" });
  const form = (await site.openForm(again, SIMPLE_JOB.id)) ?? "";
  expect((await site.get(`/beta/indeedapply/form/${PAGE}?iaUid=${form}`, again)).status).toBe(200);
  expect((await site.step(form, again, PAGE, { years: "4" })).status).toBe(401);
  const third = await site.signIn(email);
  await site.faults({ session_expiry: 3600 });
  await site.control("POST", "clock", { offset_ms: 3_601_000 });
  expect((await site.get("/myjobs", third)).status).toBe(302);
});

test("the day's limit stops forms and submissions until the next day", async () => {
  const cookie = await site.signIn("fast@example.test");
  const open = (await site.openForm(cookie, SECOND.id)) ?? "";
  const resume = await site.upload(open, cookie, "cv.pdf", "%PDF one");
  await site.step(open, cookie, PAGE, { years: "4", resume });
  await apply(cookie);
  await site.faults({ daily_limit: 1 });
  const limited = await site.get(`/beta/indeedapply/start?jk=${THIRD.id}`, cookie);
  expect(limited.status).toBe(429);
  expect(await limited.text()).toContain("continue applying tomorrow");
  expect((await site.submit(open, cookie)).status).toBe(429);
  await site.control("POST", "clock", { offset_ms: 25 * 60 * 60 * 1000 });
  expect((await site.submit(open, cookie)).status).toBe(200);
});

test("a lost confirmation is the same from outside, whether the application arrived or not", async () => {
  const cookie = await site.signIn("lost@example.test");
  await site.faults({ lost_confirmation: "marked_applied" });
  await expect((await apply(cookie, SIMPLE_JOB.id)).text()).rejects.toThrow("terminated");
  await site.faults({ lost_confirmation: "not_recorded" });
  await expect((await apply(cookie, SECOND.id)).text()).rejects.toThrow("terminated");
  expect(await jobPage(cookie, SIMPLE_JOB.id)).toContain("You applied on");
  expect(await jobPage(cookie, SECOND.id)).not.toContain("You applied on");
  expect(await site.applications("lost@example.test")).toHaveLength(1);
});

test("a confirmation comes late, or not at all", async () => {
  const cookie = await site.signIn("slow@example.test");
  const received = () => site.applications("slow@example.test");
  await site.faults({ slow_confirmation_ms: NOT_DURING_THE_TEST_MS });
  const late = apply(cookie, SIMPLE_JOB.id);
  await expect.poll(received).toHaveLength(1);
  expect(await outlasts(late, received)).toBe(true);
  await site.faults({ slow_confirmation_ms: 1 });
  expect((await apply(cookie, THIRD.id)).status).toBe(200);
  await site.faults({ confirmation: "missing" });
  expect(await (await apply(cookie, SECOND.id)).json()).toEqual({ kind: "left" });
  expect(await received()).toHaveLength(3);
});

test("a captcha stands where it was put and cannot be passed", async () => {
  await site.faults({ captcha: "login" });
  const started = await site.post("/auth/api/email", { __email: "a@example.test", next: "" });
  const { path } = await started.json();
  expect(path).toMatch(/^\/auth\/captcha\//);
  const tried = await site.post(path, { "g-recaptcha-response": "please" });
  expect(await tried.text()).toContain('data-testid="captcha"');
  await site.control("DELETE", "faults");
  const cookie = await site.signIn("human@example.test");
  await site.faults({ captcha: "apply" });
  const turned = await site.get(`/beta/indeedapply/start?jk=${SIMPLE_JOB.id}`, cookie);
  expect(turned.headers.get("location")).toMatch(/^\/auth\/captcha\//);
  await site.faults({ captcha: "review" });
  expect((await apply(cookie)).status).toBe(403);
  expect(await site.applications("human@example.test")).toEqual([]);
});

test("the code of a captcha account opens nothing", async () => {
  const started = await site.post("/auth/api/email", { __email: "captcha@example.test", next: "" });
  const id = String((await started.json()).path)
    .split("/")
    .at(-1);
  const body = { __password: "correct-horse" };
  expect((await site.post(`/auth/api/password/${id}`, body)).status).toBe(422);
});

test("a page that checks the browser stands before every other", async () => {
  await site.faults({ challenge: true });
  const page = await site.get("/jobs");
  expect(page.status).toBe(403);
  const text = await page.text();
  expect(text).toContain("<title>Just a moment...");
  expect(text).toContain('id="challenge-running"');
  await site.faults({ challenge: "passing" });
  expect((await site.get("/jobs")).status).toBe(403);
  expect((await site.get("/jobs", "cf_clearance=1")).status).toBe(200);
});

test("codes expire, end after five wrong tries, and are replaced by new ones", async () => {
  const email = "codes@example.test";
  const started = await site.post("/auth/api/email", { __email: email, next: "/myjobs" });
  const path = String((await started.json()).path).replace("/auth/code", "/auth/api/code");
  const first = await site.code(email);
  const wrong = first === "000000" ? "111111" : "000000";
  expect((await site.post(path, { passcode: wrong })).status).toBe(422);
  await site.faults({ pin_ttl_ms: 600_000 });
  await site.control("POST", "clock", { offset_ms: 601_000 });
  expect(await (await site.post(path, { passcode: first })).json()).toMatchObject({
    text: "That code has expired. Send a new one.",
  });
  await site.post(`${path}/resend`, {});
  const second = await site.code(email);
  const entered = await site.post(path, { passcode: second });
  expect(await entered.json()).toEqual({ kind: "go", path: "/myjobs" });
  expect((await site.post(path, { passcode: second })).status).toBe(422);
});

test("a changed layout leaves no known hook on the page", async () => {
  const cookie = await site.signIn("layout@example.test");
  await site.faults({ changed_layout: true });
  const list = await (await site.get("/jobs", cookie)).text();
  expect(list).toContain("Test Engineer");
  expect(list).not.toMatch(
    /data-testid|jobTitle|tapItem|job_seen_beacon|data-jk|Apply now|jobsearch-/,
  );
  const script = await site.get(String(/src="([^"]*results\.js)"/.exec(list)?.[1]));
  expect(script.status).toBe(200);
  const form = (await site.openForm(cookie, SIMPLE_JOB.id)) ?? "";
  const page = await (
    await site.get(`/beta/indeedapply/form/${PAGE}?iaUid=${form}`, cookie)
  ).text();
  expect(page).not.toMatch(/continue-button|number-input-|question-error|>Continue|mosaic-/);
});

test("input that makes no sense is the caller's fault, never the server's", async () => {
  const cookie = await site.signIn("odd@example.test");
  const form = (await site.openForm(cookie, SIMPLE_JOB.id)) ?? "";
  const step = `/beta/indeedapply/api/step?iaUid=${form}`;
  const statuses = await Promise.all([
    site.get("/jobs?q=a&q=b&start=-5&fromage=x&jt=none&radius=1e9", cookie),
    site.get("/viewjob?jk=none", cookie),
    site.get("/myjobs", "PPID=%E0%A4%A"),
    site.get("/auth?continue=//evil.example"),
    site.post(step, { answers: 5 }, cookie),
    site.post("/beta/indeedapply/api/step?iaUid=none", {}, cookie),
    site.post(`/beta/indeedapply/api/upload?iaUid=${form}&purpose=resume`, {}, cookie),
    site.post("/auth/api/email", { __email: 1 }),
    site.control("POST", "faults", { latency: 5 }),
    site.control("POST", "clock", { offset_ms: 1e18 }),
    site.control("POST", "jobs", { jobs: [{ id: "7", title: "T", company: "C" }] }),
  ]);
  expect(statuses.map((response) => response.status)).toEqual([
    200, 404, 302, 200, 400, 404, 400, 400, 400, 400, 400,
  ]);
});
