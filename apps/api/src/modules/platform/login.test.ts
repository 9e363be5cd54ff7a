import { PLATFORM_IDS } from "@sendoff/contract/constants";
import { LoginCodeRequired } from "@sendoff/contract/platform";
import { routes } from "@sendoff/contract/routes";
import {
  claimPortalLogin,
  createRun,
  findPortalLogin,
  finishPortalLogin,
  type LoginLease,
} from "@sendoff/db/applying";
import { createId } from "@sendoff/kit/ids";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { connect, LINKEDIN } from "../../testing/applied.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";
import { ACCOUNT, PortalLogins } from "../../testing/portal-logins.fixture.ts";

let api: TestApi;
let logins: PortalLogins;
beforeAll(async () => {
  api = await createTestApi({ portalLoginWaitMs: 30_000, portalCodeWaitMs: 30_000 });
  logins = new PortalLogins(api);
});
afterAll(() => api.close());

const login = (...call: Parameters<PortalLogins["login"]>) => logins.login(...call);
const giveCode = (...call: Parameters<PortalLogins["giveCode"]>) => logins.giveCode(...call);
const claimNext = (user: TestUser) => logins.claimNext(user);
const ask = (...call: Parameters<PortalLogins["ask"]>) => logins.ask(...call);
const codeOf = (lease: LoginLease) => logins.codeOf(lease);

/** A sign-in that waits for its code. */
async function asked(): Promise<{ user: TestUser; lease: LoginLease }> {
  const user = await api.createUser();
  const answer = login(user);
  const lease = await claimNext(user);
  await ask(lease);
  expect(await answer).toMatchObject({ status: 202 });
  return { user, lease };
}

// SPEC 4.41
test("a sign-in that the portal accepts is a 200, and only the worker can read the password", async () => {
  const user = await api.createUser();
  const answer = login(user);
  const lease = await claimNext(user);
  const text = api.opener.open(lease.sealedCredentials ?? Buffer.alloc(0), [
    "portal_login",
    "credentials",
    user.id,
    lease.id,
  ]);
  expect(JSON.parse(text)).toEqual(ACCOUNT);
  await finishPortalLogin(api.db, lease, "connected", "LinkedIn is connected.");
  expect(await answer).toMatchObject({
    status: 200,
    body: { success: true, platform_id: LINKEDIN },
  });
  expect(api.logLines().join("\n")).not.toContain(ACCOUNT.password);
});

// SPEC 4.42, 7.30, 9.3
test("a sign-in for which the portal wants a code is a 202 with a session and the time left", async () => {
  const user = await api.createUser();
  const answer = login(user);
  const lease = await claimNext(user);
  await ask(lease);
  const called = await answer;
  expect(called.status).toBe(202);
  const body = LoginCodeRequired.parse(called.body);
  expect(body.session_id).toBe(lease.id);
  // As much as is left of the window, at the latest when it is looked at once more.
  const left = await findPortalLogin(api.db, lease.id, user.id);
  expect(body.expires_in).toBeGreaterThanOrEqual(left?.secondsLeft ?? Infinity);
  expect(body.expires_in).toBeLessThanOrEqual(300);
  expect(body).toMatchObject({
    via: "email",
    message: "Please enter the OTP sent to your email/phone to complete the connection.",
  });
  const without = await api.call(routes.loginOtp, { user, body: { session_id: lease.id } });
  expect(without).toMatchObject({
    status: 400,
    body: { issues: [{ path: "otp_code" }] },
  });
});

