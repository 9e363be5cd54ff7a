import { readJsonOption, readNumberOption } from "../stage/json-option.ts";

/** Sizes of the two runs: the long one by hand, the short one among the tests. */
const LONG = { people: 3, applicationsEach: 20, topUpsEach: 4, kills: 25, timeoutMs: 1_500_000 };
const SHORT = { people: 2, applicationsEach: 6, topUpsEach: 2, kills: 8, timeoutMs: 300_000 };

export interface ChaosOptions {
  readonly seed: number;
  readonly apis: number;
  readonly workers: number;
  readonly size: typeof LONG;
  readonly json: string | undefined;
}

/** What the command line asks for. Throws RangeError for what is no number. */
export function readChaosOptions(args: readonly string[]): ChaosOptions {
  return {
    seed: readNumberOption(args, "--seed", Math.floor(Math.random() * 2 ** 31)),
    apis: Math.max(1, readNumberOption(args, "--apis", 2)),
    workers: Math.max(1, readNumberOption(args, "--workers", 3)),
    size: args.includes("--short") ? SHORT : LONG,
    json: readJsonOption(args),
  };
}
