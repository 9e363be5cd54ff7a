// expect: depcruise no-deep-imports
import { kept as theirs } from "../../contract/src/plain.ts";

export const kept = theirs;
