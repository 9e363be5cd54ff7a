import { createId } from "@sendoff/kit/ids";
import { createTestDatabase } from "@sendoff/testkit/test-database";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { createDatabase } from "../client.ts";
import { proveLedger } from "../ledger/ledger-proof.ts";
import { holdCredit, lockWallet } from "../ledger/ledger.repository.ts";
import { getWallet } from "../ledger/wallet.repository.ts";
import { migrateToLatest } from "../migrate.ts";
import * as m0001 from "./0001-people.ts";
import * as m0002 from "./0002-applying.ts";
import * as m0003 from "./0003-ledger.ts";

/** A user with five free credits, one of them spent and one held, as the ledger wrote it before payments. */
const before = (userId: string, applied: string, unconfirmed: string) => `
insert into app_user (id, email, time_zone) values ('${userId}', '${userId}@example.test', 'Asia/Kolkata');
insert into platform (id, key, name, url, support, daily_cap) values (1, 'p', 'P', 'https://p.test', 'driver', 10);
insert into application (id, user_id, platform_id, portal_job_id, job_title, company, location, url, job_fingerprint, status)
  values ('${applied}', '${userId}', 1, 'a', '', '', '', '', 'a', 'APPLIED'),
    ('${unconfirmed}', '${userId}', 1, 'b', '', '', '', '', 'b', 'UNKNOWN');
insert into ledger_account (user_id, kind, asset) values ('${userId}', 'credits_available', 'CREDIT'),
  ('${userId}', 'credits_held', 'CREDIT'), (null, 'credits_issued', 'CREDIT'), (null, 'credits_spent', 'CREDIT');
insert into credit_lot (id, user_id, source_key, source, granted, unit_price_cents, expires_at)
  values ('${userId}', '${userId}', 's', 'sign_up', 5, 0, now() + interval '1 year');
create function post(key text, kind text, application uuid, source text, source_lot uuid, target text, amount int)
returns void language plpgsql as $$
declare journal uuid := gen_random_uuid();
begin
  insert into ledger_journal (id, key, kind, user_id, application_id) values (journal, key, kind, '${userId}', application);
  insert into ledger_entry (journal_id, account_id, lot_id, amount)
    select journal, id, source_lot, -amount from ledger_account a where a.kind = source;
  insert into ledger_entry (journal_id, account_id, lot_id, amount)
    select journal, id, '${userId}', amount from ledger_account a where a.kind = target;
end $$;
select post('s', 'grant', null, 'credits_issued', null, 'credits_available', 5);
select post('h1', 'hold', '${applied}', 'credits_available', '${userId}', 'credits_held', 1);
select post('c1', 'capture', '${applied}', 'credits_held', '${userId}', 'credits_spent', 1);
select post('h2', 'hold', '${unconfirmed}', 'credits_available', '${userId}', 'credits_held', 1);
insert into credit_hold (application_id, user_id, lot_id, state) values
  ('${applied}', '${userId}', '${userId}', 'captured'), ('${unconfirmed}', '${userId}', '${userId}', 'held');
drop function post;
`;

test("a ledger from before payments is sound afterwards, and goes on", async () => {
  const server = await createTestDatabase();
  const name = `${new URL(server.url).pathname.slice(1)}_before`;
  await server.pool.query(`create database "${name}"`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const database = createDatabase({ url: url.href, poolSize: 2, applicationName: "sendoff-test" });
  try {
    const db = database.kysely;
    const earlier = { "0001-people": m0001, "0002-applying": m0002, "0003-ledger": m0003 };
    const provider = { getMigrations: async () => earlier };
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    expect(error).toBeUndefined();
    const [userId, applied, unconfirmed] = [createId(), createId(), createId()];
    await database.pool.query(before(userId, applied, unconfirmed));
    expect(await migrateToLatest(url.href)).toContain("0004-payments");
    expect(await proveLedger(db)).toMatchObject({ isSound: true, captures: 1 });
    const thisMonth = { applications: 1, spentCents: 0 };
    expect(await getWallet(db, userId)).toMatchObject({ credits: 3, creditsHeld: 1, thisMonth });
    const costs = await db.selectFrom("application").select(["id", "cost_cents"]).execute();
    expect(new Map(costs.map((row) => [row.id, row.cost_cents]))).toEqual(
      new Map([
        [applied, 0],
        [unconfirmed, null],
      ]),
    );
    await db.transaction().execute(async (trx) => {
      await lockWallet(trx, userId);
      await holdCredit(trx, { userId, applicationId: createId() });
    });
    const { rows } = await sql`select kind from ledger_account where user_id = ${userId}`.execute(
      db,
    );
    expect(rows).toHaveLength(4);
  } finally {
    await database.close();
    await server.pool.query(`drop database "${name}"`);
    await server.close();
  }
});
