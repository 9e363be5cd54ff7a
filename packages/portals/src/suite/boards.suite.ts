import type { FieldValue } from "@sendoff/contract/form";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { BoardMaker } from "@sendoff/contract/board-makers";
import { Census } from "../drift/census.fixture.ts";
import { describeDrift } from "../drift/describe-drift.fixture.ts";
import type { JobCard, OnFormCheck, PortalSession, SearchCriteria } from "../portal-driver.ts";
import { describeAnswers, describeRefusedAnswer } from "./answers.suite.ts";
import { answerAll, CV, HASTY, IMPATIENT, isPostingPart, useStage } from "./stage.fixture.ts";
import type { Stage } from "./stage.fixture.ts";
import { boardsFixture } from "../testing/boards.fixture.ts";
import { CLOSED_JOB, FULL_JOB, PLAIN_JOB } from "../testing/suite-jobs.fixture.ts";
import { tickBox } from "../testing/tick-box.fixture.ts";

const SUBMIT = { confirmTimeoutMs: 30_000 };

/** Everything that a search yields, and why it ended. */
export async function searchAll(
  stage: Stage,
  session: PortalSession,
  criteria: SearchCriteria,
): Promise<{ cards: JobCard[]; end: unknown }> {
  const cards: JobCard[] = [];
  const found = stage.driver.search(session, criteria);
  let next = await found.next();
  for (; next.done !== true; next = await found.next()) cards.push(next.value);
  return { cards, end: next.value };
}

