import type { GivenAnswer } from "@sendoff/contract";
import { closeTestContexts, testBrowser } from "@sendoff/testkit/browser";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { AnswerDecision, ApplyInput, PortalSession, SubmitOutcome } from "../portal-driver.ts";
import { type DrawnJob, JOB_ID, JOB_PATH, jobPage } from "./drawn-pages.fixture.ts";
import { naukriDriver } from "./naukri.driver.ts";

const BASE = "http://portal.invalid";
const JOB = {
  portalJobId: JOB_ID,
  title: "Engineer",
  company: "Probe",
  location: "Pune",
  url: `${BASE}${JOB_PATH}?src=list`,
  description: "",
};
const CV = { fileName: "cv.pdf", mimeType: "application/pdf", bytes: new Uint8Array(), sha256: "" };
const YEARS = { text: "How many years of Go?", kind: "typed" } as const;
const NOTICE = {
  text: "Notice period?",
  kind: "radios",
  options: ["1 month", "2 months"],
} as const;
const SKILLS = {
  text: "Which do you know?",
  kind: "boxes",
  options: ["Kafka", "Redis", "SQL"],
} as const;
const BREAK = {
  text: "Are you on a career break?",
  kind: "chips",
  options: ["Yes", "No"],
} as const;
const SHOE = { text: "Shoe size?", kind: "typed" } as const;
const ANSWERS: Readonly<Record<string, string | string[]>> = {
  [YEARS.text]: "4",
  [NOTICE.text]: "2 months",
  [SKILLS.text]: ["Kafka", "SQL"],
  [BREAK.text]: "No",
};

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await testBrowser();
});
afterAll(closeTestContexts);
beforeEach(async () => {
  page = await browser.newPage();
});
afterEach(async () => page.close());

const answer: ApplyInput["answer"] = ({ question }): AnswerDecision => {
  const value = ANSWERS[question];
  if (value === undefined) return { kind: "unknown", reason: "Not said" };
  return { kind: "answer", answer: { value, source: "profile", confidence: 1, why: "" } };
};

interface Played {
  readonly outcome: SubmitOutcome;
  /** Every press and answer that the page was told, in order. */
  readonly told: readonly unknown[];
  /** What the protocol was told before each of them. */
  readonly kept: readonly (readonly GivenAnswer[])[];
}

interface Wish {
  readonly answer?: ApplyInput["answer"];
  readonly isListed?: boolean;
  readonly mayClick?: () => boolean;
  /** The button of the page when it is loaded again after the click. */
  readonly stateAfter?: "open" | "applied";
}

function sessionOf(): PortalSession {
  const { signal } = new AbortController();
  return { context: page.context(), page, baseUrl: BASE, signal, patience: 0.2 };
}

/** Applies for a job on pages drawn from the facts. */
async function play(job: DrawnJob, wish: Wish = {}): Promise<Played> {
  const told: unknown[] = [];
  const kept: (readonly GivenAnswer[])[] = [];
  let loads = 0;
  await page.route("**/*", (route) => {
    const { pathname, search } = new URL(route.request().url());
    const html = (body: string) => route.fulfill({ body, contentType: "text/html" });
    if (pathname === "/told") {
      told.push(JSON.parse(decodeURIComponent(search.slice(1))));
      return html("");
    }
    if (pathname === "/myapply/historypage") {
      const row = `<div class="jdTupleContainer"><b class="jdTitle" title="Engineer">Engineer</b><i class="company" title="Probe">Probe</i></div>`;
      return html(wish.isListed === true ? row : "<p>No jobs</p>");
    }
    if (pathname.startsWith("/myapply/")) return html("<h1>Share Interest in similar jobs</h1>");
    loads += 1;
    return html(jobPage(job, loads === 1 ? "open" : (wish.stateAfter ?? "open")));
  });
  const session = sessionOf();
  await page.goto(`${BASE}${JOB_PATH}`);
  const prepared = await naukriDriver.prepare(session, {
    job: JOB,
    cv: CV,
    answer: wish.answer ?? answer,
  });
  if (prepared.kind !== "prepared") throw new Error(`It is ${prepared.kind}`);
  expect(told).toEqual([]);
  const outcome = await prepared.submit({
    confirmTimeoutMs: 20_000,
    mayClick: wish.mayClick ?? (() => true),
    onAnswers: async (answers) => void kept.push(answers),
  });
  return { outcome, told, kept };
}

const APPLY = { clicked: "apply" };

test("one click sends where nothing is asked, and the address confirms it", async () => {
  const { outcome, told } = await play({ questions: [], code: 200 });
  expect(outcome).toMatchObject({ kind: "confirmed", answers: [] });
  expect(told).toEqual([APPLY]);
});

