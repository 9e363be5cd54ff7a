import { routes } from "@sendoff/contract/routes";
import { hmac } from "@sendoff/kit/ids";
import { listMailsTo } from "@sendoff/testkit/outbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const Sent = z.object({ orderId: z.string() });
const SignedIn = z.object({ auth_token: z.string() });
let addresses = 0;
const newAddress = (): string => `person-${++addresses}@example.test`;

async function send(email: string, from = "10.0.0.1"): Promise<string> {
  const { status, body } = await api.call(routes.sendEmailOtp, { body: { email }, from });
  expect(status).toBe(200);
  return Sent.parse(body).orderId;
}

async function newestCode(email: string): Promise<string> {
  const [mail] = await listMailsTo(api, email);
  return z.string().parse(mail?.code);
}

const verify = (email: string, orderId: string, code: number, from = "10.0.0.1") =>
  api.call(routes.verifyEmailOtp, { body: { email, orderId, code }, from });

/** As if the last occurrence of every throttle had been this long ago. */
async function letPass(interval: string): Promise<void> {
  await api.database.pool.query("update throttle_event set at = at - $1::interval", [interval]);
}

const other = (code: string): number => (Number(code) + 1) % 1_000_000;

// SPEC 1.18, 7.7
test("a code that was mailed signs in once and gives the new account five credits", async () => {
  const email = newAddress();
  const orderId = await send(email);
  const code = await newestCode(email);
  const { status, body } = await api.call(routes.verifyEmailOtp, {
    body: { email, orderId, code: Number(code), time_zone: "Asia/Calcutta" },
  });
  expect(status).toBe(200);
  const headers = { authorization: `Bearer ${SignedIn.parse(body).auth_token}` };
  const me = await api.call(routes.getUserDetails, { headers });
  expect(me.body).toMatchObject({ email, time_zone: "Asia/Kolkata", first_name: "" });
  const lots = await api.db.selectFrom("credit_lot").select("available").execute();
  expect(lots).toContainEqual({ available: 5 });
  const again = await verify(email, orderId, Number(code));
  expect(again).toMatchObject({ status: 400, body: { code: "invalid_code" } });
});

test("the mail waits sealed, its job is in the queue, and the subject does not tell the code", async () => {
  const email = newAddress();
  await send(email);
  const [mail] = await listMailsTo(api, email);
  expect(mail?.text).toContain("10 minutes");
  expect(mail?.text).toContain("If you did not ask for this, ignore it");
  expect(mail?.subject).not.toMatch(/\d/);
  const row = await api.db
    .selectFrom("mail_outbox")
    .selectAll()
    .where("recipient", "=", email)
    .executeTakeFirstOrThrow();
  expect(row.sealed_text.includes(mail?.code ?? "-")).toBe(false);
  const jobs = await api.boss.findJobs<{ outboxId: string }>("mail.send", {
    data: { outboxId: row.id },
  });
  expect(jobs).toHaveLength(1);
});

// SPEC 5.5, 7.8
test("a code with leading zeros arrives as a short integer and is accepted", async () => {
  const email = newAddress();
  const orderId = await send(email);
  const codeHmac = hmac(api.pepper, "sign_in_code", orderId, email, "000042");
  await api.db
    .updateTable("code_order")
    .set({ code_hmac: codeHmac })
    .where("order_id", "=", orderId)
    .execute();
  expect(await verify(email, orderId, 42)).toMatchObject({ status: 200 });
});

// SPEC 8.2
test("five wrong tries kill a code; the right one then fails too", async () => {
  const email = newAddress();
  const orderId = await send(email);
  const code = await newestCode(email);
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await verify(email, orderId, other(code))).toMatchObject({
      status: 400,
      body: { code: "invalid_code", message: "Invalid OTP. Please try again." },
    });
  }
  expect(await verify(email, orderId, Number(code))).toMatchObject({ status: 400 });
});

