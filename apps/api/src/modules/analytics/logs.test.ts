import { LogMessage, LogRecord } from "@sendoff/contract/logs";
import { routes } from "@sendoff/contract/routes";
import {
  createRun,
  finishUnsent,
  recordResponse,
  settleApplied,
  settleNotSent,
} from "@sendoff/db/applying";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { connect, holdLane, openForm, submit } from "../../testing/applied.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const SEEN = { text: "Sent", proof: "confirmation_seen", busyMs: 1250 } as const;
const Page = z.object({
  logs: z.array(LogRecord),
  total: z.number(),
  page: z.number(),
  pages: z.number(),
});

async function search(user: TestUser, query: Record<string, string> = {}) {
  const { body } = await api.call(routes.searchLogs, { user, query });
  const { logs, ...counts } = Page.parse(body);
  const messages = logs.map((log) => LogMessage.parse(JSON.parse(log["@message"])));
  return { messages, titles: messages.map((message) => message.job_title), ...counts };
}

async function openRun(username = "asha") {
  const user = await api.createUser({ username });
  await connect(api.db, user.id);
  const lane = await holdLane(api.db, user.id);
  const run = await api.db.transaction().execute((trx) => createRun(trx, lane, 7));
  if (run.kind !== "created") throw new Error(run.kind);
  return { user, lane, runId: run.runId };
}

/** A user with that many skipped applications; the first title is the oldest one's. */
async function skipped(titles: readonly string[], username = "asha"): Promise<TestUser> {
  const { user, lane, runId } = await openRun(username);
  for (const [index, title] of titles.entries()) {
    const lease = await openForm(api.db, lane, runId);
    await finishUnsent(api.db, lease, { status: "SKIPPED" });
    await api.database.pool.query(
      `update application set job_title = $2, updated_at = '2026-03-01T10:00:00Z'::timestamptz + make_interval(secs => $3)
        where id = $1`,
      [lease.id, title, index],
    );
  }
  return user;
}

// SPEC 7.42
test("pages of any size show every record once, newest first, and a page past the last is the last", async () => {
  const titles = Array.from({ length: 11 }, (_, index) => `Role ${index}`);
  const user = await skipped(titles);
  for (const size of [1, 2, 3, 5, 10, 11, 20]) {
    const pages = Math.ceil(titles.length / size);
    const seen: string[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const found = await search(user, { page: String(page), page_size: String(size) });
      expect(found).toMatchObject({ total: 11, page, pages });
      seen.push(...found.titles);
    }
    expect(seen, `pages of ${size}`).toEqual(titles.toReversed());
    const beyond = await search(user, { page: "99", page_size: String(size) });
    expect(beyond.page).toBe(pages);
    expect(beyond.titles).toEqual(seen.slice((pages - 1) * size));
  }
});

// SPEC 9.45
test("without a page size there are five, and without records one empty page", async () => {
  const user = await skipped(Array.from({ length: 6 }, (_, index) => `Role ${index}`));
  expect((await search(user)).titles).toHaveLength(5);
  expect(await search(await api.createUser())).toEqual({
    messages: [],
    titles: [],
    total: 0,
    page: 1,
    pages: 1,
  });
});

// SPEC 5.41
test("the search looks into title and company whatever the case, and takes every character as it is", async () => {
  const user = await skipped(["Data Engineer", "100% remote", "Ärztin", "a_b", "axb", "O'Hara\\"]);
  const find = async (text: string) =>
    (await search(user, { search: text, page_size: "9" })).titles;
  expect(await find("dAtA eng")).toEqual(["Data Engineer"]);
  expect(await find("0%")).toEqual(["100% remote"]);
  expect(await find("äRZ")).toEqual(["Ärztin"]);
  expect(await find("a_b")).toEqual(["a_b"]);
  expect(await find("'hara\\")).toEqual(["O'Hara\\"]);
  expect(await find("QUILLSTACK")).toHaveLength(6);
  expect(await find("nothing has this")).toEqual([]);
});

