import { routes } from "@sendoff/contract/routes";
import { endAccount, EXPORT_AREAS, eraseAccount, findEraseWaitSeconds } from "@sendoff/db/account";
import { proveLedger } from "@sendoff/db/ledger";
import { takeLowBalances } from "@sendoff/db/due-mail";
import { listMailsTo } from "@sendoff/testkit/outbox";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { fillAccount, type FullAccount, PERSON } from "../../testing/full-account.fixture.ts";
import { openTill, type Till } from "../../testing/till.fixture.ts";

let till: Till;
let full: FullAccount;
beforeAll(async () => {
  till = await openTill();
  full = await fillAccount(till);
});
afterAll(() => till.close());

const download = () =>
  till.api.app.inject({ method: "GET", url: "/v1/job/account/export", headers: full.user.headers });

test("the export holds a file for every table with a user in it, the CV, the pictures and the receipts", async () => {
  const answer = await download();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("application/zip");
  expect(answer.headers["content-disposition"]).toMatch(/filename="sendoff_export_[\d-]+\.zip"/);
  const entries = unzipSync(answer.rawPayload);
  const rowsOf = (file: string): Record<string, unknown>[] =>
    z
      .array(z.record(z.string(), z.unknown()))
      .parse(JSON.parse(strFromU8(entries[`${file}.json`] ?? new Uint8Array())));
  for (const { file } of EXPORT_AREAS) expect(entries).toHaveProperty([`${file}.json`]);
  expect(rowsOf("account")).toMatchObject([{ email: full.user.email, first_name: "Zephyrine" }]);
  const ids = rowsOf("applications").map(({ id }) => id);
  expect(new Set(ids)).toEqual(new Set([full.applied, full.submitting]));
  expect(rowsOf("answer-bank")).toMatchObject([{ question: "City", answer: "Timbuktu" }]);
  for (const file of ["schedules", "sessions", "payments", "payment-messages", "ledger-entries"]) {
    expect(rowsOf(file)).not.toEqual([]);
  }
  for (const key of full.files) {
    expect(strFromU8(entries[`files/${key}`] ?? new Uint8Array())).toBe(`the bytes of ${key}`);
  }
  const receipts = Object.keys(entries).filter((name) => name.startsWith("receipts/"));
  expect(receipts).toHaveLength(1);
  expect(strFromU8((entries[receipts[0] ?? ""] ?? new Uint8Array()).subarray(0, 5))).toBe("%PDF-");
  const text = Object.entries(entries)
    .filter(([name]) => name.endsWith(".json"))
    .map(([, bytes]) => strFromU8(bytes))
    .join("\n");
  for (const secret of ["token_hash", "sealed_", "code_hmac", "account_key", "signup:"]) {
    expect(text).not.toContain(secret);
  }
});

test("the export holds nobody else's rows", async () => {
  const other = await till.api.createUser({ first_name: "Somebody" });
  await till.api.database.pool.query("delete from throttle_event");
  const entries = unzipSync((await download()).rawPayload);
  for (const [name, bytes] of Object.entries(entries)) {
    expect({ name, isThere: strFromU8(bytes).includes(other.id) }).toEqual({
      name,
      isThere: false,
    });
  }
});

test("exports are throttled", async () => {
  const asked = [];
  for (let time = 0; time < 4; time += 1) asked.push((await download()).statusCode);
  expect(asked.at(-1)).toBe(429);
});

