import { afterAll, beforeAll, expect, test } from "vitest";
import { IndeedSite, SIMPLE_JOB } from "./testing/indeed.fixture.ts";

const ACCOUNT = "before@example.test";

let site: IndeedSite;
beforeAll(async () => {
  site = await IndeedSite.open();
});
afterAll(() => site.sandbox.close());

const stateOf = async () => ({
  applications: await site.applications(ACCOUNT),
  faults: await (await site.control("GET", "faults")).json(),
  jobs: (await (await site.control("GET", "jobs")).json()).length,
  offset: (await (await site.control("GET", "clock")).json()).offset_ms,
  traps: await (await site.control("GET", "traps")).json(),
});

test("one call brings back the site as it is in a new sandbox", async () => {
  const fresh = await stateOf();
  await site.control("POST", "jobs", { jobs: [SIMPLE_JOB] });
  await site.control("POST", "faults", { latency_ms: 1 });
  await site.control("POST", "clock", { offset_ms: 60_000 });
  const cookie = await site.signIn(ACCOUNT);
  expect((await site.apply(cookie, SIMPLE_JOB.id)).status).toBe(200);
  const used = await stateOf();
  expect(used).toMatchObject({ jobs: 1, offset: 60_000 });
  expect(used.applications).toHaveLength(1);

  expect((await site.control("DELETE", "")).status).toBe(204);
  expect(await stateOf()).toEqual(fresh);
  // Nobody is signed in any more, and what was uploaded is gone.
  expect((await site.get("/beta/indeedapply/start?jk=x", cookie)).status).not.toBe(200);
});
