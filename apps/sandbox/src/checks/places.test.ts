import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { SIMPLE_JOB as GLASSDOOR_JOB } from "../glassdoor/testing/glassdoor.fixture.ts";
import { SIMPLE_JOB as INDEED_JOB } from "../indeed/testing/indeed.fixture.ts";
import { SIMPLE_JOB as LINKEDIN_JOB } from "../linkedin/testing/site.fixture.ts";
import { ONE_CLICK, pageOf } from "../naukri/testing/naukri.fixture.ts";
import type { Sandbox } from "../sandbox.ts";
import { JobSite, openSandbox } from "../testing/job-site.fixture.ts";
import { CheckControl } from "./testing/checks.fixture.ts";

const EMAIL = "asha@example.test";
const APPLY = "/cloudgateway-workflow/workflow-services/apply-workflow/v1/apply";
const PASSWORD = "correct-horse";
/** What says that a session was opened. */
const SESSION = /(li_at|PPID|GSESSIONID|nauk_at)=\S/;

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

interface Asked {
  method: "GET" | "POST";
  path: string;
  body?: object;
}
const get = (path: string): Asked => ({ method: "GET", path });
const post = (path: string, body: object): Asked => ({ method: "POST", path, body });

/** What a visitor asks for at each place, by site; and by what its checks are known. */
const SITES = [
  {
    name: "linkedin",
    job: LINKEDIN_JOB,
    known: /^\/checkpoint\/challengesV2\//,
    search: get("/jobs/search/?keywords=engineer"),
    view: get(`/jobs/view/${LINKEDIN_JOB.id}/`),
    form: get(`/jobs/api/easy-apply/${LINKEDIN_JOB.id}`),
    signIn: [
      post("/uas/api/sign-in", { email: EMAIL, password: PASSWORD, remember: true, next: "" }),
    ],
    home: "/feed/",
  },
  {
    name: "indeed",
    job: INDEED_JOB,
    known: /^\/account\/verify\//,
    search: get("/jobs?q=engineer"),
    view: get(`/viewjob?jk=${INDEED_JOB.id}`),
    form: get(`/beta/indeedapply/start?jk=${INDEED_JOB.id}`),
    signIn: [
      post("/auth/api/email", { __email: EMAIL, next: "" }),
      post("/auth/api/password/", { __password: PASSWORD }),
    ],
    home: "/",
  },
  {
    name: "glassdoor",
    job: GLASSDOOR_JOB,
    known: /^\/profile\/challenge\//,
    search: get("/Job/index.htm"),
    view: get(`/job-listing/test-engineer.htm?jl=${GLASSDOOR_JOB.id}`),
    form: post("/easy-apply/api/open", { job_id: GLASSDOOR_JOB.id }),
    signIn: [post("/profile/api/login", { username: EMAIL, password: PASSWORD, next: "" })],
    home: "/Job/index.htm",
  },
  {
    name: "naukri",
    job: ONE_CLICK,
    known: /^\/nlogin\/verify\//,
    search: get("/react-developer-jobs"),
    view: get(pageOf(ONE_CLICK)),
    form: post(APPLY, {
      strJobsarr: [ONE_CLICK.id],
      applyTypeId: "107",
      flowtype: "show",
      chatBotSDK: true,
    }),
    signIn: [post("/nlogin/api/login", { username: EMAIL, password: PASSWORD, next: "" })],
    home: "/mnjuser/homepage",
  },
] as const;

