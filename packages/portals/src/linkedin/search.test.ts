import { afterEach, beforeAll, expect, test } from "vitest";
import type { JobCard } from "../portal-driver.ts";
import { IMPATIENT, Stage } from "../suite/stage.fixture.ts";
import { linkedinFixture } from "../testing/linkedin.fixture.ts";
import { PLAIN_JOB } from "../testing/suite-jobs.fixture.ts";
import { JOBS_PER_PAGE } from "./search-url.ts";

const stage = new Stage(linkedinFixture);
const CARPENTERS = Array.from({ length: JOBS_PER_PAGE }, (_, nth) => ({
  ...PLAIN_JOB,
  id: String(4_910_000_000 + nth),
  title: `Carpenter ${nth + 1}`,
}));
beforeAll(async () => {
  await stage.start();
  await stage.portal.loadJobs([...CARPENTERS, PLAIN_JOB]);
});
afterEach(() => stage.closeSessions());

test("results that fill their page to the last line end there, and the next search goes on", async () => {
  const { session: plain } = await stage.signedIn();
  // No page follows the full one, and none is waited for long.
  const session = { ...plain, patience: IMPATIENT };
  const criteria = { roles: ["Carpenter", "Engineer"], locations: ["Pune"] };
  const found = stage.driver.search(session, criteria);
  const cards: JobCard[] = [];
  let next = await found.next();
  for (; next.done !== true; next = await found.next()) cards.push(next.value);
  expect(next.value).toEqual({ kind: "exhausted" });
  const jobs = [...CARPENTERS, PLAIN_JOB].map((job) => stage.idOf(job));
  expect(cards.map((card) => card.portalJobId).toSorted()).toEqual(jobs.toSorted());
});
