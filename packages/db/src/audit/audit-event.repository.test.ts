import { createTestDatabase, type TestDatabase } from "@sendoff/testkit/test-database";
import { createUser } from "@sendoff/testkit/test-user";
import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrder } from "../payment/order.repository.ts";
import { newOrder } from "../testing/order.fixture.ts";
import { forgetAuditPlaces, listAuditEvents, recordAuditEvent } from "./audit-event.repository.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function recorded(): Promise<string> {
  const userId = randomUUID();
  await recordAuditEvent(database.kysely, {
    userId,
    actor: "user",
    event: "signed_in",
    network: "203.0.113.x",
    device: "Firefox on Linux",
    facts: { via: "email" },
  });
  return userId;
}
const rowsOf = (userId: string) =>
  database.kysely.selectFrom("audit_event").selectAll().where("user_id", "=", userId).execute();

test.each([
  ["changed", sql`update audit_event set event = 'signed_out'`],
  ["given another time", sql`update audit_event set at = now()`],
  ["emptied", sql`update audit_event set network = '', device = '', facts = '{}'`],
  ["deleted", sql`delete from audit_event`],
  ["cut off as a whole", sql`truncate audit_event`],
])("what was recorded cannot be %s, not even by the table's owner", async (_name, statement) => {
  const userId = await recorded();
  const before = await rowsOf(userId);
  await expect(statement.execute(database.kysely)).rejects.toThrow(/append-only|permission denied/);
  // With every privilege there is, the trigger still refuses.
  const asOwner = database.kysely.transaction().execute(async (trx) => {
    await sql`grant all on audit_event to current_user`.execute(trx);
    await statement.execute(trx);
  });
  await expect(asOwner).rejects.toThrow(/append-only/);
  expect(await rowsOf(userId)).toEqual(before);
});

test("of a deleted account it forgets where from and with what; what happened and when stays", async () => {
  const [userId, otherId] = [await recorded(), await recorded()];
  const [before] = await rowsOf(userId);
  await database.kysely.insertInto("closed_account").values({ user_id: userId }).execute();
  await forgetAuditPlaces(database.kysely, userId);
  expect(await rowsOf(userId)).toEqual([{ ...before, network: "", device: "", facts: {} }]);
  await expect(forgetAuditPlaces(database.kysely, otherId)).rejects.toThrow(/append-only/);
});

test("a user sees 90 days, the newest first and page by page; a code that signed in is not told twice", async () => {
  const userId = randomUUID();
  const note = (event: "code_requested" | "signed_in" | "signed_out", order: string) =>
    recordAuditEvent(database.kysely, { userId, actor: "user", event, facts: { order } });
  await note("code_requested", "mine");
  await note("signed_in", "mine");
  await note("code_requested", "a stranger's");
  await note("signed_out", "");
  const names = async (page: { before?: number; limit: number }) =>
    (await listAuditEvents(database.kysely, userId, page)).map(({ id, event }) => ({ id, event }));
  const all = await names({ limit: 10 });
  expect(all.map(({ event }) => event)).toEqual(["signed_out", "code_requested", "signed_in"]);
  expect(await names({ limit: 2, before: all[0]?.id ?? 0 })).toEqual(all.slice(1));
  expect(await names({ limit: 1 })).toEqual(all.slice(0, 1));
});

test("an event of a payment has the rate it was made at, of its own user's order alone", async () => {
  const { id: userId } = await createUser({ db: database.kysely, pepper: randomBytes(32) });
  const order = newOrder({ userId });
  await createOrder(database.kysely, order);
  const facts = { txnid: order.txnid, amount_paise: order.amountPaise };
  const stranger = randomUUID();
  for (const owner of [userId, stranger]) {
    await recordAuditEvent(database.kysely, {
      userId: owner,
      actor: "system",
      event: "payment_paid",
      facts,
    });
  }
  const ratesOf = async (owner: string) =>
    (await listAuditEvents(database.kysely, owner, { limit: 1, category: "money" })).map(
      ({ usdInrRate }) => usdInrRate,
    );
  expect(await ratesOf(userId)).toEqual([84]);
  expect(await ratesOf(stranger)).toEqual([null]);
});
