// expect: depcruise arrow-domain
// expect: oxlint eslint(no-restricted-imports)
import type { DB } from "@sendoff/db/schema";

export type Kept = DB;