// SPEC 7.8
test("a code is worth nothing for another order, another address or after ten minutes", async () => {
  const [email, stranger] = [newAddress(), newAddress()];
  const orderId = await send(email);
  const strangersOrder = await send(stranger);
  const code = Number(await newestCode(email));
  expect(await verify(email, strangersOrder, code)).toMatchObject({ status: 400 });
  expect(await verify(stranger, orderId, code)).toMatchObject({ status: 400 });
  await api.database.pool.query(
    "update code_order set code_expires_at = now() where order_id = $1",
    [orderId],
  );
  expect(await verify(email, orderId, code)).toMatchObject({ status: 400 });
});

test("a resend keeps the order, kills the old code and sends a working one", async () => {
  const email = newAddress();
  const orderId = await send(email);
  const oldCode = await newestCode(email);
  await letPass("61 seconds");
  const resent = await api.call(routes.resendEmailOtp, { body: { email, orderId } });
  expect(resent).toMatchObject({ status: 200, body: { orderId } });
  const code = await newestCode(email);
  // Once in a million the two are the same; then any other wrong code does as well.
  const dead = oldCode === code ? other(code) : Number(oldCode);
  expect(await verify(email, orderId, dead)).toMatchObject({ status: 400 });
  expect(await verify(email, orderId, Number(code))).toMatchObject({ status: 200 });
});

// SPEC 7.9
test("a resend without an order, as the spec's client sends it, is about the newest one that its network asked for", async () => {
  const email = newAddress();
  const orderId = await send(email);
  await letPass("61 seconds");
  const resent = await api.call(routes.resendEmailOtp, { body: { email }, from: "10.0.0.1" });
  expect(resent.body).toEqual({ orderId });
  const strangers = await api.call(routes.resendEmailOtp, { body: { email }, from: "10.0.0.2" });
  expect(Sent.parse(strangers.body).orderId).not.toBe(orderId);
});

test("a resend for an address that never asked answers like any other", async () => {
  const email = newAddress();
  const resent = await api.call(routes.resendEmailOtp, { body: { email, orderId: "unknown" } });
  expect(resent.status).toBe(200);
  const { orderId } = Sent.parse(resent.body);
  expect(await verify(email, orderId, Number(await newestCode(email)))).toMatchObject({
    status: 200,
  });
});

test("a code that somebody else asks for does not end the one that was just sent", async () => {
  const email = newAddress();
  const first = await send(email);
  const code = Number(await newestCode(email));
  await send(email, "10.0.0.66");
  await api.call(routes.resendEmailOtp, { body: { email }, from: "10.0.0.67" });
  expect(await verify(email, first, code)).toMatchObject({ status: 200 });
});

