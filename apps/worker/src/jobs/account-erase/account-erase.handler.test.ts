import { closeAccount, ensureQueues, findUser } from "@sendoff/db";
import { createId } from "@sendoff/kit";
import { createTestWorld, createUser, type TestUser, type TestWorld } from "@sendoff/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eraseWhatWasLeft, handleAccountErase } from "./account-erase.handler.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
  await ensureQueues(world.boss);
});
afterAll(() => world.close());

async function userWithCv(): Promise<{ user: TestUser; key: string }> {
  const user = await createUser(world);
  const key = `cv/${user.id}/first.pdf`;
  await world.storage.put(key, Buffer.from("a CV"));
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
const close = (user: TestUser) =>
  world.db.transaction().execute((trx) => closeAccount(trx, user.id, world.pepper));

test("files and rows of a closed account go, and nobody else's", async () => {
  const [closed, other] = [await userWithCv(), await userWithCv()];
  await close(closed.user);
  await handleAccountErase(world, closed.user.id);
  expect(await world.storage.find(closed.key)).toBeUndefined();
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
