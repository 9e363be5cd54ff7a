// expect: depcruise contract-needs-only-zod
import { readFileSync } from "node:fs";

export const kept = readFileSync;
