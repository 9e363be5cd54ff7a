/** The V8 of Node 24, with which the flags were tried; another one gets none but the nursery's, as it may refuse to start with one. */
const V8 = "13.6.";

/**
 * Puts off what V8 would do at the start of every new process although one file needs little of it: checking PDFium's
 * functions that are never called (those that are called are checked then), and compiling each pattern twice, first for
 * an interpreter. Given at the start of the process: V8 may crash on compiled code that was kept when its flags change later.
 */
const FLAGS: readonly string[] = ["--wasm-lazy-validation", "--no-regexp-tier-up"];

/** Room for what one CV leaves behind, so that little of it is moved; a process that reads many stays under 150 MB. */
const MANY_FILES_NURSERY: readonly string[] = ["--max-semi-space-size=8"];
/** One file leaves hardly more behind than this holds, so little is swept; the process stays at 100 MB. */
const ONE_FILE_NURSERY: readonly string[] = [
  "--max-semi-space-size=16",
  "--min-semi-space-size=16",
];
/**
 * Making PDFium's busiest functions, the patterns and the reader's own code as fast as can be does not pay within one file; nor does
 * to sort V8's own tables anew by a seed that a file cannot know, where the file has no more than its share of time to waste.
 */
const ONE_FILE_FLAGS: readonly string[] = [
  "--liftoff-only",
  "--no-regexp-optimization",
  "--no-opt",
  "--no-rehash-snapshot",
];

/** Flags of V8 for a child that reads one file, or many. */
export function startFlags(isForOneFile: boolean): readonly string[] {
  const nursery = isForOneFile ? ONE_FILE_NURSERY : MANY_FILES_NURSERY;
  if (!process.versions.v8.startsWith(V8)) return nursery;
  return isForOneFile ? [...nursery, ...FLAGS, ...ONE_FILE_FLAGS] : [...nursery, ...FLAGS];
}
