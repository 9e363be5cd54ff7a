import type { Route } from "@sendoff/contract/route";
import { routes } from "@sendoff/contract/routes";
import { SecurityEvent } from "@sendoff/contract/security";
import { createRun } from "@sendoff/db/applying";
import { findUnsentSms } from "@sendoff/db/sms";
import { createId } from "@sendoff/kit/ids";
import { listMailsTo } from "@sendoff/testkit/outbox";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { connect, LINKEDIN } from "../../testing/applied.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const Sent = z.object({ orderId: z.string() });
const Page = z.object({ events: z.array(SecurityEvent), total: z.number() });
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
let addresses = 0;
const newAddress = (): string => `active-${++addresses}@example.test`;

async function signIn(email: string, from = "203.0.113.7"): Promise<TestUser> {
  const headers = { "user-agent": FIREFOX };
  const sent = await api.call(routes.sendEmailOtp, { body: { email }, from, headers });
  const { orderId } = Sent.parse(sent.body);
  const [mail] = await listMailsTo(api, email);
  const code = Number(z.string().parse(mail?.code));
  const wrong = { email, orderId, code: (code + 1) % 1_000_000 };
  await api.call(routes.verifyEmailOtp, { body: wrong, from, headers });
  const right = { email, orderId, code };
  const { body } = await api.call(routes.verifyEmailOtp, { body: right, from, headers });
  const { auth_token: token } = z.object({ auth_token: z.string() }).parse(body);
  return { id: "", email, token, headers: { authorization: `Bearer ${token}` } };
}
async function eventsOf(
  user: TestUser,
  query: Record<string, string> = {},
): Promise<z.infer<typeof Page>> {
  const { status, body } = await api.call(routes.listSecurityEvents, { user, query });
  expect(status).toBe(200);
  return Page.parse(body);
}
const names = async (user: TestUser, query?: Record<string, string>): Promise<string[]> =>
  (await eventsOf(user, query)).events.map(({ event }) => event);

test("signing in, a refused code of a known address, and logging out are in the owner's list, and in nobody else's", async () => {
  const email = newAddress();
  const first = await signIn(email);
  await api.call(routes.logout, { user: first });
  await api.database.pool.query("update throttle_event set at = at - interval '61 seconds'");
  const second = await signIn(email);
  const { events, total } = await eventsOf(second);
  expect(events).toMatchObject([
    { event: "signed_in", device: "Firefox on Windows", network: "203.0.113.x", via: "email" },
    { event: "sign_in_refused", device: "Firefox on Windows", network: "203.0.113.x" },
    { event: "signed_out" },
    { event: "signed_in" },
  ]);
  expect(total).toBe(4);
  expect(await names(second, { category: "money" })).toEqual([]);
  expect(await names(await api.createUser())).toEqual([]);
});

test("a code that somebody else asked for is shown, and its network can be shut out without being told", async () => {
  const user = await signIn(newAddress());
  const { email } = user;
  const strangers = { body: { email }, from: "198.51.100.4" };
  const sent = await api.call(routes.sendEmailOtp, strangers);
  const [shown] = (await eventsOf(user)).events;
  expect(shown).toMatchObject({ event: "code_requested", network: "198.51.100.x" });
  const before = (await listMailsTo(api, email)).length;
  const block = (network: string) =>
    api.call(routes.blockNetwork, { user, body: { network }, from: "203.0.113.7" });
  expect(await block("198.51.100.x")).toMatchObject({ status: 200 });
  await api.database.pool.query("update throttle_event set at = at - interval '61 seconds'");
  const again = await api.call(routes.sendEmailOtp, strangers);
  expect([again.status, Object.keys(z.object({}).loose().parse(again.body))]).toEqual([
    sent.status,
    ["orderId"],
  ]);
  expect(await listMailsTo(api, email)).toHaveLength(before);
  await api.call(routes.sendEmailOtp, { body: { email }, from: "192.0.2.9" });
  expect(await listMailsTo(api, email)).toHaveLength(before + 1);
  expect(await block("203.0.113.x")).toMatchObject({ status: 400 });
  expect(await block("10.20.30.x")).toMatchObject({ status: 404 });
  const allow = { user, body: { network: "198.51.100.x" } };
  expect(await api.call(routes.allowNetwork, allow)).toMatchObject({ status: 200 });
  expect(await api.call(routes.allowNetwork, allow)).toMatchObject({ status: 404 });
  expect((await names(user)).slice(0, 2)).toEqual(["codes_allowed", "code_requested"]);
});

test("a text for a phone that signs nobody in is written like any other, and never leaves", async () => {
  const user = await api.createUser();
  await api.database.pool.query(
    "update app_user set mobile = '+919830000001', dial_code = '+91', mobile_verified_at = now() where id = $1",
    [user.id],
  );
  const written = async (mobile: string) => {
    await api.call(routes.sendPhoneOtp, { body: { dial_code: "+91", mobile } });
    const { id } = await api.db
      .selectFrom("sms_outbox")
      .select("id")
      .where("recipient", "=", `+91${mobile}`)
      .executeTakeFirstOrThrow();
    const jobs = await api.boss.findJobs("sms.send", { data: { outboxId: id } });
    return { jobs: jobs.length, leaves: (await findUnsentSms(api.db, id)) !== undefined };
  };
  expect(await written("9830000001")).toEqual({ jobs: 1, leaves: true });
  expect(await written("9830000002")).toEqual({ jobs: 1, leaves: false });
});

