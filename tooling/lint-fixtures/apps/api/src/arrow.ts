// expect: depcruise arrow-api
import type { Kept as Theirs } from "../../../packages/testkit/src/arrow.ts";

export type Kept = Theirs;