test("every question is answered once in its own way, told before it is sent, and kept for the receipt", async () => {
  const questions = [BREAK, YEARS, NOTICE, SKILLS];
  const { outcome, told, kept } = await play({ questions, code: 200 });
  expect(told).toEqual([
    APPLY,
    { question: BREAK.text, said: "No" },
    { question: YEARS.text, said: "4" },
    { question: NOTICE.text, said: "2 months" },
    { question: SKILLS.text, said: "Kafka|SQL" },
  ]);
  expect(kept.map((answers) => answers.length)).toEqual([1, 2, 3, 4]);
  expect(outcome).toEqual({ kind: "confirmed", text: expect.any(String), answers: kept.at(-1) });
});

test.each([
  [406, "rejected"],
  [202, "external"],
])("the code %i of this very job is %s, whatever other jobs got", async (code, kind) => {
  expect((await play({ questions: [YEARS], code })).outcome.kind).toBe(kind);
});

test("a greeting and the question in one bubble are told apart", async () => {
  const greeting = `Hi Asha, companies value diversity.\nShare your career status.\n${BREAK.text}`;
  const asked = { ...BREAK, text: "" };
  const { told } = await play({ questions: [asked], greeting, code: 200 });
  expect(told).toEqual([APPLY, { question: "", said: "No" }]);
});

test("an open question ends it: the cross stays unpressed, the page is left, and Naukri does not have it", async () => {
  const { outcome, told } = await play({ questions: [YEARS, SHOE], code: 200 });
  expect(outcome).toMatchObject({
    kind: "needs_answer",
    questions: [{ question: SHOE.text, reason: "Not said" }],
    answers: [{ question: YEARS.text, value: "4" }],
  });
  expect(told).toEqual([APPLY, { question: YEARS.text, said: "4" }]);
});

test.each([
  ["the job's page says applied", { stateAfter: "applied" }],
  ["its list has such a job", { isListed: true }],
] as const)("left half-way, it stays in doubt when %s", async (_name, wish) => {
  expect((await play({ questions: [SHOE] }, wish)).outcome.kind).toBe("unconfirmed");
});

test("a question that may be skipped is skipped, unless its user wants to see it first", async () => {
  const questions = [{ ...SHOE, canSkip: true }];
  const { told } = await play({ questions, code: 200 });
  expect(told).toEqual([APPLY, { question: SHOE.text, said: "Skip this question" }]);
  await page.unrouteAll();
  const mustAsk = (): AnswerDecision => ({ kind: "unknown", reason: "Unseen", mustAsk: true });
  const seen = await play({ questions, code: 200 }, { answer: mustAsk });
  expect([seen.outcome.kind, seen.told]).toEqual(["needs_answer", [APPLY]]);
});

test("an answer over 100 characters is not cut short: its user is asked", async () => {
  const value = "x".repeat(101);
  const long: ApplyInput["answer"] = () => ({
    kind: "answer",
    answer: { value, source: "profile", confidence: 1, why: "" },
  });
  const { outcome, told } = await play({ questions: [YEARS], code: 200 }, { answer: long });
  expect([outcome.kind, told]).toEqual(["needs_answer", [APPLY]]);
});

test("the same question a third time is the refusal of its answer", async () => {
  const { outcome, told } = await play({ questions: [YEARS, YEARS, YEARS, YEARS], code: 200 });
  expect([outcome.kind, told.length]).toEqual(["needs_answer", 3]);
});

test("when nothing more may be clicked, the answer is not sent", async () => {
  let asked = 0;
  const mayClick = (): boolean => (asked += 1) === 1;
  const { outcome, told } = await play({ questions: [YEARS], code: 200 }, { mayClick });
  expect([outcome.kind, told]).toEqual(["unconfirmed", [APPLY]]);
});

test.each([
  ["applied", "confirmed"],
  ["open", "unconfirmed"],
] as const)("without a word the job's page is loaded again: %s means %s", async (state, kind) => {
  const { outcome, told } = await play({ questions: [] }, { stateAfter: state });
  expect([outcome.kind, told]).toEqual([kind, [APPLY]]);
});

test.each([
  ["open", "open"],
  ["applied", "already_applied"],
  ["company", "external"],
  ["walkin", "external"],
] as const)(
  "a job's page with its button %s is %s, for all that other jobs show",
  async (state, kind) => {
    const html = jobPage({ questions: [] }, state);
    await page.route("**/*", (route) => route.fulfill({ body: html, contentType: "text/html" }));
    const read = await naukriDriver.read(sessionOf(), JOB);
    expect(read).toMatchObject({
      kind,
      job: {
        title: "Engineer",
        company: "Probe",
        location: "Pune",
        pay: "14-24 Lacs P.A.",
        url: `${BASE}${JOB_PATH}`,
      },
    });
  },
);
