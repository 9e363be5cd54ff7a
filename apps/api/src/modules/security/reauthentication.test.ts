import { DELETE_CONFIRMATION } from "@sendoff/contract/account";
import { type Route } from "@sendoff/contract/route";
import { routes } from "@sendoff/contract/routes";
import { createAuthToken } from "@sendoff/db/auth";
import { listMailsTo, listTextsTo } from "@sendoff/testkit/outbox";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { LINKEDIN } from "../../testing/applied.fixture.ts";
import { hashToken } from "../../plugins/auth.ts";
import { createTestApi, type TestApi, type TestCall } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const Sent = z.object({ orderId: z.string() });
const REFUSED = { status: 403, body: { code: "reauthentication_required" } };
const PHONE = { dial_code: "+91", mobile: "9810000001" };

/** As if every code of this user's sessions had been typed so long ago. */
const age = (user: TestUser, interval: string) =>
  api.database.pool.query(
    "update auth_token set address_code_at = now() - $1::interval, code_typed_at = now() - $1::interval where user_id = $2",
    [interval, user.id],
  );

async function ask(user: TestUser): Promise<{ orderId: string; code: number }> {
  const sent = await api.call(routes.sendReauthenticationOtp, { user, body: {} });
  expect(sent).toMatchObject({ status: 200, body: { sent_to: `u***@example.test` } });
  const [mail] = await listMailsTo(api, user.email);
  return { orderId: Sent.parse(sent.body).orderId, code: Number(z.string().parse(mail?.code)) };
}
const prove = (user: TestUser, given: { orderId: string; code: number }) =>
  api.call(routes.verifyReauthenticationOtp, { user, body: given });

const needFreshCode: [string, Route, TestCall][] = [
  ["another address", routes.sendEmailChangeOtp, { body: { email: "thief@example.test" } }],
  ["a phone", routes.sendPhoneOtp, { body: PHONE }],
  ["a phone, again", routes.resendPhoneOtp, { body: { ...PHONE, mobile: "9810000008" } }],
  ["deleting the account", routes.deleteAccount, { body: { confirmation: DELETE_CONFIRMATION } }],
  ["taking the data away", routes.exportAccount, {}],
];

describe("a token alone is not enough", () => {
  test.each(needFreshCode)(
    "for %s: it takes a code typed within 15 minutes",
    async (_n, route, call) => {
      const user = await api.createUser();
      await age(user, "15 minutes");
      expect(await api.call(route, { ...call, user })).toMatchObject(REFUSED);
      await age(user, "14 minutes");
      expect((await api.call(route, { ...call, user })).status).toBe(200);
    },
  );

  test("for changing or removing a verified number; one that signs nobody in is changed without", async () => {
    const user = await api.createUser();
    await age(user, "1 hour");
    const put = (mobile: string) =>
      api.call(routes.updateUserDetails, { user, body: { mobile, dial_code: "+91" } });
    expect(await put("9810000002")).toMatchObject({ status: 200 });
    await api.database.pool.query("update app_user set mobile_verified_at = now() where id = $1", [
      user.id,
    ]);
    expect(await put("9810000003")).toMatchObject(REFUSED);
    expect(await put("")).toMatchObject(REFUSED);
    expect(await put("9810000002")).toMatchObject({ status: 200 });
    const { orderId, code } = await ask(user);
    expect(await prove(user, { orderId, code })).toMatchObject({ status: 200 });
    expect(await put("9810000003")).toMatchObject({ status: 200 });
    const [mail] = await listMailsTo(api, user.email);
    expect(mail?.subject).toBe("Your Sendoff phone number was changed");
  });

  test.each<[string, Route, TestCall]>([
    [
      "connecting a platform",
      routes.login,
      { body: { platform_id: LINKEDIN, email: "a@example.test", password: "x" } },
    ],
    ["starting a run", routes.applyJobs, { body: { platform_id: LINKEDIN } }],
    ["saving a schedule", routes.updateSchedule, { body: [] }],
  ])("for %s in a session without a typed code for 30 days", async (_name, route, call) => {
    const user = await api.createUser();
    await age(user, "30 days");
    expect(await api.call(route, { ...call, user })).toMatchObject(REFUSED);
  });
});

describe("a fresh code", () => {
  test("opens the session that typed it, and no other", async () => {
    const user = await api.createUser();
    const elsewhere = "another-session-of-the-same-user";
    await createAuthToken(api.db, user.id, hashToken(elsewhere));
    await age(user, "1 hour");
    const { orderId, code } = await ask(user);
    const stranger = await api.createUser();
    expect(await prove(stranger, { orderId, code })).toMatchObject({ status: 400 });
    expect(await prove(user, { orderId, code: (code + 1) % 1_000_000 })).toMatchObject({
      status: 400,
      body: { code: "invalid_code" },
    });
    expect(await api.call(routes.exportAccount, { user })).toMatchObject(REFUSED);
    expect(await prove(user, { orderId, code })).toMatchObject({ status: 200 });
    expect((await api.call(routes.exportAccount, { user })).status).toBe(200);
    const headers = { authorization: `Bearer ${elsewhere}` };
    expect(await api.call(routes.exportAccount, { headers })).toMatchObject(REFUSED);
    expect(await prove(user, { orderId, code })).toMatchObject({ status: 400 });
  });

  test("goes to the account's own address only, so one that came by phone does not count", async () => {
    const user = await api.createUser();
    const phone = { dial_code: "+91", mobile: "9810000009" };
    await api.database.pool.query(
      "update app_user set mobile = '+919810000009', dial_code = '+91', mobile_verified_at = now() where id = $1",
      [user.id],
    );
    const sent = await api.call(routes.sendPhoneOtp, { body: phone });
    const { orderId } = Sent.parse(sent.body);
    const code = await textedCode("+919810000009");
    const { body } = await api.call(routes.verifyPhoneOtp, { body: { ...phone, orderId, code } });
    const { auth_token: token } = z.object({ auth_token: z.string() }).parse(body);
    const headers = { authorization: `Bearer ${token}` };
    expect(await api.call(routes.exportAccount, { headers })).toMatchObject(REFUSED);
    expect(await api.call(routes.getUserDetails, { headers })).toMatchObject({ status: 200 });
  });

  test("typed to sign in counts: nobody new meets a second one", async () => {
    const email = "newcomer@example.test";
    const sent = await api.call(routes.sendEmailOtp, { body: { email } });
    const [mail] = await listMailsTo(api, email);
    const { body } = await api.call(routes.verifyEmailOtp, {
      body: { email, orderId: Sent.parse(sent.body).orderId, code: Number(mail?.code) },
    });
    const { auth_token: token } = z.object({ auth_token: z.string() }).parse(body);
    const headers = { authorization: `Bearer ${token}` };
    expect((await api.call(routes.exportAccount, { headers })).status).toBe(200);
  });
});

async function textedCode(mobile: string): Promise<number> {
  const [text] = await listTextsTo(api, mobile);
  return Number(z.string().parse(text?.code));
}
