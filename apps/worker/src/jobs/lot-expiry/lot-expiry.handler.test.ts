import { getWallet, grantCredits, listLedgerLines, proveLedger } from "@sendoff/db/ledger";
import { createUser } from "@sendoff/testkit/test-user";
import { createTestWorld, type TestWorld } from "@sendoff/testkit/test-world";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handleLotExpiry } from "./lot-expiry.handler.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

// SPEC 9.43
test("credits whose 12 months are over are booked out once, and the others stay", async () => {
  const user = await createUser(world);
  await world.db.transaction().execute((trx) =>
    grantCredits(trx, {
      userId: user.id,
      sourceKey: "a gift",
      source: "gift",
      credits: 7,
      unitPriceCents: 79,
      note: "A gift",
    }),
  );
  await world.database.pool.query(
    "update credit_lot set expires_at = now() - interval '1 second' where source_key = 'a gift'",
  );
  const stopping = new AbortController().signal;
  await handleLotExpiry({ ...world, stopping: AbortSignal.abort() });
  expect(await listLedgerLines(world.db, user.id, { kinds: ["expiry"] })).toEqual([]);
  await Promise.all([
    handleLotExpiry({ ...world, stopping }),
    handleLotExpiry({ ...world, stopping }),
  ]);
  expect(await getWallet(world.db, user.id)).toMatchObject({ credits: 5, balanceCents: 0 });
  expect(await listLedgerLines(world.db, user.id, { kinds: ["expiry"] })).toMatchObject([
    { credits: -7, amountCents: 553 },
  ]);
  expect(await proveLedger(world.db)).toMatchObject({ isSound: true });
});
