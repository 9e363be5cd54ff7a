import { join } from "node:path";
import type { Mutant } from "./mutant.ts";
import { MUTANTS } from "./mutants.ts";
import { MutatedTree } from "./mutated-tree.ts";
import { ROOT } from "../start/settings.ts";
import startTestPostgres from "../test/test-postgres.ts";

const args = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Takes out one control after the other and says which tests noticed. Fails for a control that nobody misses. */
process.exitCode = (await tryMutants()) ? 0 : 1;

async function tryMutants(): Promise<boolean> {
  const only = readOnly();
  const mutants = MUTANTS.filter(({ name, file }) => `${name} ${file}`.includes(only));
  if (mutants.length === 0) {
    say(`No mutant's name or file has “${only}”.`);
    return false;
  }
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
  const stopPostgres = await startTestPostgres();
  try {
    return await tryEach(mutants, stop.signal);
  } finally {
    await stopPostgres?.();
  }
}

async function tryEach(mutants: readonly Mutant[], signal: AbortSignal): Promise<boolean> {
  const tree = new MutatedTree(join(ROOT, ".data/mutants"));
  let missed = 0;
  for (const mutant of mutants) {
    const end = await tree.try(mutant, signal);
    if (signal.aborted) return false;
    if (end.kind === "caught") say(`✓ ${mutant.name}: caught by “${end.by}”`);
    if (end.kind === "escaped") say(`✗ ${mutant.name}: nobody noticed`);
    if (end.kind === "broken") say(`✗ ${mutant.name}: its test did not run\n${end.output}`);
    if (end.kind !== "caught") missed += 1;
  }
  say(`${mutants.length - missed} caught, ${missed} not`);
  return missed === 0;
}

function readOnly(): string {
  const at = args.indexOf("--only");
  return at < 0 ? "" : (args[at + 1] ?? "");
}
