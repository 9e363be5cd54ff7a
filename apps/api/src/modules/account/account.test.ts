import { Session } from "@sendoff/contract/account";
import { routes } from "@sendoff/contract/routes";
import { UserDetails } from "@sendoff/contract/user";
import { listMailsTo } from "@sendoff/testkit/outbox";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const Sent = z.object({ orderId: z.string() });
let addresses = 0;
const newAddress = (): string => `new-${++addresses}@example.test`;

async function ask(user: TestUser, email: string): Promise<string> {
  const { status, body } = await api.call(routes.sendEmailChangeOtp, { user, body: { email } });
  expect(status).toBe(200);
  return Sent.parse(body).orderId;
}
async function codeTo(email: string): Promise<number> {
  const [mail] = await listMailsTo(api, email);
  return Number(z.string().parse(mail?.code));
}
const prove = (user: TestUser, email: string, orderId: string, code: number) =>
  api.call(routes.verifyEmailChangeOtp, { user, body: { email, orderId, code } });

describe("another address", () => {
  // SPEC 5.16
  test("is the user's once its code is given, and the old one is told without naming the new", async () => {
    const user = await api.createUser();
    const email = newAddress();
    const orderId = await ask(user, `  ${email.toUpperCase()} `);
    const code = await codeTo(email);
    expect(await prove(user, email, orderId, (code + 1) % 1_000_000)).toMatchObject({
      status: 400,
      body: { code: "invalid_code" },
    });
    const changed = await prove(user, email, orderId, code);
    expect(changed).toMatchObject({ status: 200, body: { email } });
    const [notice] = await listMailsTo(api, user.email);
    expect(notice?.subject).toBe("Your Sendoff address was changed");
    expect(notice?.text).toContain("n***@example.test");
    expect(notice?.text).not.toContain(email);
    expect(await prove(user, email, orderId, code)).toMatchObject({ status: 400 });
  });

  test("of another account is refused to who can read its mail, and to nobody else told", async () => {
    const [user, other] = [await api.createUser(), await api.createUser()];
    const orderId = await ask(user, other.email);
    const refused = await prove(user, other.email, orderId, await codeTo(other.email));
    expect(refused).toMatchObject({ status: 409, body: { code: "conflict" } });
    const details = await api.call(routes.getUserDetails, { user });
    expect(UserDetails.parse(details.body).email).toBe(user.email);
  });

  test("cannot be the one there is, and a code of one account is worth nothing for another", async () => {
    const [user, other] = [await api.createUser(), await api.createUser()];
    const same = await api.call(routes.sendEmailChangeOtp, { user, body: { email: user.email } });
    expect(same).toMatchObject({ status: 400, body: { issues: [{ path: "email" }] } });
    const email = newAddress();
    const orderId = await ask(user, email);
    expect(await prove(other, email, orderId, await codeTo(email))).toMatchObject({ status: 400 });
  });

  test("is asked for at most once a minute; a resend keeps the order", async () => {
    const user = await api.createUser();
    const email = newAddress();
    const orderId = await ask(user, email);
    const again = { user, body: { email, orderId } };
    expect(await api.call(routes.sendEmailChangeOtp, again)).toMatchObject({ status: 429 });
    await api.database.pool.query("update throttle_event set at = at - interval '61 seconds'");
    expect(await api.call(routes.sendEmailChangeOtp, again)).toMatchObject({ body: { orderId } });
    expect(await prove(user, email, orderId, await codeTo(email))).toMatchObject({ status: 200 });
  });
});

describe("sessions", () => {
  const FIREFOX =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const IPHONE =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

  async function signIn(email: string, from: string, userAgent: string): Promise<TestUser> {
    await api.database.pool.query("update throttle_event set at = at - interval '61 seconds'");
    const sent = await api.call(routes.sendEmailOtp, { body: { email }, from });
    const orderId = Sent.parse(sent.body).orderId;
    const code = await codeTo(email);
    const { body } = await api.call(routes.verifyEmailOtp, {
      body: { email, orderId, code },
      from,
      headers: { "user-agent": userAgent },
    });
    const token = z.object({ auth_token: z.string() }).parse(body).auth_token;
    return { id: "", email, token, headers: { authorization: `Bearer ${token}` } };
  }
  const list = async (user: TestUser): Promise<Session[]> =>
    z.array(Session).parse((await api.call(routes.listSessions, { user })).body);

  test("are listed with device and network, this one first, and one can be logged out", async () => {
    const email = newAddress();
    const phone = await signIn(email, "2001:db8:1:2:3::1", IPHONE);
    const laptop = await signIn(email, "203.0.113.77", FIREFOX);
    const sessions = await list(laptop);
    expect(sessions).toMatchObject([
      { device: "Firefox on Windows", is_phone: false, network: "203.0.113.x", is_current: true },
      { device: "Safari on iOS", is_phone: true, network: "2001:db8:1:2::", is_current: false },
    ]);
    const params = { id: z.string().parse(sessions[1]?.id) };
    expect(await api.call(routes.endSession, { user: laptop, params })).toMatchObject({
      status: 200,
    });
    expect(await api.call(routes.listSessions, { user: phone })).toMatchObject({ status: 401 });
    expect(await list(laptop)).toHaveLength(1);
    expect(await api.call(routes.endSession, { user: laptop, params })).toMatchObject({
      status: 404,
    });
  });

  test("of somebody else cannot be ended", async () => {
    const [user, stranger] = [await api.createUser(), await api.createUser()];
    const [session] = await list(user);
    const params = { id: z.string().parse(session?.id) };
    expect(await api.call(routes.endSession, { user: stranger, params })).toMatchObject({
      status: 404,
    });
    expect(await list(user)).toHaveLength(1);
  });

  test("are all over after logging out everywhere", async () => {
    const email = newAddress();
    const users = [await signIn(email, "10.0.0.1", FIREFOX), await signIn(email, "10.0.0.2", "")];
    const answer = await api.call(routes.logOutEverywhere, { user: users[1] as TestUser });
    expect(answer).toMatchObject({ status: 200, body: { ended: 2 } });
    for (const user of users) {
      expect(await api.call(routes.getUserDetails, { user })).toMatchObject({ status: 401 });
    }
  });
});
