import { routes } from "@sendoff/contract/routes";
import { AccountChange } from "@sendoff/contract/security";
import { createRun, findLaneSecret, saveLaneSecret } from "@sendoff/db/applying";
import { recordConnection } from "@sendoff/db/auth";
import { listMailsTo } from "@sendoff/testkit/outbox";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { connect, holdLane, LINKEDIN, PREFERENCES } from "../../testing/applied.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const Sent = z.object({ orderId: z.string() });
let addresses = 0;
const newAddress = (): string => `moved-${++addresses}@example.test`;

async function codeTo(email: string): Promise<number> {
  const [mail] = await listMailsTo(api, email);
  return Number(z.string().parse(mail?.code));
}

async function moveTo(user: TestUser, email: string): Promise<void> {
  const sent = await api.call(routes.sendEmailChangeOtp, { user, body: { email } });
  const { orderId } = Sent.parse(sent.body);
  const body = { email, orderId, code: await codeTo(email) };
  expect(await api.call(routes.verifyEmailChangeOtp, { user, body })).toMatchObject({
    status: 200,
  });
}

/** The code of the newest security mail to an address, as its link and its text have it. */
async function undoCodeOf(email: string): Promise<string> {
  const mails = await listMailsTo(api, email);
  const mail = mails.find(({ text }) => text.includes("/undo#"));
  const code = /\/undo#([0-9A-Z-]{19})$/m.exec(mail?.text ?? "")?.[1] ?? "no code";
  expect(mail?.text).toMatch(new RegExp(`^${code}$`, "m"));
  return code;
}
const undo = (code: string) => api.call(routes.undoChange, { body: { code } });
const isIn = async (user: TestUser): Promise<boolean> =>
  (await api.call(routes.getUserDetails, { user })).status === 200;
async function emailOf(user: TestUser): Promise<string> {
  const { rows } = await api.database.pool.query<{ email: string }>(
    "select email from app_user where id = $1",
    [user.id],
  );
  return rows[0]?.email ?? "";
}

/** As if every code of this user's sessions had been typed so long ago. */
const age = (user: TestUser, interval: string) =>
  api.database.pool.query(
    "update auth_token set code_typed_at = now() - $1::interval, created_at = now() - $1::interval where user_id = $2",
    [interval, user.id],
  );

test("the mailed code gives the old address back without a sign-in, once, and puts everybody out", async () => {
  const user = await api.createUser({ filters: PREFERENCES });
  await connect(api.db, user.id);
  const daily = {
    platform_id: LINKEDIN,
    frequency: "DAILY",
    application_goal: 5,
    start_time: "09:00:00",
    end_date: "2999-12-31",
  };
  const saved = await api.call(routes.updateSchedule, { user, body: [daily] });
  expect(saved).toMatchObject({ status: 200, body: [{ is_paused: false }] });
  const run = await api.db
    .transaction()
    .execute((trx) => createRun(trx, { userId: user.id, platformId: LINKEDIN }, 5));
  expect(run.kind).toBe("created");
  await moveTo(user, newAddress());
  const code = await undoCodeOf(user.email);
  const loose = ` ${code.toLowerCase().replaceAll("-", " ")} `;
  expect(await api.call(routes.lookAtUndo, { body: { code: loose } })).toMatchObject({
    status: 200,
    body: { kind: "email_changed", from: "u***@example.test", to: "m***@example.test" },
  });
  expect(await isIn(user)).toBe(true);
  expect(await undo(loose)).toMatchObject({ status: 200, body: { kind: "email_changed" } });
  expect(await emailOf(user)).toBe(user.email);
  expect(await isIn(user)).toBe(false);
  const { rows } = await api.database.pool.query(
    "select s.paused_at is not null as paused, s.next_run_at, r.stop_requested_at is not null as stops from schedule s join run r using (user_id) where user_id = $1",
    [user.id],
  );
  expect(rows).toEqual([{ paused: true, next_run_at: null, stops: true }]);
  expect(await undo(code)).toMatchObject({ status: 404 });
});

test("of a connected platform the mailed code disconnects it, forgets its sign-in and ends its run", async () => {
  const user = await api.createUser({ filters: PREFERENCES });
  const key = { userId: user.id, platformId: LINKEDIN };
  await connect(api.db, user.id);
  const lane = await holdLane(api.db, user.id);
  await saveLaneSecret(
    api.db,
    lane,
    "credentials",
    api.sealer.seal("a password", ["lane_secret", "credentials", user.id, LINKEDIN]),
  );
  await api.db.transaction().execute(async (trx) => {
    await recordConnection(trx, api, key, "LinkedIn (t•••@example.test)");
    await createRun(trx, key, 5);
  });
  const code = await undoCodeOf(user.email);
  expect(await undo(code)).toMatchObject({ status: 200, body: { kind: "platform_connected" } });
  expect(await findLaneSecret(api.db, key, "credentials")).toBeUndefined();
  const { rows } = await api.database.pool.query(
    "select l.state, r.ended_at is not null as ended from lane l join run r using (user_id) where user_id = $1",
    [user.id],
  );
  expect(rows).toEqual([{ state: "signed_out", ended: true }]);
  expect(await isIn(user)).toBe(false);
});

