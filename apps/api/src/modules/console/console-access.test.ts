import { consoleRoutes } from "@sendoff/contract/console";
import type { Route } from "@sendoff/contract/route";
import { ConsoleSession } from "@sendoff/contract/console-session";
import { createAuthToken } from "@sendoff/db/auth";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashToken } from "../../plugins/auth.ts";
import { ageConsole, createOperator, trailOf } from "../../testing/operator.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
let operator: TestUser;
beforeAll(async () => {
  api = await createTestApi();
  operator = await createOperator(api);
});
afterAll(() => api.close());

const REFUSED = { status: 403, body: { code: "reauthentication_required" } };
const every = Object.entries<Route>(consoleRoutes);
const session = async (user: TestUser) => {
  const { status, body } = await api.call(consoleRoutes.getConsoleSession, { user });
  expect(status).toBe(200);
  return ConsoleSession.parse(body);
};

/** What differs from one answer to the next. */
const PASSING = /^(?:x-request-id|date)$/;
async function ask(method: string, url: string, headers: Record<string, string>) {
  const isBody = method === "POST";
  const answer = await api.app.inject({
    method: isBody ? "POST" : "GET",
    url,
    headers: { ...headers, ...(isBody ? { "content-type": "application/json" } : {}) },
    ...(isBody ? { payload: "{}" } : {}),
  });
  const kept = Object.entries(answer.headers).filter(([name]) => !PASSING.test(name));
  return { status: answer.statusCode, body: answer.body, headers: Object.fromEntries(kept) };
}

test.each(every)("%s is nothing to anybody but operators, in no way", async (_name, route) => {
  const user = await api.createUser();
  const path = route.path.replaceAll(/:(\w+)/g, "1");
  for (const headers of [{}, { authorization: "Bearer nonsense" }, user.headers]) {
    const nothing = await ask(route.method, "/v1/console/nothing-at-all", headers);
    expect(nothing.status).toBe(404);
    expect(await ask(route.method, path, headers)).toEqual(nothing);
  }
});

test("an address is an operator's as a whole, and only while the account has it", async () => {
  const user = await api.createUser();
  for (const email of [`x${operator.email}`, `${operator.email}.example`]) {
    await api.db.updateTable("app_user").set({ email }).where("id", "=", user.id).execute();
    const asked = await api.call(consoleRoutes.getConsoleSession, { user });
    expect(asked.status).toBe(404);
  }
});

test("the description of the api does not name the console", async () => {
  const { body } = await api.app.inject({ method: "GET", url: "/openapi.json" });
  expect(body).not.toContain("/v1/console");
  const { body: wrongMethod } = await api.app.inject({ method: "PUT", url: "/v1/console/open" });
  expect(wrongMethod).toContain("There is nothing at this address");
});

test("without a code typed lately the console is closed, but for the question whether it is", async () => {
  await ageConsole(api, operator, { code: "31 minutes" });
  expect(await session(operator)).toMatchObject({ email: operator.email, good_until: null });
  for (const [name, route] of every) {
    if (name === "getConsoleSession") continue;
    const body = { reason: "a drill" };
    const params = { id: "1" };
    const call = { user: operator, params, ...(route.method === "POST" ? { body } : {}) };
    const answer = await api.call(route, call);
    expect({ name, ...answer }).toMatchObject({ name, ...REFUSED });
  }
  expect(await session(operator)).toMatchObject({ good_until: null });
});

test("each call keeps it open for half an hour more, and twelve hours after the code it ends", async () => {
  await ageConsole(api, operator, { code: "2 hours", use: "29 minutes" });
  const open = () => api.call(consoleRoutes.openConsole, { user: operator, body: {} });
  const before = await session(operator);
  expect((await open()).status).toBe(200);
  const after = await session(operator);
  expect(Date.parse(after.good_until ?? "") - Date.parse(before.good_until ?? "")).toBeGreaterThan(
    28 * 60_000,
  );
  await ageConsole(api, operator, { code: "2 hours", use: "31 minutes" });
  expect(await open()).toMatchObject(REFUSED);
  await ageConsole(api, operator, { code: "12 hours", use: "1 second" });
  expect(await open()).toMatchObject(REFUSED);
  await ageConsole(api, operator, { code: "719 minutes", use: "1 second" });
  const { good_until: until, ends_at: end } = await session(operator);
  expect(until).toBe(end);
});

test("a session that was begun with a text message opens nothing", async () => {
  const token = "begun-by-phone";
  await createAuthToken(api.db, operator.id, hashToken(token), undefined, false);
  const user = { ...operator, token, headers: { authorization: `Bearer ${token}` } };
  expect(await session(user)).toMatchObject({ checked_at: null, good_until: null });
  expect(await api.call(consoleRoutes.openConsole, { user, body: {} })).toMatchObject(REFUSED);
});

test("the trail tells once for each code that the console was opened, and who looked for it in vain", async () => {
  const other = await createOperator(api, 1);
  const open = () => api.call(consoleRoutes.openConsole, { user: other, body: {} });
  await Promise.all([open(), open(), open()]);
  expect(await trailOf(api, other)).toEqual([
    { event: "operator_opened_console", user_id: null, facts: {} },
  ]);
  const user = await api.createUser();
  await api.call(consoleRoutes.listConsolePortals, { user });
  const refused = async () => {
    const { rows } = await api.database.pool.query(
      "select actor, user_id, facts from audit_event where event = 'operator_refused' and facts ->> 'person' = $1",
      [user.id],
    );
    return rows;
  };
  const facts = { person: user.id, route: "/v1/console/portals" };
  await expect.poll(refused).toEqual([{ actor: "visitor", user_id: null, facts }]);
});

test("with a host name of its own the console is reached under no other, whatever a proxy says", async () => {
  const own = await createTestApi({
    console: {
      emails: ["asha@ops.example"],
      host: "console.ops.example",
      limits: { refundPaise: 0, writeOffCents: 0 },
    },
    trustProxy: true,
  });
  try {
    const user = await own.createUser();
    const named = { email: "asha@ops.example" };
    await own.db.updateTable("app_user").set(named).where("id", "=", user.id).execute();
    const at = (headers: Record<string, string>) =>
      own.call(consoleRoutes.getConsoleSession, { user, headers });
    expect((await at({ host: "console.ops.example" })).status).toBe(200);
    expect((await at({ host: "console.ops.example:8443" })).status).toBe(200);
    expect((await at({ host: "localhost:5000" })).status).toBe(404);
    const forwarded = { host: "localhost:5000", "x-forwarded-host": "console.ops.example" };
    expect((await at(forwarded)).status).toBe(404);
  } finally {
    await own.close();
  }
});

test("where nobody is named there is no console", async () => {
  const none = await createTestApi({ console: undefined });
  try {
    const user = await createOperator(none);
    expect((await none.call(consoleRoutes.getConsoleSession, { user })).status).toBe(404);
  } finally {
    await none.close();
  }
});
