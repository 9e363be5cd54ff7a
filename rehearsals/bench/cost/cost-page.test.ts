import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
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

test("the page about cost says what the committed figures and prices come to", () => {
  const page = readFileSync(join(ROOT, "docs/cost.md"), "utf8");
  expect(page).toContain(describeCost(readCostInputs()));
});
