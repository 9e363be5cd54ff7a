/** The V8 of Node 24, with which the flags were tried; another one gets none of them, as it may refuse to start with one. */
const V8 = "13.6.";

/**
 * Puts off what V8 would do at the start of every new process although one file needs little of it: checking PDFium's
 * functions that are never called (those that are called are checked then), and compiling each pattern twice, first for
 * an interpreter. Given at the start of the process: V8 may crash on compiled code that was kept when its flags change later.
 */
const FLAGS: readonly string[] = ["--wasm-lazy-validation", "--no-regexp-tier-up"];

/** Flags of V8 with which the child starts. */
export const START_FLAGS: readonly string[] = process.versions.v8.startsWith(V8) ? FLAGS : [];
