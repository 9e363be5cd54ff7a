import { expect, test } from "vitest";
import type { ApplyInput, CvFile } from "../portal-driver.ts";
import type { SuiteJob } from "../testing/portal.fixture.ts";
import {
  CLOSED_JOB,
  PLAIN_JOB,
  SECOND_JOB,
  SUITE_JOBS,
  THIRD_JOB,
} from "../testing/suite-jobs.fixture.ts";
import { answerAll, CV, cvOf } from "./stage.fixture.ts";
import type { Stage } from "./stage.fixture.ts";

/** The click that sends, and leaving without it. */
export function describeSubmit(stage: Stage): void {
  test("a slow confirmation is waited for", async () => {
    const { session, account } = await stage.signedIn();
    await stage.portal.setTrouble(account, "slow_confirmation");
    const application = await stage.prepared(session, PLAIN_JOB);
    const outcome = await application.submit({ confirmTimeoutMs: 30_000 });
    expect(outcome.kind).toBe("confirmed");
    expect(await stage.portal.listReceived(account)).toHaveLength(1);
  });

  test.each([
    ["lost_confirmation_sent", 1, "applied"],
    ["lost_confirmation_unsent", 0, "not_applied"],
  ] as const)("%s: nothing is claimed, and a later look tells", async (trouble, sent, seen) => {
    const { session, account } = await stage.signedIn();
    await stage.portal.setTrouble(account, trouble);
    const application = await stage.prepared(session, PLAIN_JOB);
    const outcome = await application.submit({ confirmTimeoutMs: 2_500 });
    // Where questions follow the click, the portal is looked at before the outcome is told (decision 015).
    const isSeen = sent === 1 && stage.asksAfterClick;
    expect(outcome.kind).toBe(isSeen ? "confirmed" : "unconfirmed");
    await expect.poll(() => stage.portal.listReceived(account)).toHaveLength(sent);
    expect((await stage.driver.verifySubmission(session, stage.cardOf(PLAIN_JOB))).kind).toBe(seen);
  });

  test.skipIf(stage.asksAfterClick || stage.hasOthersForm)(
    "of two CVs of one name, each employer gets the one that was given, under the name that is told",
    async () => {
      const { session, account } = await stage.signedIn();
      const replaced = cvOf("the newer CV of Asha");
      const sent: [SuiteJob, CvFile][] = [
        [PLAIN_JOB, CV],
        [SECOND_JOB, replaced],
        [THIRD_JOB, CV],
      ];
      for (const [job, cv] of sent) {
        const application = await stage.prepared(session, job, answerAll, cv);
        const fileName = application.answers.find((answer) => answer.source === "cv")?.value;
        expect((await application.submit({ confirmTimeoutMs: 30_000 })).kind).toBe("confirmed");
        const all = await stage.portal.listReceived(account);
        const received = all.find((each) => each.jobId === stage.idOf(job));
        expect(received?.cv).toEqual({ fileName, sha256: cv.sha256 });
      }
    },
  );

  test.runIf(stage.listLinksJobs)(
    "an application to a job that is gone afterwards is found in the account's own list",
    async () => {
      const { session } = await stage.signedIn();
      const application = await stage.prepared(session, THIRD_JOB);
      expect((await application.submit({ confirmTimeoutMs: 30_000 })).kind).toBe("confirmed");
      const left = SUITE_JOBS.filter((job) => job !== THIRD_JOB && job !== SECOND_JOB);
      await stage.portal.loadJobs(left);
      try {
        const sent = await stage.driver.verifySubmission(session, stage.cardOf(THIRD_JOB));
        expect(sent).toMatchObject({ kind: "applied", text: expect.stringMatching(/^applied /i) });
        const unsent = await stage.driver.verifySubmission(session, stage.cardOf(SECOND_JOB));
        expect(unsent.kind).toBe("cannot_tell");
        const closed = await stage.driver.verifySubmission(session, stage.cardOf(CLOSED_JOB));
        expect(closed.kind).toBe("cannot_tell");
      } finally {
        await stage.portal.loadJobs(SUITE_JOBS);
      }
    },
  );

  test.skipIf(stage.listLinksJobs)(
    "a list without links leaves open which of two jobs alike was applied to",
    async () => {
      const { session } = await stage.signedIn();
      const application = await stage.prepared(session, PLAIN_JOB);
      expect((await application.submit({ confirmTimeoutMs: 30_000 })).kind).toBe("confirmed");
      const other = await stage.driver.verifySubmission(session, stage.cardOf(SECOND_JOB));
      expect(other).toMatchObject({
        kind: "cannot_tell",
        message: expect.stringContaining(SECOND_JOB.title),
      });
    },
  );

  describeRefusals(stage);
  describeUnsent(stage);
}

