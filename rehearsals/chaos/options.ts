import { z } from "zod";
import { flag, json, readOptions, seed, wholeNumber } from "../common/options.ts";

/** Sizes of the two runs: the long one by hand, the short one among the tests. */
const LONG = { people: 3, applicationsEach: 20, topUpsEach: 4, kills: 25, timeoutMs: 1_500_000 };
const SHORT = { people: 2, applicationsEach: 3, topUpsEach: 1, kills: 5, timeoutMs: 300_000 };

export interface ChaosOptions {
  readonly seed: number;
  readonly apis: number;
  readonly workers: number;
  readonly size: typeof LONG;
  readonly json?: string | undefined;
}

/** What the command line asks for. */
export function readChaosOptions(): ChaosOptions {
  const { short, workers, ...options } = readOptions("chaos", {
    seed,
    apis: wholeNumber(2, 1),
    workers: z.coerce.number().int().min(1).optional(),
    short: flag,
    json,
  });
  return { ...options, workers: workers ?? (short ? 2 : 3), size: short ? SHORT : LONG };
}
