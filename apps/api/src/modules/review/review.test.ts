import { PreparedDetail, PreparedSummary } from "@sendoff/contract/review";
import { routes } from "@sendoff/contract/routes";
import { listFilterAnswers } from "@sendoff/db/platform";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { LINKEDIN } from "../../testing/applied.fixture.ts";
import { approve, asked, CV, prepareWaiting, statusOf } from "../../testing/prepared.fixture.ts";
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
const reject = (user: TestUser, id: string, body: object) =>
  api.call(routes.rejectPrepared, { user, params: { id }, body });

test("what waits is listed, shown with every answer, and counted among what needs its user", async () => {
  const { user, ids } = await prepareWaiting(api, 2);
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
  const { user, ids } = await prepareWaiting(api, 3, [
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

test("what is answered otherwise after a form was prepared is shown beside it, where that form takes it", async () => {
  const country = { key: "visa", country: "India", company: "", location: "" };
  const { user, ids } = await prepareWaiting(api, 2, [
    asked({}),
    asked({ key: "visa", question: "A visa?", kind: "text", saved_as: country }),
  ]);
  const [first = "", second = ""] = ids;
  expect((await look(user, second)).newer_answers).toEqual([]);
  const answers = [
    { key: "years", value: "7", save: true },
    { key: "visa", value: "Not needed", save: false },
  ];
  await approve(api, user, first, { revision: 1, answers });
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

test("a rejection is for good, and its reason joins the filters that are there", async () => {
  const { user, ids } = await prepareWaiting(api, 3);
  const [first = "", second = "", third = ""] = ids;
  const body = { reason: "this_company", note: "Too far", exclude: "Quillstack" };
  expect((await reject(user, first, body)).body).toEqual({
    id: first,
    filter: "Excluded companies",
    value: "Quillstack",
  });
  expect(await statusOf(api, first)).toBe("SKIPPED rejected");
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
  expect(await statusOf(api, second)).toBe("NEEDS_APPROVAL prepared");
  await Promise.all([
    reject(user, second, { reason: "this_title", exclude: "Night, shift" }),
    reject(user, third, { reason: "this_company", exclude: "Acme" }),
  ]);
  expect(await listFilterAnswers(api.db, user.id, LINKEDIN)).toMatchObject([
    { field_name: "Excluded companies", answer: "Quillstack, Acme" },
    { field_name: "Excluded title words", answer: "Night shift" },
  ]);
  expect((await reject(user, first, { reason: "other" })).status).toBe(409);
  expect((await approve(api, user, first)).status).toBe(409);
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
  const { ids } = await prepareWaiting(api, 1);
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
