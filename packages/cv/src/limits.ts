/** Largest file taken, in bytes (SPEC 9, DECISIONS D10). */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** Most pages of one CV (RELIABILITY 5). */
export const MAX_PAGES = 50;
/** Most text of one CV, in characters (RELIABILITY 5). */
export const MAX_CHARACTERS = 1_000_000;
/** Zip guards for DOCX (RELIABILITY 5). */
export const MAX_ZIP_ENTRIES = 500;
export const MAX_INFLATED_BYTES = 50 * 1024 * 1024;
export const MAX_INFLATE_RATIO = 100;
/** Longest time for one file, in milliseconds, from the hand-over to the answer. */
export const DEFAULT_TIMEOUT_MS = 15_000;
/** Processor time of a child in all, in seconds; it reads for a quarter of that at most. */
export const CHILD_CPU_SECONDS = 120;
/** JavaScript heap of the child, in MB. */
export const CHILD_HEAP_MB = 256;
/** The child is killed when it holds more than this, in MB: WebAssembly and buffers live outside the heap. */
export const CHILD_RSS_MB = 512;
/** Most characters of a CV's text that are handed on beside its fields: some ten pages. */
export const MAX_TEXT = 30_000;
