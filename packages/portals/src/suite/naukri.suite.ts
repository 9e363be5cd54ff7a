import type { GivenAnswer } from "@sendoff/contract/form";
import { describe, expect, test } from "vitest";
import type { AnswerDecision, ApplyInput, PortalSession, SubmitOptions } from "../portal-driver.ts";
import type { SuiteJob } from "../testing/portal.fixture.ts";
import { PLAIN_JOB } from "../testing/suite-jobs.fixture.ts";
import { CV, IMPATIENT, type Stage } from "./stage.fixture.ts";

const SUBMIT: SubmitOptions = { confirmTimeoutMs: 30_000 };
const LIMIT_OR_FAILURE = "There was an error while processing your request, please try again later";

/** What somebody answers; numbers alone where words were refused. */
const KNOWN: Readonly<Record<string, string | boolean | readonly string[]>> = {
  "Are you on a career break?": "No",
  "What is your current CTC in Lacs?": "12 LPA",
  "Which city do you live in?": "Pune",
  "Why us?": "Because it is interesting. ".repeat(5).trim(),
  "Notice period?": "2 months",
  Salutation: "Ms.",
  "Which do you know?": ["Kafka", "SQL"],
  "Shift?": "Night",
  "What is your date of birth?": "1995-01-31",
  "Send me news": false,
  "Data may be kept.": true,
};

const answerOf = (value: GivenAnswer["value"]): AnswerDecision => ({
  kind: "answer",
  answer: { value, source: "profile", confidence: 1, why: "said so" },
});

const answer: ApplyInput["answer"] = ({ question, kind }) => {
  const known = KNOWN[question];
  if (known === undefined) return { kind: "unknown", reason: "Nobody said" };
  if (typeof known === "string")
    return answerOf(kind === "decimal" ? known.replace(/\D+/g, "") : known);
  return answerOf(typeof known === "boolean" ? known : [...known]);
};

/** Every way of answering that the drawer draws and that we know, in one job. */
const EVERY_KNOWN = {
  greeting: "career_break",
  questions: [
    { label: "What is your current CTC in Lacs?", kind: "numeric" },
    { label: "Which city do you live in?", kind: "text", placeholder: "For example: Pune" },
    { label: "Why us?", kind: "long_text" },
    { label: "Notice period?", kind: "radios", options: ["1 Month", "2 months"] },
    { label: "Salutation", kind: "chips", options: ["Mr.", "Ms."] },
    { label: "Which do you know?", kind: "checkboxes", options: ["Kafka", "Redis", "SQL"] },
    { label: "Shift?", kind: "select", options: ["Day", "Night"] },
    { label: "What is your date of birth?", kind: "date_of_birth" },
    { label: "Referred by?", kind: "text", required: false },
    { label: "Own laptop?", kind: "radios", options: ["Yes", "No"], required: false },
    { label: "Send me news", kind: "consent", options: ["Yes"], required: false },
    { label: "Data may be kept.", kind: "consent", options: ["I Accept"] },
  ],
};
const CITIES = ["Pune", "Delhi", "Mumbai", "Chennai", "Kochi", "Noida", "Surat", "Patna", "Agra"];

let jobs = 0;

/** A job of its own in the replica's words. */
async function addJobTo(stage: Stage, own: object): Promise<SuiteJob> {
  jobs += 1;
  const job = { ...PLAIN_JOB, id: String(100_000_000_000 + jobs), title: `Own Engineer ${jobs}` };
  const { id, title, company } = job;
  await stage.portal.addJobs([{ id, title, company, location: "Pune", ...own }]);
  return job;
}

