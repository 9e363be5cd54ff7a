// expect: depcruise arrow-portals
// expect: oxlint eslint(no-restricted-imports)
import type { DB } from "@sendoff/db";

export type Kept = DB;
