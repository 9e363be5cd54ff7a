// expect: oxlint eslint(no-restricted-imports)
import { kept as theirs } from "@sendoff/db/src/client";

export const kept = theirs;
