import { closeAccount } from "@sendoff/db/account";
import { ensureQueues } from "@sendoff/db/boss";
import { markMailSent } from "@sendoff/db/mail";
import { findUser } from "@sendoff/db/user";
import { createId } from "@sendoff/kit/ids";
import { listMailsTo } from "@sendoff/testkit/outbox";
import { createUser, type TestUser } from "@sendoff/testkit/test-user";
import { createTestWorld, type TestWorld } from "@sendoff/testkit/test-world";
import { type KyselyPlugin, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eraseWhatWasLeft, handleAccountErase } from "./account-erase.handler.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
  await ensureQueues(world.boss);
});
afterAll(() => world.close());

const cutOff = (user: TestUser): string => `cv/${user.id}/half.pdf`;

async function userWithCv(): Promise<{ user: TestUser; key: string }> {
  const user = await createUser(world);
  const key = `pictures/${user.id}/first.pdf`;
  await world.storage.put(key, Buffer.from("a CV"));
  // What an upload left that was cut off is in no row.
  await world.storage.put(cutOff(user), Buffer.from("half a CV"));
  await world.db
    .insertInto("cv")
    .values({
      id: createId(),
      user_id: user.id,
      version: 1,
      file_name: "cv.pdf",
      mime_type: "application/pdf",
      byte_count: 4,
      sha256: "0".repeat(64),
      storage_key: key,
    })
    .execute();
  return { user, key };
}
/** Closes an account whose 72 hours are over with the answer. */
async function close(user: TestUser): Promise<void> {
  const config = { publicUrl: "https://sendoff.test", pepper: world.pepper };
  const place = { network: "", device: "" };
  await world.db
    .transaction()
    .execute((trx) => closeAccount(trx, { ...world, config }, { userId: user.id, place }));
  await sql`update app_user set erase_at = now() - interval '1 hour' where id = ${user.id}`.execute(
    world.db,
  );
}

test("files and rows of a closed account go, and nobody else's", async () => {
  const [closed, other] = [await userWithCv(), await userWithCv()];
  await close(closed.user);
  await handleAccountErase(world, closed.user.id);
  expect(await world.storage.find(closed.key)).toBeUndefined();
  expect(await world.storage.find(cutOff(closed.user))).toBeUndefined();
  expect(await findUser(world.db, closed.user.id)).toBeUndefined();
  await handleAccountErase(world, closed.user.id);
  expect(await world.storage.find(other.key)).toBeDefined();
});

test("an account that is not closed is left alone, rows and files", async () => {
  const { user, key } = await userWithCv();
  await handleAccountErase(world, user.id);
  expect(await findUser(world.db, user.id)).toBeDefined();
  expect(await world.storage.find(key)).toBeDefined();
});

test("an account whose job was lost is found by housekeeping", async () => {
  const { user, key } = await userWithCv();
  await close(user);
  await eraseWhatWasLeft(world);
  expect(await findUser(world.db, user.id)).toBeUndefined();
  expect(await world.storage.find(key)).toBeUndefined();
});

test("an account whose deletion was taken back, or can be, is left alone by job and housekeeping", async () => {
  const [kept, waiting] = [await userWithCv(), await userWithCv()];
  for (const { user } of [kept, waiting]) await close(user);
  await sql`update app_user set erase_at = null where id = ${kept.user.id}`.execute(world.db);
  await sql`update app_user set erase_at = now() where id = ${waiting.user.id}`.execute(world.db);
  await eraseWhatWasLeft(world);
  for (const { user, key } of [kept, waiting]) {
    await handleAccountErase(world, user.id);
    expect(await findUser(world.db, user.id)).toMatchObject({ email: user.email });
    expect(await world.storage.find(key)).toBeDefined();
  }
});

/** Whatever comes after so many calls finds its process dead. */
class Killed extends Error {}
function dieAfter(calls: number) {
  let left = calls;
  const count = (): void => {
    left -= 1;
    if (left < 0) throw new Killed();
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const storage = {
    ...world.storage,
    remove: async (key: string) => {
      count();
      await world.storage.remove(key);
      // Also between what it did and anybody knowing.
      count();
    },
    removeBelow: async (prefix: string) => {
      count();
      await world.storage.removeBelow(prefix);
    },
  };
  return { ...world, db: world.db.withPlugin(plugin), storage };
}

test("killed at every step of the erasing, and again, it is erased to its end, and its owner gets one last mail", async () => {
  const { user, key } = await userWithCv();
  await close(user);
  let kills = 0;
  for (let calls = 0; ; calls += 1) {
    const death = await handleAccountErase(dieAfter(calls), user.id).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (death === undefined) break;
    expect(death).toBeInstanceOf(Killed);
    kills += 1;
  }
  expect(kills).toBeGreaterThan(15);
  expect(await findUser(world.db, user.id)).toBeUndefined();
  expect(await world.storage.find(key)).toBeUndefined();
  const { rows } = await sql`
    select erased_at is not null as is_erased from closed_account where user_id = ${user.id}`.execute(
    world.db,
  );
  expect(rows).toEqual([{ is_erased: true }]);
  expect((await listMailsTo(world, user.email)).map(({ subject }) => subject)).toEqual([
    "Your Sendoff account was deleted",
  ]);
  // It is forgotten once it has left.
  const { rows: mails } = await sql<{ id: string }>`
    select id from mail_outbox where recipient = ${user.email}`.execute(world.db);
  for (const { id } of mails) await markMailSent(world.db, id);
  expect(await listMailsTo(world, user.email)).toEqual([]);
});
