import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeUsers, needOf } from "./users.ts";
import { costOfThousand, describeCost, pacedAccounts, readCostInputs, USE } from "./cost.ts";
import { ROOT } from "../../../tooling/start/settings.ts";

const MACHINE = {
  name: "a machine",
  cores: 2,
  gigabytes: 4,
  dollarsAnHour: 0.36,
  date: "2026-01-01",
  source: "made up",
};
const MEASURED = {
  date: "2026-01-01",
  cpuSecondsEach: { somewhere: 0.9 },
  cpuSecondsOfTurn: 0.1,
  cpuSecondsAnHourAtRest: 0,
  megabytesAtRest: 500,
  megabytesASlot: 100,
  pictureBytesEach: 100_000,
  databaseBytesEach: 10_000,
  secondsOpenEach: 5,
  postgresCpuSecondsEach: 0.1,
  transactionsEach: 40,
  apiCpuSecondsACall: 0.001,
  megabytesAnApi: 100,
  kilobytesAStream: 100,
  commitsASecond: 800,
  claimSecondsAnOpenAccount: 0.0001,
  schedulesABatch: 500,
  secondsABatch: 0.1,
};
const AS_USED = { ...USE, paceSeconds: 45, share: 0.5, pictureMonths: 6, databaseMonths: 12 };

test("a thousand applications cost their processor time, what they leave behind and their mail", () => {
  const dated = { date: "2026-01-01", source: "made up" };
  const prices = {
    machines: [MACHINE],
    objectStorage: { ...dated, dollarsAGigabyteMonth: 0.02 },
    blockStorage: { ...dated, dollarsAGigabyteMonth: 0.1 },
    mail: { ...dated, dollarsAThousand: 0.1 },
  };
  const use = { ...AS_USED, mailsAThousand: 100 };
  const cost = costOfThousand({ machine: MACHINE, prices }, MEASURED, 0.9, use);
  // A core costs 0.18 dollars an hour, half of which is used; 100 MB of pictures stay six months, 10 MB of rows twelve.
  expect(cost.processor).toBeCloseTo(0.1, 10);
  expect(cost.pictures).toBeCloseTo(0.012, 10);
  expect(cost.database).toBeCloseTo(0.012, 10);
  expect(cost.mail).toBeCloseTo(0.01, 10);
  expect(cost.all).toBeCloseTo(0.134, 10);
});

test("accounts at a pace are bound by the processor or by the memory of the pages that are open at once", () => {
  // One application in 50 seconds each, of which 5 with a page: one core of time for 50, and 15 pages for 150.
  expect(pacedAccounts(MACHINE, MEASURED, 0.9, AS_USED)).toEqual({
    byProcessor: 50,
    byMemory: 150,
    slots: 15,
  });
});

test("what users need grows with them, and is made of what was measured and of their habits", () => {
  const dated = { date: "2026-01-01", source: "made up" };
  const prices = {
    machines: [MACHINE],
    objectStorage: { ...dated, dollarsAGigabyteMonth: 0.02 },
    blockStorage: { ...dated, dollarsAGigabyteMonth: 0.1 },
    mail: { ...dated, dollarsAThousand: 0.1 },
  };
  const habits = {
    activeShare: 0.5,
    applicationsADay: 20,
    callsADay: 100,
    busiestHour: 0.36,
    watchingShare: 0.01,
  };
  const measured = { ...MEASURED, cpuSecondsEach: { linkedin: 0.9 } };
  const need = needOf(1000, { prices, measured }, habits);
  // 10,000 applications a day, 3,600 of them in the busiest hour, each with a page open for 5 seconds; 70 % of a slot is planned for.
  expect(need).toMatchObject({ callsASecond: 5, slots: 8, workers: 1 });
  expect(need.applicationsASecond).toBeCloseTo(1, 10);
  expect(need.workerCores).toBeCloseTo(0.9 / 0.7, 10);
  expect(need.transactionsASecond).toBeCloseTo(40 + 15, 10);
  expect(need.databaseGigabytesAYear).toBeCloseTo(36.5, 10);
  const ten = needOf(10_000, { prices, measured }, habits);
  expect(ten.applicationsASecond).toBeCloseTo(10, 10);
  // Each look reads ten times the accounts, ten times as often.
  expect(ten.claimCores).toBeCloseTo(100 * need.claimCores, 10);
});

test("the page about more machines says what the committed figures come to, up to a million users", () => {
  const page = readFileSync(join(ROOT, "docs/scaling.md"), "utf8");
  expect(page).toContain(describeUsers(readCostInputs()));
});

test("the page about cost says what the committed figures and prices come to", () => {
  const page = readFileSync(join(ROOT, "docs/cost.md"), "utf8");
  expect(page).toContain(describeCost(readCostInputs()));
});