test("a sign-in that the portal's app has to confirm says so, and goes on without a code until the portal has let it in", async () => {
  const user = await api.createUser();
  const answer = login(user);
  const lease = await claimNext(user);
  const message = "Open the LinkedIn app and confirm that it is you.";
  await ask(lease, message, false, "app");
  expect(await answer).toMatchObject({ status: 202, body: { via: "app", message } });
  const early = api.call(routes.loginOtp, { user, body: { session_id: lease.id } });
  expect(await codeOf(lease)).toBe("");
  await ask(lease, "LinkedIn has not let you in yet.", false, "app");
  expect(await early).toMatchObject({
    status: 400,
    body: { message: "LinkedIn has not let you in yet." },
  });
  const confirmed = api.call(routes.loginOtp, { user, body: { session_id: lease.id } });
  expect(await codeOf(lease)).toBe("");
  await finishPortalLogin(api.db, lease, "connected", "");
  expect(await confirmed).toMatchObject({ status: 200, body: { success: true } });
});

// SPEC 4.43, 7.29
test.each([
  ["refused", 451, "portal_refused"],
  ["challenge", 451, "portal_challenge"],
  ["expired", 410, "portal_code_expired"],
  ["failed", 502, "portal_unreachable"],
] as const)(
  "a sign-in that ends as %s is a %d with the portal's words",
  async (state, status, code) => {
    const user = await api.createUser();
    const answer = login(user);
    await finishPortalLogin(api.db, await claimNext(user), state, `because of ${state}`);
    expect(await answer).toMatchObject({ status, body: { code, message: `because of ${state}` } });
  },
);

test("a platform that cannot be connected is a 451, one that does not exist a 404, and nothing is kept", async () => {
  const user = await api.createUser();
  expect(await login(user, PLATFORM_IDS.monster)).toMatchObject({
    status: 451,
    body: { code: "platform_unsupported" },
  });
  expect(await login(user, 999_999)).toMatchObject({ status: 404, body: { code: "not_found" } });
  const rows = await api.db.selectFrom("portal_login").where("user_id", "=", user.id).execute();
  expect(rows).toEqual([]);
});

test("while a run is under way the account is not signed in anew", async () => {
  const user = await api.createUser();
  await connect(api.db, user.id);
  await api.db
    .transaction()
    .execute((trx) => createRun(trx, { userId: user.id, platformId: LINKEDIN }, 5));
  expect(await login(user)).toMatchObject({ status: 409, body: { code: "run_under_way" } });
});

test("when nobody answers it is a 504 that asks to try again", async () => {
  const hasty = await createTestApi({ portalLoginWaitMs: 50 });
  try {
    const user = await hasty.createUser();
    expect(await login(user, LINKEDIN, hasty)).toMatchObject({
      status: 504,
      body: { code: "portal_timeout" },
    });
  } finally {
    await hasty.close();
  }
});

// SPEC 7.31
test("the right code connects, whether it came as text or as a number", async () => {
  for (const code of ["123456", 123456]) {
    const { user, lease } = await asked();
    const answer = giveCode(user, lease.id, code);
    expect(await codeOf(lease)).toBe("123456");
    await finishPortalLogin(api.db, lease, "connected", "");
    expect(await answer).toMatchObject({ status: 200, body: { success: true } });
  }
});

// SPEC 7.31
test("a wrong code is a 400 with the portal's words, and the next one may be right", async () => {
  const { user, lease } = await asked();
  const wrong = giveCode(user, lease.id, "000000");
  await codeOf(lease);
  await ask(lease, "That code is wrong. 2 tries left.", true);
  expect(await wrong).toMatchObject({
    status: 400,
    body: { code: "invalid_code", message: "That code is wrong. 2 tries left." },
  });
  const right = giveCode(user, lease.id, "111111");
  expect(await codeOf(lease)).toBe("111111");
  await finishPortalLogin(api.db, lease, "connected", "");
  expect((await right).status).toBe(200);
});

