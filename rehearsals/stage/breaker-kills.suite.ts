import { PLATFORM_IDS } from "@sendoff/contract/constants";
import { proveLedger } from "@sendoff/db/ledger";
import { getBreaker } from "@sendoff/db/portal-health";
import { type Person, prepareApplicant, PREFERENCES } from "@sendoff/testkit/person";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { findDuplicates } from "./compare.ts";
import { LEASE_SECONDS, stage } from "./kills-stage.ts";
import { stagePortals } from "./portals.ts";

const { linkedin } = PLATFORM_IDS;
const CITIES = ["Pune", "Chennai", "Kolkata", "Noida"] as const;
const WAIT = { timeout: 120_000, interval: 20 };

interface Member {
  readonly account: string;
  readonly person: Person;
}

/** Somebody whose search finds one job, which is nobody else's. */
async function connect(city: string): Promise<Member> {
  const account = `breaker-${city.toLowerCase()}@example.com`;
  const person = await prepareApplicant(stage, account);
  await person.update({ filters: { ...PREFERENCES, locations: [city] } });
  await stagePortals.linkedin.connect(person, account, "");
  return { account, person };
}

const faultsFor = (members: readonly Member[], faults: object): Promise<unknown> =>
  Promise.all(members.map(({ account }) => stage.linkedin.setFaults(faults, account)));

/** The trial under way, once there is one after the `last`. */
const untilTrialAfter = (last: number) =>
  vi.waitFor(async () => {
    const breaker = await getBreaker(stage.database.kysely, linkedin);
    if (breaker.state !== "half_open" || breaker.trial.no <= last) throw new Error(breaker.state);
    return breaker.trial;
  }, WAIT);

const countIn = async (status: string): Promise<number> => {
  const rows = await stage.database.kysely
    .selectFrom("application")
    .select("id")
    .where("status", "=", status)
    .execute();
  return rows.length;
};

const databaseNow = async (): Promise<number> => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(
    stage.database.kysely,
  );
  return Number(rows[0]?.now);
};

/**
 * Kills the worker while this trial goes on; it is another process that comes back. Returns when the trial makes room for
 * another, by the database's clock: nobody is left who would renew it.
 */
async function killDuring(no: number): Promise<number> {
  expect(stage.workers[0]?.kill()).toBe(true);
  const breaker = await getBreaker(stage.database.kysely, linkedin);
  expect(breaker).toMatchObject({ state: "half_open", trial: { no } });
  return breaker.state === "half_open" ? breaker.trial.until : Number.NaN;
}

test("a kill -9 in the one trial of a paused platform, over a form and over a submission, gives the next worker the trial: nobody waits for ever and nothing is sent twice", async () => {
  await stage.linkedin.loadJobs(
    CITIES.map((city, nth) =>
      stagePortals.linkedin.jobOf({
        nth,
        title: "Backend Engineer",
        company: `Company ${nth + 1}`,
        city,
        pages: [],
      }),
    ),
    "replace",
  );
  const members = await Promise.all(CITIES.map(connect));
  const [changed, rest] = [members.slice(0, 3), members.slice(3)];
  await faultsFor(changed, { changed_layout: true });
  const runs = new Map<Member, string>();
  const apply = async (each: Member): Promise<void> =>
    void runs.set(each, await each.person.apply(linkedin, 1));
  await Promise.all(changed.map(apply));
  await vi.waitFor(async () => {
    const breaker = await getBreaker(stage.database.kysely, linkedin);
    expect(breaker).toMatchObject({ state: "open", reason: "page_changed" });
  }, WAIT);
  // The pages are as they were, and slow enough to be killed over: at each page, and at the answer to a submission.
  await faultsFor(members, {
    changed_layout: false,
    latency_ms: 400,
    slow_confirmation_ms: 60_000,
  });
  // The third changed page pauses the platform, and its run waits; the two before it end a moment after they said so.
  const ended = await vi.waitFor(async () => {
    const all = await Promise.all(
      changed.map(async (each) => {
        const { run } = await each.person.getRun(runs.get(each) ?? "");
        return run.state === "ended" ? [each] : [];
      }),
    );
    expect(all.flat()).toHaveLength(changed.length - 1);
    return all.flat();
  }, WAIT);
  for (const each of ended) await apply(each);
  await Promise.all(rest.map(apply));

  const first = await untilTrialAfter(0);
  await vi.waitFor(async () => expect(await countIn("APPLYING")).toBe(1), WAIT);
  const until = await killDuring(first.no);
  expect(until).toBeLessThanOrEqual((await databaseNow()) + LEASE_SECONDS * 1000);
  const second = await untilTrialAfter(first.no);
  expect(await databaseNow()).toBeGreaterThanOrEqual(until);
  expect(await stage.linkedin.listReceived()).toEqual([]);

  await vi.waitFor(async () => expect(await stage.linkedin.listReceived()).toHaveLength(1), WAIT);
  await killDuring(second.no);
  await faultsFor(members, { latency_ms: 0, slow_confirmation_ms: 0 });
  for (const [{ person }, runId] of runs) await person.waitForRun(runId, 180_000);

  expect(await getBreaker(stage.database.kysely, linkedin)).toMatchObject({ state: "closed" });
  const received = await stage.linkedin.listReceived();
  expect(received).toHaveLength(members.length);
  expect(findDuplicates(received)).toEqual([]);
  expect(await countIn("APPLIED")).toBe(members.length);
  expect(await proveLedger(stage.database.kysely)).toMatchObject({
    isSound: true,
    captures: members.length,
  });
}, 600_000);
