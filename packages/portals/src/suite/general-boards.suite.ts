import type { BoardMaker } from "@sendoff/contract/board-makers";
import type { FieldValue } from "@sendoff/contract/form";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { DroppedCard, JobCard, PortalSession, SearchCriteria } from "../portal-driver.ts";
import { boardsFixture } from "../testing/boards.fixture.ts";
import { CLOSED_JOB, FULL_JOB, PLAIN_JOB, UNKNOWN_JOB } from "../testing/suite-jobs.fixture.ts";
import { answerAll, CV, HASTY, IMPATIENT, isPostingPart, useStage } from "./stage.fixture.ts";
import type { Stage } from "./stage.fixture.ts";

const SUBMIT = { confirmTimeoutMs: 30_000 };
const LONG = 45;

/** The suite's answers in the words of the form's own choices: one maker writes YES where others write Yes. */
const answer: typeof answerAll = (field, page) => {
  const decision = answerAll(field, page);
  if (decision.kind !== "answer" || typeof decision.answer.value !== "string") return decision;
  const expected = decision.answer.value.toLowerCase();
  const value = field.options.find((option) => option.toLowerCase() === expected);
  return value === undefined ? decision : { kind: "answer", answer: { ...decision.answer, value } };
};

const prepared = (stage: Stage, session: PortalSession, job = FULL_JOB) =>
  stage.prepared(session, job, answer);

/** In the order of the questions' words; a choice in small letters. */
function inWords(pairs: readonly (readonly [string, FieldValue | readonly string[]])[]): string[] {
  return pairs.map(([question, value]) => `${question}: ${String(value)}`.toLowerCase()).toSorted();
}

async function list(stage: Stage, criteria: SearchCriteria) {
  const { session } = await stage.signedIn();
  const hits: string[] = [];
  const onVariantHit = (locator: string, variant: string): void =>
    void hits.push(`${locator}: ${variant}`);
  const dropped: DroppedCard[] = [];
  const onDropped = (each: DroppedCard): void => void dropped.push(each);
  const cards: JobCard[] = [];
  const found = stage.driver.search({ ...session, onDropped, onVariantHit }, criteria);
  let next = await found.next();
  for (; next.done !== true; next = await found.next()) cards.push(next.value);
  const reasons = Object.groupBy(dropped, ({ reason }) => reason);
  const counts = Object.entries(reasons).map(([reason, each]) => [reason, each.length]);
  return { cards, end: next.value, counts: Object.fromEntries(counts), hits };
}

function describeList(stage: Stage): void {
  test("a long list is read to its end, from the feed and from the page alike, and what is left out is reported with its reason", async () => {
    const jobs = Array.from({ length: LONG }, (_, nth) => ({
      ...FULL_JOB,
      pages: [],
      id: String(4_910_000_001 + nth),
      title: `${nth % 3 === 0 ? "Clerk" : "Engineer"} ${nth + 1}`,
    }));
    await stage.portal.loadJobs(jobs);
    const criteria = { roles: ["Engineer"], locations: ["Pune"] };
    const elsewhere = { roles: ["Engineer"], locations: ["Berlin"] };
    const readAll = async () => ({
      here: await list(stage, criteria),
      elsewhere: await list(stage, elsewhere),
    });
    const fed = await readAll();
    expect(fed.here.end).toEqual({ kind: "exhausted" });
    // Each by its own way.
    expect(fed.here.hits.filter((hit) => hit.endsWith("broken off"))).toEqual([]);
    expect(fed.here.cards.map(({ title }) => title).toSorted()).toEqual(
      jobs
        .map(({ title }) => title)
        .filter((title) => title.startsWith("Engineer"))
        .toSorted(),
    );
    expect(fed.here.counts).toEqual({ other_role: 15 });
    expect(fed.elsewhere).toMatchObject({ cards: [], counts: { other_role: 15, other_place: 30 } });
    await stage.portal.setFaults("", { feed: "missing", scope: undefined });
    const drawn = await readAll();
    const factsOf = ({ portalJobId, title }: JobCard): string => `${portalJobId} ${title}`;
    expect(drawn.here.cards.map(factsOf).toSorted()).toEqual(
      fed.here.cards.map(factsOf).toSorted(),
    );
    expect(drawn.here.counts).toEqual(fed.here.counts);
    expect(drawn.elsewhere.counts).toEqual(fed.elsewhere.counts);
    expect(drawn.here.cards.filter(({ location }) => !location.includes("Pune"))).toEqual([]);
  });

  test("without a feed a list that is drawn otherwise is read all the same or reported, not taken for one without jobs", async () => {
    const { session, account } = await stage.signedIn();
    await stage.portal.setFaults(account, {
      feed: "missing",
      changed_layout: true,
      scope: undefined,
    });
    const found = stage.driver.search(
      { ...session, patience: HASTY },
      { roles: ["Engineer"], locations: ["Pune"] },
    );
    const { value, done } = await found.next();
    const expected = done === true ? value : "a job";
    const changed = { kind: "page_changed", locator: "list.jobs", url: session.page.url() };
    expect([changed, "a job"]).toContainEqual(expected);
  });
}