describe.each(SITES)("$name", ({ name, job, known, search, view, form, signIn, home }) => {
  let checks: CheckControl;
  let cookie: string;
  beforeAll(async () => {
    checks = new CheckControl(new JobSite(sandbox, sandbox.urls[name]));
    await checks.site.control("POST", "jobs", { mode: "merge", jobs: [job] });
    cookie = await checks.session(EMAIL);
  });
  afterEach(() => checks.site.control("DELETE", "checks"));

  const ask = ({ method, path, body }: Asked, from = "") =>
    fetch(`${checks.site.base}${path}`, {
      method,
      redirect: "manual",
      headers: {
        cookie,
        appid: "109",
        ...(from === "" ? {} : { referer: `${checks.site.base}${from}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  /** Where a request was led to, if it was led to a check. */
  async function stopOf(response: Response): Promise<string | undefined> {
    const isCall = (response.headers.get("content-type") ?? "").includes("json");
    const body = isCall ? await response.json() : {};
    const path = response.headers.get("location") ?? body.next ?? body.path ?? "";
    return known.test(path) ? path : undefined;
  }

  /** Passes the check in the app; the answer of the page that has waited for it. */
  async function passInApp(path: string): Promise<Response> {
    const { id, solution } = await checks.last(EMAIL);
    await checks.tapInApp(EMAIL, id, solution?.number ?? 0);
    return checks.site.get(`${path}/done`, cookie);
  }

  async function signInByForm(): Promise<Response> {
    const [first, second] = signIn;
    const response = await checks.site.post(first.path, first.body);
    if (second === undefined) return response;
    const id = String((await response.json()).path)
      .split("/")
      .at(-1);
    return checks.site.post(`${second.path}${id}`, second.body);
  }

  test.each([
    ["search", search],
    ["job", view],
  ] as const)(
    "a check at %s is in the way of that page alone, and leads back to it",
    async (at, page) => {
      await checks.plan(EMAIL, { kind: "app_number", at });
      const other = at === "search" ? view : search;
      expect(await stopOf(await ask(other))).toBeUndefined();
      const path = (await stopOf(await ask(page))) ?? "";
      expect((await checks.site.get(path, cookie)).status).toBe(200);
      // Whoever does not pass meets the same one again.
      expect(await stopOf(await ask(page))).toBe(path);
      const passed = await passInApp(path);
      expect(passed.headers.get("location")).toBe(page.path);
      expect(await stopOf(await ask(page))).toBeUndefined();
    },
  );

  test("a check at a form answers the call that opens it, and leads back to the page around", async () => {
    await checks.plan(EMAIL, { kind: "app_number", at: "form" });
    expect(await stopOf(await ask(view))).toBeUndefined();
    const path = (await stopOf(await ask(form, view.path))) ?? "";
    const passed = await passInApp(path);
    expect(passed.headers.get("location")).toBe(
      form.method === "GET" && name === "indeed" ? form.path : view.path,
    );
    expect(await stopOf(await ask(form, view.path))).toBeUndefined();
    expect(await checks.site.applications(EMAIL)).toHaveLength(name === "naukri" ? 1 : 0);
    await checks.site.control("DELETE", "applications");
  });

  test("a check at sign-in comes after the password, and opens the session when it is passed", async () => {
    await checks.plan(EMAIL, { kind: "app_number", at: "sign_in" });
    const response = await signInByForm();
    expect(JobSite.cookiesOf(response)).not.toMatch(SESSION);
    const path = (await stopOf(response)) ?? "";
    expect(path).toMatch(known);
    const passed = await passInApp(path);
    const opened = JobSite.cookiesOf(passed);
    expect(passed.headers.get("location")).not.toMatch(known);
    expect(opened).toMatch(SESSION);
    expect((await checks.site.get(home, opened)).status).toBe(200);
  });

  test("a check at any page is in the way of pages and calls until it was passed", async () => {
    await checks.plan(EMAIL, { kind: "app_number", at: "any_page" });
    for (const one of [search, view, form]) expect(await stopOf(await ask(one))).toMatch(known);
    expect((await checks.read(EMAIL)).asked).toHaveLength(1);
    await passInApp((await stopOf(await ask(search))) ?? "");
    for (const one of [search, view]) expect(await stopOf(await ask(one))).toBeUndefined();
  });

  test("nobody else meets an account's check", async () => {
    await checks.plan("other@example.test", { kind: "app_number", at: "any_page" });
    expect(await stopOf(await ask(search))).toBeUndefined();
    expect((await checks.read(EMAIL)).asked).toEqual([]);
  });
});

describe("how often", () => {
  let checks: CheckControl;
  let cookie: string;
  beforeAll(async () => {
    checks = new CheckControl(new JobSite(sandbox, sandbox.urls.linkedin));
    cookie = await checks.session(EMAIL);
  });
  afterEach(() => checks.site.control("DELETE", "checks"));

  const isStopped = async (path: string): Promise<boolean> =>
    (await checks.site.get(path, cookie)).headers.get("location")?.includes("/checkpoint/") ===
    true;

  async function pass(): Promise<void> {
    const { id, solution } = await checks.last(EMAIL);
    await checks.tapInApp(EMAIL, id, solution?.number ?? 0);
  }

  test("one that is asked three times at once comes three times in a row", async () => {
    await checks.plan(EMAIL, { kind: "app_number", at: "any_page", times: 3 });
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await isStopped("/feed/")).toBe(true);
      await pass();
    }
    expect(await isStopped("/feed/")).toBe(false);
    const { asked } = await checks.read(EMAIL);
    expect(asked.filter((check) => check.passed_at !== null)).toHaveLength(3);
  });

  test("one that is always asked never ends, but with the control call", async () => {
    await checks.plan(EMAIL, { kind: "app_number", at: "any_page", times: "always" });
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await isStopped("/feed/")).toBe(true);
      await pass();
    }
    await checks.site.control("DELETE", `checks?applicant=${EMAIL}`);
    expect(await isStopped("/feed/")).toBe(false);
  });

  test("one that is asked the next time lets the search be done, and comes at the next one", async () => {
    const search = "/jobs/search/?keywords=engineer&skin=legacy";
    const plan = { kind: "app_number", at: "search", times: 2, again: "next_time" };
    await checks.plan(EMAIL, plan);
    expect(await isStopped(search)).toBe(true);
    await pass();
    expect(await isStopped(search)).toBe(false);
    expect(await isStopped(`${search}&start=25`)).toBe(false);
    expect(await isStopped("/jobs-tracker")).toBe(false);
    expect(await isStopped(search)).toBe(true);
    await pass();
    expect(await isStopped("/jobs-tracker")).toBe(false);
    expect(await isStopped(search)).toBe(false);
  });

  test("several checks come in the order in which they were planned", async () => {
    await checks.plan(EMAIL, { kind: "app_number", at: "any_page" });
    await checks.plan(EMAIL, { kind: "app_shows", at: "any_page" });
    expect(await isStopped("/feed/")).toBe(true);
    await pass();
    expect(await isStopped("/feed/")).toBe(true);
    expect((await checks.read(EMAIL)).asked.map(({ kind }) => kind)).toEqual([
      "app_number",
      "app_shows",
    ]);
  });

  test("whoever says that it was somebody else ends the sign-in, and the next one is asked again", async () => {
    await checks.plan(EMAIL, { kind: "consent", at: "sign_in" });
    const body = { email: EMAIL, password: PASSWORD, remember: true, next: "" };
    const signIn = async () => (await checks.site.post("/uas/api/sign-in", body)).json();
    const { path } = await signIn();
    const by = { by: "mouse", is_trusted: true, x: 1, y: 1, at_ms: 1 };
    const report = { chosen: ["no"], token: "", value: null, events: [{ what: "choose", ...by }] };
    const sent = await fetch(`${checks.site.base}${path}`, {
      method: "POST",
      body: new URLSearchParams({ report: JSON.stringify(report) }),
    });
    expect(await sent.text()).toContain("Nobody was let in");
    expect(JobSite.cookiesOf(sent)).toBe("");
    expect((await checks.last(EMAIL)).denied_at).not.toBeNull();
    expect((await signIn()).path).not.toBe(path);
  });

  test("a plan that makes no sense is refused with what is wrong", async () => {
    const response = await checks.site.control("POST", "checks", {
      applicant: EMAIL,
      kind: "riddle",
      at: "search",
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("kind");
  });

  test("a new sandbox has none", async () => {
    await checks.plan(EMAIL, { kind: "app_number", at: "any_page" });
    await checks.site.control("DELETE", "");
    expect(await checks.read(EMAIL)).toEqual({ planned: [], asked: [] });
  });
});
