// expect: oxlint eslint(no-restricted-imports)
import type { Question } from "@sendoff/answers";

export type Kept = Question;
