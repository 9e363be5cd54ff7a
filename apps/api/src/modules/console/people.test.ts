import { AuditRow, ConsolePerson, consoleRoutes } from "@sendoff/contract/console";
import { routes } from "@sendoff/contract/routes";
import { SecurityEvent } from "@sendoff/contract/security";
import { findUserPause } from "@sendoff/db/applying";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { fillAccount, PERSON } from "../../testing/full-account.fixture.ts";
import { createOperator, trailOf } from "../../testing/operator.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";
import { openTill } from "../../testing/till.fixture.ts";

let api: TestApi;
let operator: TestUser;
beforeAll(async () => {
  api = await createTestApi();
  operator = await createOperator(api);
});
afterAll(() => api.close());

const TICKET = "Ticket 3381, run stuck";
const lookUp = (who: string, reason = TICKET) =>
  api.call(consoleRoutes.lookUpPerson, { user: operator, body: { who, reason } });
const activityOf = async (user: TestUser) => {
  const { body } = await api.call(routes.listSecurityEvents, { user });
  return z.object({ events: z.array(SecurityEvent) }).parse(body).events;
};

test("a look needs a reason, finds by the whole address or the id, and is shown to the person without where it came from", async () => {
  const user = await api.createUser();
  expect((await lookUp(user.email, " ")).status).toBe(400);
  expect((await lookUp(user.email.slice(1))).status).toBe(404);
  for (const who of [user.email.toUpperCase(), user.id]) {
    const found = await lookUp(who);
    expect(ConsolePerson.parse(found.body)).toMatchObject({ id: user.id, email: user.email });
  }
  const seen = { event: "operator_looked_up_person", reason: TICKET, network: "", device: "" };
  expect(await activityOf(user)).toMatchObject([seen, seen]);
  const noted = { event: "operator_looked_up_person", facts: { reason: TICKET } };
  expect((await trailOf(api, operator)).slice(1)).toEqual([
    { ...noted, user_id: null },
    { ...noted, user_id: user.id },
    { ...noted, user_id: user.id },
  ]);
});

test("nothing that a person wrote, and nothing secret, is in the answer", async () => {
  const till = await openTill();
  onTestFinished(() => till.close());
  const { user } = await fillAccount(till);
  const asker = await createOperator(till.api);
  const { body } = await till.api.call(consoleRoutes.lookUpPerson, {
    user: asker,
    body: { who: user.email, reason: TICKET },
  });
  expect(ConsolePerson.parse(body)).toMatchObject({
    wallet: { held: 1 },
    applications: { sent: 1 },
    platforms: [{ name: "LinkedIn", state: "connected", sent: 1 }],
    runs: [{ sent: 1 }],
    unconfirmed: [{ platform: "LinkedIn" }],
    orders: [{ state: "paid", amount: 80 }],
  });
  const { rows } = await till.api.database.pool.query(
    "select job_title, company, url from application where user_id = $1",
    [user.id],
  );
  const written = rows.flatMap((row: object) => Object.values(row).map(String));
  const answer = JSON.stringify(body);
  for (const words of [...written, ...Object.values(PERSON), user.token, "Pune"]) {
    expect(answer).not.toContain(words);
  }
});

test("an operator pauses a person's runs and signs them out, which they are shown with the reason", async () => {
  const user = await api.createUser();
  const call = { user: operator, params: { id: user.id }, body: { reason: TICKET } };
  const paused = await api.call(consoleRoutes.pausePerson, call);
  const { account, sessions } = ConsolePerson.parse(paused.body);
  expect(account.paused_at).not.toBeNull();
  expect(sessions).toHaveLength(1);
  expect((await findUserPause(api.db, user.id)).pausedAt).toBeInstanceOf(Date);
  expect(await activityOf(user)).toMatchObject([
    { event: "operator_paused_person", reason: TICKET },
  ]);
  const out = await api.call(consoleRoutes.signOutPerson, call);
  expect(ConsolePerson.parse(out.body).sessions).toEqual([]);
  expect((await api.call(routes.getUserDetails, { user })).status).toBe(401);
  const nobody = { ...call, params: { id: "01a20117-44ae-7ecd-8b1b-8c786e29e649" } };
  expect((await api.call(consoleRoutes.signOutPerson, nobody)).status).toBe(404);
});

test("the trail is read by person, operator, act and day, a page at a time", async () => {
  const user = await api.createUser();
  for (const no of [1, 2, 3]) await lookUp(user.id, `look ${no}`);
  const read = async (query: Record<string, string>) => {
    const { body } = await api.call(consoleRoutes.listAudit, { user: operator, query });
    return z.object({ rows: z.array(AuditRow), has_more: z.boolean() }).parse(body);
  };
  const first = await read({ who: user.email, limit: "2" });
  expect(first.rows.map(({ reason }) => reason)).toEqual(["look 3", "look 2"]);
  expect(first).toMatchObject({
    has_more: true,
    rows: [{ operator: operator.email, actor: "operator", person_id: user.id }, {}],
  });
  expect(first.rows[0]?.person).not.toBe(user.email);
  const next = { who: user.id, limit: "2", before: String(first.rows[1]?.id) };
  const rest = await read(next);
  expect(rest).toMatchObject({ has_more: false, rows: [{ reason: "look 1" }] });
  const ofOperator = await read({ who: operator.email, event: "operator_opened_console" });
  expect(ofOperator.rows).toMatchObject([{ event: "operator_opened_console", person_id: "" }]);
  expect((await read({ who: user.id, actor: "system" })).rows).toEqual([]);
  await api.database.pool.query(
    "insert into audit_event (at, user_id, actor, event) values ('2026-03-01T20:00:00Z', $1, 'user', 'signed_in')",
    [user.id],
  );
  // 20:00 in Greenwich is the next morning in India, where this operator lives.
  const day = { who: user.id, from: "2026-03-02", to: "2026-03-02" };
  expect((await read(day)).rows).toMatchObject([{ event: "signed_in" }]);
  expect((await read({ ...day, from: "2026-03-01", to: "2026-03-01" })).rows).toEqual([]);
});
