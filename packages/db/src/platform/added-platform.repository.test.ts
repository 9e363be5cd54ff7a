import { randomUUID } from "node:crypto";
import { createUser } from "@sendoff/testkit/test-user";
import { createTestWorld, type TestWorld } from "@sendoff/testkit/test-world";
import { afterAll, beforeAll, expect, test } from "vitest";
import { claimLane, releaseLane, setLaneState } from "../applying/lane.repository.ts";
import { createRun } from "../applying/run.repository.ts";
import { listSchedules } from "../schedule/schedule-view.repository.ts";
import { saveSchedules } from "../schedule/schedule.repository.ts";
import {
  connectBoard,
  createPlatform,
  deletePlatform,
  type NewPlatform,
  syncBoardFilters,
} from "./added-platform.repository.ts";
import { listConnections } from "./connection.repository.ts";
import { saveFilterChoice, listFilterAnswers } from "./filter-choice.repository.ts";
import { findBoardPlatform, findPlatform, listPlatforms } from "./platform.repository.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

const FILTERS = [
  { field_name: "Excluded title words", field_type: "text" as const, options: [] },
  { field_name: "Minimum match score", field_type: "select" as const, options: ["Any", "50"] },
];
const board = (ownerUserId: string, token: string): NewPlatform => ({
  ownerUserId,
  name: `Board ${token}`,
  url: `https://jobs.lever.co/${token}`,
  dailyCap: 10,
  board: { maker: "lever", host: "jobs.lever.co", token },
  filters: FILTERS,
});
const bookmark = (ownerUserId: string, url: string): NewPlatform => ({
  ownerUserId,
  name: "Some page",
  url,
  dailyCap: 1,
  board: undefined,
  filters: [],
});

async function add(platform: NewPlatform): Promise<number> {
  const outcome = await createPlatform(world.db, platform, 50);
  if (outcome.kind !== "created") throw new Error(outcome.kind);
  return outcome.id;
}

test("a board is its user's alone, above the built-in ids, connected at once and with its filters", async () => {
  const [user, other] = [await createUser(world), await createUser(world)];
  const id = await add(board(user.id, "acme"));
  expect(id).toBeGreaterThan(1000);
  const [platform] = (await listPlatforms(world.db, user.id)).filter((each) => each.id === id);
  expect(platform).toMatchObject({
    name: "Board acme",
    support: "driver",
    ownerUserId: user.id,
    board: { maker: "lever", host: "jobs.lever.co", token: "acme" },
  });
  expect(platform?.filters.map(({ field_name }) => field_name)).toEqual(
    FILTERS.map(({ field_name }) => field_name),
  );
  expect(await listConnections(world.db, user.id)).toMatchObject([
    { platformId: id, state: "connected", dailyLimit: 10, dailyCap: 10, accountLabel: "" },
  ]);
  for (const userId of [other.id, undefined]) {
    const ids = (await listPlatforms(world.db, userId)).map((each) => each.id);
    expect(ids).not.toContain(id);
  }
  expect(await findBoardPlatform(world.db, id)).toMatchObject({ board: { token: "acme" } });
});

test("a bookmark has no lane and no driver", async () => {
  const user = await createUser(world);
  const id = await add(bookmark(user.id, "https://careers.example.com/"));
  expect(await findPlatform(world.db, id)).toMatchObject({ support: "bookmark", isBoard: false });
  expect(await findBoardPlatform(world.db, id)).toBeUndefined();
  await connectBoard(world.db, { userId: user.id, platformId: id });
  expect(await listConnections(world.db, user.id)).toEqual([]);
});

test("one address is added once, also by two calls at the same time, and another user may have it too", async () => {
  const [user, other] = [await createUser(world), await createUser(world)];
  const tries = await Promise.all(
    ["Twice", "twice"].map((token) => createPlatform(world.db, board(user.id, token), 50)),
  );
  expect(tries.map(({ kind }) => kind).toSorted()).toEqual(["created", "exists"]);
  const page = bookmark(user.id, "https://careers.example.com/Jobs");
  await add(page);
  expect(await createPlatform(world.db, page, 50)).toEqual({ kind: "exists", name: "Some page" });
  await add(bookmark(user.id, "https://careers.example.com/jobs"));
  await add(board(other.id, "twice"));
});