test("of runs that an old session starts the owner is told once, and the mailed code stops them", async () => {
  const start = async (user: TestUser) => {
    await connect(api.db, user.id);
    const started = await api.call(routes.applyJobs, { user, body: { platform_id: LINKEDIN } });
    expect(started).toMatchObject({ status: 202 });
  };
  const reported = async (user: TestUser) =>
    (await listMailsTo(api, user.email)).filter(({ text }) => text.includes("/undo#"));
  const [recent, old] = [
    await api.createUser({ filters: PREFERENCES }),
    await api.createUser({ filters: PREFERENCES }),
  ];
  await age(recent, "14 days 23 hours");
  await start(recent);
  expect(await reported(recent)).toEqual([]);
  await age(old, "15 days");
  await start(old);
  const daily = { platform_id: LINKEDIN, frequency: "DAILY", application_goal: 5 };
  const schedule = { ...daily, start_time: "09:00:00", end_date: "2999-12-31" };
  expect(await api.call(routes.updateSchedule, { user: old, body: [schedule] })).toMatchObject({
    status: 200,
  });
  const mails = await reported(old);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Applying was started in Sendoff from an older sign-in",
  ]);
  expect(mails[0]?.text).toContain("To: LinkedIn");
  const code = await undoCodeOf(old.email);
  expect(await undo(code)).toMatchObject({ status: 200, body: { kind: "runs_started" } });
  const { rows } = await api.database.pool.query(
    "select s.paused_at is not null as paused, r.stop_requested_at is not null as stops from schedule s join run r using (user_id) where user_id = $1",
    [old.id],
  );
  expect(rows).toEqual([{ paused: true, stops: true }]);
  expect(await isIn(old)).toBe(false);
});

test("of what an old session resumes the owner is told by the same rule", async () => {
  const reportedTo = async (user: TestUser) =>
    (await listMailsTo(api, user.email)).flatMap(({ text }) => /^To: .*$/m.exec(text) ?? []);
  const start = async (user: TestUser) => {
    await connect(api.db, user.id);
    const body = { platform_id: LINKEDIN };
    expect(await api.call(routes.applyJobs, { user, body })).toMatchObject({ status: 202 });
  };
  const pauseAndResume = async (user: TestUser) => {
    expect(await api.call(routes.pauseAll, { user })).toMatchObject({ status: 200 });
    expect(await api.call(routes.resumeAll, { user })).toMatchObject({ status: 200 });
  };
  const [idle, running, planning] = [
    await api.createUser(),
    await api.createUser({ filters: PREFERENCES }),
    await api.createUser({ filters: PREFERENCES }),
  ];
  await start(running);
  await pauseAndResume(running);
  expect(await reportedTo(running)).toEqual([]);
  await age(running, "15 days");
  await pauseAndResume(running);
  expect(await reportedTo(running)).toEqual(["To: LinkedIn"]);
  const code = await undoCodeOf(running.email);
  expect(await undo(code)).toMatchObject({ status: 200, body: { kind: "runs_started" } });

  await age(idle, "15 days");
  await pauseAndResume(idle);
  expect(await reportedTo(idle)).toEqual([]);

  const daily = { platform_id: LINKEDIN, frequency: "DAILY", application_goal: 5 };
  const schedule = { ...daily, start_time: "09:00:00", end_date: "2999-12-31" };
  await api.call(routes.updateSchedule, { user: planning, body: [schedule] });
  await api.call(routes.pauseSchedule, { user: planning, body: { platform_id: LINKEDIN } });
  await age(planning, "15 days");
  const resumed = { user: planning, body: { platform_id: LINKEDIN } };
  expect(await api.call(routes.resumeSchedule, resumed)).toMatchObject({ status: 200 });
  expect(await reportedTo(planning)).toEqual(["To: LinkedIn"]);
});

test("72 hours long, and not a minute more", async () => {
  const user = await api.createUser();
  const email = newAddress();
  await moveTo(user, email);
  const code = await undoCodeOf(user.email);
  const shift = (interval: string) =>
    api.database.pool.query(
      "update account_change set undo_until = changed_at + interval '72 hours' - $1::interval where user_id = $2",
      [interval, user.id],
    );
  await shift("71 hours 59 minutes");
  expect(await api.call(routes.lookAtUndo, { body: { code } })).toMatchObject({ status: 200 });
  await shift("72 hours");
  expect(await undo(code)).toMatchObject({ status: 404 });
  expect(await emailOf(user)).toBe(email);
});

test("an undo of the first change ends the codes of all later ones: a thief's included", async () => {
  const user = await api.createUser();
  const [thief, accomplice] = [newAddress(), newAddress()];
  await moveTo(user, thief);
  await moveTo(user, accomplice);
  const [first, second] = [await undoCodeOf(user.email), await undoCodeOf(thief)];
  expect(await undo(first)).toMatchObject({ status: 200 });
  expect(await undo(second)).toMatchObject({ status: 404 });
  expect(await emailOf(user)).toBe(user.email);
});

