import { Preview } from "@sendoff/contract/preview";
import { routes } from "@sendoff/contract/routes";
import { RunEvent } from "@sendoff/contract/run";
import {
  createRun,
  endRun,
  type LaneLease,
  recordListed,
  recordRunEvent,
  settleApplied,
  settleUnknown,
} from "@sendoff/db/applying";
import { recordPreviewed } from "@sendoff/db/preview";
import type { TestUser } from "@sendoff/testkit/test-user";
import { middayZone } from "@sendoff/testkit/zone-at";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  connect,
  holdLane,
  LINKEDIN,
  openForm,
  PREFERENCES,
  submit,
} from "../../testing/applied.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
let origin: string;
beforeAll(async () => {
  // Without the look after lost notifications, unless a test lets its time come: what happens here has to happen at once.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  api = await createTestApi();
  origin = await api.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  vi.useRealTimers();
  await api.close();
});

interface Line {
  readonly id: number | undefined;
  readonly event: RunEvent;
}

async function newRun(): Promise<{ user: TestUser; lane: LaneLease; runId: string }> {
  const user = await api.createUser();
  await connect(api.db, user.id);
  const lane = await holdLane(api.db, user.id);
  const run = await api.db
    .transaction()
    .execute((trx) => createRun(trx, { userId: user.id, platformId: LINKEDIN }, 5));
  if (run.kind !== "created") throw new Error(run.kind);
  return { user, lane, runId: run.runId };
}

/** Reads a stream event by event; `stop` cuts it off as a browser would. */
async function openStream(
  user: TestUser,
  runId: string,
  options: { lastId?: number; after?: number } = {},
) {
  const query = options.after === undefined ? "" : `?after=${options.after}`;
  const cut = new AbortController();
  const answer = await fetch(`${origin}/v1/job/runs/${runId}/events${query}`, {
    headers: {
      ...user.headers,
      ...(options.lastId === undefined ? {} : { "last-event-id": String(options.lastId) }),
    },
    signal: cut.signal,
  });
  const lines = readLines(answer);
  return {
    answer,
    next: async (): Promise<Line> => {
      const step = await lines.next();
      if (step.done === true) throw new Error("the stream has ended");
      return step.value;
    },
    rest: async (): Promise<Line[]> => {
      const all: Line[] = [];
      for await (const line of lines) all.push(line);
      return all;
    },
    stop: () => cut.abort(),
  };
}

async function* readLines(answer: Response): AsyncGenerator<Line, void, undefined> {
  if (answer.body === null) return;
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of answer.body) {
    text += decoder.decode(chunk, { stream: true });
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end === -1) break;
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data === undefined) continue;
      const id = /^id: (\d+)$/m.exec(block)?.[1];
      const event = RunEvent.parse(JSON.parse(data));
      expect(/^event: (.*)$/m.exec(block)?.[1]).toBe(event.type);
      yield { id: id === undefined ? undefined : Number(id), event };
    }
  }
}

const step = (applicationId: string, title: string) => ({
  type: "step" as const,
  applicationId,
  step: {
    name: "form" as const,
    title,
    detail: "",
    started_at: "2026-01-01T00:00:00.000Z",
    ended_at: null,
  },
});

test("a watcher is told of every change as it happens, in order, until the run has ended", async () => {
  const { user, lane, runId } = await newRun();
  const stream = await openStream(user, runId);
  expect(stream.answer.headers.get("content-type")).toContain("text/event-stream");
  expect(stream.answer.headers.get("cache-control")).toBe("no-store");
  const lease = await openForm(api.db, lane, runId);
  expect((await stream.next()).event).toMatchObject({
    type: "application",
    application: { status: "APPLYING" },
  });
  expect((await stream.next()).event).toMatchObject({ type: "run", run: { opened: 1 } });
  for (const title of ["Contact info", "Resume"]) {
    await recordRunEvent(api.db, runId, step(lease.id, title));
    expect((await stream.next()).event).toMatchObject({ type: "step", step: { title } });
  }
  await endRun(api.db, lane, runId, "stopped", "");
  const rest = await stream.rest();
  expect(rest.at(-1)?.event).toMatchObject({ type: "run", run: { state: "ended" } });
});

test("a watcher is told at once what a search found and left out", async () => {
  const { user, lane, runId } = await newRun();
  const stream = await openStream(user, runId);
  const dropped = ["one", "other"].map((id) => ({ portalJobId: id, reasonCode: "external" }));
  await recordListed(api.db, lane, runId, { taken: [], skipped: [], dropped });
  const left_out = [{ reason: "not_easy_apply", count: 2 }];
  expect((await stream.next()).event).toMatchObject({
    type: "run",
    run: { state: "queued", listing: { found: 2, left_out } },
  });
  stream.stop();
});

test("an event whose notification was lost comes with the next look, two seconds later at most", async () => {
  const { user, runId } = await newRun();
  const stream = await openStream(user, runId);
  const lost = step("a", "nobody told");
  await api.db
    .insertInto("run_event")
    .values({ run_id: runId, data: JSON.stringify(lost) })
    .execute();
  await vi.advanceTimersByTimeAsync(2000);
  expect((await stream.next()).event).toMatchObject({
    type: "step",
    step: { title: lost.step.title },
  });
  stream.stop();
});