// SPEC 5.40
test("the event and the username are found in every record, and an empty search leaves none out", async () => {
  const user = await skipped(["One", "Two"], "Zarathustra");
  for (const text of ["zarathu", "APPLICATION", "cation", "", "  "]) {
    expect([text, (await search(user, { search: text })).total]).toEqual([text, 2]);
  }
});

test("filters take statuses as the wire has them, a platform, and all of it together with a search", async () => {
  const { user, lane, runId } = await openRun();
  const viewed = await submit(api.db, lane, runId);
  const sent = await submit(api.db, lane, runId);
  for (const lease of [viewed, sent]) await settleApplied(api.db, lease, SEEN);
  const today = new Date().toISOString().slice(0, 10);
  const answer = { status: "VIEWED", on: today, note: "" } as const;
  await api.db
    .updateTable("app_user")
    .set({ time_zone: "UTC" })
    .where("id", "=", user.id)
    .execute();
  await recordResponse(api.db, { userId: user.id, id: viewed.id }, answer);
  await settleNotSent(api.db, await submit(api.db, lane, runId), { status: "FAILED" });
  await finishUnsent(api.db, await openForm(api.db, lane, runId), { status: "NEEDS_ANSWER" });
  await openForm(api.db, lane, runId);
  const count = async (query: Record<string, string>) => (await search(user, query)).total;
  expect(await count({ status: "APPLIED" })).toBe(1);
  expect(await count({ status: "viewed" })).toBe(1);
  expect(await count({ status: "PENDING" })).toBe(2);
  expect(await count({ status: "applied, Failed" })).toBe(2);
  expect(await count({ status: "OFFER" })).toBe(0);
  expect(await count({ platform_id: "1" })).toBe(5);
  expect(await count({ platform_id: "4" })).toBe(0);
  expect(await count({ platform_id: "1", status: "APPLIED", search: sent.title })).toBe(1);
  expect(await count({ status: "APPLIED", search: viewed.title })).toBe(0);
  for (const query of [{ status: "SENT" }, { status: "" }, { page: "0" }, { page_size: "101" }]) {
    const refused = await api.call(routes.searchLogs, { user, query });
    expect(refused).toMatchObject({ status: 400, body: { code: "invalid_input" } });
  }
});

// SPEC 1.4
test("a platform without a name goes by the fixed ids, else it is unknown", async () => {
  const user = await skipped(["One"]);
  const rename = (name: string) =>
    api.db.updateTable("platform").set({ name }).where("id", "=", 1).execute();
  await rename("");
  expect((await search(user)).messages[0]?.platform_name).toBe("LinkedIn");
  await rename("LinkedIn");
});

test("the CSV holds all that fits, over many batches, without a formula or another user's line", async () => {
  const user = await skipped(["=cmd()", "Plain, with comma", "Other"]);
  await api.database.pool.query(
    `insert into application (id, user_id, platform_id, portal_job_id, job_title, company, location, url, job_fingerprint,
       status, attempts, updated_at)
     select gen_random_uuid(), $1, 1, 'bulk-' || n, 'Bulk ' || n, 'Bulkhead', 'Pune', 'https://x.test/' || n, 'bulk-' || n,
       'SKIPPED', 1, '2025-01-01T00:00:00Z'::timestamptz + make_interval(secs => n / 3)
     from generate_series(1, 2500) n`,
    [user.id],
  );
  const { status, body, headers } = await api.call(routes.downloadLogs, { user });
  const lines = String(body).trim().split("\r\n");
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(/^text\/csv/);
  expect(headers["content-disposition"]).toContain("sendoff_applications.csv");
  expect(lines).toHaveLength(2504);
  expect(new Set(lines).size).toBe(2504);
  expect(lines.some((line) => line.includes(",'=cmd(),"))).toBe(true);
  expect(lines.some((line) => line.includes('"Plain, with comma"'))).toBe(true);
  const some = await api.call(routes.downloadLogs, { user, query: { search: "bulk 250" } });
  expect(String(some.body).trim().split("\r\n")).toHaveLength(3);
  const none = await api.call(routes.downloadLogs, { user: await api.createUser() });
  expect(String(none.body).trim().split("\r\n")).toHaveLength(1);
});
