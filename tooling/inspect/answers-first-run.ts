import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import {
  countByKind,
  firstRunsText,
  tableText,
} from "../../packages/answers/src/confidence/calibrate.fixture.ts";
import { FIRST_RUNS } from "../../packages/answers/src/unseen/first-runs.fixture.ts";
import { judge, lineOf, scoreOf } from "../../packages/answers/src/unseen/read-set.fixture.ts";
import { helpOf } from "../setup/commands.mjs";

const HELP = helpOf("answers:first-run");
const ANSWERS = resolve(import.meta.dirname, "../../packages/answers/src");

/** Runs a set that nobody has looked at, records what it showed, and makes the table of how sure anew. */
function recordFirstRun(set: string): void {
  const folder = resolve(ANSWERS, "unseen", set);
  if (!/^q\d+$/.test(set) || !existsSync(folder))
    throw new Error(`There is no unseen set "${set}"`);
  if (FIRST_RUNS.some((run) => run.set === set))
    throw new Error(`${set} has had its first run; a second one would flatter`);
  const read = (name: string): string => readFileSync(resolve(folder, name), "utf8");
  const judged = judge(read("cases.txt"), read("applicants.json"));
  const engine = execFileSync("git", ["rev-parse", "--short=8", "HEAD"], { encoding: "utf8" });
  const run = { set, engine: engine.trim(), counts: countByKind(judged) };
  const runs = [...FIRST_RUNS, run].toSorted((a, b) =>
    a.set.localeCompare(b.set, "en", { numeric: true }),
  );
  writeFileSync(resolve(ANSWERS, "unseen/first-runs.fixture.ts"), firstRunsText(runs));
  writeFileSync(resolve(ANSWERS, "confidence/table.ts"), tableText(runs));
  const missed = judged.filter(({ verdict }) => verdict !== "right");
  process.stdout.write(
    `${missed.map((each) => lineOf(each)).join("\n")}\n${JSON.stringify(scoreOf(judged))}\n${JSON.stringify(run.counts)}\n`,
  );
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean", default: false } },
});
const [set] = positionals;
if (values.help || set === undefined) process.stdout.write(`${HELP}\n`);
else recordFirstRun(set);
