import { routes } from "@sendoff/contract/routes";
import { listTextsTo } from "@sendoff/testkit/outbox";
import type { TestUser } from "@sendoff/testkit/test-user";
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
let numbers = 9_800_000_000;
const newPhone = () => ({ dial_code: "+91", mobile: String(++numbers) });
type Phone = ReturnType<typeof newPhone>;
const full = (phone: Phone): string => phone.dial_code + phone.mobile;
const by = (user: TestUser | undefined) => (user === undefined ? {} : { user });

async function send(phone: Phone, user?: TestUser): Promise<string> {
  const { status, body } = await api.call(routes.sendPhoneOtp, { body: phone, ...by(user) });
  expect(status).toBe(200);
  return Sent.parse(body).orderId;
}
async function codeOf(phone: Phone): Promise<number> {
  const [text] = await listTextsTo(api, full(phone));
  return Number(z.string().parse(text?.code));
}
const verify = (phone: Phone, orderId: string, code: number, user?: TestUser) =>
  api.call(routes.verifyPhoneOtp, { body: { ...phone, orderId, code }, ...by(user) });
async function prove(phone: Phone, user: TestUser): Promise<void> {
  const orderId = await send(phone, user);
  expect(await verify(phone, orderId, await codeOf(phone), user)).toMatchObject({ status: 200 });
}
const me = async (user: TestUser) => (await api.call(routes.getUserDetails, { user })).body;
const letPass = (interval: string) =>
  api.database.pool.query("update throttle_event set at = at - $1::interval", [interval]);

// SPEC 7.10
test("with a token the code makes the phone the account's, and verified", async () => {
  const user = await api.createUser();
  const phone = newPhone();
  const orderId = await send(phone, user);
  const wrong = ((await codeOf(phone)) + 1) % 1_000_000;
  expect(await verify(phone, orderId, wrong, user)).toMatchObject({
    status: 400,
    body: { code: "invalid_code", message: "Invalid OTP. Please try again." },
  });
  expect(await me(user)).toMatchObject({ mobile_verified: false });
  const verified = await verify(phone, orderId, await codeOf(phone), user);
  expect(verified).toMatchObject({ status: 200, body: { mobile_verified: true } });
  expect(verified.body).not.toHaveProperty("auth_token");
  const details = { mobile: full(phone), dial_code: "+91", mobile_verified: true };
  expect(await me(user)).toMatchObject(details);
});

// SPEC 7.10
test("without a token the code signs in the account that has verified the phone", async () => {
  const user = await api.createUser();
  const phone = newPhone();
  await prove(phone, user);
  await letPass("61 seconds");
  const orderId = await send(phone);
  const { status, body } = await verify(phone, orderId, await codeOf(phone));
  expect(status).toBe(200);
  const headers = { authorization: `Bearer ${SignedIn.parse(body).auth_token}` };
  const signedIn = await api.call(routes.getUserDetails, { headers });
  expect(signedIn.body).toMatchObject({ id: user.id });
});

test("a phone that nobody verified is answered the same and gets no text, also when somebody saved it", async () => {
  const phone = newPhone();
  await api.createUser({ dial_code: "+91", mobile: full(phone) });
  const orderId = await send(phone);
  expect(await listTextsTo(api, full(phone))).toEqual([]);
  expect(await verify(phone, orderId, 123_456)).toMatchObject({
    status: 400,
    body: { code: "invalid_code" },
  });
});

test("a code to verify a phone signs nobody in, and one account's is worth nothing for another", async () => {
  const [user, stranger] = [await api.createUser(), await api.createUser()];
  const phone = newPhone();
  const orderId = await send(phone, user);
  const code = await codeOf(phone);
  expect(await verify(phone, orderId, code, stranger)).toMatchObject({ status: 400 });
  expect(await verify(phone, orderId, code)).toMatchObject({ status: 400 });
  expect(await verify(newPhone(), orderId, code, user)).toMatchObject({ status: 400 });
  expect(await verify(phone, orderId, code, user)).toMatchObject({ status: 200 });
});

test("who proves a number last has it; the account before keeps it unverified", async () => {
  const [first, second] = [await api.createUser(), await api.createUser()];
  const phone = newPhone();
  await prove(phone, first);
  await letPass("61 seconds");
  await prove(phone, second);
  expect(await me(first)).toMatchObject({ mobile: full(phone), mobile_verified: false });
  expect(await me(second)).toMatchObject({ mobile: full(phone), mobile_verified: true });
});

// SPEC 7.10
test("a resend keeps the order and kills the old code", async () => {
  const user = await api.createUser();
  const phone = newPhone();
  const orderId = await send(phone, user);
  const soon = await api.call(routes.resendPhoneOtp, { user, body: { ...phone, orderId } });
  expect(soon).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect(Number(soon.headers["retry-after"])).toBeGreaterThan(0);
  const oldCode = await codeOf(phone);
  await letPass("61 seconds");
  const resent = await api.call(routes.resendPhoneOtp, { user, body: { ...phone, orderId } });
  expect(resent).toMatchObject({ status: 200, body: { orderId } });
  const code = await codeOf(phone);
  // Once in a million the two are the same; then any other wrong code does as well.
  const dead = code === oldCode ? (code + 1) % 1_000_000 : oldCode;
  expect(await verify(phone, orderId, dead, user)).toMatchObject({ status: 400 });
  expect(await verify(phone, orderId, code, user)).toMatchObject({ status: 200 });
});

test("a number that is none is refused, and so is a token that has ended", async () => {
  const user = await api.createUser();
  const short = { dial_code: "+91", mobile: "98765" };
  expect(await api.call(routes.sendPhoneOtp, { user, body: short })).toMatchObject({
    status: 400,
    body: { code: "invalid_input", issues: [{ path: "mobile" }] },
  });
  await api.call(routes.logout, { user });
  for (const route of [routes.sendPhoneOtp, routes.resendPhoneOtp]) {
    expect(await api.call(route, { user, body: newPhone() })).toMatchObject({ status: 401 });
  }
  expect(await verify(newPhone(), "x", 1, user)).toMatchObject({ status: 401 });
});

test("where text messages are off nothing is promised", async () => {
  const silent = await createTestApi({ isSmsOn: false });
  try {
    const user = await silent.createUser();
    const answer = await silent.call(routes.sendPhoneOtp, { user, body: newPhone() });
    expect(answer).toMatchObject({ status: 400, body: { code: "invalid_input" } });
    expect((await silent.call(routes.getConfig)).body).toMatchObject({ sms: false });
  } finally {
    await silent.close();
  }
});