/** What holds in every drawing. */
function describeDrawing(stage: Stage): void {
  test("what the employer receives is what the driver says it gave", async () => {
    const { session, account } = await stage.signedIn();
    const application = await stage.prepared(session, FULL_JOB);
    expect(application.cvAttached).toBe(true);
    expect(await stage.portal.listReceived(account)).toEqual([]);
    expect(await application.submit(SUBMIT)).toMatchObject({ kind: "confirmed" });
    const [received, ...more] = await stage.portal.listReceived(account);
    expect(more).toEqual([]);
    expect(received?.jobId).toBe(stage.idOf(FULL_JOB));
    const given = application.answers.filter((answer) => answer.kind !== "file");
    const byQuestion = given.map((each): [string, FieldValue] => [each.question, each.value]);
    expect(Object.fromEntries(received?.answers ?? [])).toEqual(Object.fromEntries(byQuestion));
    expect(given.length).toBeGreaterThanOrEqual(11);
    const fileName = application.answers.find((answer) => answer.source === "cv")?.value;
    expect(received?.cv).toEqual({ fileName, sha256: CV.sha256 });
    expect(received?.otherFiles).toBe(0);
  });

  test("the list yields each job that is looked for once, and no closed one", async () => {
    const { session } = await stage.signedIn();
    const criteria = { roles: ["Engineer", "Plain engineers"], locations: ["Pune"] };
    const { cards, end } = await searchAll(stage, session, criteria);
    expect(end).toEqual({ kind: "exhausted" });
    expect(cards.find((card) => card.portalJobId === stage.idOf(PLAIN_JOB))).toMatchObject({
      title: PLAIN_JOB.title,
      company: PLAIN_JOB.company,
      location: expect.stringContaining("Pune"),
      isEasyApply: true,
      isApplied: false,
    });
    const ids = cards.map((card) => card.portalJobId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(stage.idOf(CLOSED_JOB));
    const elsewhere = { roles: ["Engineer"], locations: ["Berlin"] };
    expect((await searchAll(stage, session, elsewhere)).cards).toEqual([]);
  });

  test("a closed job is gone, and its form is not looked for", async () => {
    const { session } = await stage.signedIn();
    expect(await stage.driver.read(session, stage.cardOf(PLAIN_JOB))).toMatchObject({
      kind: "open",
      job: { title: PLAIN_JOB.title, company: PLAIN_JOB.company },
    });
    expect((await stage.driver.read(session, stage.cardOf(CLOSED_JOB))).kind).toBe("not_found");
    const job = { ...PLAIN_JOB, portalJobId: stage.idOf(CLOSED_JOB) };
    const posting = { ...job, location: "", url: "", description: "" };
    const outcome = await stage.driver.prepare(session, {
      job: posting,
      cv: CV,
      answer: answerAll,
    });
    expect(outcome).toEqual({ kind: "closed" });
  });

  test("a changed page is reported, not worked around", async () => {
    const { session: plain, account } = await stage.signedIn();
    const misses: string[] = [];
    const onVariantMiss = (locator: string) => misses.push(locator);
    const session = { ...plain, onVariantMiss, patience: HASTY };
    await stage.portal.setTrouble(account, "changed_layout");
    const read = await stage.driver.read(session, stage.cardOf(PLAIN_JOB));
    const outcome =
      read.kind === "open"
        ? await stage.driver.prepare(session, { job: read.job, cv: CV, answer: answerAll })
        : read;
    if (outcome.kind !== "page_changed") throw new Error(`It is ${outcome.kind}`);
    expect(misses.filter((locator) => !isPostingPart(locator))).toEqual([outcome.locator]);
    expect(await stage.portal.listReceived(account)).toEqual([]);
  });

  test("a changed list is reported, not taken for one without jobs", async () => {
    const { session, account } = await stage.signedIn();
    await stage.portal.setTrouble(account, "changed_layout");
    const found = stage.driver.search(
      { ...session, patience: HASTY },
      { roles: ["Engineer"], locations: ["Pune"] },
    );
    expect((await found.next()).value).toMatchObject({
      kind: "page_changed",
      locator: "list.jobs",
    });
  });
}

/** What the person of the suite would choose of a list of places, who says Bangalore where others say Bengaluru. */
const answerBangalore: typeof answerAll = (field, page) => {
  if (field.question !== "Location (city)") return answerAll(field, page);
  const meant = field.options.filter((option) => option.startsWith("Bengaluru, Karnataka"));
  const [value = "Bangalore, Karnataka, India"] = meant;
  return field.options.length > 0 && meant.length !== 1
    ? { kind: "unknown", reason: "None or several mean it" }
    : { kind: "answer", answer: { value, source: "profile", confidence: 1, why: "said so" } };
};

/** What comes after the click that sends, as the maker's own pages show it. */
function describeSending(stage: Stage): void {
  test("the company's own words are a confirmation, too", async () => {
    const { session, account } = await stage.signedIn();
    const words = { confirmation: "own_words", scope: undefined };
    await stage.portal.setFaults(account, words);
    const outcome = await (await stage.prepared(session, PLAIN_JOB)).submit(SUBMIT);
    await stage.portal.setFaults(account, { confirmation: "usual", scope: undefined });
    expect(outcome).toMatchObject({ kind: "confirmed", text: expect.stringContaining("papers") });
  });

  test("a form that leads away without a word is not taken for a confirmation", async () => {
    const { session, account } = await stage.signedIn();
    await stage.portal.setFaults(account, { confirmation: "missing" });
    const application = await stage.prepared(session, PLAIN_JOB);
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
    const outcome = await (await stage.prepared(session, PLAIN_JOB)).submit(SUBMIT);
    expect(outcome).toMatchObject({ kind, message: expect.stringMatching(words) });
    expect(await stage.portal.listReceived(account)).toEqual([]);
  });

  test("a second application that is refused is no confirmation", async () => {
    const { session, account } = await stage.signedIn();
    await stage.portal.setFaults(account, { again: "refused" });
    await (await stage.prepared(session, PLAIN_JOB)).submit(SUBMIT);
    const again = await (await stage.prepared(session, PLAIN_JOB)).submit(SUBMIT);
    expect(again).toMatchObject({ kind: "rejected", message: expect.stringMatching(/already/i) });
    expect(await stage.portal.listReceived(account)).toHaveLength(1);
  });

  test("a captcha in the form is a challenge for the user", async () => {
    const { session, account } = await stage.signedIn();
    await stage.portal.setTrouble(account, "captcha_at_apply");
    const outcome = await stage.prepare(session, PLAIN_JOB);
    expect(outcome).toMatchObject({ kind: "challenge", isInForm: true });
  });
}

/** What is left to the account's owner while the form is open. */
function describeOwnerChecks(stage: Stage): void {
  const pass =
    (session: PortalSession): OnFormCheck =>
    async (_check, isPassed) => {
      expect(await isPassed()).toBe(false);
      await tickBox(session.page, "iframe[src='/captcha']");
      await expect.poll(isPassed).toBe(true);
      return true;
    };

  test("a captcha in the form is asked about once the form is filled, and what its owner passed is sent once", async () => {
    const { session, account } = await stage.signedIn();
    await stage.portal.setTrouble(account, "captcha_at_apply");
    const read = await stage.driver.read(session, stage.cardOf(PLAIN_JOB));
    if (read.kind !== "open") throw new Error(read.kind);
    const hooks = { onCheck: pass(session) };
    const input = { job: read.job, cv: CV, answer: answerAll, hooks };
    const outcome = await stage.driver.prepare(session, input);
    if (outcome.kind !== "prepared") throw new Error(JSON.stringify(outcome));
    expect((await outcome.submit(SUBMIT)).kind).toBe("confirmed");
    expect(await stage.portal.listReceived(account)).toHaveLength(1);
  });

  test("a captcha that comes up after the click and is passed by its owner sends the form, and nothing is clicked again", async () => {
    const { session: patient, account } = await stage.signedIn();
    // How long the check may take to pass by itself.
    const session = { ...patient, patience: IMPATIENT };
    await stage.portal.setFaults(account, { captcha: "submit" });
    const application = await stage.prepared(session, PLAIN_JOB);
    const outcome = await application.submit({ ...SUBMIT, onCheck: pass(session) });
    expect(outcome.kind).toBe("confirmed");
    expect(await stage.portal.listReceived(account)).toHaveLength(1);
  });
}

/** What the driver does whoever made the page: it has no code of a maker there. Once is enough. */
function describeAllAlike(stage: Stage): void {
  test("a place that is suggested under its other name is picked by the one who knows both", async () => {
    const { session, account } = await stage.signedIn();
    const application = await stage.prepared(session, FULL_JOB, answerBangalore);
    expect((await application.submit(SUBMIT)).kind).toBe("confirmed");
    const [received] = await stage.portal.listReceived(account);
    expect([...(received?.answers.values() ?? [])]).toContain("Bengaluru, Karnataka, India");
  });

  test("a slow confirmation is waited for", async () => {
    const { session, account } = await stage.signedIn();
    await stage.portal.setTrouble(account, "slow_confirmation");
    const application = await stage.prepared(session, PLAIN_JOB);
    expect((await application.submit(SUBMIT)).kind).toBe("confirmed");
  });

  test.each([
    ["lost_confirmation_sent", 1],
    ["lost_confirmation_unsent", 0],
  ] as const)("%s: nothing is claimed, and no later look can tell", async (trouble, sent) => {
    const { session, account } = await stage.signedIn();
    await stage.portal.setTrouble(account, trouble);
    const application = await stage.prepared(session, PLAIN_JOB);
    expect((await application.submit({ confirmTimeoutMs: 1_200 })).kind).toBe("unconfirmed");
    await expect.poll(() => stage.portal.listReceived(account)).toHaveLength(sent);
    const verification = await stage.driver.verifySubmission(session, stage.cardOf(PLAIN_JOB));
    expect(verification).toMatchObject({
      kind: "cannot_tell",
      message: expect.stringContaining("mail"),
    });
  });

  test("what may not be clicked any more is not clicked, and a form that was left cannot be", async () => {
    const { session, account } = await stage.signedIn();
    const application = await stage.prepared(session, PLAIN_JOB);
    const late = await application.submit({ confirmTimeoutMs: 1_000, mayClick: () => false });
    expect(late.kind).toBe("not_clicked");
    await application.discard();
    expect((await application.submit({ confirmTimeoutMs: 1_000 })).kind).toBe("not_clicked");
    expect(await stage.portal.listReceived(account)).toEqual([]);
    const again = await stage.prepared(session, PLAIN_JOB);
    expect((await again.submit(SUBMIT)).kind).toBe("confirmed");
  });
}

/** The suite of one maker's boards; `isForAll` adds what holds on those of every maker alike. */
export function describeBoards(maker: BoardMaker, { isForAll = false } = {}): void {
  const fixture = boardsFixture(maker);
  const census = new Census();
  const stage = useStage(fixture, (session) => census.listen(session));

  describe.each(fixture.variants)("%s", (variant) => {
    beforeAll(() => stage.portal.setVariant(variant));
    afterEach(() => stage.portal.setVariant(variant));
    describeDrawing(stage);
  });

  describe("answers and sending", () => {
    beforeAll(() => stage.portal.setVariant(stage.firstVariant));
    afterEach(() => stage.portal.setVariant(stage.firstVariant));
    describeSending(stage);
    if (isForAll) {
      describeAnswers(stage);
      describeAllAlike(stage);
      describeOwnerChecks(stage);
    } else describeRefusedAnswer(stage);
  });
  describeDrift(maker, census);
}
