import { writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { routes } from "@sendoff/contract/routes";
import { createDatabase } from "@sendoff/db/client";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildApp } from "./app.ts";
import { createTestApi, type TestApi } from "./testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

test("readiness tells whether the database answers; liveness does not ask it; calls are a 503", async () => {
  expect((await get("/readyz")).statusCode).toBe(200);
  const database = createDatabase({
    url: "postgres://nobody@127.0.0.1:1/none",
    poolSize: 1,
    applicationName: "sendoff-test",
  });
  const endedFile = join(api.folder, "ended.json");
  const { app } = await buildApp({ ...api, database, config: { ...api.config, endedFile } });
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  expect((await app.inject("/readyz")).json()).toMatchObject({ ended: [] });
  const ended = [{ name: "worker", ends: 7, starts_again_at: "2026-01-01T00:00:00.000Z" }];
  await writeFile(endedFile, JSON.stringify(ended));
  const readiness = await app.inject("/readyz");
  expect(readiness.statusCode).toBe(503);
  expect(readiness.json()).toEqual({
    status: "waiting for the database",
    down: [{ name: "database", why: "it does not answer" }],
    ended,
  });
  const answer = await app.inject({
    method: "POST",
    url: routes.sendEmailOtp.path,
    payload: { email: "a@example.test" },
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("2");
  expect(answer.json()).toMatchObject({ code: "unavailable" });
  await app.close();
  await database.close();
});

test("readiness tells a database that is not migrated from one that is away", async () => {
  const { rows } = await api.database.pool.query<{ name: string }>(
    "update kysely_migration set name = 'x' || name where name = (select max(name) from kysely_migration) returning name",
  );
  expect((await get("/readyz")).json()).toMatchObject({
    down: [{ name: "database", why: "its schema is older than this version: migrate it" }],
  });
  await api.database.pool.query("update kysely_migration set name = $1 where name = $2", [
    rows[0]?.name.slice(1),
    rows[0]?.name,
  ]);
  expect((await get("/readyz")).json()).toEqual({ status: "ready", down: [], ended: [] });
});

test("a server that goes away in the middle of a call costs a 503 with Retry-After and nothing else", async () => {
  const database = createDatabase({
    url: api.database.url,
    poolSize: 1,
    applicationName: "sendoff-away",
  });
  const { app } = await buildApp({ ...api, database });
  const user = await api.createUser();
  const call = () =>
    app.inject({ method: "GET", url: routes.getUserDetails.path, headers: user.headers });
  const held = await api.database.pool.connect();
  try {
    await held.query("begin");
    await held.query("lock table auth_token");
    const cut = call();
    await vi.waitFor(async () => {
      const { rowCount } = await api.database.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sendoff-away' and wait_event_type = 'Lock'",
      );
      expect(rowCount).toBe(1);
    });
    const answer = await cut;
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("2");
  } finally {
    await held.query("rollback");
    held.release();
  }
  // The call that comes before the pool has noticed may be refused once more.
  await vi.waitFor(async () => expect((await call()).statusCode).toBe(200));
  await app.close();
  await database.close();
});

test("a full disk is a 507 that says so, and everything goes on when there is room", async () => {
  const user = await api.createUser();
  const save = () =>
    api.app.inject({
      method: "PUT",
      url: routes.updateUserDetails.path,
      headers: user.headers,
      payload: { first_name: "Asha" },
    });
  // What PostgreSQL says when it cannot extend a file.
  await api.database.pool.query(`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger no_room before update on app_user execute function no_room()`);
  const full = await save();
  await api.database.pool.query("drop trigger no_room on app_user; drop function no_room");
  expect(full.statusCode).toBe(507);
  expect(full.headers["retry-after"]).toBe("60");
  expect(full.json()).toMatchObject({
    code: "disk_full",
    message: expect.stringContaining("no room left"),
  });
  expect((await save()).statusCode).toBe(200);
});

test("an upload for which the disk has no room is a 507, leaves nothing, and works when there is room", async () => {
  const user = await api.createUser();
  const noRoom = Object.assign(new Error("ENOSPC: no space left on device, write"), {
    code: "ENOSPC",
  });
  const full = await buildApp({
    ...api,
    storage: { ...api.storage, put: () => Promise.reject(noRoom) },
  });
  const upload = (app = api.app) =>
    app.inject({
      method: "POST",
      url: routes.uploadCv.path,
      headers: { ...user.headers, "content-type": "multipart/form-data; boundary=edge" },
      payload:
        '--edge\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n\r\n--edge--\r\n',
    });
  const refused = await upload(full.app);
  expect(refused.statusCode).toBe(507);
  expect(refused.headers["retry-after"]).toBe("60");
  expect(refused.json()).toMatchObject({ code: "disk_full" });
  const { rows } = await api.database.pool.query("select 1 from cv where user_id = $1", [user.id]);
  expect(rows).toEqual([]);
  expect((await upload()).statusCode).toBe(200);
  await full.app.close();
});

test("calls past the limit of a minute are a 429 with Retry-After; pages are not counted", async () => {
  const { app } = await buildApp({ ...api, config: { ...api.config, rateLimitPerMinute: 3 } });
  const statuses: number[] = [];
  for (let calls = 0; calls < 4; calls += 1) {
    await app.inject("/");
    statuses.push((await app.inject("/v1/job/config")).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refused = await app.inject("/v1/job/config");
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: "rate_limited" });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  await app.close();
});

test("what is no HTTP, or has headers without end, is answered in the same shape", async () => {
  const { app } = await buildApp({ ...api });
  const address = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  const answerTo = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      let answer = "";
      const socket = connect(Number(address.port), "127.0.0.1", () => socket.write(text));
      socket.on("data", (bytes) => (answer += bytes.toString()));
      socket.on("error", reject);
      socket.on("close", () => resolve(answer));
    });
  expect(await answerTo("HELLO\r\n\r\n")).toMatch(/^HTTP\/1\.1 400[^]*"code":"invalid_input"/);
  const long = `GET / HTTP/1.1\r\nhost: a\r\nx: ${"x".repeat(20_000)}\r\n\r\n`;
  expect(await answerTo(long)).toMatch(/^HTTP\/1\.1 431[^]*"code":"too_large"/);
  await app.close();
});
