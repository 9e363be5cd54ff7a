import { createTestDatabase, type TestDatabase } from "@sendoff/testkit/test-database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { EXPORT_AREAS } from "./export-areas.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Tables that are about nobody: lists, counts, and the house's own records. Each says why. */
const ABOUT_NOBODY: Readonly<Record<string, string>> = {
  call_count: "keyed hashes and counts of a minute",
  closed_account: "ids of accounts that are gone",
  closed_address: "keyed hashes of addresses of accounts that are gone",
  failure_bundle:
    "redacted pages of portals; the ids beside them lead nowhere once the account is gone",
  installation: "the mode of the whole database",
  journal_comparison: "what the whole database was compared with",
  lost_submit: "keyed hashes and what postings say",
  ledger_proof: "the nightly proof's findings",
  page_key_hit: "how often things on portals' pages were found, by hour",
  platform_filter: "definitions of filters",
  portal_breaker: "a portal's state",
  portal_pause: "an operator's decision on a portal",
  scheduled_clock: "the sandbox's clock",
  sign_in_network: "keyed hashes and times",
  throttle_event: "keyed hashes and times",
  unsigned_payment_post: "counts by the hour",
};

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'`.execute(
    database.kysely,
  );
  return rows.map(({ name }) => name);
}

test("every table is in the export, or is known to be about nobody", async () => {
  const known = [...EXPORT_AREAS.map(({ table }) => table), ...Object.keys(ABOUT_NOBODY)];
  expect(known.toSorted()).toEqual((await tables()).toSorted());
});

test("no table that has a user in it is said to be about nobody", async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'owner_user_id', 'application_id', 'run_id', 'email',
      'recipient')`.execute(database.kysely);
  const withUser = rows.map(({ name }) => name).filter((name) => name in ABOUT_NOBODY);
  expect(withUser.toSorted()).toEqual(["closed_account", "failure_bundle"]);
});

test("every file has a name of its own, and every secret column there is stays out", async () => {
  const files = EXPORT_AREAS.map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea'`.execute(database.kysely);
  for (const { table, column } of rows) {
    const area = EXPORT_AREAS.find((each) => each.table === table);
    const isLeftOut = area?.secrets?.includes(column) === true;
    expect({ table, column, isLeftOut }).toEqual({ table, column, isLeftOut: true });
  }
});

/** Append-only or kept for the books: of a closed account they keep an id that leads to nobody. */
const LEDGER = [
  "audit_event",
  "closed_account",
  "credit_hold",
  "credit_lot",
  "ledger_account",
  "ledger_journal",
  "payment_order",
  "wallet_month",
];

test("every row with a user in it goes with the account, but for the ledger's", async () => {
  const { rows } = await sql<{ name: string; goes: boolean }>`
    select c.table_name as name, exists (
      select 1 from pg_constraint k where k.contype = 'f' and k.confdeltype = 'c'
        and k.conrelid = format('public.%I', c.table_name)::regclass
        and k.confrelid in ('app_user'::regclass, 'lane'::regclass, 'application'::regclass)) as goes
    from information_schema.columns c
    where c.table_schema = 'public' and c.column_name in ('user_id', 'owner_user_id')`.execute(
    database.kysely,
  );
  const stays = rows.filter(({ goes }) => !goes).map(({ name }) => name);
  expect(stays.toSorted()).toEqual(LEDGER);
});
