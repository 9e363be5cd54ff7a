import type { FieldValue } from "@sendoff/contract/form";
import { expect, test } from "vitest";
import type { JobCard } from "../portal-driver.ts";
import {
  APPLIED_JOB,
  CLOSED_JOB,
  EXTERNAL_JOB,
  FULL_JOB,
  PLAIN_JOB,
} from "../testing/suite-jobs.fixture.ts";
import { answersOf, CV } from "./stage.fixture.ts";
import type { Stage } from "./stage.fixture.ts";

const GONE_JOB = { id: "4999999999" };

/** What must hold in every drawing of the site. */
export function describeVariant(stage: Stage): void {
  test("what the employer receives is what the driver says it gave", async () => {
    const session = await stage.openSession();
    const account = stage.newAccount();
    await stage.signIn(session, account);
    expect(await stage.driver.isSignedIn(session)).toBe(true);
    const application = await stage.prepared(session, FULL_JOB);
    expect(application.cvAttached).toBe(!stage.asksAfterClick);
    expect(await stage.portal.listReceived(account)).toEqual([]);
    const outcome = await application.submit({ confirmTimeoutMs: 30_000 });
    expect(outcome.kind).toBe("confirmed");
    const [received, ...more] = await stage.portal.listReceived(account);
    expect(more).toEqual([]);
    expect(received?.jobId).toBe(stage.idOf(FULL_JOB));
    const given = new Map<string, FieldValue>(
      answersOf(application, outcome)
        .filter((answer) => answer.kind !== "file" && answer.source !== "policy")
        .map((answer) => [answer.question, answer.value]),
    );
    expect(Object.fromEntries(received?.answers ?? [])).toMatchObject(Object.fromEntries(given));
    expect(given.size).toBeGreaterThanOrEqual(9);
    const fileName = application.answers.find((answer) => answer.source === "cv")?.value;
    expect(received?.cv).toEqual(
      stage.asksAfterClick ? undefined : { fileName, sha256: CV.sha256 },
    );
    expect(received?.otherFiles).toBe(0);
    expect(received?.isFollowing).toBe(false);
    expect((await stage.driver.verifySubmission(session, stage.cardOf(FULL_JOB))).kind).toBe(
      "applied",
    );
  });

  describeReading(stage);

  test("a wrong password is refused with the portal's words", async () => {
    const session = await stage.openSession();
    const credentials = { email: stage.newAccount(), password: "wrong" };
    expect((await stage.driver.signIn(session, credentials)).kind).toBe("refused");
    expect(await stage.driver.isSignedIn(session)).toBe(false);
  });
}

/** What is found and read without a form. */
function describeReading(stage: Stage): void {
  test("a search yields each job once with what its card says", async () => {
    const { session } = await stage.signedIn();
    const cards: JobCard[] = [];
    const found = stage.driver.search(session, {
      roles: ["Engineer", "engineer"],
      locations: ["Pune"],
    });
    let next = await found.next();
    for (; next.done !== true; next = await found.next()) cards.push(next.value);
    expect(next.value).toEqual({ kind: "exhausted" });
    const open = cards.find((card) => card.portalJobId === stage.idOf(PLAIN_JOB));
    expect(open).toMatchObject({
      title: PLAIN_JOB.title,
      company: PLAIN_JOB.company,
      isEasyApply: true,
      isApplied: false,
      pay: expect.stringMatching(stage.payWords),
    });
    expect(open?.location).toContain("Pune");
    expect(new Set(cards.map((card) => card.portalJobId)).size).toBe(cards.length);
    // A list that cannot be asked for jobs that are applied to there tells the others apart.
    const easy = cards.filter((card) => card.isEasyApply).map((card) => card.portalJobId);
    expect(easy.includes(stage.idOf(EXTERNAL_JOB))).toBe(!stage.listTellsElsewhere);
  });

  test("a search that nothing fits ends without a card", async () => {
    const { session } = await stage.signedIn();
    const found = stage.driver.search(session, { roles: ["Zzyzx Keeper"], locations: ["Pune"] });
    expect(await found.next()).toEqual({ done: true, value: { kind: "exhausted" } });
  });

  test.runIf(stage.knows("daily_limit_button"))(
    "a button that a daily limit has switched off is no changed page",
    async () => {
      const { session, account } = await stage.signedIn();
      await stage.portal.setTrouble(account, "daily_limit_button");
      const read = await stage.driver.read(session, stage.cardOf(PLAIN_JOB));
      expect(read.kind).toBe("open");
      const outcome = await stage.prepare(session, PLAIN_JOB);
      expect(outcome).toMatchObject({ kind: "throttled", scope: "daily_limit" });
    },
  );

  test("of a job that is gone an empty list of applications tells nothing", async () => {
    const { session } = await stage.signedIn();
    const verification = await stage.driver.verifySubmission(session, stage.cardOf(GONE_JOB));
    expect(verification.kind).toBe("cannot_tell");
  });

  test("jobs that cannot be applied to are distinguished", async () => {
    const { session } = await stage.signedIn();
    const open = await stage.driver.read(session, stage.cardOf(PLAIN_JOB));
    expect(open).toMatchObject({
      kind: "open",
      job: {
        title: PLAIN_JOB.title,
        company: PLAIN_JOB.company,
        location: expect.stringContaining("Pune"),
      },
    });
    expect((await stage.driver.read(session, stage.cardOf(CLOSED_JOB))).kind).toBe("closed");
    expect((await stage.driver.read(session, stage.cardOf(EXTERNAL_JOB))).kind).toBe("external");
    expect((await stage.driver.read(session, stage.cardOf(APPLIED_JOB))).kind).toBe(
      "already_applied",
    );
    expect((await stage.driver.read(session, stage.cardOf(GONE_JOB))).kind).toBe("not_found");
    expect((await stage.driver.verifySubmission(session, stage.cardOf(APPLIED_JOB))).kind).toBe(
      "applied",
    );
    expect((await stage.driver.verifySubmission(session, stage.cardOf(PLAIN_JOB))).kind).toBe(
      "not_applied",
    );
  });
}
