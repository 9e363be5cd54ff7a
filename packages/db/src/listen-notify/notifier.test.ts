import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createTestDatabase, type TestDatabase } from "@sendoff/testkit/test-database";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase } from "../client.ts";
import { type Notification, Notifier, notifyAfterCommit } from "./notifier.ts";

const CHANNEL = "hearsay";
let database: TestDatabase;
let ear: pg.Client;
/** What was heard, in order. */
const heard: string[] = [];
const listens = new Set<() => void>();

beforeAll(async () => {
  database = await createTestDatabase();
  ear = new pg.Client({ connectionString: database.url });
  ear.on("notification", ({ payload = "" }) => {
    heard.push(payload);
    for (const each of listens) each();
  });
  await ear.connect();
  await ear.query(`listen ${CHANNEL}`);
});
afterAll(async () => {
  await ear.end();
  await database.close();
});

/** Resolves once the payload was heard. */
const hears = (payload: string): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!heard.includes(payload)) return;
      listens.delete(look);
      resolve();
    };
    listens.add(look);
    look();
  });

test("what a transaction tells is heard after its commit, and never after a rollback", async () => {
  const opened = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const committed = database.kysely.transaction().execute(async (trx) => {
    await notifyAfterCommit(trx, CHANNEL, "committed");
    opened.resolve();
    await mayCommit.promise;
  });
  await opened.promise;
  const failed = database.kysely.transaction().execute(async (trx) => {
    await notifyAfterCommit(trx, CHANNEL, "rolled back");
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  await notifyAfterCommit(database.kysely, CHANNEL, "at once");
  await hears("at once");
  expect(heard).toEqual(["at once"]);
  mayCommit.resolve();
  await committed;
  await hears("committed");
  // The next transaction on the same connection tells nothing of an earlier one.
  await database.kysely.transaction().execute((trx) => notifyAfterCommit(trx, CHANNEL, "next"));
  await hears("next");
  expect(heard).toEqual(["at once", "committed", "next"]);
});

test("a commit takes no notification along: it waits for no other's", async () => {
  const single = createDatabase({
    url: database.url,
    poolSize: 1,
    applicationName: "sendoff-test-single",
  });
  const order: string[] = [];
  const firstHeard = new Promise<void>((resolve) => {
    single.pool.on("connect", (client) => {
      client.on("notification", () => {
        order.push("heard");
        resolve();
      });
    });
  });
  await single.pool.query(`listen ${CHANNEL}`);
  await single.kysely.transaction().execute((trx) => notifyAfterCommit(trx, CHANNEL, "after"));
  // What a transaction notifies itself comes on its own connection with the answer to its commit.
  order.push("committed");
  await firstHeard;
  expect(order).toEqual(["committed", "heard"]);
  await single.close();
});

test("closing a database waits until all that was committed is told", async () => {
  const closing = createDatabase({
    url: database.url,
    poolSize: 1,
    applicationName: "sendoff-test-closing",
  });
  await closing.kysely.transaction().execute((trx) => notifyAfterCommit(trx, CHANNEL, "first"));
  // The second waits until the first is on its way.
  for (const payload of ["one of two", "the last"]) {
    await notifyAfterCommit(closing.kysely, CHANNEL, payload);
  }
  await closing.close();
  await hears("the last");
  expect(heard).toContain("one of two");
});

test("what is told while a notification is on its way goes out together, each once", async () => {
  const sent: string[][] = [];
  const ways: (() => void)[] = [];
  const notifier = new Notifier(
    (notifications: readonly Notification[]) => {
      sent.push(notifications.map(({ payload }) => payload));
      return new Promise((resolve) => ways.push(resolve));
    },
    () => undefined,
  );
  const say = (payload: string) => notifier.send([{ channel: CHANNEL, payload }]);
  say("first");
  for (const payload of ["a", "b", "a", "first"]) say(payload);
  expect(sent).toEqual([["first"]]);
  ways[0]?.();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toEqual(["a", "b", "first"]);
  ways[1]?.();
  await notifier.flushed();
  expect(sent).toHaveLength(2);
});

test("what could not be told is said and dropped; the next is told", async () => {
  const errors: string[] = [];
  const sent: string[] = [];
  const notifier = new Notifier(
    async ([notification]) => {
      if (notification?.payload === "lost") throw new Error("no database");
      sent.push(notification?.payload ?? "");
    },
    (error) => errors.push(error.message),
  );
  notifier.send([{ channel: CHANNEL, payload: "lost" }]);
  await notifier.flushed();
  notifier.send([{ channel: CHANNEL, payload: "kept" }]);
  await notifier.flushed();
  expect([errors, sent]).toEqual([["no database"], ["kept"]]);
});

test("nothing else of the product notifies, but the end of a session", () => {
  const root = join(import.meta.dirname, "../../../..");
  const found = globSync(["apps/*/src/**/*.ts", "packages/*/src/**/*.ts"], { cwd: root })
    .filter((file) => !file.endsWith(".test.ts"))
    .filter((file) => readFileSync(join(root, file), "utf8").includes("pg_notify("));
  expect(found.toSorted()).toEqual([
    "packages/db/src/listen-notify/notifier.ts",
    "packages/db/src/migrations/baseline/people.ts",
  ]);
});