/** What Naukri alone does in its talk: its drawer in every shape, and its words. */
export function describeNaukriTalk(stage: Stage): void {
  const addJob = (own: object): Promise<SuiteJob> => addJobTo(stage, own);
  async function apply(session: PortalSession, job: SuiteJob, options = SUBMIT, by = answer) {
    return (await stage.prepared(session, job, by, CV)).submit(options);
  }
  /** Applies for a job of its own, with what goes wrong for this account alone. */
  async function play(own: object, wish: { faults?: object; by?: typeof answer } = {}) {
    const { session, account } = await stage.signedIn();
    if (wish.faults !== undefined) await stage.portal.setFaults(account, wish.faults);
    const job = await addJob(own);
    const hasty = { ...session, patience: IMPATIENT };
    const outcome = await apply(hasty, job, SUBMIT, wish.by);
    return { outcome, received: await stage.portal.listReceived(account) };
  }

  test("every question is answered once in its own way, and kept before it is sent", async () => {
    const { session, account } = await stage.signedIn();
    const kept: (readonly GivenAnswer[])[] = [];
    const job = await addJob(EVERY_KNOWN);
    const outcome = await apply(session, job, {
      ...SUBMIT,
      onAnswers: async (answers) => void kept.push(answers),
    });
    const given = kept.at(-1) ?? [];
    expect(outcome).toEqual({ kind: "confirmed", text: expect.any(String), answers: given });
    const { "Send me news": _leftOut, ...answered } = KNOWN;
    expect(Object.fromEntries(given.map(({ question, value }) => [question, value]))).toEqual({
      ...answered,
      "What is your current CTC in Lacs?": "12",
    });
    const received = await stage.portal.listReceived(account);
    expect(received).toHaveLength(1);
    const arrived = [...(received[0]?.answers ?? [])].map(([question, value]) => [
      question.split("\n").at(-1),
      value,
    ]);
    expect(arrived).toEqual(given.map(({ question, value }) => [question, value]));
    // Words that were refused were told as well, and a question that was left out was told as nothing new.
    expect(kept.map((answers) => answers.length)).toEqual([
      1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 10,
    ]);
    expect(await stage.portal.listTraps(account)).toEqual([]);
  });

  describeRefusals(stage, play);
  describeLimits(stage, { addJob, play });
}

type Play = (
  own: object,
  wish?: { faults?: object; by?: typeof answer },
) => Promise<{ outcome: { kind: string }; received: unknown[] }>;

/** Where nothing more may be pressed. */
function describeRefusals(stage: Stage, play: Play): void {
  test.each([
    ["a list of suggestions", { kind: "list", options: CITIES }],
    ["a list for several", { kind: "multi_list", options: CITIES, max_choices: 2 }],
    ["a calendar", { kind: "date" }],
    ["a file", { kind: "file" }],
    ["chips with more behind them", { kind: "chips", options: CITIES }],
  ])("%s is left alone: nothing is pressed or sent", async (_name, question) => {
    const { outcome, received } = await play({
      questions: [{ label: "Which city do you live in?", ...question }],
    });
    expect([outcome.kind, received]).toEqual(["rejected", []]);
  });

  test.each([
    ["its talk has failed and offers to try again", { chat_trouble: true }],
    ["it asks about the profile instead", { unfinished_profile: true }],
  ])("%s: the application is left as not sent", async (_name, faults) => {
    const question = { label: "Which city do you live in?", kind: "text" };
    const { outcome, received } = await play({ questions: [question, question] }, { faults });
    expect([outcome.kind, received]).toEqual(["rejected", []]);
  });

  test("an answer over 100 characters is not cut short: its user is asked", async () => {
    const questions = [{ label: "Which city do you live in?", kind: "text" }];
    const by = () => answerOf("x".repeat(101));
    const { outcome, received } = await play({ questions }, { by });
    expect([outcome.kind, received]).toEqual(["needs_answer", []]);
  });

  test("a question that may be skipped is not, where its user wants to see it first", async () => {
    const questions = [{ label: "Referred by?", kind: "text", required: false }];
    const by = (): AnswerDecision => ({ kind: "unknown", reason: "Unseen", mustAsk: true });
    const { outcome, received } = await play({ questions }, { by });
    expect([outcome.kind, received]).toEqual(["needs_answer", []]);
  });

  test.each([
    ["a click without any effect", { dead_click: true }],
    ["its own failure", { apply_error: true }],
  ])("%s is not taken for the end of it", async (_name, faults) => {
    const { outcome, received } = await play({}, { faults });
    expect([outcome.kind, received]).toEqual(["unconfirmed", []]);
  });

  test("a click after which neither questions nor a confirmation are found is reported: the drawer may be another one", async () => {
    const { session, account } = await stage.signedIn();
    await stage.portal.setFaults(account, { dead_click: true });
    const oddities: string[] = [];
    const onOddity = ({ what }: { what: string }): void => void oddities.push(what);
    const application = await stage.prepared({ ...session, onOddity }, await addJobTo(stage, {}));
    expect((await application.submit(SUBMIT)).kind).toBe("unconfirmed");
    expect(oddities).toEqual(["apply.talk"]);
  });
}

