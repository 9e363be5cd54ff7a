import { createId } from "@sendoff/kit/ids";
import { createTestDatabase } from "@sendoff/testkit/test-database";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { createDatabase } from "../client.ts";
import { migrateToLatest } from "../migrate.ts";
import { takePaidOrders } from "../due-mail/payment-mail.repository.ts";
import { createPaidOrder } from "../testing/order.fixture.ts";
import { createTestProvider } from "../testing/test-provider.fixture.ts";
import * as m0001 from "./0001-people.ts";
import * as m0002 from "./0002-applying.ts";
import * as m0003 from "./0003-ledger.ts";
import * as m0004 from "./0004-payments.ts";

test("payments from before are not confirmed again, those afterwards are, once", async () => {
  const server = await createTestDatabase();
  const name = `${new URL(server.url).pathname.slice(1)}_before`;
  await server.pool.query(`create database "${name}"`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const database = createDatabase({ url: url.href, poolSize: 2, applicationName: "sendoff-test" });
  try {
    const db = database.kysely;
    const earlier = {
      "0001-people": m0001,
      "0002-applying": m0002,
      "0003-ledger": m0003,
      "0004-payments": m0004,
    };
    const provider = { getMigrations: async () => earlier };
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    expect(error).toBeUndefined();
    const userId = createId();
    await database.pool.query(
      "insert into app_user (id, email, time_zone) values ($1, 'asha@example.test', 'Asia/Kolkata')",
      [userId],
    );
    const bank = createTestProvider();
    // The code of today writes a rate beside each lot; the one of then did not.
    await database.pool.query("alter table credit_lot add column usd_inr_rate numeric");
    await createPaidOrder(db, bank, { userId });
    await database.pool.query("alter table credit_lot drop column usd_inr_rate");
    expect(await migrateToLatest(url.href)).toContain("0010-payment-mail");
    // The rate at which it was paid is found again (0048).
    expect(await db.selectFrom("credit_lot").select("usd_inr_rate").execute()).toEqual([
      { usd_inr_rate: 84 },
    ]);
    const take = () => db.transaction().execute((trx) => takePaidOrders(trx, 10));
    expect(await take()).toEqual([]);
    const txnid = await createPaidOrder(db, bank, { userId });
    expect(await take()).toMatchObject([{ txnid, state: "paid" }]);
    expect(await take()).toEqual([]);
  } finally {
    await database.close();
    await server.pool.query(`drop database "${name}"`);
    await server.close();
  }
});
