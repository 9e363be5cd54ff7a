import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Census } from "./drift/census.fixture.ts";
import { describeDrift } from "./drift/describe-drift.fixture.ts";
import { describeAnswers } from "./suite/answers.suite.ts";
import { describeSignIn } from "./suite/sign-in.suite.ts";
import { HASTY, type Stage, useStage } from "./suite/stage.fixture.ts";
import { describeSubmit } from "./suite/submit.suite.ts";
import { describeTrouble } from "./suite/trouble.suite.ts";
import { describePay } from "./suite/pay.suite.ts";
import { describeVariant } from "./suite/variant.suite.ts";
import type { PortalSession } from "./portal-driver.ts";
import type { PortalFixture } from "./testing/portal.fixture.ts";
import { PLAIN_JOB } from "./testing/suite-jobs.fixture.ts";

/**
 * The promises every driver keeps, proven against its portal's replica. Call it in a `*.driver.test.ts`. `describeOwn` has the tests of
 * what this portal alone does.
 */
export function describeDriver(
  name: string,
  fixture: PortalFixture,
  describeOwn: (stage: Stage) => void = () => undefined,
): void {
  const census = new Census();
  const stage = useStage(fixture, (session) => census.listen(session));

  describe.each(fixture.variants)(`${name}, %s`, (variant) => {
    beforeAll(() => stage.portal.setVariant(variant));
    afterAll(() => stage.portal.setVariant(stage.firstVariant));
    describeVariant(stage);
    describePay(stage);
  });

  describe.each(fixture.layouts)(`${name}, %s`, (variant) => {
    beforeAll(() => stage.portal.setVariant(variant));
    afterAll(() => stage.portal.setVariant(stage.firstVariant));

    test("a changed page is reported, not worked around", async () => {
      const { session: plain, account } = await stage.signedIn();
      const misses: string[] = [];
      const onVariantMiss = (locator: string): unknown => misses.push(locator);
      const session: PortalSession = { ...plain, onVariantMiss, patience: HASTY };
      await stage.portal.setTrouble(account, "changed_layout");
      const read = await stage.driver.read(session, stage.cardOf(PLAIN_JOB));
      const outcome = read.kind === "open" ? await stage.prepare(session, PLAIN_JOB) : read;
      if (outcome.kind !== "page_changed") throw new Error(`It is ${outcome.kind}`);
      expect(misses).toEqual([outcome.locator]);
      expect(await stage.portal.listReceived(account)).toEqual([]);
    });
  });

  describe(`${name}: signing in`, () => {
    describeSignIn(stage);
  });
  if (fixture.formOf === undefined) describeOwnForm(name, stage);
  describe(`${name}: when the portal says no`, () => {
    describeTrouble(stage);
  });
  describe(`${name}: sending`, () => {
    describeSubmit(stage);
  });
  describeOwn(stage);
  describeDrift(name, census);
}

/** What is asked and refused on a form of the portal's own. */
function describeOwnForm(name: string, stage: Stage): void {
  describe(`${name}: answers`, () => {
    describeAnswers(stage);
  });
}
