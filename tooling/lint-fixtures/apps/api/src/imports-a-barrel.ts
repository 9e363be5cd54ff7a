// expect: depcruise no-barrels-in-apps
import { kept as theirs } from "./barrel/index.ts";

export const kept = theirs;
