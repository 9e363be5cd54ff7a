import { chromium } from "playwright-core";
import { z } from "zod";
import { type FirstDay, liveFirstDay, NEWCOMERS } from "./first-run/first-run.ts";
import { FIRST_RUN_PORTALS, isFor } from "./first-run/portals.ts";
import { countReasons, describeFirstDays, judgeGoals } from "./first-run/report.ts";
import { flag, json, readOptions, seed, writeFigures } from "../common/options.ts";
import { say } from "../common/report.ts";
import { openStage } from "../stage/stage.ts";

const OPTIONS = readOptions("bench:first-run", {
  portal: z.enum(FIRST_RUN_PORTALS).optional(),
  newcomers: z.coerce.number().int().min(1).max(NEWCOMERS.length).default(NEWCOMERS.length),
  from: z.coerce
    .number()
    .int()
    .min(0)
    .max(NEWCOMERS.length - 1)
    .default(0),
  seed,
  thorough: flag,
  json,
});

await measure(OPTIONS);

/** A missed goal is said and is no failure; who does not get through the set-up or whose run does not end is one. */
async function measure({
  portal,
  newcomers,
  from,
  thorough,
  json,
  seed,
}: typeof OPTIONS): Promise<void> {
  const portals = portal === undefined ? FIRST_RUN_PORTALS : [portal];
  const chosen = NEWCOMERS.slice(from, from + newcomers).filter((newcomer) =>
    portals.some((name) => isFor(name, newcomer)),
  );
  say(`bench:first-run seed ${seed}: ${chosen.length} newcomers on ${portals.join(", ")}`);
  const stage = await openStage({
    name: "bench-first-run",
    workers: 1,
    workerEnvironment: { WORKER_SLOTS: String(portals.length) },
  });
  const executablePath = process.env["SENDOFF_CHROMIUM"] ?? "";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const days: FirstDay[] = [];
  try {
    for (const [index, newcomer] of chosen.entries()) {
      const options = { nth: NEWCOMERS.indexOf(newcomer), portals, seed, isThorough: thorough };
      try {
        days.push(await liveFirstDay(stage, browser, newcomer, options));
      } catch (error) {
        process.exitCode = 1;
        say(`NOT MEASURED: ${newcomer.judged}: ${error instanceof Error ? error.message : "?"}`);
      }
      say(`  ${index + 1} of ${chosen.length}: ${newcomer.judged}`);
      writeFigures(json, { seed, thorough, goals: judgeGoals(days), ...countReasons(days), days });
    }
  } finally {
    await browser.close();
    await stage.close();
  }
  for (const line of describeFirstDays(days)) say(line);
}
