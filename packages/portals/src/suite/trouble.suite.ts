import { expect, test } from "vitest";
import type { PortalSession } from "../portal-driver.ts";
import type { SuiteJob } from "../testing/portal.fixture.ts";
import { FULL_JOB, PLAIN_JOB } from "../testing/suite-jobs.fixture.ts";
import type { Stage } from "./stage.fixture.ts";

/** What stops a form before anything is sent; where questions follow the click, on that click. */
export function describeTrouble(stage: Stage): void {
  const reach = async (session: PortalSession, job: SuiteJob) => {
    const outcome = await stage.prepare(session, job);
    return outcome.kind === "prepared" && stage.asksAfterClick
      ? outcome.submit({ confirmTimeoutMs: 30_000 })
      : outcome;
  };

  test.runIf(stage.knows("daily_limit"))("a daily limit is known for what it is", async () => {
    const { session, account } = await stage.signedIn();
    await stage.portal.setTrouble(account, "daily_limit");
    const outcome = await reach(session, PLAIN_JOB);
    expect(outcome).toMatchObject({ kind: "throttled", scope: "daily_limit" });
  });

  test.runIf(stage.knows("fast_pace"))("a portal that finds us too fast is obeyed", async () => {
    const { session, account } = await stage.signedIn();
    await stage.portal.setTrouble(account, "fast_pace");
    await (await stage.prepared(session, PLAIN_JOB)).submit({ confirmTimeoutMs: 30_000 });
    const outcome = await stage.prepare(session, FULL_JOB);
    const last =
      outcome.kind === "prepared" ? await outcome.submit({ confirmTimeoutMs: 30_000 }) : outcome;
    expect(last).toMatchObject({ kind: "throttled", scope: "fast_pace" });
    expect(await stage.portal.listReceived(account)).toHaveLength(1);
  });

  test("a captcha over the form is a challenge for the user", async () => {
    const { session, account } = await stage.signedIn();
    await stage.portal.setTrouble(account, "captcha_at_apply");
    expect((await reach(session, PLAIN_JOB)).kind).toBe("challenge");
    expect(await stage.portal.listReceived(account)).toEqual([]);
  });

  test.runIf(stage.knows("safety_reminder"))("a safety reminder is read and passed", async () => {
    const { session, account } = await stage.signedIn();
    await stage.portal.setTrouble(account, "safety_reminder");
    expect((await stage.prepare(session, PLAIN_JOB)).kind).toBe("prepared");
  });

  test("a session that ends in the middle of a form is reported", async () => {
    const { session, account } = await stage.signedIn();
    await stage.portal.setTrouble(account, "session_ends_mid_form");
    const outcome = await stage.prepare(session, FULL_JOB);
    const last =
      outcome.kind === "prepared" ? await outcome.submit({ confirmTimeoutMs: 3_000 }) : outcome;
    // After the click nobody can say whether it was sent, least of all who is signed out.
    expect(last.kind).toBe(stage.asksAfterClick ? "unconfirmed" : "session_expired");
    expect(await stage.portal.listReceived(account)).toEqual([]);
  });
}
