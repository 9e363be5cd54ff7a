import { readJsonOption, readNumberOption } from "../common/options.ts";

/** Sizes of the two runs: the long one by hand, the short one among the tests. */
const LONG = { people: 3, applicationsEach: 20, topUpsEach: 4, kills: 25, timeoutMs: 1_500_000 };
const SHORT = { people: 2, applicationsEach: 3, topUpsEach: 1, kills: 5, timeoutMs: 300_000 };

export interface ChaosOptions {
  readonly seed: number;
  readonly apis: number;
  readonly workers: number;
  readonly size: typeof LONG;
  readonly json: string | undefined;
}

/** What the command line asks for. Throws RangeError for what is no number. */
export function readChaosOptions(args: readonly string[]): ChaosOptions {
  const isShort = args.includes("--short");
  return {
    seed: readNumberOption(args, "--seed", Math.floor(Math.random() * 2 ** 31)),
    apis: Math.max(1, readNumberOption(args, "--apis", 2)),
    workers: Math.max(1, readNumberOption(args, "--workers", isShort ? 2 : 3)),
    size: isShort ? SHORT : LONG,
    json: readJsonOption(args),
  };
}
