import { expect, test } from "vitest";
import { FULL_JOB, PLAIN_JOB } from "../testing/suite-jobs.fixture.ts";
import type { Stage } from "./stage.fixture.ts";

/** What must hold of pay that a job's page shows beside its description. */
export function describePay(stage: Stage): void {
  test("a job's page tells the pay that it shows; one that shows none tells none", async () => {
    const { session } = await stage.signedIn();
    const paid = await stage.driver.read(session, stage.cardOf(PLAIN_JOB));
    expect(paid).toMatchObject({
      kind: "open",
      job: { pay: expect.stringMatching(stage.payWords) },
    });
    const silent = await stage.driver.read(session, stage.cardOf(FULL_JOB));
    expect(silent).toMatchObject({
      kind: "open",
      job: expect.not.objectContaining({ pay: expect.anything() }),
    });
  });
}
