import { setFlagsFromString } from "node:v8";

/**
 * What V8 would do at the start of every new process although one file needs little of it: checking PDFium's functions that
 * are never called (those that are called are checked then), compiling anew, for speed, what a few pages have called
 * often, and compiling each pattern twice, first for an interpreter. Imported before everything else.
 */
const FLAGS = [
  "--wasm-lazy-validation",
  "--wasm-tiering-budget=400000000",
  "--no-regexp-tier-up",
] as const;

// Set here, not on the command line: a flag that another version of Node does not know changes nothing here.
for (const flag of FLAGS) setFlagsFromString(flag);
