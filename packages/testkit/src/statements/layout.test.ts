import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../test-database.ts";
import { BY_PARENT, BY_USER, COORDINATOR, REFERENCE } from "./layout.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function ask<Row>(sql: string): Promise<Row[]> {
  return (await database.pool.query<Row & object>(sql)).rows;
}

const IN_PUBLIC = "c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')";

test("every table has its place in a distributed PostgreSQL, and those of users the column that it is distributed by", async () => {
  const tables = await ask<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text) as columns from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attnotnull
      where ${IN_PUBLIC} group by 1`,
  );
  const placed = [...BY_USER.keys(), ...BY_PARENT, ...REFERENCE, ...COORDINATOR];
  expect(placed.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  const lacking = tables.filter(({ name, columns }) => !columns.includes(BY_USER.get(name) ?? ""));
  const users = lacking.map(({ name }) => name).filter((name) => BY_USER.has(name));
  expect(users.toSorted()).toEqual(MAY_BE_NOBODYS);
});

/** In these the user may be unknown, or gone: their rows would need another one to lie with. */
const MAY_BE_NOBODYS: readonly string[] = ["audit_event"];

test("what is unique without its user is on a list: Citus wants the distribution column in every unique index", async () => {
  const indexes = await ask<{ table: string; index: string; columns: string[] }>(
    `select c.relname as "table", i.relname as index,
        array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any(x.indkey)) as columns
      from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      where ${IN_PUBLIC} and x.indisunique order by 1, 2`,
  );
  const without = indexes.filter(
    ({ table, columns }) => BY_USER.has(table) && !columns.includes(BY_USER.get(table) ?? ""),
  );
  expect(without.map(({ table, index }) => `${table}: ${index}`)).toEqual(UNIQUE_WITHOUT_USER);
});

const UNIQUE_WITHOUT_USER: readonly string[] = [
  "account_change: account_change_pkey",
  "account_change: account_change_undo_hash_key",
  "app_user: app_user_email_key",
  "app_user: app_user_verified_mobile",
  "application: application_pkey",
  "application: application_receipt_number_key",
  "audit_event: audit_event_pkey",
  "auth_token: auth_token_id_key",
  "auth_token: auth_token_pkey",
  "credit_hold: credit_hold_pkey",
  "credit_lot: credit_lot_pkey",
  "credit_lot: credit_lot_source_key_key",
  "cv: cv_pkey",
  "enclosure: enclosure_storage_key_key",
  "lane: lane_account",
  "ledger_journal: ledger_journal_key_key",
  "ledger_journal: ledger_journal_pkey",
  "live_page: live_page_id_key",
  "payment_order: payment_order_mihpayid_key",
  "payment_order: payment_order_pkey",
  "payment_order: payment_order_receipt_number_key",
  "portal_login: portal_login_pkey",
  "prepared_form: prepared_form_pkey",
  "run: run_pkey",
  "saved_answer: saved_answer_id_key",
  "schedule: schedule_pkey",
  "scheduled_run: scheduled_run_pkey",
  "scheduled_run: scheduled_run_run_id_key",
];

test("what refers over the bounds of a user is on a list: Citus wants both ends beside each other, or a reference table", async () => {
  const keys = await ask<{ from: string; to: string; columns: string[]; name: string }>(
    `select c.relname as "from", r.relname as "to", k.conname as name,
        array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any(k.conkey)) as columns
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class r on r.oid = k.confrelid
      where ${IN_PUBLIC} and k.contype = 'f' order by k.conname`,
  );
  const apart = keys.filter(({ from, to, columns }) => {
    if (REFERENCE.has(to) || BY_PARENT.has(from)) return false;
    return !(BY_USER.has(from) && BY_USER.has(to) && columns.includes(BY_USER.get(from) ?? ""));
  });
  expect(apart.map(({ name }) => name)).toEqual(KEYS_WITHOUT_USER);
});

const KEYS_WITHOUT_USER: readonly string[] = [
  "application_cv_id_fkey",
  "application_run_id_fkey",
  "code_order_user_id_fkey",
  "credit_hold_lot_id_fkey",
  "ledger_journal_txnid_fkey",
  "live_page_login_id_fkey",
  "live_page_run_id_fkey",
  "platform_owner_user_id_fkey",
  "prepared_form_application_id_fkey",
  "run_cv_id_fkey",
  "scheduled_run_run_id_fkey",
];

test("docs/scaling.md counts what is on the lists", () => {
  const page = readFileSync(new URL("../../../../docs/scaling.md", import.meta.url), "utf8");
  const counted = [
    `| ${BY_USER.size - 1} with \`user_id\`, and \`app_user\` by its \`id\``,
    `| ${BY_PARENT.size} that know their user by a parent`,
    `in it. ${UNIQUE_WITHOUT_USER.length} do not`,
    `reference table. ${KEYS_WITHOUT_USER.length} do not`,
  ];
  expect(counted.filter((sentence) => !page.includes(sentence))).toEqual([]);
});