test("mails and texts are counted by the same network", async () => {
  const few = await createTestApi({ otpSendsPerIpHour: 2 });
  try {
    const text = (mobile: string, from: string) =>
      few.call(routes.sendPhoneOtp, { body: { dial_code: "+91", mobile }, from });
    const mail = (from: string) =>
      few.call(routes.sendEmailOtp, { body: { email: newAddress() }, from });
    expect((await text("9840000001", "10.4.4.1")).status).toBe(200);
    expect((await mail("10.4.4.1")).status).toBe(200);
    expect((await text("9840000002", "10.4.4.1")).status).toBe(429);
    expect((await mail("10.4.4.1")).status).toBe(429);
    expect((await text("9840000002", "10.4.4.2")).status).toBe(200);
  } finally {
    await few.close();
  }
});

test("asking for a thing of somebody else's is noted; asking for one that is not there is not", async () => {
  const [owner, snoop] = [await api.createUser(), await api.createUser()];
  await connect(api.db, owner.id);
  const run = await api.db
    .transaction()
    .execute((trx) => createRun(trx, { userId: owner.id, platformId: LINKEDIN }, 5));
  if (run.kind !== "created") throw new Error(run.kind);
  const look = (id: string) => api.call(routes.getRun, { user: snoop, params: { id } });
  expect(await look("01a20117-44ae-7ecd-8b1b-8c786e29e649")).toMatchObject({ status: 404 });
  expect(await look(run.runId)).toMatchObject({ status: 404 });
  await expect.poll(() => names(snoop)).toEqual(["access_denied"]);
});

test("a saved answer, a sign-in under way and a payment of somebody else's are things, too", async () => {
  const [owner, snoop] = [await api.createUser(), await api.createUser()];
  const insert = async (table: string, values: Record<string, unknown>): Promise<void> => {
    const columns = Object.keys(values);
    await api.database.pool.query(
      `insert into ${table} (${columns.join()}) values (${columns.map((_, at) => `$${at + 1}`).join()})`,
      Object.values(values),
    );
  };
  const [id, answerId, txnid] = [createId(), createId(), `SND${Date.now()}`];
  await insert("portal_login", {
    id,
    user_id: owner.id,
    platform_id: LINKEDIN,
    state: "expired",
  });
  await insert("saved_answer", {
    id: answerId,
    user_id: owner.id,
    question_key: "notice",
    question: "Notice",
    kind: "text",
    answer: '"30 days"',
  });
  await insert("payment_order", {
    txnid,
    user_id: owner.id,
    plan_id: 1,
    plan_name: "Basic",
    price_cents: 10,
    amount_cents: 1000,
    amount_paise: 87_000,
    usd_inr_rate: 87,
    product_info: "Credits",
    first_name: "Asha",
    email: owner.email,
    phone: "9876543210",
  });
  const looks: [Route, Record<string, string>][] = [
    [routes.deleteSavedAnswer, { id: answerId }],
    [routes.getLogin, { session_id: id }],
    [routes.getPayment, { txnid }],
  ];
  for (const [at, [route, params]] of looks.entries()) {
    const look = await api.call(route, { user: snoop, params });
    expect(look).toMatchObject({ status: 404 });
    await expect
      .poll(() => names(snoop))
      .toEqual(Array.from({ length: at + 1 }, () => "access_denied"));
  }
  expect(
    await api.call(routes.getPayment, { user: snoop, params: { txnid: "SND1" } }),
  ).toMatchObject({ status: 404 });
  expect(await names(snoop)).toHaveLength(looks.length);
});

test("a stored portal sign-in that is deleted, and money, are noted by whoever wrote them", async () => {
  const user = await api.createUser();
  await connect(api.db, user.id);
  const key = { user_id: user.id, platform_id: LINKEDIN };
  const secret = { ...key, kind: "credentials", sealed: Buffer.from("sealed") };
  await api.db.insertInto("lane_secret").values(secret).execute();
  const gone = { user, body: { platform_id: LINKEDIN } };
  expect(await api.call(routes.disconnectPlatform, gone)).toMatchObject({ status: 200 });
  expect((await eventsOf(user, { category: "portals" })).events).toMatchObject([
    { event: "credential_deleted", platform: "LinkedIn" },
    { event: "credential_saved", platform: "LinkedIn" },
  ]);
});

test("This was not me ends every session; the list can be taken away as CSV", async () => {
  const user = await signIn(newAddress());
  const csv = await api.call(routes.downloadSecurityEvents, { user });
  expect(String(csv.body)).toContain("signed_in,,,,Firefox on Windows,203.0.113.x\r\n");
  expect(await api.call(routes.reportNotMe, { user })).toMatchObject({ status: 200 });
  expect(await api.call(routes.getUserDetails, { user })).toMatchObject({ status: 401 });
});
