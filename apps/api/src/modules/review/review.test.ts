import {
  ApprovalOutcome,
  PreparedDetail,
  PreparedSummary,
  type ReviewQuestion,
} from "@sendoff/contract/review";
import { routes } from "@sendoff/contract/routes";
import { createRun, endRun, type LaneLease, releaseLane } from "@sendoff/db/applying";
import { listFilterAnswers } from "@sendoff/db/platform";
import { keepPrepared } from "@sendoff/db/review";
import { listMailsTo } from "@sendoff/testkit/outbox";
import type { TestUser } from "@sendoff/testkit/test-user";
import { middayZone } from "@sendoff/testkit/zone-at";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import {
  addPicture,
  connect,
  holdLane,
  LINKEDIN,
  openForm,
  PREFERENCES,
} from "../../testing/applied.fixture.ts";
import { asked, CV } from "../../testing/prepared.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

interface Waiting {
  readonly user: TestUser;
  readonly lane: LaneLease;
  readonly ids: readonly string[];
}

/** A user whose run has prepared so many applications and has ended. */
async function waiting(
  count: number,
  questions: ReviewQuestion[] | ReviewQuestion[][] = [asked({}), CV],
): Promise<Waiting> {
  const user = await api.createUser({ filters: PREFERENCES, time_zone: middayZone() });
  await connect(api.db, user.id);
  const lane = await holdLane(api.db, user.id);
  const run = await api.db.transaction().execute((trx) => createRun(trx, lane, count));
  if (run.kind !== "created") throw new Error(run.kind);
  const ids: string[] = [];
  for (let each = 0; each < count; each += 1) {
    const lease = await openForm(api.db, lane, run.runId);
    await addPicture(api.db, lease.id, "before_submit");
    const ofThis = questions[each];
    const form = {
      questions: Array.isArray(ofThis) ? ofThis : questions.flat(),
      cv: null,
      note: "",
      checkSeconds: 60,
    };
    await keepPrepared(api.db, lease, form, { answers: [] });
    ids.push(lease.id);
  }
  await endRun(api.db, lane, run.runId, "goal_reached", "");
  await releaseLane(api.db, lane, 0);
  return { user, lane, ids };
}

const list = async (user: TestUser) =>
  z.array(PreparedSummary).parse((await api.call(routes.listPrepared, { user })).body);
const look = async (user: TestUser, id: string) =>
  PreparedDetail.parse((await api.call(routes.getPrepared, { user, params: { id } })).body);
const approve = (user: TestUser, id: string, body: object = { revision: 1 }) =>
  api.call(routes.approvePrepared, { user, params: { id }, body });
const reject = (user: TestUser, id: string, body: object) =>
  api.call(routes.rejectPrepared, { user, params: { id }, body });

async function statusOf(id: string): Promise<string> {
  const { rows } = await api.database.pool.query<{ said: string }>(
    "select status || ' ' || reason_code as said from application where id = $1",
    [id],
  );
  return rows[0]?.said ?? "";
}

test("what waits is listed, shown with every answer, and counted among what needs its user", async () => {
  const { user, ids } = await waiting(2);
  expect(await list(user)).toMatchObject([
    { application: { id: ids[1], status: "NEEDS_APPROVAL", credits: 0 }, answers: 2, revision: 1 },
    { application: { id: ids[0] }, worth_a_look: 1, note: "" },
  ]);
  const detail = await look(user, ids[0] ?? "");
  expect(detail.questions).toEqual([asked({}), CV]);
  expect(detail.pictures).toMatchObject([{ kind: "before_submit" }]);
  expect(detail.exclusions.map(({ reason }) => reason)).toEqual(["this_company", "this_title"]);
  const needs = await api.call(routes.getNeedsYou, { user });
  expect(needs.body).toMatchObject({ count: 1, approvals: [{ id: ids[1] }, { id: ids[0] }] });
});

test("of what an old session approves the owner is told, with a link that stops it", async () => {
  const { user, ids } = await waiting(2);
  const reported = async () =>
    (await listMailsTo(api, user.email)).filter(({ text }) => text.includes("/undo#"));
  expect((await approve(user, ids[0] ?? "")).status).toBe(200);
  expect(await reported()).toEqual([]);
  await api.database.pool.query(
    "update auth_token set code_typed_at = now() - interval '15 days' where user_id = $1",
    [user.id],
  );
  // With the run that the first approval has started: nothing new is started, and yet it goes out.
  expect((await approve(user, ids[1] ?? "")).status).toBe(200);
  expect(await reported()).toMatchObject([{ text: expect.stringContaining("To: LinkedIn") }]);
});

