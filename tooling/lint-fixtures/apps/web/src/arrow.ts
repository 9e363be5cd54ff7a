// expect: depcruise arrow-web
// expect: oxlint eslint(no-restricted-imports)
import type { AppError } from "@sendoff/kit/errors";

export type Kept = AppError;