test("twenty parallel verifies of the right code give one token", async () => {
  const email = newAddress();
  const orderId = await send(email);
  const code = Number(await newestCode(email));
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(email, orderId, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const tokens = await api.db
    .selectFrom("auth_token")
    .innerJoin("app_user", "app_user.id", "auth_token.user_id")
    .select("user_id")
    .where("email", "=", email)
    .execute();
  expect(tokens).toHaveLength(1);
});

// SPEC 9.2
test("ten parallel sends to one address send one mail", async () => {
  const email = newAddress();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => api.call(routes.sendEmailOtp, { body: { email } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
  expect(await listMailsTo(api, email)).toHaveLength(1);
});

async function retryAfter(email: string, from: string): Promise<number> {
  const answer = await api.call(routes.sendEmailOtp, { body: { email }, from });
  expect(answer.status).toBe(429);
  return Number(answer.headers["retry-after"]);
}

test("codes for one address from one network wait longer and longer, never beyond an hour", async () => {
  const email = newAddress();
  const waits = [60, 60, 120, 300, 600, 1200, 3600, 3600, 3600];
  for (const [sent, most] of waits.entries()) {
    await send(sent % 2 === 0 ? email : ` ${email.toUpperCase()} `);
    const wait = await retryAfter(email, "10.0.0.1");
    // The clock goes on between the two.
    expect(wait, `after ${sent + 1}`).toBeGreaterThan(most - 30);
    expect(wait, `after ${sent + 1}`).toBeLessThanOrEqual(most);
    await letPass(`${wait} seconds`);
  }
});

test("whoever asks for somebody's codes all day keeps nobody but themselves waiting", async () => {
  const email = newAddress();
  const orderId = await send(email);
  expect(await verify(email, orderId, Number(await newestCode(email)))).toMatchObject({
    status: 200,
  });
  await letPass("1 hour");
  // A flood from everywhere: what all of them may ask for together is used up, and each pair has to wait.
  for (let stranger = 1; stranger <= 20; stranger += 1) await send(email, `10.9.0.${stranger}`);
  expect(await retryAfter(email, "10.9.1.1")).toBeLessThanOrEqual(3600);
  expect(await retryAfter(email, "10.9.0.1")).toBeGreaterThan(0);
  const again = await send(email);
  expect(await verify(email, again, Number(await newestCode(email)))).toMatchObject({
    status: 200,
  });
});

test("after ten wrong codes from one network its tries wait longer and longer; others' do not", async () => {
  const email = newAddress();
  for (let round = 0; round < 2; round += 1) {
    const orderId = await send(email);
    const code = await newestCode(email);
    for (let tries = 0; tries < 5; tries += 1) await verify(email, orderId, other(code));
    await letPass("61 seconds");
  }
  const orderId = await send(email);
  const code = await newestCode(email);
  expect(await verify(email, orderId, other(code))).toMatchObject({ status: 400 });
  const slow = await verify(email, orderId, Number(code));
  expect(slow.status).toBe(429);
  expect(Number(slow.headers["retry-after"])).toBeGreaterThan(30);
  expect(Number(slow.headers["retry-after"])).toBeLessThanOrEqual(60);
  expect(await verify(email, orderId, Number(code), "10.0.0.2")).toMatchObject({ status: 200 });
});

test("past thirty wrong codes from everywhere the tries of one order are 30 s apart, and never refused for good", async () => {
  const email = newAddress();
  for (let round = 0; round < 6; round += 1) {
    const from = `10.8.0.${round}`;
    const orderId = await send(email, from);
    const code = await newestCode(email);
    for (let tries = 0; tries < 5; tries += 1) await verify(email, orderId, other(code), from);
  }
  const orderId = await send(email);
  const code = await newestCode(email);
  expect(await verify(email, orderId, other(code))).toMatchObject({ status: 400 });
  const slow = await verify(email, orderId, Number(code));
  expect(slow.status).toBe(429);
  expect(Number(slow.headers["retry-after"])).toBeLessThanOrEqual(30);
  await api.database.pool.query(
    "update code_order set last_try_at = last_try_at - interval '30 seconds' where order_id = $1",
    [orderId],
  );
  expect(await verify(email, orderId, Number(code))).toMatchObject({ status: 200 });
});

test("logging out ends the token at once, and only that one", async () => {
  const [user, bystander] = [await api.createUser(), await api.createUser()];
  expect(await api.call(routes.logout, { user })).toMatchObject({
    status: 200,
    body: { success: true },
  });
  for (const route of [routes.getUserDetails, routes.logout]) {
    expect(await api.call(route, { user })).toMatchObject({
      status: 401,
      body: { code: "unauthenticated" },
    });
  }
  expect(await api.call(routes.getUserDetails, { user: bystander })).toMatchObject({ status: 200 });
});

test.each([
  ["thirty days after it was made", "created_at", "30 days"],
  ["after seven days without use", "last_used_at", "7 days"],
])("a token ends %s", async (_name, column, age) => {
  const user = await api.createUser();
  await api.database.pool.query(
    `update auth_token set ${column} = now() - $1::interval where user_id = $2`,
    [age, user.id],
  );
  expect(await api.call(routes.getUserDetails, { user })).toMatchObject({ status: 401 });
});

test("a token's use is noted at most every five minutes", async () => {
  const user = await api.createUser();
  const lastUse = async (): Promise<number> => {
    const row = await api.db
      .selectFrom("auth_token")
      .select("last_used_at")
      .where("user_id", "=", user.id)
      .executeTakeFirstOrThrow();
    return row.last_used_at.getTime();
  };
  const made = await lastUse();
  await api.call(routes.getUserDetails, { user });
  expect(await lastUse()).toBe(made);
  await api.database.pool.query(
    "update auth_token set last_used_at = now() - interval '6 minutes' where user_id = $1",
    [user.id],
  );
  await api.call(routes.getUserDetails, { user });
  expect(await lastUse()).toBeGreaterThanOrEqual(made);
});
