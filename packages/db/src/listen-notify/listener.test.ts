import { createTestDatabase, type TestDatabase } from "@sendoff/testkit/test-database";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createListener, type Listener, waitForChange } from "./listener.ts";

const CHANNEL = "news of the day";
let database: TestDatabase;
let listener: Listener;
let losses: string[];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  losses = [];
  listener = createListener(database.url, [CHANNEL], (error) => losses.push(error.message));
  await next();
});
afterEach(async () => {
  vi.useRealTimers();
  await listener.close();
});

/** From here on time passes only when the test says so: no look that follows every second, and no end of a wait. */
const stopTime = () =>
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"], now: 0 });

/** Whether a wait has ended, and with what. */
function follow<T>(waiting: Promise<T>): { readonly ended: readonly T[] } {
  const ended: T[] = [];
  void waiting.then((answer) => ended.push(answer));
  return { ended };
}

/** The next payload; also resolves when the listener has (re)connected. */
const next = (): Promise<string> =>
  new Promise((resolve) => {
    const off = listener.on(CHANNEL, (payload) => {
      off();
      resolve(payload);
    });
  });
const notify = (payload: string) =>
  database.pool.query("select pg_notify($1, $2)", [CHANNEL, payload]);
const cutOff = () =>
  database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sendoff-listener' and datname = current_database()",
  );

test("a notification reaches every handler of its channel until that is taken off", async () => {
  const heard: string[] = [];
  const off = listener.on(CHANNEL, (payload) => heard.push(payload));
  const first = next();
  await notify("one");
  expect(await first).toBe("one");
  off();
  const second = next();
  await notify("two");
  expect(await second).toBe("two");
  expect(heard).toEqual(["one"]);
});

test("a listener that was cut off connects again, says that something may be missed and hears again", async () => {
  const again = next();
  await cutOff();
  expect(await again).toBe("");
  expect(losses).toHaveLength(1);
  const heard = next();
  await notify("after");
  expect(await heard).toBe("after");
});

test("a closed listener does not come back", async () => {
  await listener.close();
  const { rows } = await database.pool.query(
    "select 1 from pg_stat_activity where application_name = 'sendoff-listener' and datname = current_database()",
  );
  expect(rows).toEqual([]);
  expect(losses).toEqual([]);
});

test("a wait ends with the notification that names it, and holds no database connection meanwhile", async () => {
  stopTime();
  let checks = 0;
  let isReady = false;
  const waiting = waitForChange(
    listener,
    CHANNEL,
    "mine",
    async () => {
      checks += 1;
      return isReady ? "ready" : undefined;
    },
    { timeoutMs: 10_000 },
  );
  const other = next();
  await notify("another's");
  await other;
  expect(checks).toBe(1);
  expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
  isReady = true;
  await notify("mine");
  expect(await waiting).toBe("ready");
});

test("a wait whose notification was lost notices within a second", async () => {
  stopTime();
  let isReady = false;
  const waiting = waitForChange(listener, CHANNEL, "mine", async () => (isReady ? 1 : undefined), {
    timeoutMs: 10_000,
  });
  const { ended } = follow(waiting);
  isReady = true;
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toEqual([1]);
});

test("a wait notices what happened while the listener was cut off", async () => {
  let isReady = false;
  const waiting = waitForChange(listener, CHANNEL, "mine", async () => (isReady ? 1 : undefined), {
    timeoutMs: 60_000,
  });
  await cutOff();
  isReady = true;
  expect(await waiting).toBe(1);
});

test("a wait ends with nothing at its time, or when it is called off, before or meanwhile", async () => {
  stopTime();
  const never = async (): Promise<undefined> => undefined;
  const { ended } = follow(waitForChange(listener, CHANNEL, "x", never, { timeoutMs: 2500 }));
  await vi.advanceTimersByTimeAsync(2499);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toEqual([undefined]);
  const stop = new AbortController();
  const waiting = waitForChange(listener, CHANNEL, "x", never, {
    timeoutMs: 60_000,
    signal: stop.signal,
  });
  stop.abort();
  expect(await waiting).toBeUndefined();
  const late = { timeoutMs: 60_000, signal: stop.signal };
  expect(await waitForChange(listener, CHANNEL, "x", never, late)).toBeUndefined();
});

test("a check that fails ends the wait with its error and leaves no handler behind", async () => {
  await expect(
    waitForChange(listener, CHANNEL, "x", () => Promise.reject(new Error("no database")), {
      timeoutMs: 1000,
    }),
  ).rejects.toThrow("no database");
});