/** What is found of a value in any table: names of tables. */
async function tablesWith(value: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`.execute(till.api.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } =
      await sql`select 1 from ${sql.table(name)} t where position(${value} in to_jsonb(t)::text) > 0
      limit 1`.execute(till.api.db);
    if (rows.length > 0) found.push(name);
  }
  return found.toSorted();
}

/** Where the id of a deleted account stays: it leads to nobody any more. */
const LEDGER = [
  "public.audit_event",
  "public.closed_account",
  "public.credit_hold",
  "public.credit_lot",
  "public.ledger_account",
  "public.ledger_journal",
  "public.payment_order",
  "public.wallet_month",
];

test("deleting asks for the word, and then closes the account at once", async () => {
  const { api } = till;
  const { user } = full;
  const before = await proveLedger(api.db);
  expect(before.isSound).toBe(true);
  const wishes = ["draft_answers", "second_reading", "needs_email", "run_report_email"] as const;
  const all = (isOn: boolean) => Object.fromEntries(wishes.map((wish) => [wish, isOn]));
  await api.db.updateTable("app_user").set(all(true)).where("id", "=", user.id).execute();
  const unsure = await api.call(routes.deleteAccount, { user, body: { confirmation: "delete" } });
  expect(unsure).toMatchObject({ status: 400, body: { code: "invalid_input" } });
  const body = { confirmation: "DELETE" };
  expect(await api.call(routes.deleteAccount, { user, body })).toMatchObject({ status: 200 });
  expect(await api.call(routes.getUserDetails, { user })).toMatchObject({ status: 401 });
  // Sealed sign-ins are gone with the answer, not with the job, and nothing goes on.
  expect(await api.db.selectFrom("lane_secret").selectAll().execute()).toEqual([]);
  const { rows: goingOn } = await sql`
    select from schedule where user_id = ${user.id} and (paused_at is null or next_run_at is not null)
    union all select from run where user_id = ${user.id} and state <> 'ended'`.execute(api.db);
  expect(goingOn).toEqual([]);
  const warned = await takeLowBalances(api.db, { rupees: 1e6, usdInrRate: 80 });
  expect(warned.map(({ email }) => email)).not.toContain(user.email);
  expect((await proveLedger(api.db)).isSound).toBe(true);
});

test("for 72 hours nothing else of it is touched; then its name goes, and the address is free", async () => {
  const { api } = till;
  const { user } = full;
  const end = () => api.db.transaction().execute((trx) => endAccount(trx, user.id));
  const shift = (interval: string) =>
    sql`update app_user set erase_at = now() - ${interval}::interval where id = ${user.id}`.execute(
      api.db,
    );
  const own = () => api.db.selectFrom("app_user").selectAll().where("id", "=", user.id);
  expect(await end()).toBeUndefined();
  expect(await eraseAccount(api.db, user.id)).toEqual({ kind: "erased" });
  await shift("4 minutes");
  expect(await end()).toBeUndefined();
  expect(await own().executeTakeFirst()).toMatchObject({
    email: user.email,
    first_name: "Zephyrine",
  });
  await shift("5 minutes");
  expect(await end()).toBe(user.email);
  expect(await end()).toBeUndefined();
  expect(await tablesWith(user.email)).not.toContain("public.app_user");
  // Nobody is written to any more, and no model is asked.
  expect(await own().executeTakeFirst()).toMatchObject({
    draft_answers: false,
    needs_email: false,
  });
  expect((await proveLedger(api.db)).isSound).toBe(true);
});

test("a submit under way is waited for; then every personal row goes and the ledger still proves", async () => {
  const { api } = till;
  const { user, submitting } = full;
  expect(await findEraseWaitSeconds(api.db, user.id)).toBeGreaterThan(0);
  expect(await eraseAccount(api.db, user.id)).toMatchObject({ kind: "busy" });
  await sql`update application set lease_until = now() - interval '1 second' where id = ${submitting}`.execute(
    api.db,
  );
  expect(await eraseAccount(api.db, user.id)).toEqual({ kind: "erased" });
  const proof = await proveLedger(api.db);
  expect(proof).toMatchObject({ isSound: true, captures: 1 });
  const hold = await api.db
    .selectFrom("credit_hold")
    .select("state")
    .where("application_id", "=", submitting)
    .executeTakeFirst();
  expect(hold).toEqual({ state: "released" });
  for (const value of [user.email, ...Object.values(PERSON), "9812345670", "asha@example.test"]) {
    expect({ value, in: await tablesWith(value) }).toEqual({ value, in: [] });
  }
  const left = (await tablesWith(user.id)).filter((name) => !name.startsWith("pgboss."));
  expect(left).toEqual(LEDGER);
  expect(await eraseAccount(api.db, user.id)).toEqual({ kind: "erased" });
});

test("the ledger stays append-only, and the terms of orders fixed, for everybody else too", async () => {
  const { db } = till.api;
  const refused = /append-only|permission denied/;
  await expect(sql`update ledger_journal set note = ''`.execute(db)).rejects.toThrow(refused);
  await expect(sql`delete from credit_lot`.execute(db)).rejects.toThrow(refused);
  await expect(sql`update payment_evidence set raw_body = 'x'`.execute(db)).rejects.toThrow(/kept/);
  await expect(sql`update payment_order set amount_cents = 1`.execute(db)).rejects.toThrow(/fixed/);
  const { data } = await till.order(await till.createPayer());
  const txnid = data["txnid"] ?? "";
  const forget = sql`update payment_order set first_name = '', email = '', phone = '' where txnid = ${txnid}`;
  await expect(forget.execute(db)).rejects.toThrow(/fixed/);
});

test("signing in with the same address makes a fresh account without a second free lot", async () => {
  const { api } = till;
  const { email } = full.user;
  await api.database.pool.query("delete from throttle_event");
  const sent = await api.call(routes.sendEmailOtp, { body: { email } });
  const { orderId } = z.object({ orderId: z.string() }).parse(sent.body);
  const code = Number((await listMailsTo(api, email))[0]?.code);
  const verified = await api.call(routes.verifyEmailOtp, { body: { email, orderId, code } });
  const token = z.object({ auth_token: z.string() }).parse(verified.body).auth_token;
  const headers = { authorization: `Bearer ${token}` };
  const details = await api.call(routes.getUserDetails, { headers });
  expect(details.body).toMatchObject({ email, first_name: "", cv: null });
  expect(details.body).not.toMatchObject({ id: full.user.id });
  const wallet = await api.call(routes.getWalletBalance, { headers });
  expect(wallet.body).toMatchObject({ credits: 0, balance: 0 });
});
