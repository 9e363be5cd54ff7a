// expect: depcruise arrow-api
import type { Kept as Theirs } from "../../../packages/answers/src/arrow.ts";

export type Kept = Theirs;
