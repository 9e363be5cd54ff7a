import {
  createRun,
  endRun,
  claimLaneForLogin,
  releaseLane,
  setLaneState,
} from "@sendoff/db/applying";
import { grantCredits } from "@sendoff/db/ledger";
import { syncPlatforms } from "@sendoff/db/platform";
import { updateUser } from "@sendoff/db/user";
import { MANIFESTS } from "@sendoff/portals/manifest";
import { listMailsTo } from "@sendoff/testkit/outbox";
import { createUser, type TestUser } from "@sendoff/testkit/test-user";
import { createTestWorld, type TestWorld } from "@sendoff/testkit/test-world";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handleWalletMail } from "./wallet-mail.handler.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
  await syncPlatforms(world.db, MANIFESTS);
});
afterAll(() => world.close());

const look = () => handleWalletMail({ ...world, config: { usdInrRate: 84 } });
const subjects = async (user: TestUser) =>
  (await listMailsTo(world, user.email)).map((mail) => mail.subject);

let grants = 0;
const give = (user: TestUser, credits: number, unitPriceCents: number) =>
  world.db.transaction().execute((trx) => {
    grants += 1;
    return grantCredits(trx, {
      userId: user.id,
      sourceKey: `gift ${grants}`,
      source: "gift",
      credits,
      unitPriceCents,
      note: "A gift",
    });
  });
/** As if the credits had been used: what is left of them is worth nothing any more. */
const lapse = (user: TestUser) =>
  world.database.pool.query(
    "update credit_lot set expires_at = now() where user_id = $1 and unit_price_cents > 0",
    [user.id],
  );

const LOW = "Your Sendoff balance is low";

test("a dip below 500 rupees is reported once, again only after the balance has recovered, and to those who asked", async () => {
  const [asked, silent] = [await createUser(world), await createUser(world)];
  await updateUser(world.db, asked.id, { low_balance_email: true });
  // 5.96 dollars are 500.64 rupees.
  for (const user of [asked, silent]) await give(user, 4, 149);
  await look();
  expect(await subjects(asked)).toEqual([]);
  for (const user of [asked, silent]) await lapse(user);
  await Promise.all([look(), look()]);
  await look();
  expect([await subjects(asked), await subjects(silent)]).toEqual([[LOW], []]);
  const [mail] = await listMailsTo(world, asked.email);
  expect(mail?.text).toContain("Your balance is ₹0.00 ($0.00), with 5 credits left.");
  expect(mail?.text).toContain("when your balance falls below ₹500.00 ($5.95).");
  await give(asked, 4, 149);
  await look();
  await lapse(asked);
  await look();
  expect(await subjects(asked)).toEqual([LOW, LOW]);
});

test("a low balance is told in dollars first to who is not in India", async () => {
  const user = await createUser(world, { time_zone: "Europe/Berlin" });
  await updateUser(world.db, user.id, { low_balance_email: true });
  await look();
  const [mail] = await listMailsTo(world, user.email);
  expect(mail?.text).toContain("Your balance is $0.00, with 5 credits left.");
  expect(mail?.text).toContain("when your balance falls below $5.95 (₹500.00).");
});

/** A run that ended because the credits were used up. */
async function runDry(user: TestUser): Promise<void> {
  const key = { userId: user.id, platformId: 1 };
  await world.db
    .insertInto("lane")
    .values({ user_id: user.id, platform_id: 1, state: "connected", daily_limit: 10 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const lane = await claimLaneForLogin(world.db, key, {
    worker: "w",
    leaseSeconds: 60,
    dailyLimit: 10,
  });
  if (lane === undefined) throw new Error("the lane is held");
  await setLaneState(world.db, lane, "connected", "");
  const run = await world.db.transaction().execute((trx) => createRun(trx, key, 5));
  if (run.kind !== "created") throw new Error(run.kind);
  await endRun(world.db, lane, run.runId, "no_credits", "");
  await releaseLane(world.db, lane, 0);
}

const OUT = "Your Sendoff credits are used up";

test("a run that ends for want of credits is reported once until there were credits again", async () => {
  const user = await createUser(world);
  await runDry(user);
  await Promise.all([look(), look()]);
  await runDry(user);
  await look();
  expect(await subjects(user)).toEqual([OUT]);
  const [mail] = await listMailsTo(world, user.email);
  expect(mail?.text).toContain("Your run on LinkedIn stopped because you ran out of credits.");
  await give(user, 1, 99);
  await look();
  expect(await subjects(user)).toEqual([OUT]);
  await runDry(user);
  await look();
  expect(await subjects(user)).toEqual([OUT, OUT]);
});

test("a mail that cannot be queued leaves nobody marked as told", async () => {
  const user = await createUser(world);
  await runDry(user);
  const broken = {
    ...world,
    sealer: {
      ...world.sealer,
      seal: () => {
        throw new Error("no key");
      },
    },
    config: { usdInrRate: 84 },
  };
  await expect(handleWalletMail(broken)).rejects.toThrow("no key");
  await look();
  expect(await subjects(user)).toEqual([OUT]);
});
