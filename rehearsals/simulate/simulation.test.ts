import { afterAll, beforeAll, expect, it } from "vitest";
import { openStageDatabase, type StageDatabase } from "../stage/stage-database.ts";
import { simulate } from "./simulation.ts";

let database: StageDatabase;
beforeAll(async () => void (database = await openStageDatabase("simulation-test")), 60_000);
afterAll(() => database?.close(), 60_000);

// Summer time ends in Europe on the 25th; before it nothing changes.
const SETTINGS = { users: 100, days: 2, from: "2026-10-24", kills: 4, outages: 1, stepMinutes: 60 };

it("every due start happens once while schedulers are killed, frozen and away", async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  process.stdout.write(`simulation seed ${seed}\n`);
  const result = await simulate(database.url, { ...SETTINGS, seed }, () => undefined);
  expect(result.differences, `seed ${seed}`).toEqual([]);
  expect(result.runs).toBe(result.started);
  expect(result.found).toBeGreaterThanOrEqual(result.due);
  // A simulation in which nothing was due shows nothing.
  expect(result.due).toBeGreaterThan(SETTINGS.users);
}, 120_000);
