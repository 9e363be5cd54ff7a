import { Analytics } from "@sendoff/contract/analytics";
import { LogMessage, LogRecord } from "@sendoff/contract/logs";
import { routes } from "@sendoff/contract/routes";
import { ApplicationDetail } from "@sendoff/contract/run";
import { createRun, finishUnsent, type LaneLease, settleApplied } from "@sendoff/db/applying";
import { addDays, localDateAt } from "@sendoff/domain/schedule";
import type { TestUser } from "@sendoff/testkit/test-user";
import { middayZone } from "@sendoff/testkit/zone-at";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { addPicture, connect, holdLane, openForm, submit } from "../../testing/applied.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

const ZONE = middayZone();
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

interface Sent {
  readonly user: TestUser;
  readonly lane: LaneLease;
  readonly runId: string;
  readonly id: string;
}

/** An application that was sent two days ago. */
async function sent(): Promise<Sent> {
  const user = await api.createUser({ username: "asha", time_zone: ZONE });
  await connect(api.db, user.id);
  const lane = await holdLane(api.db, user.id);
  const run = await api.db.transaction().execute((trx) => createRun(trx, lane, 7));
  if (run.kind !== "created") throw new Error(run.kind);
  const lease = await submit(api.db, lane, run.runId);
  await settleApplied(api.db, lease, { text: "Sent", proof: "confirmation_seen" });
  await api.database.pool.query(
    "update application set applied_at = now() - interval '2 days' where id = $1",
    [lease.id],
  );
  return { user, lane, runId: run.runId, id: lease.id };
}

/** A date where the users live. */
const day = (offset: number): string => addDays(localDateAt(ZONE, Date.now()), offset);
const interview = { status: "INTERVIEW_SCHEDULED", on: day(0), note: "On Friday at ten" };

function set(user: TestUser, id: string, body: unknown) {
  return api.call(routes.setResponse, { user, params: { id }, body });
}
async function timeline(user: TestUser, id: string) {
  const { body } = await api.call(routes.getApplication, { user, params: { id } });
  return ApplicationDetail.parse(body).timeline.map(({ status, note }) => [status, note]);
}

// SPEC 7.40
test("an answer that is written down shows in the receipt, its timeline, the logs and the figures", async () => {
  const { user, id } = await sent();
  const { status, body } = await set(user, id, interview);
  expect(status).toBe(200);
  expect(ApplicationDetail.parse(body).application).toMatchObject({
    status: "APPLIED",
    response: interview,
  });
  expect((await timeline(user, id)).at(-1)).toEqual([
    "INTERVIEW_SCHEDULED",
    `${day(0)}: On Friday at ten`,
  ]);
  const [log] = z.array(LogRecord).parse((await api.call(routes.getLogs, { user })).body);
  expect(LogMessage.parse(JSON.parse(log?.["@message"] ?? ""))).toMatchObject({
    status: "INTERVIEW_SCHEDULED",
    state: "APPLIED",
    response: interview,
  });
  expect(Analytics.parse((await api.call(routes.getAnalytics, { user })).body)).toMatchObject({
    total_applied: 1,
    interviews: 1,
    interviews_this_week: 1,
    status_breakdown: { INTERVIEW_SCHEDULED: 1 },
    funnel: { applied: 1, viewed: 1, interview: 1, offer: 0 },
  });
});

test("writing the same down again, also from two tabs at once, adds nothing", async () => {
  const { user, id } = await sent();
  await Promise.all(Array.from({ length: 8 }, () => set(user, id, interview)));
  const lines = (await timeline(user, id)).filter(([status]) => status === "INTERVIEW_SCHEDULED");
  expect(lines).toHaveLength(1);
});

test("of two different answers at once the later one stands as a whole", async () => {
  const { user, id } = await sent();
  const answers = ["VIEWED", "REJECTED", "OFFER"].map((status) => ({
    status,
    on: day(-1),
    note: status,
  }));
  await Promise.all(answers.map((answer) => set(user, id, answer)));
  const { body } = await api.call(routes.getApplication, { user, params: { id } });
  const { application, timeline: events } = ApplicationDetail.parse(body);
  expect(answers).toContainEqual(expect.objectContaining({ note: application.response?.note }));
  expect(application.response?.note).toBe(application.response?.status);
  expect(events.at(-1)?.status).toBe(application.response?.status);
});

