import { createTestDatabase, type TestDatabase } from "@sendoff/testkit/test-database";
import { createId } from "@sendoff/kit/ids";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { APP_ROLES, type AppRole } from "./roles.ts";

let database: TestDatabase;
const clients = new Map<AppRole, pg.Client>();
beforeAll(async () => {
  database = await createTestDatabase();
  for (const role of ["api", "apiAll", "worker", "operator", "read"] as const) {
    const client = new pg.Client({ connectionString: database.urlOf(role) });
    clients.set(role, client);
    await client.connect();
    // The api's role reads nothing before it has said for whom.
    if (role === "api") await client.query(`set sendoff.user_id = '${createId()}'`);
  }
});
afterAll(async () => {
  for (const client of clients.values()) await client.end();
  await database.close();
});

/** PostgreSQL's word on a statement: done, or the code of its refusal. */
async function tryAs(role: AppRole, statement: string): Promise<string> {
  try {
    await clients.get(role)?.query(statement);
    return "done";
  } catch (error) {
    return error instanceof pg.DatabaseError ? (error.code ?? "") : String(error);
  }
}
const REFUSED = "42501";

describe.each(["api", "apiAll", "worker", "operator", "read"] as const)("the %s's role", (role) => {
  test("acts as itself, owns nothing and makes nothing", async () => {
    const client = clients.get(role);
    const { rows } = await client!.query(
      "select current_user as name, (select count(*)::int from pg_class where relowner = current_user::regrole) as owned",
    );
    expect(rows).toEqual([{ name: APP_ROLES[role], owned: 0 }]);
    expect(await tryAs(role, "create table mine (id int)")).toBe(REFUSED);
  });

  test.each([
    "alter table ledger_entry disable trigger all",
    "drop trigger payment_order_change on payment_order",
    "drop table ledger_journal",
    "update ledger_entry set amount = 1",
    "delete from ledger_journal",
    "truncate ledger_entry cascade",
    "delete from payment_order",
    "delete from credit_lot",
    "delete from audit_event",
    "update audit_event set event = 'nothing'",
    "update payment_evidence set txnid = 'x'",
    "delete from kysely_migration",
    "drop schema pgboss cascade",
  ])("cannot undo what protects the books: %s", async (statement) => {
    expect(await tryAs(role, statement)).toBe(REFUSED);
  });
});

test("only the worker reads sealed sign-ins; whoever only looks or operates sees no secret at all", async () => {
  expect(await tryAs("worker", "select sealed from lane_secret")).toBe("done");
  expect(await tryAs("api", "select sealed from lane_secret")).toBe(REFUSED);
  for (const role of ["operator", "read"] as const) {
    for (const [table, column] of [
      ["lane_secret", "sealed"],
      ["portal_login", "sealed_credentials"],
      ["auth_token", "token_hash"],
      ["code_order", "code_hmac"],
      ["account_change", "undo_hash"],
      ["mail_outbox", "sealed_text"],
      ["sms_outbox", "sealed_text"],
    ]) {
      expect(await tryAs(role, `select ${column} from ${table}`)).toBe(REFUSED);
    }
    expect(await tryAs(role, "select id, email from app_user")).toBe("done");
  }
});

test("an operator changes breakers and nothing else, and a reader nothing", async () => {
  const pause = "update portal_breaker set portal_key = portal_key";
  expect(await tryAs("operator", pause)).toBe("done");
  expect(await tryAs("operator", "update app_user set email = email")).toBe(REFUSED);
  expect(await tryAs("read", pause)).toBe(REFUSED);
  expect(await tryAs("read", "select * from pgboss.job")).toBe(REFUSED);
});
