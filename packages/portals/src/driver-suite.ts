import { createHash } from "node:crypto";
import type { FieldValue } from "@sendoff/contract";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type {
  ApplyInput,
  JobCard,
  PortalSession,
  PreparedApplication,
  PrepareOutcome,
} from "./portal-driver.ts";
import { launchBrowser } from "./testing/browser.fixture.ts";
import type { PortalFixture, RunningPortal, SuiteJob } from "./testing/portal.fixture.ts";
import {
  APPLIED_JOB,
  CLOSED_JOB,
  EXTERNAL_JOB,
  FULL_JOB,
  PLAIN_JOB,
  SUITE_ANSWERS,
  SUITE_JOBS,
  UNKNOWN_JOB,
} from "./testing/suite-jobs.fixture.ts";

const BYTES = new TextEncoder().encode("%PDF-1.4 the CV of Asha");
const CV = {
  fileName: "asha-cv.pdf",
  mimeType: "application/pdf",
  bytes: BYTES,
  sha256: createHash("sha256").update(BYTES).digest("hex"),
};

/** Answers what the person knows; keeps what the portal filled in from the account by itself. */
const answerAll: ApplyInput["answer"] = (field) => {
  const value = SUITE_ANSWERS[field.question];
  if (value !== undefined) {
    return { kind: "answer", answer: { value, source: "profile", confidence: 1, why: "said so" } };
  }
  return { kind: "unknown", reason: "Nobody said" };
};

