import { Dashboard } from "@sendoff/contract/dashboard";
import { LogMessage, LogRecord } from "@sendoff/contract/logs";
import { routes } from "@sendoff/contract/routes";
import {
  createRun,
  finishUnsent,
  type LaneLease,
  settleApplied,
  settleNotSent,
  settleUnknown,
} from "@sendoff/db/applying";
import type { TestUser } from "@sendoff/testkit/test-user";
import { middayZone } from "@sendoff/testkit/zone-at";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { addPicture, connect, holdLane, openForm, submit } from "../../testing/applied.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const SEEN = { text: "Sent", proof: "confirmation_seen", busyMs: 1250 } as const;
async function applying(): Promise<{ user: TestUser; lane: LaneLease; runId: string }> {
  const user = await api.createUser({ username: "asha", time_zone: middayZone() });
  await connect(api.db, user.id);
  const lane = await holdLane(api.db, user.id);
  const run = await api.db.transaction().execute((trx) => createRun(trx, lane, 7));
  if (run.kind !== "created") throw new Error(run.kind);
  return { user, lane, runId: run.runId };
}
async function logs(user: TestUser, query: Record<string, string> = {}) {
  const { body } = await api.call(routes.getLogs, { user, query });
  return z
    .array(LogRecord)
    .parse(body)
    .map((record) => ({ record, message: LogMessage.parse(JSON.parse(record["@message"])) }));
}

test("without anything done the dashboard shows noughts and no share", async () => {
  const user = await api.createUser();
  const { body } = await api.call(routes.getDashboard, { user });
  expect(Dashboard.parse(body)).toMatchObject({
    applications_today: 0,
    by_hand_today: 0,
    limit_today: 0,
    applications_yesterday_by_now: 0,
    success_rate: null,
    active_platforms: [],
    run: null,
    today: [],
    waiting_for_user: [],
    wallet: { credits: 5 },
  });
});

// SPEC 2b.14
test("the dashboard counts what was confirmed, in the user's own day", async () => {
  const { user, lane, runId } = await applying();
  const old = await submit(api.db, lane, runId);
  for (const lease of [old, await submit(api.db, lane, runId), await submit(api.db, lane, runId)]) {
    await settleApplied(api.db, lease, SEEN);
  }
  await settleNotSent(api.db, await submit(api.db, lane, runId), { status: "FAILED" });
  await finishUnsent(api.db, await openForm(api.db, lane, runId), { status: "NEEDS_ANSWER" });
  await finishUnsent(api.db, await openForm(api.db, lane, runId), { status: "SKIPPED" });
  await api.database.pool.query(
    "update application set applied_at = now() - interval '25 hours', updated_at = now() - interval '2 days' where id = $1",
    [old.id],
  );
  const board = Dashboard.parse((await api.call(routes.getDashboard, { user })).body);
  expect(board).toMatchObject({
    applications_today: 2,
    limit_today: 10,
    confirmed: 3,
    decided: 4,
    success_rate: 75,
    active_platforms: [{ id: 1, name: "LinkedIn" }],
    run: { id: runId },
  });
  expect(board.today.map((row) => row.id)).not.toContain(old.id);
  expect(board.today).toHaveLength(5);
  expect(board.waiting_for_user).toMatchObject([{ status: "NEEDS_ANSWER" }]);
});

test("what today can come to is the platforms' limits, before a run, in one and after it", async () => {
  const { user, lane, runId } = await applying();
  const today = async () => (await api.call(routes.getDashboard, { user })).body;
  await settleApplied(api.db, await submit(api.db, lane, runId), SEEN);
  expect(await today()).toMatchObject({ applications_today: 1, limit_today: 10 });
  await api.database.pool.query(
    "update run set state = 'ended', ended_at = now(), end_reason = 'search_exhausted' where id = $1",
    [runId],
  );
  expect(await today()).toMatchObject({ applications_today: 1, limit_today: 10 });
  // On a platform that is connected no more, what was sent is all there will be.
  await api.database.pool.query("update lane set state = 'signed_out' where user_id = $1", [
    user.id,
  ]);
  expect(await today()).toMatchObject({ applications_today: 1, limit_today: 1 });
});

