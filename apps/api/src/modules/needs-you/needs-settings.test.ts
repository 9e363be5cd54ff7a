import { NeedsSettings } from "@sendoff/contract/needs-you";
import { routes } from "@sendoff/contract/routes";
import { createUnsubscribeToken } from "@sendoff/kit/mail";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

const MODEL = { name: "small-model", host: "127.0.0.1:11434" };
let api: TestApi;
let modelless: TestApi;
beforeAll(async () => {
  api = await createTestApi({ model: MODEL });
  modelless = await createTestApi();
});
afterAll(async () => {
  await api.close();
  await modelless.close();
});

const settings = async (user: TestUser, at = api) =>
  NeedsSettings.parse((await at.call(routes.getNeedsSettings, { user })).body);
const change = (user: TestUser, body: object, at = api) =>
  at.call(routes.changeNeedsSettings, { user, body });

test("drafts are off and the daily mail is on until the user says otherwise, each by itself", async () => {
  const user = await api.createUser();
  expect(await settings(user)).toEqual({ draft_answers: false, model: MODEL, daily_mail: true });
  await change(user, { draft_answers: true });
  expect((await change(user, { daily_mail: false })).body).toEqual({
    draft_answers: true,
    model: MODEL,
    daily_mail: false,
  });
  expect((await change(user, {})).body).toMatchObject({ draft_answers: true, daily_mail: false });
  expect((await change(user, { draft_answers: "yes" })).status).toBe(400);
  expect((await settings(await api.createUser())).draft_answers).toBe(false);
});

test("without a model nothing can be switched on, and the answer says what to do", async () => {
  const user = await modelless.createUser();
  expect(await settings(user, modelless)).toMatchObject({ model: null });
  const refused = await change(user, { draft_answers: true }, modelless);
  expect(refused).toMatchObject({ status: 409, body: { message: /set one up/ } });
  expect((await change(user, { draft_answers: false }, modelless)).status).toBe(200);
});

test("the link of a mail stops the mail without signing in, by page and by a mailbox's one click", async () => {
  const [user, other] = [await api.createUser(), await api.createUser()];
  const token = createUnsubscribeToken(api.urlSigningKey, user.id);
  const url = `/v1/job/mail/unsubscribe/${token}`;
  const page = await api.app.inject({ method: "GET", url });
  expect(page).toMatchObject({ statusCode: 303, headers: { location: `/unsubscribe/${token}` } });
  expect((await settings(user)).daily_mail).toBe(true);
  const click = await api.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect(click.statusCode).toBe(200);
  expect((await settings(user)).daily_mail).toBe(false);
  expect((await api.call(routes.unsubscribe, { params: { token } })).status).toBe(200);
  expect((await settings(other)).daily_mail).toBe(true);
});

test("a link that is not ours stops nothing", async () => {
  const user = await api.createUser();
  const token = createUnsubscribeToken(Buffer.alloc(32, 7), user.id);
  for (const forged of [token, "x", `${user.id}.x`]) {
    expect((await api.call(routes.unsubscribe, { params: { token: forged } })).status).toBe(404);
  }
  expect((await settings(user)).daily_mail).toBe(true);
});

test("nobody without a token sees or changes these", async () => {
  expect((await api.call(routes.getNeedsSettings)).status).toBe(401);
  expect((await api.call(routes.changeNeedsSettings, { body: {} })).status).toBe(401);
});
