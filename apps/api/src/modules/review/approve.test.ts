import { ApprovalOutcome, PreparedDetail, PreparedSummary } from "@sendoff/contract/review";
import { routes } from "@sendoff/contract/routes";
import { listMailsTo } from "@sendoff/testkit/outbox";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { LINKEDIN } from "../../testing/applied.fixture.ts";
import { approve, prepareWaiting, statusOf } from "../../testing/prepared.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const list = async (user: TestUser) =>
  z.array(PreparedSummary).parse((await api.call(routes.listPrepared, { user })).body);
const look = async (user: TestUser, id: string) =>
  PreparedDetail.parse((await api.call(routes.getPrepared, { user, params: { id } })).body);

test("of what an old session approves the owner is told, with a link that stops it", async () => {
  const { user, ids } = await prepareWaiting(api, 2);
  const reported = async () =>
    (await listMailsTo(api, user.email)).filter(({ text }) => text.includes("/undo#"));
  expect((await approve(api, user, ids[0] ?? "")).status).toBe(200);
  expect(await reported()).toEqual([]);
  await api.database.pool.query(
    "update auth_token set code_typed_at = now() - interval '15 days' where user_id = $1",
    [user.id],
  );
  // With the run that the first approval has started: nothing new is started, and yet it goes out.
  expect((await approve(api, user, ids[1] ?? "")).status).toBe(200);
  expect(await reported()).toMatchObject([{ text: expect.stringContaining("To: LinkedIn") }]);
});

test("one is approved with what was changed in it, and a run goes to send it and nothing else", async () => {
  const { user, ids } = await prepareWaiting(api, 1);
  const [id = ""] = ids;
  const wrong = await approve(api, user, id, {
    revision: 1,
    answers: [{ key: "years", value: "51" }],
  });
  expect(wrong).toMatchObject({ status: 400, body: { message: "The form takes 50 or less." } });
  const strange = await approve(api, user, id, {
    revision: 1,
    answers: [{ key: "cv", value: "x" }],
  });
  expect(strange.status).toBe(400);
  expect(await statusOf(api, id)).toBe("NEEDS_APPROVAL prepared");
  const done = await approve(api, user, id, {
    revision: 1,
    answers: [{ key: "years", value: "7" }],
  });
  const outcome = ApprovalOutcome.parse(done.body);
  expect(outcome).toMatchObject({
    approved: [id],
    left: [],
    platforms: [{ id: LINKEDIN, name: "LinkedIn", note: "" }],
    saved: null,
  });
  expect(await statusOf(api, id)).toBe("QUEUED approved");
  const { rows } = await api.database.pool.query(
    "select goal, search_exhausted_at is not null as only_approved from run where id = $1",
    [outcome.platforms[0]?.run_id],
  );
  expect(rows).toEqual([{ goal: 1, only_approved: true }]);
  expect((await look(user, id)).questions[0]).toMatchObject({ value: "7", source: "review" });
  expect(await approve(api, user, id)).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect(await list(user)).toEqual([]);
});

test("an approval is taken back by its user alone, and the run that was opened for it ends", async () => {
  const { user, ids } = await prepareWaiting(api, 2);
  const many = { applications: ids.map((id) => ({ id, revision: 1 })) };
  const done = await api.call(routes.approveMany, { user, body: many });
  const { approval_id: id, platforms } = ApprovalOutcome.parse(done.body);
  const params = { id: id ?? "" };
  const undo = (by: TestUser) => api.call(routes.undoApproval, { user: by, params });
  expect((await undo(await api.createUser())).status).toBe(409);
  expect((await api.call(routes.undoApproval, { params })).status).toBe(401);
  expect(await undo(user)).toMatchObject({ status: 200, body: { restored: 2, gone: 0 } });
  expect(await undo(user)).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect((await list(user)).map(({ revision }) => revision)).toEqual([2, 2]);
  const run = await api.call(routes.getRun, { user, params: { id: platforms[0]?.run_id ?? "" } });
  expect(run.body).toMatchObject({
    run: {
      state: "ended",
      end_reason: "stopped",
      end_note: "You took back the approval that it was to send.",
    },
  });
  // Left as they were, nothing is to be taken back.
  const none = await api.call(routes.approveMany, { user, body: many });
  expect(none.body).toMatchObject({ approved: [], approval_id: null });
});