test("there is a most, and what is deleted makes room", async () => {
  const user = await createUser(world);
  const first = await createPlatform(world.db, board(user.id, "one"), 1);
  if (first.kind !== "created") throw new Error(first.kind);
  const second = board(user.id, "two");
  expect(await createPlatform(world.db, second, 1)).toEqual({ kind: "too_many" });
  const key = { userId: user.id, platformId: first.id };
  await world.db.transaction().execute((trx) => deletePlatform(trx, key));
  expect((await createPlatform(world.db, second, 1)).kind).toBe("created");
});

test("deleting ends what is under way and pauses the schedule; name and history stay, and it comes back under its id", async () => {
  const { db, boss } = world;
  const user = await createUser(world);
  const id = await add(board(user.id, "leaving"));
  const key = { userId: user.id, platformId: id };
  const [filter] = (await listPlatforms(db, user.id)).find((each) => each.id === id)?.filters ?? [];
  if (filter === undefined) throw new Error("no filter");
  await saveFilterChoice(db, key, [{ filter_id: filter.id, answer: "intern" }]);
  await db.transaction().execute((trx) =>
    saveSchedules(
      trx,
      boss,
      user.id,
      [
        {
          platformId: id,
          frequency: "DAILY",
          applicationGoal: 3,
          startTime: "09:00:00",
          endDate: "2099-12-31",
        },
      ],
      0,
    ),
  );
  const run = await db.transaction().execute((trx) => createRun(trx, key, 3));
  expect(run.kind).toBe("created");
  const remove = () => db.transaction().execute((trx) => deletePlatform(trx, key));
  expect(await remove()).toBe(true);
  expect(await remove()).toBe(false);
  expect((await listPlatforms(db, user.id)).map((each) => each.id)).not.toContain(id);
  expect(await listConnections(db, user.id)).toEqual([]);
  expect(await findPlatform(db, id)).toMatchObject({ name: "Board leaving", isDeleted: true });
  expect(await listSchedules(db, { userId: user.id })).toMatchObject([
    { platformName: "Board leaving", isPaused: true, nextRunAt: null, isConnected: false },
  ]);
  const runs = await db.selectFrom("run").selectAll().where("platform_id", "=", id).execute();
  expect(runs).toMatchObject([{ state: "ended", end_note: "The platform was deleted." }]);

  expect(await add({ ...board(user.id, "Leaving"), name: "Back" })).toBe(id);
  expect(await listConnections(db, user.id)).toMatchObject([{ platformName: "Back" }]);
  expect(await listFilterAnswers(db, user.id, id)).toMatchObject([{ answer: "intern" }]);
});

test("another user's platform is not deleted, nor one that never was", async () => {
  const [user, other] = [await createUser(world), await createUser(world)];
  const id = await add(board(user.id, "kept"));
  for (const key of [
    { userId: other.id, platformId: id },
    { userId: randomUUID(), platformId: 1 },
  ]) {
    expect(await world.db.transaction().execute((trx) => deletePlatform(trx, key))).toBe(false);
  }
  expect(await findPlatform(world.db, id)).toMatchObject({ isDeleted: false });
});

test("connecting again serves a board that waited for its user, and leaves a served one alone", async () => {
  const { db } = world;
  const user = await createUser(world);
  const id = await add(board(user.id, "again"));
  const key = { userId: user.id, platformId: id };
  await db.transaction().execute((trx) => createRun(trx, key, 1));
  const lease = await claimLane(db, "w", 60);
  if (lease === undefined) throw new Error("nothing to serve");
  await connectBoard(db, key);
  expect(await setLaneState(db, lease, "needs_user", "A check.")).toBe(true);
  await releaseLane(db, lease, 0);
  await connectBoard(db, key);
  expect(await listConnections(db, user.id)).toMatchObject([{ state: "connected", stateNote: "" }]);
});

test("a start brings the filters of all boards up to date and touches no others", async () => {
  const { db } = world;
  const user = await createUser(world);
  const id = await add(board(user.id, "filters"));
  const definitions = [
    { field_name: "Same company again", field_type: "select" as const, options: ["Any time"] },
  ];
  await syncBoardFilters(db, definitions);
  await syncBoardFilters(db, definitions);
  const find = async () => (await listPlatforms(db, user.id)).find((each) => each.id === id);
  expect((await find())?.filters).toMatchObject(definitions);
  const ids = (await find())?.filters.map((filter) => filter.id);
  await syncBoardFilters(db, [...FILTERS, ...definitions]);
  const after = (await find())?.filters ?? [];
  expect(after.map(({ field_name }) => field_name)).toEqual([
    "Excluded title words",
    "Minimum match score",
    "Same company again",
  ]);
  expect(after.at(-1)?.id).toBe(ids?.[0]);
});
