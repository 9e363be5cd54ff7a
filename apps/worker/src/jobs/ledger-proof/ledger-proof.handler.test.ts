import { findNewestProof } from "@sendoff/db/ledger";
import { listMailsTo } from "@sendoff/testkit/outbox";
import { createUser } from "@sendoff/testkit/test-user";
import { createTestWorld, type TestWorld } from "@sendoff/testkit/test-world";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handleLedgerProof, isProofOverdue } from "./ledger-proof.handler.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

const OPS = "ops@example.test";
const prove = (opsEmail: string | undefined = OPS) =>
  handleLedgerProof({ ...world, config: { opsEmail } });
const alarms = () => world.logLines().filter((line) => line.includes("DOES NOT ADD UP"));

test("sound books are noted without an alarm, and then the next proof is not overdue until a night is missed", async () => {
  await createUser(world);
  expect(await isProofOverdue(world.db)).toBe(true);
  await prove();
  expect(await findNewestProof(world.db)).toMatchObject({ isSound: true });
  expect(await isProofOverdue(world.db)).toBe(false);
  expect([alarms(), await listMailsTo(world, OPS)]).toEqual([[], []]);
  await world.database.pool.query(
    "update ledger_proof set proved_at = now() - interval '27 hours'",
  );
  expect(await isProofOverdue(world.db)).toBe(true);
});

test("books that do not add up are an error in the log, the newest proof, and a mail where somebody is named", async () => {
  const user = await createUser(world);
  const { pool } = world.database;
  await pool.query("alter table wallet_month disable trigger wallet_month_posted");
  await pool.query(
    "insert into wallet_month (user_id, month, applications, spent_cents) values ($1, '2026-01-01', 1, 99)",
    [user.id],
  );
  await prove();
  expect(await findNewestProof(world.db)).toMatchObject({ isSound: false });
  expect(alarms()).toHaveLength(1);
  expect(JSON.parse(alarms()[0] ?? "{}")).toMatchObject({
    level: "error",
    proof: { wrongMonths: 1 },
  });
  const mails = await listMailsTo(world, OPS);
  expect(mails).toMatchObject([{ subject: "Sendoff: the ledger does not add up" }]);
  expect(mails[0]?.text).toContain('"wrongMonths": 1');
  await handleLedgerProof({ ...world, config: { opsEmail: undefined } });
  expect(alarms()).toHaveLength(2);
  expect(await listMailsTo(world, OPS)).toHaveLength(1);
});