test("the application with the least sure answer is listed first, whatever is left empty", async () => {
  const sure = asked({ key: "name", question: "First name", confidence: 0.94 });
  const reckoned = asked({ confidence: 0.84 });
  const drafted = asked({ key: "why", question: "Why us?", source: "draft", confidence: 0.6 });
  const empty = asked({
    key: "site",
    question: "Website",
    value: null,
    source: null,
    confidence: 0,
  });
  const { user, ids } = await waiting(3, [
    [sure, drafted],
    [sure, empty],
    [reckoned, sure],
  ]);
  const [unsure, surest, middle] = ids;
  expect(await list(user)).toMatchObject([
    { application: { id: unsure }, worth_a_look: 1 },
    { application: { id: middle }, worth_a_look: 1 },
    { application: { id: surest }, answers: 1, worth_a_look: 0 },
  ]);
});

test("one is approved with what was changed in it, and a run goes to send it and nothing else", async () => {
  const { user, ids } = await waiting(1);
  const [id = ""] = ids;
  const wrong = await approve(user, id, { revision: 1, answers: [{ key: "years", value: "51" }] });
  expect(wrong).toMatchObject({ status: 400, body: { message: "The form takes 50 or less." } });
  const strange = await approve(user, id, { revision: 1, answers: [{ key: "cv", value: "x" }] });
  expect(strange.status).toBe(400);
  expect(await statusOf(id)).toBe("NEEDS_APPROVAL prepared");
  const done = await approve(user, id, { revision: 1, answers: [{ key: "years", value: "7" }] });
  const outcome = ApprovalOutcome.parse(done.body);
  expect(outcome).toMatchObject({
    approved: [id],
    left: [],
    platforms: [{ id: LINKEDIN, name: "LinkedIn", note: "" }],
    saved: null,
  });
  expect(await statusOf(id)).toBe("QUEUED approved");
  const { rows } = await api.database.pool.query(
    "select goal, search_exhausted_at is not null as only_approved from run where id = $1",
    [outcome.platforms[0]?.run_id],
  );
  expect(rows).toEqual([{ goal: 1, only_approved: true }]);
  expect((await look(user, id)).questions[0]).toMatchObject({ value: "7", source: "review" });
  expect(await approve(user, id)).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect(await list(user)).toEqual([]);
});

