import { endRunOfLane } from "@sendoff/db/applying";
import { createBoss, ensureQueues } from "@sendoff/db/boss";
import { createCv } from "@sendoff/db/cv";
import { syncPlatforms } from "@sendoff/db/platform";
import {
  getScheduledOffsetMs,
  listScheduledRuns,
  moveScheduledClock,
  saveSchedules,
} from "@sendoff/db/schedule";
import { updateUser } from "@sendoff/db/user";
import { createId } from "@sendoff/kit/ids";
import { MANIFESTS } from "@sendoff/portals/manifest";
import { listMailsTo } from "@sendoff/testkit/outbox";
import { createUser, type TestUser } from "@sendoff/testkit/test-user";
import { createTestWorld, type TestWorld } from "@sendoff/testkit/test-world";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { handleScheduleTick, type TickDeps } from "./schedule-tick.handler.ts";

let world: TestWorld;
let deps: TickDeps;
beforeAll(async () => {
  world = await createTestWorld();
  await syncPlatforms(world.db, MANIFESTS);
  deps = {
    ...world,
    config: { mode: "sandbox", clockOffsetMs: 0 },
    stopping: new AbortController().signal,
  };
});
afterAll(() => world.close());
afterEach(() => moveScheduledClock(world.db, 0));

const DAY_MS = 86_400_000;

/** Somebody who has just saved a daily schedule for this time of the day less an hour: it is due in 23 hours. */
async function scheduled(): Promise<TestUser> {
  const startTime = new Date(Date.now() - 3_600_000).toISOString().slice(11, 19);
  const filters = JSON.stringify({ roles: ["Data Engineer"], locations: ["Pune"] });
  const user = await createUser(world, { filters, first_name: "Asha", time_zone: "UTC" });
  await world.db.transaction().execute((trx) =>
    createCv(trx, {
      id: createId(),
      userId: user.id,
      fileName: "cv.pdf",
      mimeType: "application/pdf",
      byteCount: 1,
      sha256: "0".repeat(64),
      storageKey: "cv/x.pdf",
    }),
  );
  await world.db
    .insertInto("lane")
    .values({ user_id: user.id, platform_id: 1, state: "connected", daily_limit: 10 })
    .execute();
  const input = {
    platformId: 1,
    frequency: "DAILY" as const,
    applicationGoal: 4,
    startTime,
    endDate: "2999-12-31",
  };
  await world.db
    .transaction()
    .execute((trx) => saveSchedules(trx, world.boss, user.id, [input], 0));
  return user;
}
const outcomes = async (user: TestUser) =>
  (await listScheduledRuns(world.db, user.id, 10)).map((run) => run.outcome);

test("a tick starts what is due by the moved clock, and the next one nothing more", async () => {
  const user = await scheduled();
  await handleScheduleTick(deps);
  expect(await outcomes(user)).toEqual([]);
  await moveScheduledClock(world.db, DAY_MS);
  await handleScheduleTick(deps);
  await handleScheduleTick(deps);
  expect(await outcomes(user)).toEqual(["started"]);
});

test("in live mode the moved clock moves nothing", async () => {
  const user = await scheduled();
  await moveScheduledClock(world.db, DAY_MS);
  const live = { mode: "live", clockOffsetMs: DAY_MS } as const;
  expect(await getScheduledOffsetMs(world.db, live)).toBe(0);
  await handleScheduleTick({ ...deps, config: live });
  expect(await outcomes(user)).toEqual([]);
});

test("several workers' ticks at once start each run once; one that is to stop starts none", async () => {
  const users = await Promise.all(Array.from({ length: 20 }, () => scheduled()));
  const started = async () =>
    (await Promise.all(users.map(outcomes))).flat().filter((outcome) => outcome === "started");
  await moveScheduledClock(world.db, DAY_MS);
  await handleScheduleTick({ ...deps, stopping: AbortSignal.abort() });
  expect(await started()).toEqual([]);
  await Promise.all([handleScheduleTick(deps), handleScheduleTick(deps), handleScheduleTick(deps)]);
  expect(await started()).toHaveLength(20);
});

test("who asked is written to once when a run has ended, and nobody else", async () => {
  const [asked, silent] = [await scheduled(), await scheduled()];
  await updateUser(world.db, asked.id, { run_report_email: true });
  await moveScheduledClock(world.db, DAY_MS);
  await handleScheduleTick(deps);
  expect(await listMailsTo(world, asked.email)).toEqual([]);
  for (const { id: userId } of [asked, silent]) {
    await endRunOfLane(world.db, { userId, platformId: 1 }, "needs_user", "LinkedIn asks for you.");
  }
  await Promise.all([handleScheduleTick(deps), handleScheduleTick(deps)]);
  await handleScheduleTick(deps);
  const mails = await listMailsTo(world, asked.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe("Your Sendoff run on LinkedIn has ended");
  expect(mails[0]?.text).toContain(
    "Hello Asha,\n\nRun 1 on LinkedIn has ended because the platform",
  );
  expect(mails[0]?.text).toContain("LinkedIn asks for you.");
  expect(mails[0]?.text).toContain("Applied:         0 of 4");
  expect(await listMailsTo(world, silent.email)).toEqual([]);
});

test("the queue's cron brings a tick each minute, whichever of several workers it asks", async () => {
  const boss = createBoss({
    url: world.database.url,
    applicationName: "sendoff-test-work",
    poolSize: 2,
    role: "work",
    onError: () => undefined,
  });
  await boss.start();
  await ensureQueues(boss);
  await boss.schedule("schedule.tick", "* * * * *", {});
  expect(await boss.getSchedules()).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: "schedule.tick", cron: "* * * * *" })]),
  );
  await boss.stop({ graceful: false });
});
