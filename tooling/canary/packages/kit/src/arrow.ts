// expect: depcruise arrow-kit
// expect: oxlint eslint(no-restricted-imports)
import type { DB } from "@sendoff/db";

export type Kept = DB;
