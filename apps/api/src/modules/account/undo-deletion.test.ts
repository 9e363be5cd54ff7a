import { routes } from "@sendoff/contract/routes";
import { endAccount } from "@sendoff/db/account";
import { listMailsTo, listTextsTo } from "@sendoff/testkit/outbox";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { connect, LINKEDIN, PREFERENCES } from "../../testing/applied.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const Sent = z.object({ orderId: z.string() });
const DELETED = { confirmation: "DELETE" };
const remove = (user: TestUser) => api.call(routes.deleteAccount, { user, body: DELETED });
const end = (user: TestUser) => api.db.transaction().execute((trx) => endAccount(trx, user.id));
const query = (text: string, user: TestUser) => api.database.pool.query(text, [user.id]);

/** The code of the newest security mail to an address. */
async function undoCodeOf(email: string): Promise<string> {
  const mails = await listMailsTo(api, email);
  const mail = mails.find(({ text }) => text.includes("/undo#"));
  return /\/undo#([0-9A-Z-]{19})$/m.exec(mail?.text ?? "")?.[1] ?? "no code";
}
const undo = (code: string) => api.call(routes.undoChange, { body: { code } });

async function signIn(email: string, from = "10.0.0.9") {
  const sent = await api.call(routes.sendEmailOtp, { body: { email }, from });
  const [mail] = await listMailsTo(api, email);
  const body = { email, orderId: Sent.parse(sent.body).orderId, code: Number(mail?.code) };
  return api.call(routes.verifyEmailOtp, { body, from });
}

test("a closed account refuses every sign-in until the mailed code opens it again, with what was in it", async () => {
  const user = await api.createUser({ filters: PREFERENCES, first_name: "Asha" });
  await connect(api.db, user.id);
  await query(
    "update app_user set mobile = '+919820000077', dial_code = '+91', mobile_verified_at = now() where id = $1",
    user,
  );
  const daily = { platform_id: LINKEDIN, frequency: "DAILY", application_goal: 5 };
  const schedule = { ...daily, start_time: "09:00:00", end_date: "2999-12-31" };
  expect((await api.call(routes.updateSchedule, { user, body: [schedule] })).status).toBe(200);
  expect(await remove(user)).toMatchObject({ status: 200 });
  // Twice is once.
  expect(await remove(user)).toMatchObject({ status: 401 });
  const refused = {
    status: 409,
    body: {
      code: "conflict",
      message: expect.stringMatching(
        /^This account is being deleted: after \d+ \w+ \d{4}.* is gone\. To keep it, open the link/,
      ),
    },
  };
  const code = await undoCodeOf(user.email);
  expect(await signIn(user.email)).toMatchObject(refused);
  const phone = { dial_code: "+91", mobile: "9820000077" };
  const sent = await api.call(routes.sendPhoneOtp, { body: phone });
  const [text] = await listTextsTo(api, "+919820000077");
  const typed = { ...phone, orderId: Sent.parse(sent.body).orderId, code: Number(text?.code) };
  expect(await api.call(routes.verifyPhoneOtp, { body: typed })).toMatchObject(refused);

  expect(await api.call(routes.lookAtUndo, { body: { code } })).toMatchObject({
    status: 200,
    body: { kind: "account_deleted" },
  });
  expect(await undo(code)).toMatchObject({ status: 200, body: { kind: "account_deleted" } });
  expect(await undo(code)).toMatchObject({ status: 404 });
  expect(await end(user)).toBeUndefined();
  expect(await api.call(routes.getUserDetails, { user })).toMatchObject({ status: 401 });
  const back = await signIn(user.email, "10.0.0.10");
  const { auth_token: token } = z.object({ auth_token: z.string() }).parse(back.body);
  const headers = { authorization: `Bearer ${token}` };
  expect(await api.call(routes.getUserDetails, { headers })).toMatchObject({
    status: 200,
    body: { id: user.id, first_name: "Asha", mobile: "+919820000077" },
  });
  const { rows } = await query(
    "select l.state, s.paused_at is not null as paused from lane l join schedule s using (user_id) where user_id = $1",
    user,
  );
  expect(rows).toEqual([{ state: "signed_out", paused: true }]);
});

test("the mail says what happens when, and whoever is not the owner cannot stop it for ever", async () => {
  const user = await api.createUser();
  await remove(user);
  const mails = await listMailsTo(api, user.email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Your Sendoff account is being deleted"]);
  expect(mails[0]?.text).toMatch(
    /After \d+ \w+ \d{4}, \d\d:\d\d IST everything else in it is erased/,
  );
  const code = await undoCodeOf(user.email);
  await query("update account_change set undo_until = now() where user_id = $1", user);
  expect(await undo(code)).toMatchObject({ status: 404 });
  await query("update app_user set erase_at = now() - interval '5 minutes' where id = $1", user);
  expect(await end(user)).toBe(user.email);
});

test("an account that was moved to a thief's address and deleted there comes back by the owner's own mail", async () => {
  const user = await api.createUser();
  const thief = "thief-of-all@example.test";
  const sent = await api.call(routes.sendEmailChangeOtp, { user, body: { email: thief } });
  const [mail] = await listMailsTo(api, thief);
  const body = { email: thief, orderId: Sent.parse(sent.body).orderId, code: Number(mail?.code) };
  expect((await api.call(routes.verifyEmailChangeOtp, { user, body })).status).toBe(200);
  expect(await remove(user)).toMatchObject({ status: 200 });
  const [owners, thiefs] = [await undoCodeOf(user.email), await undoCodeOf(thief)];
  expect(await undo(owners)).toMatchObject({ status: 200, body: { kind: "email_changed" } });
  expect(await undo(thiefs)).toMatchObject({ status: 404 });
  expect((await signIn(user.email)).status).toBe(200);
});

test("a deletion and an undo of what came before, at once: neither is in the other's way, and the undo has the last word", async () => {
  for (let round = 0; round < 8; round += 1) {
    const user = await api.createUser({ filters: PREFERENCES });
    await connect(api.db, user.id);
    expect(
      (await api.call(routes.applyJobs, { user, body: { platform_id: LINKEDIN } })).status,
    ).toBe(202);
    expect((await api.call(routes.exportAccount, { user })).status).toBe(200);
    const code = await undoCodeOf(user.email);
    const [removed, undone] = await Promise.all([remove(user), undo(code)]);
    expect([200, 401]).toContain(removed.status);
    expect(undone).toMatchObject({ status: 200 });
    const { rows } = await query("select erase_at from app_user where id = $1", user);
    expect(rows).toEqual([{ erase_at: null }]);
  }
});

test("a sign-in at the same moment leaves no session behind", async () => {
  const user = await api.createUser();
  for (const from of ["10.0.1.1", "10.0.1.2", "10.0.1.3"]) {
    await query("update app_user set erase_at = null where id = $1", user);
    await query("update auth_token set revoked_at = null where user_id = $1", user);
    await Promise.all([signIn(user.email, from), remove(user)]);
    const { rows } = await query(
      "select from auth_token where user_id = $1 and revoked_at is null",
      user,
    );
    expect(rows).toEqual([]);
  }
});
