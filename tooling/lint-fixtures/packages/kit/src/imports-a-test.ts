// expect: depcruise tests-are-not-imported
import { kept as theirs } from "./plain.test.ts";

export const kept = theirs;