interface Known {
  /** Whether the page after a sent form is known by more than its words. */
  readonly knowsThanks: boolean;
}

/** What a maker's own pages decide. */
function describePages(stage: Stage, { knowsThanks }: Known): void {
  test("what the employer receives is what the driver says it gave", async () => {
    const { session, account } = await stage.signedIn();
    const application = await prepared(stage, session);
    expect(application.cvAttached).toBe(true);
    expect(await stage.portal.listReceived(account)).toEqual([]);
    expect(await application.submit(SUBMIT)).toMatchObject({ kind: "confirmed" });
    const [received, ...more] = await stage.portal.listReceived(account);
    expect(more).toEqual([]);
    expect(received?.jobId).toBe(stage.idOf(FULL_JOB));
    const given = application.answers.filter(({ kind }) => kind !== "file");
    expect(inWords([...(received?.answers ?? [])])).toEqual(
      inWords(given.map(({ question, value }) => [question, value] as const)),
    );
    expect(given.length).toBeGreaterThanOrEqual(11);
    const fileName = application.answers.find(({ source }) => source === "cv")?.value;
    expect(received?.cv).toEqual({ fileName, sha256: CV.sha256 });
    expect(received?.otherFiles).toBe(0);
    expect(await stage.portal.listTraps(account)).toEqual([]);
  });

  test("a closed job is gone, and its form is not looked for", async () => {
    const { session } = await stage.signedIn();
    expect(await stage.driver.read(session, stage.cardOf(PLAIN_JOB))).toMatchObject({
      kind: "open",
      job: { title: PLAIN_JOB.title, company: PLAIN_JOB.company },
    });
    expect((await stage.driver.read(session, stage.cardOf(CLOSED_JOB))).kind).toBe("not_found");
  });

  test("a page that is drawn otherwise is filled all the same or reported by name; nothing is sent by half", async () => {
    const { session: plain, account } = await stage.signedIn();
    const misses: string[] = [];
    const onVariantMiss = (locator: string): void => void misses.push(locator);
    const session = { ...plain, onVariantMiss, patience: HASTY };
    await stage.portal.setTrouble(account, "changed_layout");
    const read = await stage.driver.read(session, stage.cardOf(PLAIN_JOB));
    const outcome =
      read.kind === "open"
        ? await stage.driver.prepare(session, { job: read.job, cv: CV, answer })
        : read;
    const end = outcome.kind === "prepared" ? await outcome.submit(SUBMIT) : outcome;
    const [received] = await stage.portal.listReceived(account);
    const isSent = end.kind === "confirmed";
    const reported = end.kind === "page_changed" ? [end.locator] : [JSON.stringify(end)];
    const missing = misses.filter((locator) => !isPostingPart(locator));
    expect({ cv: received?.cv?.sha256, misses: missing }).toEqual(
      isSent ? { cv: CV.sha256, misses: [] } : { cv: undefined, misses: reported },
    );
  });

  test("a confirmation in the company's own words is one where the page tells it otherwise", async () => {
    const { session, account } = await stage.signedIn();
    await stage.portal.setFaults(account, { confirmation: "own_words", scope: undefined });
    const wait = knowsThanks ? SUBMIT : { confirmTimeoutMs: 1_200 };
    const outcome = await (await prepared(stage, session, PLAIN_JOB)).submit(wait);
    const thanks = { kind: "confirmed", text: expect.stringContaining("papers") };
    expect(outcome).toMatchObject(knowsThanks ? thanks : { kind: "unconfirmed" });
    await stage.portal.setFaults(account, { confirmation: "usual", scope: undefined });
  });
}