/** The promises every driver keeps, proven against its portal's replica. Call it in a `*.driver.test.ts`. */
export function describeDriver(name: string, fixture: PortalFixture): void {
  const { driver } = fixture;
  let browser: Browser;
  let portal: RunningPortal;
  let contexts: BrowserContext[] = [];
  let count = 0;

  beforeAll(async () => {
    [browser, portal] = await Promise.all([launchBrowser(), fixture.start()]);
    await portal.loadJobs(SUITE_JOBS);
    await portal.setVariant(fixture.variants[0] ?? "");
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });

  async function openSession(): Promise<PortalSession> {
    const context = await browser.newContext();
    contexts.push(context);
    const page = await context.newPage();
    return { context, page, baseUrl: portal.baseUrl, signal: new AbortController().signal };
  }

  function newAccount(prefix = "asha"): string {
    count += 1;
    return `${prefix}.${count}@example.test`;
  }

  async function signedIn(
    account = newAccount(),
  ): Promise<{ session: PortalSession; account: string }> {
    const session = await openSession();
    const outcome = await driver.signIn(session, { email: account, password: fixture.password });
    expect(outcome).toEqual({ kind: "signed_in" });
    return { session, account };
  }

  function cardOf(job: SuiteJob): Pick<JobCard, "portalJobId" | "url"> {
    return { portalJobId: job.id, url: "" };
  }

  async function prepare(
    session: PortalSession,
    job: SuiteJob,
    answer = answerAll,
  ): Promise<PrepareOutcome> {
    const read = await driver.read(session, cardOf(job));
    if (read.kind !== "open") throw new Error(`The job is ${read.kind}`);
    return driver.prepare(session, { job: read.job, cv: CV, answer });
  }

  async function prepared(
    session: PortalSession,
    job: SuiteJob,
    answer = answerAll,
  ): Promise<PreparedApplication> {
    const outcome = await prepare(session, job, answer);
    if (outcome.kind !== "prepared") throw new Error(`Not prepared: ${JSON.stringify(outcome)}`);
    return outcome;
  }

  describe.each(fixture.variants)(`${name}, %s`, (variant) => {
    beforeAll(() => portal.setVariant(variant));
    afterAll(() => portal.setVariant(fixture.variants[0] ?? ""));

    test("what the employer receives is what the driver says it gave", async () => {
      const { session, account } = await signedIn();
      expect(await driver.isSignedIn(session)).toBe(true);
      const application = await prepared(session, FULL_JOB);
      expect(application.cvAttached).toBe(true);
      expect(await portal.listReceived(account)).toEqual([]);
      const outcome = await application.submit({ confirmTimeoutMs: 10_000 });
      expect(outcome.kind).toBe("confirmed");
      const [received, ...more] = await portal.listReceived(account);
      expect(more).toEqual([]);
      expect(received?.jobId).toBe(FULL_JOB.id);
      const given = new Map<string, FieldValue>(
        application.answers
          .filter((answer) => answer.kind !== "file" && answer.source !== "policy")
          .map((answer) => [answer.question, answer.value]),
      );
      expect(Object.fromEntries(received?.answers ?? [])).toMatchObject(Object.fromEntries(given));
      expect(given.size).toBeGreaterThanOrEqual(9);
      expect(received?.cv).toEqual({ fileName: CV.fileName, sha256: CV.sha256 });
      expect(received?.otherFiles).toBe(0);
      expect(received?.isFollowing).toBe(false);
      expect((await driver.lookApplied(session, cardOf(FULL_JOB))).kind).toBe("applied");
    });

    test("a search yields each job once with what its card says", async () => {
      const { session } = await signedIn();
      const cards: JobCard[] = [];
      const found = driver.search(session, {
        roles: ["Engineer", "engineer"],
        locations: ["Pune"],
      });
      let next = await found.next();
      for (; next.done !== true; next = await found.next()) cards.push(next.value);
      expect(next.value).toEqual({ kind: "exhausted" });
      const open = cards.find((card) => card.portalJobId === PLAIN_JOB.id);
      expect(open).toMatchObject({
        title: PLAIN_JOB.title,
        company: PLAIN_JOB.company,
        isEasyApply: true,
        isApplied: false,
      });
      expect(open?.location).toContain("Pune");
      expect(new Set(cards.map((card) => card.portalJobId)).size).toBe(cards.length);
      expect(cards.map((card) => card.portalJobId)).not.toContain(EXTERNAL_JOB.id);
    });

    test("jobs that cannot be applied to are told apart", async () => {
      const { session } = await signedIn();
      const open = await driver.read(session, cardOf(PLAIN_JOB));
      expect(open).toMatchObject({
        kind: "open",
        job: { title: PLAIN_JOB.title, company: PLAIN_JOB.company },
      });
      if (open.kind === "open") expect(open.job.location).toContain("Pune");
      expect((await driver.read(session, cardOf(CLOSED_JOB))).kind).toBe("closed");
      expect((await driver.read(session, cardOf(EXTERNAL_JOB))).kind).toBe("external");
      expect((await driver.read(session, cardOf(APPLIED_JOB))).kind).toBe("already_applied");
      expect((await driver.read(session, { portalJobId: "4999999999", url: "" })).kind).toBe(
        "not_found",
      );
      expect((await driver.lookApplied(session, cardOf(APPLIED_JOB))).kind).toBe("applied");
      expect((await driver.lookApplied(session, cardOf(PLAIN_JOB))).kind).toBe("not_applied");
    });

    test("a wrong password is refused with the portal's words", async () => {
      const session = await openSession();
      const outcome = await driver.signIn(session, { email: newAccount(), password: "wrong" });
      expect(outcome.kind).toBe("refused");
      expect(await driver.isSignedIn(session)).toBe(false);
    });

    test("questions nobody answered are all asked for and nothing is sent", async () => {
      const { session, account } = await signedIn();
      const outcome = await prepare(session, UNKNOWN_JOB);
      if (outcome.kind !== "needs_answer") throw new Error(`It is ${outcome.kind}`);
      expect(outcome.questions).toEqual([
        { question: "What is your shoe size?", options: [], reason: "Nobody said" },
        { question: "Favourite colour?", options: ["Red", "Blue"], reason: "Nobody said" },
      ]);
      expect(await portal.listReceived(account)).toEqual([]);
      expect((await prepared(session, PLAIN_JOB)).kind).toBe("prepared");
    });
  });

  test.each(fixture.layouts)(
    `${name}, %s: a changed page is reported, not worked around`,
    async (variant) => {
      await portal.setVariant(variant);
      const { session, account } = await signedIn();
      await portal.setTrouble(account, "changed_layout");
      const read = await driver.read(session, cardOf(PLAIN_JOB));
      const outcome = read.kind === "open" ? await prepare(session, PLAIN_JOB) : read;
      expect(outcome.kind).toBe("page_changed");
      expect(await portal.listReceived(account)).toEqual([]);
      await portal.setVariant(fixture.variants[0] ?? "");
    },
    30_000,
  );

  describe(`${name}: signing in`, () => {
    test("a mailed code finishes the sign-in; a wrong one is told and may be tried again", async () => {
      const session = await openSession();
      const account = newAccount("otp");
      const outcome = await driver.signIn(session, { email: account, password: fixture.password });
      expect(outcome).toMatchObject({ kind: "code_required", via: "email" });
      const code = await portal.getCode(account);
      const wrong = code === "111111" ? "222222" : "111111";
      expect((await driver.submitCode(session, wrong)).kind).toBe("wrong_code");
      expect((await driver.submitCode(session, wrong)).kind).toBe("wrong_code");
      expect(await driver.submitCode(session, code)).toEqual({ kind: "signed_in" });
      expect(await driver.isSignedIn(session)).toBe(true);
    });

    test("a captcha is a challenge for the user", async () => {
      const session = await openSession();
      const credentials = { email: newAccount("captcha"), password: fixture.password };
      expect((await driver.signIn(session, credentials)).kind).toBe("challenge");
    });

    test("who is signed in already stays signed in", async () => {
      const { session, account } = await signedIn();
      const again = await driver.signIn(session, { email: account, password: fixture.password });
      expect(again).toEqual({ kind: "signed_in" });
    });

    test("pages of a signed-out account say that the session is over", async () => {
      const session = await openSession();
      expect((await driver.read(session, cardOf(PLAIN_JOB))).kind).toBe("session_expired");
      const found = driver.search(session, { roles: ["Engineer"], locations: ["Pune"] });
      expect((await found.next()).value).toEqual({ kind: "session_expired" });
    });
  });

  describe(`${name}: applying when things go wrong`, () => {
    test("an answer the page refuses is asked for once more with the page's complaint", async () => {
      const { session, account } = await signedIn();
      const complaints: string[] = [];
      const application = await prepared(session, FULL_JOB, (field, page) => {
        const isYears = field.question.startsWith("How many years");
        if (isYears && field.error === "") {
          return {
            kind: "answer",
            answer: { value: "400", source: "draft", confidence: 1, why: "" },
          };
        }
        if (isYears) complaints.push(field.error);
        return answerAll(field, page);
      });
      expect(complaints).toHaveLength(1);
      await application.submit({ confirmTimeoutMs: 10_000 });
      const [received] = await portal.listReceived(account);
      expect(received?.answers.get("How many years of work experience do you have with Go?")).toBe(
        "4",
      );
    });

    test("an answer the page refuses twice is a question for the user", async () => {
      const { session, account } = await signedIn();
      const outcome = await prepare(session, FULL_JOB, (field, page) =>
        field.question.startsWith("How many years")
          ? { kind: "answer", answer: { value: "400", source: "draft", confidence: 1, why: "" } }
          : answerAll(field, page),
      );
      if (outcome.kind !== "needs_answer") throw new Error(`It is ${outcome.kind}`);
      expect(outcome.questions.map((each) => each.question)).toEqual([
        "How many years of work experience do you have with Go?",
      ]);
      expect(outcome.questions[0]?.reason).not.toBe("");
      expect(await portal.listReceived(account)).toEqual([]);
    }, 40_000);

    test.each(["daily_limit", "daily_limit_button"] as const)("%s", async (trouble) => {
      const { session, account } = await signedIn();
      await portal.setTrouble(account, trouble);
      const outcome = await prepare(session, PLAIN_JOB);
      expect(outcome).toMatchObject({ kind: "throttled", scope: "daily_limit" });
    });

    test("a portal that finds us too fast is obeyed", async () => {
      const { session, account } = await signedIn();
      await portal.setTrouble(account, "fast_pace");
      await (await prepared(session, PLAIN_JOB)).submit({ confirmTimeoutMs: 10_000 });
      const outcome = await prepare(session, FULL_JOB);
      const last =
        outcome.kind === "prepared" ? await outcome.submit({ confirmTimeoutMs: 5_000 }) : outcome;
      expect(last).toMatchObject({ kind: "throttled", scope: "fast_pace" });
      expect(await portal.listReceived(account)).toHaveLength(1);
    });

    test("a captcha over the form is a challenge for the user", async () => {
      const { session, account } = await signedIn();
      await portal.setTrouble(account, "captcha_at_apply");
      expect((await prepare(session, PLAIN_JOB)).kind).toBe("challenge");
    });

    test("a safety reminder is read and passed", async () => {
      const { session, account } = await signedIn();
      await portal.setTrouble(account, "safety_reminder");
      expect((await prepare(session, PLAIN_JOB)).kind).toBe("prepared");
    });

    test("a session that ends in the middle of a form is told", async () => {
      const { session, account } = await signedIn();
      await portal.setTrouble(account, "session_ends_mid_form");
      const outcome = await prepare(session, FULL_JOB);
      const last =
        outcome.kind === "prepared" ? await outcome.submit({ confirmTimeoutMs: 3_000 }) : outcome;
      expect(last.kind).toBe("session_expired");
      expect(await portal.listReceived(account)).toEqual([]);
    });

    test("a slow confirmation is waited for", async () => {
      const { session, account } = await signedIn();
      await portal.setTrouble(account, "slow_confirmation");
      const application = await prepared(session, PLAIN_JOB);
      const outcome = await application.submit({ confirmTimeoutMs: 12_000 });
      expect(outcome.kind).toBe("confirmed");
      expect(await portal.listReceived(account)).toHaveLength(1);
    });

    test.each([
      ["lost_confirmation_sent", 1, "applied"],
      ["lost_confirmation_unsent", 0, "not_applied"],
    ] as const)("%s: nothing is claimed, and a later look tells", async (trouble, sent, seen) => {
      const { session, account } = await signedIn();
      await portal.setTrouble(account, trouble);
      const application = await prepared(session, PLAIN_JOB);
      const outcome = await application.submit({ confirmTimeoutMs: 2_500 });
      expect(outcome.kind).toBe("unconfirmed");
      expect(await portal.listReceived(account)).not.toHaveLength(sent === 0 ? 1 : 0);
      expect((await driver.lookApplied(session, cardOf(PLAIN_JOB))).kind).toBe(seen);
    });

    test("a discarded form sends nothing and can be filled again", async () => {
      const { session, account } = await signedIn();
      const application = await prepared(session, PLAIN_JOB);
      await application.discard();
      expect(await portal.listReceived(account)).toEqual([]);
      expect((await application.submit({ confirmTimeoutMs: 1_000 })).kind).toBe("not_clicked");
      expect((await prepared(session, PLAIN_JOB)).kind).toBe("prepared");
    });

    test("an aborted signal ends the work at once with its reason", async () => {
      const { session } = await signedIn();
      const stop = new AbortController();
      const reason = new Error("stopped");
      const answer: ApplyInput["answer"] = (field, page) => {
        stop.abort(reason);
        return answerAll(field, page);
      };
      await expect(prepare({ ...session, signal: stop.signal }, PLAIN_JOB, answer)).rejects.toBe(
        reason,
      );
    });
  });
}
