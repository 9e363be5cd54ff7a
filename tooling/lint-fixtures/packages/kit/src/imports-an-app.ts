// expect: depcruise nobody-imports-an-app
// expect: depcruise arrow-kit
import { kept as theirs } from "../../../apps/api/src/plain.ts";

export const kept = theirs;
