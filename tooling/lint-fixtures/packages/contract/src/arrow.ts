// expect: depcruise arrow-contract
// expect: oxlint eslint(no-restricted-imports)
import type { AppError } from "@sendoff/kit/errors";

export type Kept = AppError;
