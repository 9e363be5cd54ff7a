import { setTimeout as delay } from "node:timers/promises";
import { pick } from "../common/seeded-random.ts";
import type { Stage } from "../stage/stage.ts";

const PAUSE_MS = { least: 700, most: 3_500 };
const KINDS = ["worker", "browser", "api", "postgres", "all"] as const;
type Victim = (typeof KINDS)[number];
/** Workers and their browsers are where an application can be lost. */
const VICTIMS = ["worker", "worker", "browser", ...KINDS] as const;

/**
 * Kills at random until `signal`, and then on until there were enough; a third more than that at most. Until `signal` each kind
 * dies once before any dies twice, so that a short run has met all of them. Returns how many of each.
 */
export async function killAtRandom(
  on: Stage,
  options: { readonly kills: number; readonly random: () => number; readonly signal: AbortSignal },
): Promise<Record<Victim, number>> {
  const { kills, random, signal } = options;
  const deaths: Record<Victim, number> = { worker: 0, browser: 0, api: 0, postgres: 0, all: 0 };
  const total = (): number => Object.values(deaths).reduce((sum, each) => sum + each, 0);
  while (total() < kills || (!signal.aborted && total() < kills * 1.34)) {
    await delay(PAUSE_MS.least + random() * (PAUSE_MS.most - PAUSE_MS.least));
    const [first, ...others] = KINDS.filter((kind) => deaths[kind] === 0);
    const isFirstRound = first !== undefined && !signal.aborted;
    const victim = pick(random, isFirstRound ? [first, ...others] : VICTIMS);
    if (await kill(on, victim, random)) deaths[victim] += 1;
  }
  return deaths;
}

/** Whether there was one to kill: a worker starts its browser when it first needs one. */
async function kill(on: Stage, victim: Victim, random: () => number): Promise<boolean> {
  switch (victim) {
    case "worker":
      return (oneOf(on.workers, random) ?? on.api).kill();
    case "browser":
      return killOneBrowser(on, Math.floor(random() * on.workers.length));
    case "api":
      return (oneOf(on.apis, random) ?? on.api).kill();
    case "postgres":
      await on.killPostgres();
      return true;
    case "all":
      for (const each of [...on.workers, ...on.apis]) each.kill();
      await on.killPostgres();
      return true;
  }
}

/** Of the workers from this one on: not each has a browser at any moment. */
function killOneBrowser({ workers }: Stage, first: number): boolean {
  return [...workers.slice(first), ...workers.slice(0, first)].some((each) => each.killBrowser());
}

function oneOf<T>(values: readonly T[], random: () => number): T | undefined {
  return values[Math.floor(random() * values.length)];
}