test("an approval is taken back by its user alone, and the run that was opened for it ends", async () => {
  const { user, ids } = await waiting(2);
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

test("what is answered otherwise after a form was prepared is shown beside it, where that form takes it", async () => {
  const country = { key: "visa", country: "India", company: "", location: "" };
  const { user, ids } = await waiting(2, [
    asked({}),
    asked({ key: "visa", question: "A visa?", kind: "text", saved_as: country }),
  ]);
  const [first = "", second = ""] = ids;
  expect((await look(user, second)).newer_answers).toEqual([]);
  const answers = [
    { key: "years", value: "7", save: true },
    { key: "visa", value: "Not needed", save: false },
  ];
  await approve(user, first, { revision: 1, answers });
  expect((await look(user, second)).newer_answers).toEqual([{ key: "years", answer: "7" }]);
  expect(await list(user)).toMatchObject([{ application: { id: second }, answered_since: 1 }]);
  const store = (sql: string) => api.database.pool.query(sql, [user.id]);
  // The same as stands there, one that this form refuses, and one from before it was prepared.
  await store(`update saved_answer set answer = '"3"' where user_id = $1`);
  expect((await look(user, second)).newer_answers).toEqual([]);
  await store(`update saved_answer set answer = '"51"' where user_id = $1`);
  expect((await look(user, second)).newer_answers).toEqual([]);
  await store(`update saved_answer set answer = '"8"', saved_at = '2020-01-01' where user_id = $1`);
  expect((await look(user, second)).newer_answers).toEqual([]);
});

test("what is refused keeps nothing: without a credit the answer is not in the bank either", async () => {
  const { user, ids } = await waiting(1);
  await api.database.pool.query("update credit_lot set expires_at = now() where user_id = $1", [
    user.id,
  ]);
  const body = { revision: 1, answers: [{ key: "years", value: "7", save: true }] };
  expect((await approve(user, ids[0] ?? "", body)).status).toBe(402);
  expect((await api.call(routes.listSavedAnswers, { user })).body).toEqual([]);
});

test("many are approved at once, those that were prepared anew or are another's are left with the reason", async () => {
  const { user, ids } = await waiting(3);
  const stranger = await waiting(1);
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
  expect(await statusOf(stranger.ids[0] ?? "")).toBe("NEEDS_APPROVAL prepared");
});

test("without a credit nothing is approved; without a connection it goes out with the next run", async () => {
  const { user, ids } = await waiting(1);
  const [id = ""] = ids;
  const state = (name: string) =>
    api.database.pool.query("update lane set state = $2 where user_id = $1", [user.id, name]);
  await api.database.pool.query("update credit_lot set expires_at = now() where user_id = $1", [
    user.id,
  ]);
  expect(await approve(user, id)).toMatchObject({ status: 402, body: { code: "no_credits" } });
  expect(await statusOf(id)).toBe("NEEDS_APPROVAL prepared");
  await state("signed_out");
  expect((await approve(user, id)).body).toMatchObject({
    approved: [id],
    platforms: [{ run_id: null, note: expect.stringContaining("LinkedIn is not connected") }],
  });
});

test("with the day's limit reached it is approved, and said to go out tomorrow morning", async () => {
  const { user, ids } = await waiting(2);
  const [first = "", second = ""] = ids;
  await api.database.pool.query("update lane set daily_limit = 1 where user_id = $1", [user.id]);
  await api.database.pool.query(
    "update application set status = 'APPLIED', intent_at = now() where id = $1",
    [first],
  );
  expect((await approve(user, second)).body).toMatchObject({
    approved: [second],
    platforms: [
      {
        run_id: null,
        note: "Today's limit on LinkedIn is reached: 1 of 1. It opens again tomorrow. What is approved goes out tomorrow morning.",
      },
    ],
  });
});

test("a rejection is for good, and its reason joins the filters that are there", async () => {
  const { user, ids } = await waiting(3);
  const [first = "", second = "", third = ""] = ids;
  const body = { reason: "this_company", note: "Too far", exclude: "Quillstack" };
  expect((await reject(user, first, body)).body).toEqual({
    id: first,
    filter: "Excluded companies",
    value: "Quillstack",
  });
  expect(await statusOf(first)).toBe("SKIPPED rejected");
  const detail = await api.call(routes.getApplication, { user, params: { id: first } });
  expect(detail.body).toMatchObject({
    application: {
      reason: "You rejected it: not this company. Nothing was sent. You wrote: Too far",
    },
    cost: { state: "none" },
  });
  // The score of these is not known, so there is no minimum that would leave them out.
  expect((await reject(user, second, { reason: "low_pay", exclude: "60 or more" })).status).toBe(
    400,
  );
  expect(await statusOf(second)).toBe("NEEDS_APPROVAL prepared");
  await Promise.all([
    reject(user, second, { reason: "this_title", exclude: "Night, shift" }),
    reject(user, third, { reason: "this_company", exclude: "Acme" }),
  ]);
  expect(await listFilterAnswers(api.db, user.id, LINKEDIN)).toMatchObject([
    { field_name: "Excluded companies", answer: "Quillstack, Acme" },
    { field_name: "Excluded title words", answer: "Night shift" },
  ]);
  expect((await reject(user, first, { reason: "other" })).status).toBe(409);
  expect((await approve(user, first)).status).toBe(409);
});

test("review mode is off by default and is switched for one platform", async () => {
  const user = await api.createUser();
  const modes = async () => (await api.call(routes.listReviewModes, { user })).body;
  const set = (platform_id: number, is_on: unknown) =>
    api.call(routes.setReviewMode, { user, body: { platform_id, is_on } });
  expect(await modes()).toEqual([]);
  expect((await set(LINKEDIN, true)).body).toEqual({ platform_id: LINKEDIN, is_on: true });
  expect((await set(LINKEDIN, true)).status).toBe(200);
  expect(await modes()).toEqual([{ platform_id: LINKEDIN, is_on: true }]);
  await set(LINKEDIN, false);
  expect(await modes()).toEqual([]);
  expect((await set(99_999, true)).status).toBe(404);
  expect((await set(LINKEDIN, "yes")).status).toBe(400);
});

test("another user's application is not there, and nothing is done without a token", async () => {
  const { ids } = await waiting(1);
  const params = { id: ids[0] ?? "" };
  const stranger = await api.createUser();
  const calls = [
    [routes.getPrepared, undefined],
    [routes.approvePrepared, { revision: 1 }],
    [routes.rejectPrepared, { reason: "other" }],
  ] as const;
  for (const [route, body] of calls) {
    expect((await api.call(route, { user: stranger, params, body })).status).toBe(404);
    expect((await api.call(route, { params, body })).status).toBe(401);
  }
  for (const route of [routes.listPrepared, routes.listReviewModes]) {
    expect((await api.call(route)).status).toBe(401);
  }
  const many = { applications: [{ id: params.id, revision: 1 }] };
  expect((await api.call(routes.approveMany, { body: many })).status).toBe(401);
  const mode = { platform_id: LINKEDIN, is_on: true };
  expect((await api.call(routes.setReviewMode, { body: mode })).status).toBe(401);
});
