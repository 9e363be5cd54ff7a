// expect: depcruise arrow-worker
import { kept as theirs } from "../../api/src/plain.ts";

export const kept = theirs;
