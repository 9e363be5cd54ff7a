import { APPLYING_MUTANTS } from "./applying.ts";
import { EDGE_MUTANTS } from "./edges.ts";
import type { Mutant } from "./mutant.ts";
import { OPERATING_MUTANTS } from "./operating.ts";
import { PAYING_MUTANTS } from "./paying.ts";
import { SHARING_MUTANTS } from "./sharing.ts";
import { SIGNING_IN_MUTANTS } from "./signing-in.ts";
import { STANDING_MUTANTS } from "./standing.ts";
import { STEERING_MUTANTS } from "./steering.ts";

/** Controls of applying, money, sign-in, steering and fair shares, each with the test that has to go red without it. */
export const MUTANTS: readonly Mutant[] = [
  ...APPLYING_MUTANTS,
  ...PAYING_MUTANTS,
  ...SIGNING_IN_MUTANTS,
  ...SHARING_MUTANTS,
  ...STEERING_MUTANTS,
  ...EDGE_MUTANTS,
  ...STANDING_MUTANTS,
  ...OPERATING_MUTANTS,
];
