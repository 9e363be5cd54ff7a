import { setTimeout as delay } from "node:timers/promises";
import { pick } from "../stage/seeded-random.ts";
import type { Stage } from "../stage/stage.ts";

const PAUSE_MS = { least: 700, most: 3_500 };
const VICTIMS = [
  "worker",
  "worker",
  "worker",
  "browser",
  "browser",
  "api",
  "postgres",
  "all",
] as const;

/** Kills at random until `signal`, and then on until there were enough; a third more than that at most. Answers how many of each. */
export async function killAtRandom(
  on: Stage,
  options: { readonly kills: number; readonly random: () => number; readonly signal: AbortSignal },
): Promise<Record<string, number>> {
  const { kills, random, signal } = options;
  const deaths: Record<string, number> = {};
  const count = (name: string): void => void (deaths[name] = (deaths[name] ?? 0) + 1);
  const total = (): number => Object.values(deaths).reduce((sum, each) => sum + each, 0);
  while (total() < kills || (!signal.aborted && total() < kills * 1.34)) {
    await delay(PAUSE_MS.least + random() * (PAUSE_MS.most - PAUSE_MS.least));
    const worker = oneOf(on.workers, random) ?? on.api;
    const api = oneOf(on.apis, random) ?? on.api;
    const victim = pick(random, VICTIMS);
    if (victim === "worker" && worker.kill()) count("worker");
    if (victim === "browser" && worker.killBrowser()) count("browser");
    if (victim === "api" && api.kill()) count("api");
    if (victim === "postgres") {
      await on.killPostgres();
      count("postgres");
    }
    if (victim === "all") {
      for (const each of [...on.workers, ...on.apis]) each.kill();
      await on.killPostgres();
      count("all at once");
    }
  }
  return deaths;
}

function oneOf<T>(values: readonly T[], random: () => number): T | undefined {
  return values[Math.floor(random() * values.length)];
}
