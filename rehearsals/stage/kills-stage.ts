import { afterAll, beforeAll } from "vitest";
import { openStage, type Stage } from "./stage.ts";

/** A trial of a paused platform is as long alone as a lease without renewal. */
export const LEASE_SECONDS = 7;

/** The product that the tests of kills.test.ts share, one test after the other: starting one costs ten seconds of processor time. */
export let stage: Stage;
beforeAll(async () => {
  const workerEnvironment = { LEASE_SECONDS: String(LEASE_SECONDS), PORTAL_PAUSE_SECONDS: "3" };
  stage = await openStage({ name: "kills", workers: 1, workerEnvironment });
}, 180_000);
afterAll(() => stage?.close());
