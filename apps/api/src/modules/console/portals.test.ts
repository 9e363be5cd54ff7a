import {
  ConsolePortals,
  ConsoleQueues,
  consoleRoutes,
  OpenBundle,
} from "@sendoff/contract/console";
import { createPlatform } from "@sendoff/db/platform";
import {
  addPageKeyHits,
  bundleFolder,
  getBreaker,
  recordBundleFiles,
  reserveBundle,
} from "@sendoff/db/portal-health";
import { createId } from "@sendoff/kit/ids";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOperator, trailOf } from "../../testing/operator.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

const LINKEDIN = 1;
let api: TestApi;
let operator: TestUser;
beforeAll(async () => {
  api = await createTestApi();
  operator = await createOperator(api);
});
afterAll(() => api.close());

const portals = async (): Promise<ConsolePortals> => {
  const { body } = await api.call(consoleRoutes.listConsolePortals, { user: operator });
  return ConsolePortals.parse(body);
};
const portal = async (id: number) =>
  (await portals()).portals.find((each) => each.platform_id === id);
type Act = "pausePortal" | "tryPortal" | "resumePortal";
const act = (name: Act, id: number, reason = "its form lost a button") =>
  api.call(consoleRoutes[name], { user: operator, params: { id: String(id) }, body: { reason } });

test("an operator pauses a portal with a reason, lets one account try, and lets everybody go on", async () => {
  expect(await portal(LINKEDIN)).toMatchObject({ state: "working", reason: null, note: "" });
  expect((await act("tryPortal", LINKEDIN)).status).toBe(409);
  expect((await act("pausePortal", LINKEDIN)).status).toBe(200);
  expect(await portal(LINKEDIN)).toMatchObject({
    state: "paused",
    reason: "by_hand",
    note: "its form lost a button",
    next_try_at: null,
  });
  expect((await portals()).portals[0]).toMatchObject({ platform_id: LINKEDIN });
  expect((await act("tryPortal", LINKEDIN, "release 214 is out")).status).toBe(200);
  const tried = await getBreaker(api.db, LINKEDIN);
  expect(tried).toMatchObject({ state: "open", retryAt: expect.any(Number) });
  expect((await act("resumePortal", LINKEDIN, "it works again")).status).toBe(200);
  expect(await portal(LINKEDIN)).toMatchObject({ state: "working", note: "" });
  const of = (event: string, reason: string) => ({
    event,
    user_id: null,
    facts: { platform_id: LINKEDIN, reason },
  });
  expect((await trailOf(api, operator)).slice(1)).toEqual([
    of("operator_paused_portal", "its form lost a button"),
    of("operator_tried_portal", "release 214 is out"),
    of("operator_resumed_portal", "it works again"),
  ]);
});

test("without a reason, or on a portal that is not there, nothing is done", async () => {
  expect((await act("pausePortal", LINKEDIN, " a ")).status).toBe(400);
  expect((await act("pausePortal", 77)).status).toBe(404);
  expect(await getBreaker(api.db, LINKEDIN)).toMatchObject({ state: "closed" });
});

test("what an operator does is a row of the audit trail, or is not done", async () => {
  await api.database.pool.query(`
    create function no_trail() returns trigger language plpgsql as $$ begin raise exception 'no trail'; end $$;
    create trigger no_trail before insert on audit_event for each row execute function no_trail()`);
  const answer = await api.app.inject({
    method: "POST",
    url: `/v1/console/portals/${LINKEDIN}/pause`,
    headers: { ...operator.headers, "content-type": "application/json" },
    payload: { reason: "a drill" },
  });
  expect(answer.statusCode).toBe(500);
  await api.database.pool.query("drop trigger no_trail on audit_event; drop function no_trail");
  expect(await getBreaker(api.db, LINKEDIN)).toMatchObject({ state: "closed" });
});

test("boards are one row with their maker's name, paused together", async () => {
  const boards: number[] = [];
  for (const token of ["acme", "globex"]) {
    const board = { maker: "ashby", host: "jobs.ashbyhq.com", token } as const;
    const { id: ownerUserId } = await api.createUser();
    const url = `https://jobs.ashbyhq.com/${token}`;
    const platform = { ownerUserId, name: token, url, dailyCap: 10, board, filters: [] };
    const added = await createPlatform(api.db, platform, 1);
    if (added.kind === "created") boards.push(added.id);
  }
  const found = (await portals()).portals.filter(({ name }) => name === "Ashby");
  expect(found).toMatchObject([{ boards: 2 }]);
  await act("pausePortal", found[0]?.platform_id ?? 0);
  expect(boards).toHaveLength(2);
  for (const id of boards) {
    expect(await getBreaker(api.db, id)).toMatchObject({ state: "open", reason: "by_hand" });
  }
});

test("page keys are counted by variant over all workers, those that are missed first", async () => {
  const key = { portal: "indeed", key: "apply.next", isGuess: false };
  await addPageKeyHits(api.db, [
    { ...key, variant: "role", hits: 3 },
    { ...key, variant: "none", hits: 1 },
    { portal: "linkedin", key: "job.easyApply", variant: "role", isGuess: false, hits: 9 },
  ]);
  await addPageKeyHits(api.db, [{ ...key, variant: "role", hits: 4 }]);
  await api.database.pool.query(
    "insert into page_key_hit select hour - interval '25 hours', portal, page_key, variant, is_guess, 100 from page_key_hit",
  );
  expect((await portals()).keys).toMatchObject([
    {
      portal: "Indeed",
      key: "apply.next",
      looks: 8,
      missed: 1,
      variants: [
        { variant: "role", hits: 7 },
        { variant: "none", hits: 1 },
      ],
    },
    { key: "job.easyApply", looks: 9, missed: 0, first_missed_at: null },
  ]);
});

test("a failure bundle opens with its trace, and its page is locked up", async () => {
  const id = createId();
  const bundle = { id, platformId: LINKEDIN, applicationId: null, kind: "page_changed" as const };
  expect(await reserveBundle(api.db, { ...bundle, place: "job.easyApply <b>" }, 10)).toBe(true);
  const files = { "page.html": "<h1>Hello</h1>", "trace.json": '{"portal":"linkedin"}' };
  for (const [name, text] of Object.entries(files)) {
    await api.storage.put(`${bundleFolder(id)}/${name}`, Buffer.from(text));
  }
  await recordBundleFiles(api.db, id, Object.keys(files), 35);
  expect((await portals()).bundles).toMatchObject([{ id, place: "job.easyApply <b>", bytes: 35 }]);
  const opened = await api.call(consoleRoutes.openBundle, { user: operator, params: { id } });
  const { trace, files: named } = OpenBundle.parse(opened.body);
  expect(trace).toEqual({ portal: "linkedin" });
  const page = await api.app.inject({
    method: "GET",
    url: named.find(({ name }) => name === "page.html")?.url ?? "",
  });
  expect(page.body).toBe("<h1>Hello</h1>");
  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none';.* sandbox$/);
  const gone = await api.call(consoleRoutes.openBundle, {
    user: operator,
    params: { id: createId() },
  });
  expect(gone.status).toBe(404);
});

test("queues are told with what waits in them", async () => {
  await api.boss.send("mail.send", { outboxId: createId() });
  const { body } = await api.call(consoleRoutes.listConsoleQueues, { user: operator });
  const { queues, backlogs } = ConsoleQueues.parse(body);
  expect(queues.find(({ kind }) => kind === "mail.send")).toMatchObject({ count: 1, active: 0 });
  expect(backlogs.map(({ kind }) => kind)).toContain("lanes");
});