/** What the portal says after the click instead of a confirmation. */
function describeRefusals(stage: Stage): void {
  test.runIf(stage.knows("daily_limit"))(
    "a daily limit that refuses the click itself is reported as nothing sent",
    async () => {
      const { session, account } = await stage.signedIn();
      const application = await stage.prepared(session, PLAIN_JOB);
      await stage.portal.setTrouble(account, "daily_limit");
      const outcome = await application.submit({ confirmTimeoutMs: 30_000 });
      expect(outcome).toMatchObject({ kind: "throttled", scope: "daily_limit" });
      expect(await stage.portal.listReceived(account)).toEqual([]);
    },
  );

  test
    .skipIf(stage.hasOthersForm)
    .each([
      "Too many requests. Please slow down.",
      ...(stage.knows("fast_pace")
        ? ["You're applying at a fast pace. We've briefly paused Easy Apply."]
        : []),
    ])("%s: after the click that is no proof that nothing was sent", async (message) => {
    const { session, account } = await stage.signedIn();
    const application = await stage.prepared(session, PLAIN_JOB);
    // The portal takes the application, and what stands before it asks for less.
    await session.page.route(stage.applyCall, async (route) => {
      await route.fetch();
      await route.fulfill({ status: 429, json: { kind: "paused", message } });
    });
    const outcome = await application.submit({ confirmTimeoutMs: 10_000 });
    expect(outcome.kind).toBe(stage.asksAfterClick ? "confirmed" : "unconfirmed");
    expect(await stage.portal.listReceived(account)).toHaveLength(1);
  });
}

/** What ends without a click. */
function describeUnsent(stage: Stage): void {
  test.skipIf(stage.hasOthersForm)("what may not be clicked any more is not clicked", async () => {
    const { session, account } = await stage.signedIn();
    const application = await stage.prepared(session, PLAIN_JOB);
    const late = await application.submit({ confirmTimeoutMs: 1_000, mayClick: () => false });
    expect(late.kind).toBe("not_clicked");
    expect(await stage.portal.listReceived(account)).toEqual([]);
    const inTime = await application.submit({ confirmTimeoutMs: 30_000, mayClick: () => true });
    expect(inTime.kind).toBe("confirmed");
  });

  test("a discarded form sends nothing and can be filled again", async () => {
    const { session, account } = await stage.signedIn();
    const application = await stage.prepared(session, PLAIN_JOB);
    await application.discard();
    expect(await stage.portal.listReceived(account)).toEqual([]);
    expect((await application.submit({ confirmTimeoutMs: 1_000 })).kind).toBe("not_clicked");
    expect((await stage.prepared(session, PLAIN_JOB)).kind).toBe("prepared");
  });

  test.skipIf(stage.asksAfterClick || stage.hasOthersForm)(
    "an aborted signal ends the work at once with its reason",
    async () => {
      const { session } = await stage.signedIn();
      const stop = new AbortController();
      const reason = new Error("stopped");
      const answer: ApplyInput["answer"] = (field, page) => {
        stop.abort(reason);
        return answerAll(field, page);
      };
      await expect(
        stage.prepare({ ...session, signal: stop.signal }, PLAIN_JOB, answer),
      ).rejects.toBe(reason);
    },
  );
}