test("taking an answer back leaves an application that was sent; again changes nothing", async () => {
  const { user, id } = await sent();
  await set(user, id, interview);
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await api.call(routes.clearResponse, { user, params: { id } });
    expect(status).toBe(200);
    expect(ApplicationDetail.parse(body).application.response).toBeNull();
  }
  expect((await timeline(user, id)).map(([status]) => status).slice(-2)).toEqual([
    "INTERVIEW_SCHEDULED",
    "APPLIED",
  ]);
  expect((await api.call(routes.getAnalytics, { user })).body).toMatchObject({
    interviews: 0,
    funnel: { viewed: 0 },
    status_breakdown: { APPLIED: 1 },
  });
});

test("a rejection keeps that there was an interview, another answer says itself how far it came", async () => {
  const { user, id } = await sent();
  const funnel = async () =>
    Analytics.parse((await api.call(routes.getAnalytics, { user })).body).funnel;
  const answer = (status: string) => set(user, id, { status, on: day(-1), note: "" });
  await answer("REJECTED");
  expect(await funnel()).toMatchObject({ viewed: 0, interview: 0, offer: 0 });
  await answer("INTERVIEW_SCHEDULED");
  await answer("REJECTED");
  expect(await funnel()).toMatchObject({ viewed: 1, interview: 1, offer: 0 });
  await answer("VIEWED");
  expect(await funnel()).toMatchObject({ viewed: 1, interview: 0, offer: 0 });
  await answer("REJECTED");
  expect(await funnel()).toMatchObject({ viewed: 1, interview: 0, offer: 0 });
  await answer("OFFER");
  expect(await funnel()).toMatchObject({ viewed: 1, interview: 1, offer: 1 });
});

test("a date in the future, before the application, or none at all is refused with what to choose", async () => {
  const { user, id } = await sent();
  for (const on of [day(1), day(-3)]) {
    const refused = await set(user, id, { ...interview, on });
    expect(refused).toMatchObject({ status: 400, body: { code: "invalid_input" } });
    expect(JSON.stringify(refused.body)).toContain(`from ${day(-2)}`);
  }
  for (const on of ["2026-02-30", "yesterday", ""]) {
    expect((await set(user, id, { ...interview, on })).status).toBe(400);
  }
  expect((await set(user, id, { ...interview, note: "x".repeat(1001) })).status).toBe(400);
  expect((await set(user, id, { ...interview, status: "APPLIED" })).status).toBe(400);
  expect((await set(user, id, { ...interview, on: day(-2) })).status).toBe(200);
});

test("only what was sent can be answered, and only by its own user", async () => {
  const { user, lane, runId, id } = await sent();
  const open = await openForm(api.db, lane, runId);
  expect((await set(user, open.id, interview)).status).toBe(409);
  await finishUnsent(api.db, open, { status: "FAILED" });
  expect((await set(user, open.id, interview)).status).toBe(409);
  const other = await api.createUser();
  expect((await set(other, id, interview)).status).toBe(404);
  const cleared = await api.call(routes.clearResponse, { user: other, params: { id } });
  expect(cleared.status).toBe(404);
});

test("a receipt whose pictures have expired says which there were, and shows no address of them", async () => {
  const { user, id } = await sent();
  for (const kind of ["before_submit", "after_confirmation"]) await addPicture(api.db, id, kind);
  await api.database.pool.query(
    "update application_picture set expired_at = now() where application_id = $1 and kind = 'before_submit'",
    [id],
  );
  const { body } = await api.call(routes.getApplication, { user, params: { id } });
  const { pictures, expired_pictures: expired, application } = ApplicationDetail.parse(body);
  expect(pictures).toMatchObject([{ kind: "after_confirmation" }]);
  expect(expired).toMatchObject([{ kind: "before_submit", expired_at: expect.any(String) }]);
  expect(application.has_pictures).toBe(true);
  const [log] = z.array(LogRecord).parse((await api.call(routes.getLogs, { user })).body);
  expect(LogMessage.parse(JSON.parse(log?.["@message"] ?? "")).pictures).toHaveLength(1);
});
