import { pauseUser } from "@sendoff/db/applying";
import { distrustDatabase, findHistory, finishComparison } from "@sendoff/db/journal";
import type { PreparedApplication } from "@sendoff/portals/driver";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestWorker, type TestWorker } from "../testing/test-worker.fixture.ts";
import { filledIn, standingOf, submit } from "../testing/submitting.fixture.ts";
import type { WorkerContext } from "../context/worker-context.ts";

let own: TestWorker;
beforeAll(async () => {
  own = await openTestWorker("http://127.0.0.1:1");
});
afterAll(() => own.close());

async function statusOf(id: string): Promise<string | undefined> {
  const { db } = own.world;
  const row = await db
    .selectFrom("application")
    .select("status")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.status;
}

/** Submits a form on a page that needs `reachMs` until its button can be clicked, with `leftMs` of lease at the beginning. */
async function submitWith(
  leftMs: number,
  reachMs: number,
  worker: Partial<WorkerContext> = {},
  onClick: () => void = () => undefined,
  onFilledIn: (userId: string) => Promise<void> = async () => undefined,
) {
  const filled = await filledIn(own);
  await onFilledIn(filled.lane.userId);
  let remainingMs = leftMs;
  let clicks = 0;
  const prepared: PreparedApplication = {
    kind: "prepared",
    answers: [],
    cvAttached: false,
    discard: async () => undefined,
    async submit({ mayClick }) {
      remainingMs -= reachMs;
      if (mayClick?.() === false) return { kind: "not_clicked", message: "too late" };
      clicks += 1;
      onClick();
      return { kind: "confirmed", text: "Application sent" };
    },
  };
  const on = { ...own, worker: { ...own.worker, ...worker } };
  const result = await submit(on, filled, prepared, () => remainingMs);
  const { status, credit } = await standingOf(own, filled);
  return { result: result.kind, clicks, status, credit };
}

test("with lease enough when the button is reached it is clicked, and the credit spent", async () => {
  expect(await submitWith(30_000, 10_000)).toEqual({
    result: "next",
    clicks: 1,
    status: "APPLIED",
    credit: "captured",
  });
});

test("its record is in the journal, and its intent in the database, before the click", async () => {
  const order: string[] = [];
  const journal: WorkerContext["journal"] = {
    ...own.worker.journal,
    async append(record) {
      await own.worker.journal.append(record);
      order.push(`written ${await statusOf(record.applicationId)}`);
    },
  };
  await submitWith(30_000, 0, { journal }, () => order.push("clicked"));
  expect(order).toEqual(["written SUBMITTING", "clicked"]);
});

test("a journal that cannot be written stops the click: the application waits with its reason, uncharged", async () => {
  const journal: WorkerContext["journal"] = {
    ...own.worker.journal,
    append: () => Promise.reject(new Error("ENOSPC")),
  };
  expect(await submitWith(30_000, 0, { journal })).toEqual({
    result: "held",
    clicks: 0,
    status: "QUEUED",
    credit: "released",
  });
  const row = await own.world.db
    .selectFrom("application")
    .select(["reason", "attempts"])
    .where("status", "=", "QUEUED")
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ reason: expect.stringContaining("into a journal"), attempts: 0 });
});

test("in a database that went back in time nothing is clicked, and the application waits", async () => {
  await distrustDatabase(own.world.db);
  expect(await submitWith(30_000, 0)).toEqual({
    result: "held",
    clicks: 0,
    status: "QUEUED",
    credit: null,
  });
  await finishComparison(own.world.db, await findHistory(own.world.db));
});

test("once its user has paused everything a form is not sent, waits with all its tries, and no credit is held", async () => {
  const { db } = own.world;
  let paused = "";
  const outcome = await submitWith(30_000, 0, {}, undefined, async (userId) => {
    paused = userId;
    await db.transaction().execute((trx) => pauseUser(trx, userId));
  });
  expect(outcome).toEqual({ result: "paused", clicks: 0, status: "QUEUED", credit: null });
  const row = await db
    .selectFrom("application")
    .select("attempts")
    .where("user_id", "=", paused)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ attempts: 0 });
});

test.each([
  ["at the beginning", 3_000, 0],
  ["once a slow page lets its button be reached", 12_000, 10_000],
])("with too little lease %s nothing is clicked and the portal is looked at", async (...row) => {
  const [, leftMs, reachMs] = row;
  expect(await submitWith(leftMs, reachMs)).toEqual({
    result: "next",
    clicks: 0,
    status: "UNKNOWN",
    credit: "held",
  });
});
