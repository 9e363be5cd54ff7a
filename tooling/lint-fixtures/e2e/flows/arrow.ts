// expect: depcruise arrow-e2e
// expect: oxlint eslint(no-restricted-imports)
import type { DB } from "@sendoff/db/schema";

export type Kept = DB;