/** Answers that are missing or refused. */
function describeAnswers(stage: Stage): void {
  test("questions nobody answered are all asked for and nothing is sent", async () => {
    const { session, account } = await stage.signedIn();
    const outcome = await stage.prepare(session, UNKNOWN_JOB, answer);
    if (outcome.kind !== "needs_answer") throw new Error(JSON.stringify(outcome));
    expect(outcome.questions).toMatchObject([
      { question: "What is your shoe size?", reason: "Nobody said" },
      { question: "Favourite colour?", options: ["Red", "Blue"], reason: "Nobody said" },
    ]);
    expect(await stage.portal.listReceived(account)).toEqual([]);
  });

  test("an answer the page refuses is asked for once more with the page's complaint", async () => {
    const { session, account } = await stage.signedIn();
    const complaints: string[] = [];
    const application = await stage.prepared(session, FULL_JOB, (field, page) => {
      const isYears = field.question.startsWith("How many years");
      if (!isYears) return answer(field, page);
      if (field.error !== "") complaints.push(field.error);
      const value = field.error === "" ? "400" : "4";
      return {
        kind: "answer",
        answer: { value, source: "draft", confidence: 1, why: "said so" },
      };
    });
    expect(complaints.length).toBeGreaterThan(0);
    expect((await application.submit(SUBMIT)).kind).toBe("confirmed");
    const [received] = await stage.portal.listReceived(account);
    expect(received?.answers.get("How many years of work experience do you have with Go?")).toBe(
      "4",
    );
  });
}

/** What comes after the click instead of a confirmation. */
function describeSending(stage: Stage): void {
  test("a lost confirmation is not claimed", async () => {
    const { session, account } = await stage.signedIn();
    await stage.portal.setTrouble(account, "lost_confirmation_sent");
    const application = await prepared(stage, session, PLAIN_JOB);
    expect((await application.submit({ confirmTimeoutMs: 1_200 })).kind).toBe("unconfirmed");
    await expect.poll(() => stage.portal.listReceived(account)).toHaveLength(1);
  });

  test.each([
    [{ captcha: "submit" }, "challenge", /only a person can pass/],
    [{ captcha: "refused" }, "rejected", /error verifying/i],
    [{ daily_limit: 0 }, "throttled", /limit/],
  ])("%j after the click: reported, and nothing was sent", async (faults, kind, words) => {
    const { session: plain, account } = await stage.signedIn();
    // A check that passes by itself is waited for, and this one never does.
    const session = { ...plain, patience: IMPATIENT };
    await stage.portal.setFaults(account, faults);
    const outcome = await (await prepared(stage, session, PLAIN_JOB)).submit(SUBMIT);
    expect(outcome).toMatchObject({ kind, message: expect.stringMatching(words) });
    expect(await stage.portal.listReceived(account)).toEqual([]);
  });

  test("a second application that is refused is no confirmation", async () => {
    const { session, account } = await stage.signedIn();
    await stage.portal.setFaults(account, { again: "refused" });
    await (await prepared(stage, session, PLAIN_JOB)).submit(SUBMIT);
    const again = await (await prepared(stage, session, PLAIN_JOB)).submit(SUBMIT);
    expect(again).toMatchObject({ kind: "rejected", message: expect.stringMatching(/already/i) });
    expect(await stage.portal.listReceived(account)).toHaveLength(1);
  });

  test("a captcha in the form is a challenge for the user", async () => {
    const { session, account } = await stage.signedIn();
    await stage.portal.setTrouble(account, "captcha_at_apply");
    const outcome = await stage.prepare({ ...session, patience: IMPATIENT }, PLAIN_JOB, answer);
    expect(outcome).toMatchObject({ kind: "challenge", isInForm: true });
  });
}

/** What has to hold of the pages of every maker that the general driver works, on the sandbox's stand-ins. */
export function describeGeneralBoards(
  maker: BoardMaker,
  known: Known = { knowsThanks: true },
): void {
  const stage = useGeneralStage(maker);
  describePages(stage, known);
  // The last: it replaces the jobs.
  describeList(stage);
}

/**
 * What the general driver does whoever made the page: it has no code of a maker. Once with a form on one page and once with one of
 * several steps is enough, each maker once more would prove the same.
 */
export function describeGeneralDriver(maker: BoardMaker): void {
  const stage = useGeneralStage(maker);
  describeAnswers(stage);
  describeSending(stage);
}

export function useGeneralStage(maker: BoardMaker): Stage {
  const stage = useStage(boardsFixture(maker));
  beforeAll(() => stage.portal.setVariant(stage.firstVariant));
  afterEach(() => stage.portal.setVariant(stage.firstVariant));
  return stage;
}