test("a client that was cut off goes on after the last event it has, by header or by address", async () => {
  const { user, lane, runId } = await newRun();
  const lease = await openForm(api.db, lane, runId);
  const stream = await openStream(user, runId);
  let last = (await stream.next()).id;
  while (last === undefined) last = (await stream.next()).id;
  stream.stop();
  await recordRunEvent(api.db, runId, step(lease.id, "missed"));
  await endRun(api.db, lane, runId, "stopped", "");
  const titles = async (options: { lastId?: number; after?: number }) => {
    const lines = await (await openStream(user, runId, options)).rest();
    return lines.flatMap(({ event }) => (event.type === "step" ? [event.step.title] : []));
  };
  expect(await titles({ lastId: last })).toEqual(["missed"]);
  expect(await titles({ after: last })).toEqual(["missed"]);
  // The browser repeats its first address when it connects again.
  const all = await (await openStream(user, runId, { after: 0, lastId: 1_000_000_000 })).rest();
  expect(all).toEqual([]);
});

test("a stream stays open while a submit is unconfirmed, and ends when that is settled", async () => {
  const { user, lane, runId } = await newRun();
  const lease = await submit(api.db, lane, runId);
  await settleUnknown(api.db, lease, { note: "?", nextVerificationSeconds: 60 });
  await endRun(api.db, lane, runId, "goal_reached", "");
  const stream = await openStream(user, runId);
  let event = (await stream.next()).event;
  while (event.type !== "run") event = (await stream.next()).event;
  expect(event.run).toMatchObject({ state: "ended", credits_held: 1 });
  await settleApplied(api.db, lease, { text: "Applied", proof: "applied_mark_seen" });
  const rest = await stream.rest();
  expect(rest.at(-1)?.event).toMatchObject({ type: "run", run: { applied: 1, credits_held: 0 } });
});

test("every watcher sees the end, whenever it comes", async () => {
  for (let round = 0; round < 15; round += 1) {
    const { user, lane, runId } = await newRun();
    const streams = Promise.all([1, 2, 3].map(() => openStream(user, runId)));
    if (round % 2 === 0) await streams;
    await endRun(api.db, lane, runId, "stopped", "");
    for (const stream of await streams) {
      expect((await stream.rest()).at(-1)?.event).toMatchObject({
        type: "run",
        run: { state: "ended" },
      });
    }
  }
});

test.each([
  ["its own session's log-out", routes.logout],
  ["logging out everywhere", routes.logOutEverywhere],
])("a stream ends with %s, and tells nothing more", async (_name, route) => {
  const { user, lane, runId } = await newRun();
  const stream = await openStream(user, runId);
  const lease = await openForm(api.db, lane, runId);
  while ((await stream.next()).event.type !== "run");
  expect(await api.call(route, { user })).toMatchObject({ status: 200 });
  // Ends by itself, though the run goes on: nothing else would end it.
  expect(await stream.rest()).toEqual([]);
  await recordRunEvent(api.db, runId, step(lease.id, "after the end"));
  expect((await openStream(user, runId)).answer.status).toBe(401);
});

test("an open run is marked as watched, so that the worker takes pictures", async () => {
  const { user, lane, runId } = await newRun();
  const stream = await openStream(user, runId);
  await openForm(api.db, lane, runId);
  await stream.next();
  const row = await api.db
    .selectFrom("run")
    .select((run) => run("watched_until", ">", sql<Date>`now()`).as("is_watched"))
    .where("id", "=", runId)
    .executeTakeFirst();
  expect(row?.is_watched).toBe(true);
  stream.stop();
});

test("one user has so many streams and no more; another's, and one in place of a closed one, is opened", async () => {
  const { user, runId } = await newRun();
  const streams = await Promise.all(Array.from({ length: 20 }, () => openStream(user, runId)));
  expect(streams.map(({ answer }) => answer.status)).toEqual(Array(20).fill(200));
  const refused = await openStream(user, runId);
  expect(refused.answer.status).toBe(429);
  expect(refused.answer.headers.get("retry-after")).toBe("60");
  const other = await newRun();
  const others = await openStream(other.user, other.runId);
  expect(others.answer.status).toBe(200);
  streams[0]?.stop();
  const again = await vi.waitFor(
    async () => {
      const opened = await openStream(user, runId);
      expect(opened.answer.status).toBe(200);
      return opened;
    },
    { timeout: 20_000, interval: 50 },
  );
  for (const each of [...streams, others, again]) each.stop();
});

test("who watches a preview is told of each change, and of its end once a run takes its place", async () => {
  const user = await api.createUser({ filters: PREFERENCES, time_zone: middayZone() });
  await connect(api.db, user.id);
  const body = { platform_id: LINKEDIN };
  const { id } = Preview.parse((await api.call(routes.startPreview, { user, body })).body);
  const lane = await holdLane(api.db, user.id);
  const stream = await openStream(user, id);
  await recordPreviewed(api.db, lane, id, {
    taken: [],
    skipped: [],
    dropped: [{ portalJobId: "a", reasonCode: "external" }],
  });
  expect((await stream.next()).event).toEqual({ type: "preview", preview_id: id });
  await api.call(routes.applyJobs, { user, body });
  const rest = await stream.rest();
  expect(new Set(rest.map(({ event }) => event.type))).toEqual(new Set(["preview"]));
});