test("of two codes at once one is checked and the other hears that it has to wait", async () => {
  const { user, lease } = await asked();
  const codes = [giveCode(user, lease.id, "111111"), giveCode(user, lease.id, "222222")];
  await codeOf(lease);
  const refused = await Promise.race(codes);
  expect(refused).toMatchObject({ status: 409, body: { code: "conflict" } });
  await finishPortalLogin(api.db, lease, "connected", "");
  const answers = await Promise.all(codes);
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test("a code after its window, or after the sign-in is over, is a 410", async () => {
  const { user, lease } = await asked();
  await api.db
    .updateTable("portal_login")
    .set({ otp_expires_at: new Date(0) })
    .where("id", "=", lease.id)
    .execute();
  expect(await giveCode(user, lease.id)).toMatchObject({
    status: 410,
    body: { code: "portal_code_expired" },
  });
  await finishPortalLogin(api.db, lease, "expired", "");
  expect(await giveCode(user, lease.id)).toMatchObject({ status: 410 });
});

test("a session that does not exist or is another user's is a 404", async () => {
  const { lease } = await asked();
  const stranger = await api.createUser();
  for (const id of [lease.id, createId(), "not-an-id"]) {
    expect(await giveCode(stranger, id)).toMatchObject({
      status: 404,
      body: { code: "not_found" },
    });
  }
});

test("connecting again ends the attempt that waited for a code", async () => {
  const { user, lease } = await asked();
  const second = login(user);
  const newer = await claimNext(user);
  expect(await giveCode(user, lease.id)).toMatchObject({ status: 410 });
  await finishPortalLogin(api.db, newer, "connected", "");
  expect((await second).status).toBe(200);
});

test("disconnecting ends a sign-in under way and deletes its password", async () => {
  const { user, lease } = await asked();
  await connect(api.db, user.id);
  await api.call(routes.disconnectPlatform, { user, body: { platform_id: LINKEDIN } });
  const row = await api.db
    .selectFrom("portal_login")
    .selectAll()
    .where("id", "=", lease.id)
    .executeTakeFirst();
  expect(row).toMatchObject({ state: "expired", sealed_credentials: null, sealed_session: null });
});

test("a password may be left out only where the platform sends a code instead", async () => {
  const user = await api.createUser();
  const body = { email: ACCOUNT.email, platform_id: LINKEDIN };
  for (const password of [{}, { password: "" }]) {
    const answer = await api.call(routes.login, { user, body: { ...body, ...password } });
    expect(answer).toMatchObject({
      status: 400,
      body: { issues: [{ path: "password", message: "Enter the account's password" }] },
    });
  }
  const calling = api.call(routes.login, {
    user,
    body: { ...body, platform_id: PLATFORM_IDS.indeed },
  });
  const lease = await claimNext(user);
  const sealed = lease.sealedCredentials ?? Buffer.alloc(0);
  const context = ["portal_login", "credentials", user.id, lease.id] as const;
  expect(JSON.parse(api.opener.open(sealed, context))).toEqual({
    email: ACCOUNT.email,
    password: "",
  });
  await finishPortalLogin(api.db, lease, "refused", "Enough.");
  expect((await calling).status).toBe(451);
});

test("a sign-in whose caller was told that it took too long is forgotten", async () => {
  const impatient = await buildApp({ ...api, config: { ...api.config, portalLoginWaitMs: 1 } });
  const user = await api.createUser();
  const answer = await impatient.app.inject({
    method: "POST",
    url: routes.login.path,
    headers: user.headers,
    payload: { ...ACCOUNT, platform_id: LINKEDIN },
  });
  expect(answer.statusCode).toBe(504);
  const row = await api.db
    .selectFrom("portal_login")
    .selectAll()
    .where("user_id", "=", user.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: "failed", sealed_credentials: null });
  expect(await claimPortalLogin(api.db, row.id, "w", 60)).toBeUndefined();
  await impatient.app.close();
});

test("a code for another platform than its sign-in's is refused and uses up no try", async () => {
  const { user, lease } = await asked();
  const body = { session_id: lease.id, otp_code: "123456" };
  const wrong = await api.call(routes.loginOtp, { user, body: { ...body, platform_id: "4" } });
  expect(wrong).toMatchObject({ status: 400, body: { issues: [{ path: "platform_id" }] } });
  expect(await findPortalLogin(api.db, lease.id, user.id)).toMatchObject({
    state: "code_required",
    wrongCodes: 0,
  });
});
