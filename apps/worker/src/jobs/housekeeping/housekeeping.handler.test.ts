import { openJournal, type SubmitJournal, type SubmitRecord } from "@sendoff/kit/journal";
import { localStorage } from "@sendoff/kit/storage";
import { createUser } from "@sendoff/testkit/test-user";
import { createTestWorld, type TestWorld } from "@sendoff/testkit/test-world";
import { noteLostSubmit } from "@sendoff/db/journal";
import { queueMail } from "@sendoff/db/mail";
import { syncPlatforms } from "@sendoff/db/platform";
import { MANIFESTS } from "@sendoff/portals/manifest";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handleHousekeeping } from "./housekeeping.handler.ts";

let world: TestWorld;
let journal: SubmitJournal;
beforeAll(async () => {
  world = await createTestWorld();
  journal = await openJournal({ kind: "store" }, world.storage, "test");
  await syncPlatforms(world.db, MANIFESTS);
});
afterAll(() => world.close());

const config = {
  retention: { evidenceDays: 90, failureDays: 7 },
  bundles: { days: 14 },
  journal: { days: 60 },
};

/** Pictures of a kind that were taken so many days ago, with their files. */
async function pictures(kind: string, days: number, count = 1): Promise<string[]> {
  const { id: userId } = await createUser(world);
  const applicationId = randomUUID();
  await world.db
    .insertInto("application")
    .values({
      id: applicationId,
      user_id: userId,
      platform_id: 1,
      portal_job_id: applicationId,
      job_title: "Engineer",
      company: "Quillstack",
      location: "Pune",
      url: "https://portal.test/1",
      job_fingerprint: applicationId,
      status: "FAILED",
    })
    .execute();
  const keys = Array.from({ length: count }, (_, at) => `pictures/${applicationId}/${at}.jpg`);
  for (const key of keys) await world.storage.put(key, Buffer.from("jpeg"));
  await world.database.pool.query(
    `insert into application_picture (id, application_id, kind, storage_key, width, height, taken_at)
     select gen_random_uuid(), $1, $2, key, 1, 1, now() - make_interval(days => $3) from unnest($4::text[]) key`,
    [applicationId, kind, days, keys],
  );
  return keys;
}

async function isKept(key: string | undefined): Promise<{ file: boolean; row: boolean }> {
  const row = await world.db
    .selectFrom("application_picture")
    .select("expired_at")
    .where("storage_key", "=", key ?? "")
    .executeTakeFirstOrThrow();
  const file = await world.storage.find(key ?? "");
  return { file: file !== undefined, row: row.expired_at === null };
}

test("pictures past their days lose their files and say so, each kind by its own days; the others stay", async () => {
  const gone = [
    ...(await pictures("problem", 8)),
    ...(await pictures("before_submit", 91)),
    ...(await pictures("after_confirmation", 400)),
  ];
  const kept = [...(await pictures("problem", 6)), ...(await pictures("before_submit", 89))];
  await handleHousekeeping({ ...world, journal, config });
  for (const key of gone) expect(await isKept(key)).toEqual({ file: false, row: false });
  for (const key of kept) expect(await isKept(key)).toEqual({ file: true, row: true });
});

test("more of them than one batch all go, and what broke off is taken up by the next time", async () => {
  const keys = await pictures("problem", 20, 450);
  const storage = localStorage(`${world.folder}/storage`);
  let left = 230;
  const breaking = {
    ...storage,
    remove: async (key: string) => {
      left -= 1;
      if (left < 0) throw new Error("the disk is away");
      await storage.remove(key);
    },
  };
  await expect(
    handleHousekeeping({ ...world, journal, storage: breaking, config }),
  ).rejects.toThrow("away");
  await handleHousekeeping({ ...world, journal, config });
  const { rows } = await world.database.pool.query<{ left: number }>(
    "select count(*) as left from application_picture where storage_key = any ($1) and expired_at is null",
    [keys],
  );
  expect(rows).toEqual([{ left: 0 }]);
  expect(await world.storage.find(keys.at(-1) ?? "")).toBeUndefined();
});

test("the journal of submits loses the days that no backup goes back to, and what was kept aside of them", async () => {
  const at = (daysAgo: number): string => new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  const recordOf = (daysAgo: number): SubmitRecord => ({
    at: at(daysAgo),
    userId: randomUUID(),
    platform: "linkedin",
    accounts: ["hash"],
    applicationId: randomUUID(),
    attempt: 1,
    fence: 1,
    job: { id: "1", key: "k", title: "T", company: "C", location: "L", url: "https://p.test/1" },
  });
  for (const record of [recordOf(62), recordOf(58)]) {
    await journal.append(record);
    // Its user is gone.
    await noteLostSubmit(world.db, record);
  }
  await handleHousekeeping({ ...world, journal, config });
  expect(await journal.listDays()).toEqual([at(58).slice(0, 10)]);
  expect(await world.db.selectFrom("lost_submit").select("key").execute()).toHaveLength(1);
});

test("a mail that was given up is gone after a day, with what it said; one that a job is still to send stays", async () => {
  const { db, boss, sealer, database } = world;
  for (const subject of ["given up", "waits", "of today"]) {
    const mail = { to: "asha@example.test", subject, text: "Hello" };
    await db.transaction().execute((trx) => queueMail(trx, { boss, sealer }, mail));
  }
  await database.pool.query(
    "update mail_outbox set created_at = now() - interval '25 hours' where subject <> 'of today'",
  );
  await database.pool.query(
    `update pgboss.job set state = 'failed' where name = 'mail.send' and data->>'outboxId' in
      (select id::text from mail_outbox where subject in ('given up', 'of today'))`,
  );
  await handleHousekeeping({ ...world, journal, config });
  const { rows } = await database.pool.query("select subject from mail_outbox order by created_at");
  expect(rows).toEqual([{ subject: "waits" }, { subject: "of today" }]);
});