test("what is refused keeps nothing: without a credit the answer is not in the bank either", async () => {
  const { user, ids } = await prepareWaiting(api, 1);
  await api.database.pool.query("update credit_lot set expires_at = now() where user_id = $1", [
    user.id,
  ]);
  const body = { revision: 1, answers: [{ key: "years", value: "7", save: true }] };
  expect((await approve(api, user, ids[0] ?? "", body)).status).toBe(402);
  expect((await api.call(routes.listSavedAnswers, { user })).body).toEqual([]);
});

test("many are approved at once, those that were prepared anew or are another's are left with the reason", async () => {
  const { user, ids } = await prepareWaiting(api, 3);
  const stranger = await prepareWaiting(api, 1);
  await api.database.pool.query("update prepared_form set revision = 2 where application_id = $1", [
    ids[2],
  ]);
  const all = [...ids, ...stranger.ids, ids[0] ?? ""].map((id) => ({ id, revision: 1 }));
  const body = { applications: all };
  // Two tabs at once: each application is approved by one of them.
  const [one, two] = await Promise.all(
    [1, 2].map(async () =>
      ApprovalOutcome.parse((await api.call(routes.approveMany, { user, body })).body),
    ),
  );
  const approved = [...(one?.approved ?? []), ...(two?.approved ?? [])];
  expect(approved.toSorted()).toEqual(ids.slice(0, 2).toSorted());
  expect([...(one?.left ?? []), ...(two?.left ?? [])].map(({ reason }) => reason)).toEqual(
    expect.arrayContaining([
      expect.stringContaining("prepared anew"),
      expect.stringContaining("no such prepared application"),
      expect.stringContaining("approved already"),
    ]),
  );
  const runs = await api.database.pool.query(
    "select 1 from run where user_id = $1 and state <> 'ended'",
    [user.id],
  );
  expect(runs.rowCount).toBe(1);
  expect(await statusOf(api, stranger.ids[0] ?? "")).toBe("NEEDS_APPROVAL prepared");
});

test("without a credit nothing is approved; without a connection it goes out with the next run", async () => {
  const { user, ids } = await prepareWaiting(api, 1);
  const [id = ""] = ids;
  const state = (name: string) =>
    api.database.pool.query("update lane set state = $2 where user_id = $1", [user.id, name]);
  await api.database.pool.query("update credit_lot set expires_at = now() where user_id = $1", [
    user.id,
  ]);
  expect(await approve(api, user, id)).toMatchObject({ status: 402, body: { code: "no_credits" } });
  expect(await statusOf(api, id)).toBe("NEEDS_APPROVAL prepared");
  await state("signed_out");
  expect((await approve(api, user, id)).body).toMatchObject({
    approved: [id],
    platforms: [{ run_id: null, note: expect.stringContaining("LinkedIn is not connected") }],
  });
});

test("with the day's limit reached it is approved, and said to go out tomorrow morning", async () => {
  const { user, ids } = await prepareWaiting(api, 2);
  const [first = "", second = ""] = ids;
  await api.database.pool.query("update lane set daily_limit = 1 where user_id = $1", [user.id]);
  await api.database.pool.query(
    "update application set status = 'APPLIED', intent_at = now() where id = $1",
    [first],
  );
  expect((await approve(api, user, second)).body).toMatchObject({
    approved: [second],
    platforms: [
      {
        run_id: null,
        note: "Today's limit on LinkedIn is reached: 1 of 1. It opens again tomorrow. What is approved goes out tomorrow morning.",
      },
    ],
  });
});
