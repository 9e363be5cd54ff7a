import { parseArgs } from "node:util";
import { z } from "zod";
import { simulate, type SimulationResult } from "./simulation.ts";
import { writeFigures } from "../common/options.ts";
import { openStageDatabase } from "../stage/stage-database.ts";

const Options = z.object({
  users: z.coerce.number().int().min(1).max(1_000_000).default(2000),
  days: z.coerce.number().int().min(1).max(800).default(8),
  // Summer time ends in Europe on the first day and in North America on the last.
  from: z.iso.date().default("2026-10-25"),
  seed: z.coerce.number().int().nonnegative().optional(),
  json: z.string().min(1).optional(),
});
type Options = z.infer<typeof Options>;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const options = readOptions();
process.exitCode = options === undefined ? 2 : (await run(options)) ? 0 : 1;

/** Whether every due start happened once and nothing else did. */
async function run({ users, days, from, json, ...given }: Options): Promise<boolean> {
  const seed = given.seed ?? Math.floor(Math.random() * 2 ** 31);
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

function readOptions(): Options | undefined {
  try {
    const text = { type: "string" } as const;
    const shapes = { users: text, days: text, from: text, seed: text, json: text };
    return Options.parse(parseArgs({ options: shapes }).values);
  } catch (error) {
    const why =
      error instanceof z.ZodError
        ? error.issues.map((issue) => `--${issue.path.join(".")}: ${issue.message}`).join("\n")
        : String(error);
    process.stderr.write(`${why}\nnpm run simulate:schedules -- --help lists the options.\n`);
    return undefined;
  }
}