/** The daily limit in its two wordings, and the click that is the last one. */
function describeLimits(
  stage: Stage,
  { addJob, play }: { addJob: (own: object) => Promise<SuiteJob>; play: Play },
): void {
  test.each(["quota", "error"])(
    "a daily limit in its wording “%s” ends it unsent",
    async (words) => {
      const faults = { daily_limit: 0, daily_limit_words: words };
      const { outcome, received } = await play({}, { faults });
      expect(outcome).toMatchObject({ kind: "throttled", scope: "daily_limit" });
      expect(received).toEqual([]);
    },
  );

  test("words that may mean the limit are no proof where Naukri has the application", async () => {
    const { session, account } = await stage.signedIn();
    const job = await addJob({});
    const application = await stage.prepared(session, job);
    await session.page.route(/\/apply-workflow\/v1\/apply$/, async (route) => {
      await route.fetch();
      await route.fulfill({ status: 429, json: { kind: "refused", message: LIMIT_OR_FAILURE } });
    });
    expect(await application.submit(SUBMIT)).toMatchObject({
      kind: "unconfirmed",
      message: LIMIT_OR_FAILURE,
    });
    expect(await stage.portal.listReceived(account)).toHaveLength(1);
  });

  test("when nothing more may be clicked, the answer is not sent", async () => {
    const { session, account } = await stage.signedIn();
    let asked = 0;
    const mayClick = (): boolean => (asked += 1) === 1;
    const application = await stage.prepared(session, PLAIN_JOB);
    expect((await application.submit({ ...SUBMIT, mayClick })).kind).toBe("unconfirmed");
    expect(await stage.portal.listReceived(account)).toEqual([]);
  });

  test.each(["older", "newer"])("%s words confirm where the address has no code", async (skin) => {
    const faults = { confirmation_code: "missing", confirmation_skin: skin };
    const { outcome, received } = await play({}, { faults });
    expect(outcome).toMatchObject({ kind: "confirmed", text: expect.stringContaining("Own") });
    expect(received).toHaveLength(1);
  });
}

/** Pages of a shape that the suite's other tests do not meet. */
export function describeNaukriPages(stage: Stage): void {
  test("a walk-in is applied to in person", async () => {
    const walk_in = { when: "24th November", venue: "Tower B", contact: "Anita" };
    const { session } = await stage.signedIn();
    const job = await addJobTo(stage, { walk_in });
    expect((await stage.driver.read(session, stage.cardOf(job))).kind).toBe("external");
  });

  test("a job's page that offers to sign in is known for it, before its form is looked for", async () => {
    const session = await stage.openSession();
    expect((await stage.driver.read(session, stage.cardOf(PLAIN_JOB))).kind).toBe(
      "session_expired",
    );
    await session.page.locator("#continue-with-google-button").waitFor();
    const posting = { ...PLAIN_JOB, portalJobId: stage.idOf(PLAIN_JOB), url: "" };
    const job = { ...posting, location: "Pune", description: "" };
    expect((await stage.driver.prepare(session, { job, cv: CV, answer })).kind).toBe(
      "session_expired",
    );
  });

  describe.each(["access_denied", "unusual_activity"])("a page of the guard: %s", (block) => {
    test("it is a challenge wherever it stands", async () => {
      const { session, account } = await stage.signedIn();
      await stage.portal.setFaults(account, { block });
      const read = await stage.driver.read(session, stage.cardOf(PLAIN_JOB));
      expect(read.kind).toBe("challenge");
      const found = stage.driver.search(session, { roles: ["Engineer"], locations: ["Pune"] });
      expect((await found.next()).value).toMatchObject({ kind: "challenge" });
    });
  });
}
