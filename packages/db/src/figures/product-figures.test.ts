import { createUser } from "@sendoff/testkit/test-user";
import { createTestWorld, type TestWorld } from "@sendoff/testkit/test-world";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  claimLane,
  claimLaneForLogin,
  releaseLane,
  setLaneState,
} from "../applying/lane.repository.ts";
import { createRun } from "../applying/run.repository.ts";
import { ensureQueues } from "../boss.ts";
import { createDatabase, type Database } from "../client.ts";
import { queueMail } from "../mail/mail-outbox.repository.ts";
import { asSystem } from "../wall/actor.ts";
import {
  BACKLOG_KINDS,
  type BacklogKind,
  readProductFigures,
} from "./product-figures.repository.ts";

const LINKEDIN = 1;
let world: TestWorld;
let api: Database;
beforeAll(async () => {
  world = await createTestWorld();
  await ensureQueues(world.boss);
  api = createDatabase({
    url: world.database.urlOf("api"),
    poolSize: 1,
    applicationName: "sendoff-test-figures",
    isWalled: true,
  });
  await sql`insert into platform (id, key, name, url, support, daily_cap)
    values (${LINKEDIN}, 'linkedin', 'LinkedIn', 'https://www.linkedin.com', 'driver', 100)`.execute(
    world.db,
  );
});
afterAll(async () => {
  await api.close();
  await world.close();
});

const figures = () => asSystem(() => readProductFigures(api.kysely));
async function backlog(kind: BacklogKind) {
  return (await figures()).backlogs.find((each) => each.kind === kind);
}

/** An account with an open run that began `minutes` ago. */
async function openLane(minutes: number): Promise<void> {
  const key = { userId: (await createUser(world)).id, platformId: LINKEDIN };
  const options = { worker: "w", leaseSeconds: 60, dailyLimit: 5 };
  const lane = await claimLaneForLogin(world.db, key, options);
  if (lane === undefined) throw new Error("the lane is held");
  await setLaneState(world.db, lane, "connected", "");
  await world.db.transaction().execute((trx) => createRun(trx, key, 5));
  await releaseLane(world.db, lane, 0);
  const ago = sql<Date>`now() - make_interval(mins => ${minutes})`;
  const { userId } = key;
  await world.db
    .updateTable("run")
    .set({ created_at: ago })
    .where("user_id", "=", userId)
    .execute();
  await world.db
    .updateTable("lane")
    .set({ not_before: ago, last_served_at: null })
    .where("user_id", "=", userId)
    .execute();
}

test("where nothing waits, every backlog is there and empty", async () => {
  const { backlogs, pausedPortals } = await figures();
  expect(backlogs.map(({ kind }) => kind).toSorted()).toEqual(BACKLOG_KINDS.toSorted());
  expect(backlogs.filter(({ count, oldestSeconds }) => count + oldestSeconds > 0)).toEqual([]);
  expect(pausedPortals).toEqual([]);
});

test("lanes that wait count with the age of the first, and no more once a worker has them", async () => {
  await openLane(10);
  await openLane(3);
  const waiting = await backlog("lanes");
  expect(waiting?.count).toBe(2);
  expect(waiting?.oldestSeconds).toBeGreaterThanOrEqual(600);
  expect(waiting?.oldestSeconds).toBeLessThan(900);
  expect(await claimLane(world.db, "a worker", 60)).toBeDefined();
  expect((await backlog("lanes"))?.count).toBe(1);
});

test("mails that have not left count, decoys do not; jobs count by queue, breakers by portal", async () => {
  await world.db.transaction().execute(async (trx) => {
    await queueMail(trx, world, { to: "one@example.test", subject: "s", text: "t" });
    await queueMail(trx, world, { to: "two@example.test", subject: "s", text: "t" }, "decoy");
  });
  expect((await backlog("mails"))?.count).toBe(1);
  // As after the last try.
  await sql`update pgboss.job set state = 'failed' where name = 'mail.send'`.execute(world.db);
  await sql`update mail_outbox set created_at = now() - interval '10 minutes'`.execute(world.db);
  expect(await backlog("mails")).toMatchObject({ count: 0 });
  expect(await backlog("mails_given_up")).toMatchObject({ count: 1 });
  await sql`insert into portal_breaker (portal_key, breaker, blocked_until)
    values ('linkedin', '{}', now() + interval '1 hour'), ('indeed', '{}', now() - interval '1 hour')`.execute(
    world.db,
  );
  await world.boss.send("payment.sweep", {});
  const { jobs, pausedPortals, isCompared } = await figures();
  expect(jobs).toMatchObject([{ kind: "payment.sweep", count: 1 }]);
  expect(pausedPortals).toEqual(["linkedin"]);
  expect(isCompared).toBe(true);
});