test("today begins at the user's own midnight", async () => {
  const { user, lane, runId } = await applying();
  // Never UTC's own midnight.
  const zone = middayZone();
  for (const seconds of [0, -1]) {
    const lease = await submit(api.db, lane, runId);
    await settleApplied(api.db, lease, SEEN);
    await api.database.pool.query(
      `update application set applied_at = date_trunc('day', now() at time zone $2) at time zone $2
        + make_interval(secs => $3) where id = $1`,
      [lease.id, zone, seconds],
    );
  }
  expect((await api.call(routes.getDashboard, { user })).body).toMatchObject({
    applications_today: 1,
  });
});

// SPEC 3.59, 3.60
test("a log record has the spec's shape, with open states folded to PENDING", async () => {
  const { user, lane, runId } = await applying();
  const applied = await submit(api.db, lane, runId);
  await addPicture(api.db, applied.id, "before_submit");
  await settleApplied(api.db, applied, SEEN);
  await settleUnknown(api.db, await submit(api.db, lane, runId), {
    note: "looking",
    nextVerificationSeconds: 60,
  });
  await finishUnsent(api.db, await openForm(api.db, lane, runId), {
    status: "SKIPPED",
    reason: "closed",
  });
  const found = await logs(user);
  expect(
    found.map(({ message }) => [message.state, message.status, message.response_code]),
  ).toEqual([
    ["SKIPPED", "SKIPPED", 204],
    ["UNKNOWN", "PENDING", 202],
    ["APPLIED", "APPLIED", 200],
  ]);
  const last = found.at(-1);
  expect(last?.message).toMatchObject({
    user_id: user.id,
    username: "asha",
    platform_id: 1,
    platform_name: "LinkedIn",
    job_title: applied.title,
    company_name: applied.company,
    application_id: applied.id,
    receipt_no: expect.stringMatching(/^SO-\d{4}-\d{6}$/),
    credits: 1,
    seconds: 1.3,
  });
  expect(last?.record["@logStream"]).toBe("platform-1");
  // The picture can be loaded without a header (DECISIONS D6).
  const url = new URL(last?.message.log_url ?? "", "http://localhost");
  await api.storage.put(`pictures/${applied.id}/before_submit.jpg`, Buffer.from("jpeg"));
  const picture = await api.app.inject({ method: "GET", url: `${url.pathname}${url.search}` });
  expect(picture.statusCode).toBe(200);
});

test("a job that was found and never opened is in no log", async () => {
  const { user, lane, runId } = await applying();
  const lease = await openForm(api.db, lane, runId);
  await api.db
    .updateTable("application")
    .set({ status: "QUEUED", attempts: 0 })
    .where("id", "=", lease.id)
    .execute();
  expect(await logs(user)).toEqual([]);
});

// SPEC 7.41
test("paging by cursor shows every record once, also those of one instant and of one millisecond", async () => {
  const { user, lane, runId } = await applying();
  const ids: string[] = [];
  for (let count = 0; count < 9; count += 1) {
    const lease = await openForm(api.db, lane, runId);
    await finishUnsent(api.db, lease, { status: "SKIPPED" });
    ids.push(lease.id);
    // Three of one instant, three within one millisecond, three apart.
    const micros = count < 3 ? 900 : count < 6 ? 100 * count : 5_000 * count;
    await api.database.pool.query(
      `update application set updated_at = '2026-03-01T10:00:00Z'::timestamptz + make_interval(secs => $2)
        where id = $1`,
      [lease.id, micros / 1e6],
    );
  }
  for (const limit of [1, 2, 4]) {
    const seen: string[] = [];
    let query: Record<string, string> = { limit: String(limit) };
    for (;;) {
      const page = await logs(user, query);
      seen.push(...page.map(({ message }) => message.application_id));
      const last = page.at(-1);
      if (last === undefined || seen.length > ids.length) break;
      query = {
        limit: String(limit),
        cursor: `${last.record["@timestamp"]}|${last.message.application_id}`,
      };
    }
    expect(seen.toSorted(), `pages of ${limit}`).toEqual(ids.toSorted());
    expect(seen).toEqual((await logs(user)).map(({ message }) => message.application_id));
  }
});

// SPEC 7.41
test("a cursor that is not ours is a 400, and nobody sees another's logs", async () => {
  const { user, lane, runId } = await applying();
  await submit(api.db, lane, runId);
  for (const cursor of ["x", "2026-01-01T00:00:00.000Z", "2026-01-01T00:00:00.000Z|1"]) {
    expect(await api.call(routes.getLogs, { user, query: { cursor } })).toMatchObject({
      status: 400,
      body: { code: "invalid_input" },
    });
  }
  expect(await logs(await api.createUser())).toEqual([]);
});
