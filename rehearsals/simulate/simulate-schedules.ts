import { z } from "zod";
import { simulate, type SimulationResult } from "./simulation.ts";
import { json, readOptions, seed, writeFigures } from "../common/options.ts";
import { say } from "../common/report.ts";
import { openStageDatabase } from "../stage/stage-database.ts";

const OPTIONS = readOptions("simulate:schedules", {
  users: z.coerce.number().int().min(1).max(1_000_000).default(2000),
  days: z.coerce.number().int().min(1).max(800).default(8),
  // Summer time ends in Europe on the first day and in North America on the last.
  from: z.iso.date().default("2026-10-25"),
  seed,
  json,
});

process.exitCode = (await run(OPTIONS)) ? 0 : 1;

/** Whether every due start happened once and nothing else did. */
async function run({ users, days, from, seed, json }: typeof OPTIONS): Promise<boolean> {
  say(`simulate:schedules seed ${seed}: ${users} users, ${days} days from ${from}`);
  const database = await openStageDatabase("simulate-schedules");
  try {
    // A longer time is looked at in longer steps: what counts is that everything comes, once.
    const stepMinutes = days > 31 ? 60 : 15;
    const outages = Math.max(2, Math.round(days / 12));
    const settings = { users, days, from, seed, kills: 60, outages, stepMinutes };
    const fast = new URL(database.url);
    // Commits need not reach the disk: processes are killed here, and nobody pulls the server's plug.
    fast.searchParams.set("options", "-c synchronous_commit=off");
    const result = await simulate(fast.href, settings, say);
    writeFigures(json, { users, days, from, seed, ...result });
    return report(result, seed);
  } finally {
    await database.close();
  }
}

function report(result: SimulationResult, seed: number): boolean {
  const { due, found, started, notStarted, skipped, runs, differences } = result;
  say(`  due by the wall clocks       ${due}`);
  say(`  found                        ${found} (those at the very edges may come or not)`);
  say(`  started, refused, skipped    ${started}, ${notStarted}, ${skipped}`);
  say(`  runs                         ${runs}`);
  say(`  kills, of them at work       ${result.kills}, ${result.killsAtWork}`);
  say(`  stops, outages               ${result.stops}, ${result.outages}`);
  say(`  seconds to save, to run      ${result.settleSeconds}, ${result.runSeconds}`);
  for (const line of differences) say(`✗ ${line}`);
  const isSound = differences.length === 0;
  say(
    isSound
      ? "✓ every due start happened, once, at its time"
      : `✗ seed ${seed} shows it again (ids and deaths differ)`,
  );
  return isSound;
}