test("nobody takes an address that can be given back, its owner by a new sign-in neither", async () => {
  const [user, other] = [await api.createUser(), await api.createUser()];
  await moveTo(user, newAddress());
  const code = await undoCodeOf(user.email);
  const sent = await api.call(routes.sendEmailOtp, { body: { email: user.email } });
  const { orderId } = Sent.parse(sent.body);
  const signIn = { email: user.email, orderId, code: await codeTo(user.email) };
  expect(await api.call(routes.verifyEmailOtp, { body: signIn })).toMatchObject({
    status: 409,
    body: { code: "conflict" },
  });
  const asked = await api.call(routes.sendEmailChangeOtp, {
    user: other,
    body: { email: user.email },
    from: "10.0.0.2",
  });
  const claim = { email: user.email, orderId: Sent.parse(asked.body).orderId };
  const taken = await api.call(routes.verifyEmailChangeOtp, {
    user: other,
    body: { ...claim, code: await codeTo(user.email) },
  });
  expect(taken).toMatchObject({ status: 409 });
  expect(await undo(code)).toMatchObject({ status: 200 });
});

test("a foreign phone that was verified signs nobody in after the undo", async () => {
  const user = await api.createUser();
  await api.database.pool.query(
    "update app_user set mobile = '+919820000001', dial_code = '+91', mobile_verified_at = now() where id = $1",
    [user.id],
  );
  await api.database.pool.query("update app_user set mobile = '+919820000002' where id = $1", [
    user.id,
  ]);
  const put = await api.call(routes.updateUserDetails, {
    user,
    body: { mobile: "9820000003", dial_code: "+91" },
  });
  expect(put).toMatchObject({ status: 200 });
  expect(await undo(await undoCodeOf(user.email))).toMatchObject({
    status: 200,
    body: { kind: "phone_changed" },
  });
  const { rows } = await api.database.pool.query(
    "select mobile, mobile_verified_at is not null as verified from app_user where id = $1",
    [user.id],
  );
  expect(rows).toEqual([{ mobile: "+919820000002", verified: true }]);
});

test("an old session alone makes the number of before no way in again: it comes back unproved", async () => {
  const user = await api.createUser();
  await api.database.pool.query(
    "update app_user set mobile = '+919820000011', dial_code = '+91', mobile_verified_at = now() where id = $1",
    [user.id],
  );
  const change = { user, body: { mobile: "9820000012", dial_code: "+91" } };
  expect(await api.call(routes.updateUserDetails, change)).toMatchObject({ status: 200 });
  await api.database.pool.query(
    "update auth_token set address_code_at = now() - interval '16 minutes' where user_id = $1",
    [user.id],
  );
  const open = await api.call(routes.listAccountChanges, { user });
  const [{ id }] = z.tuple([AccountChange]).parse(open.body);
  expect(await api.call(routes.undoOwnChange, { user, params: { id } })).toMatchObject({
    status: 200,
  });
  const { rows } = await api.database.pool.query(
    "select mobile, mobile_verified_at from app_user where id = $1",
    [user.id],
  );
  expect(rows).toEqual([{ mobile: "+919820000011", mobile_verified_at: null }]);
});

test("downloaded data is reported by mail, and its code shuts out whoever took it", async () => {
  const user = await api.createUser();
  expect((await api.call(routes.exportAccount, { user })).status).toBe(200);
  const [mail] = await listMailsTo(api, user.email);
  expect(mail?.subject).toBe("Your Sendoff data was downloaded");
  expect(await undo(await undoCodeOf(user.email))).toMatchObject({ status: 200 });
  expect(await isIn(user)).toBe(false);
});

test("It was me puts the notice away; the mailed code goes on working", async () => {
  const user = await api.createUser();
  await moveTo(user, newAddress());
  const list = async (): Promise<AccountChange[]> =>
    z.array(AccountChange).parse((await api.call(routes.listAccountChanges, { user })).body);
  const [change] = await list();
  const params = { id: z.string().parse(change?.id) };
  const stranger = await api.createUser();
  for (const route of [routes.acceptAccountChange, routes.undoOwnChange]) {
    expect(await api.call(route, { user: stranger, params })).toMatchObject({ status: 404 });
  }
  expect(await api.call(routes.acceptAccountChange, { user, params })).toMatchObject({
    status: 200,
  });
  expect(await list()).toEqual([]);
  expect(await undo(await undoCodeOf(user.email))).toMatchObject({ status: 200 });
});

test("nobody guesses codes, thirty wrong ones an hour from one network, nor keeps others there from theirs", async () => {
  const user = await api.createUser();
  await moveTo(user, newAddress());
  const answers: number[] = [];
  for (let tries = 0; tries < 31; tries += 1) {
    const body = { code: `0000-0000-0000-${String(tries).padStart(4, "0")}` };
    answers.push((await api.call(routes.undoChange, { body, from: "10.7.7.7" })).status);
  }
  expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 404));
  expect(answers[30]).toBe(429);
  const body = { code: await undoCodeOf(user.email) };
  expect(await api.call(routes.undoChange, { body, from: "10.7.7.7" })).toMatchObject({
    status: 200,
  });
});
