import { fileURLToPath } from "node:url";
import { checkFile } from "./check-file.ts";
import { CHILD_CPU_SECONDS, CHILD_HEAP_MB, CHILD_RSS_MB, DEFAULT_TIMEOUT_MS } from "./limits.ts";
import type { CvOutcome } from "./outcome.ts";
import { parsePicture } from "./picture/picture.ts";
import type { CvPicture } from "./picture/picture.ts";
import { CvProcess } from "./process/cv-process.ts";
import { DRAW } from "./process/task.ts";

export interface ExtractCvOptions {
  /** Longest time for one file in milliseconds, the start of the process included. */
  readonly timeoutMs?: number;
  /** Most processor time of the process in seconds. */
  readonly cpuSeconds?: number;
  /** Most memory of the process in MB. */
  readonly memoryMb?: number;
  /** The process's script as the package's build writes it, which starts faster than the sources; without it those run. */
  readonly childScript?: string | undefined;
}

function newProcess(
  options: ExtractCvOptions,
  isForOneFile: boolean,
  words: readonly string[] = [],
): CvProcess {
  return new CvProcess({
    words,
    entry: options.childScript ?? fileURLToPath(new URL("./child.ts", import.meta.url)),
    isForOneFile,
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    cpuSeconds: options.cpuSeconds ?? CHILD_CPU_SECONDS,
    heapMb: Math.min(CHILD_HEAP_MB, options.memoryMb ?? CHILD_HEAP_MB),
    rssMb: options.memoryMb ?? CHILD_RSS_MB,
  });
}

/** Reads many files with one child process, one after the other; the limits hold for each file. */
export interface CvReader {
  /** As extractCv. */
  readonly read: (bytes: Uint8Array) => Promise<CvOutcome>;
  /** Ends the child process. */
  readonly close: () => void;
}

/** Reads a file in the process if it is of a known type and size. */
async function readWith(child: CvProcess, bytes: Uint8Array): Promise<CvOutcome> {
  const type = checkFile(bytes);
  return typeof type === "string" ? child.read(bytes) : type;
}

/**
 * A reader for many files. Whoever makes it closes it. A file that led the process astray could answer for those behind it:
 * strangers' files are given to extractCv.
 */
export function createCvReader(options: ExtractCvOptions = {}): CvReader {
  const child = newProcess(options, false);
  return { read: (bytes) => readWith(child, bytes), close: () => child.close() };
}

/**
 * Reads a PDF, DOCX or DOC and takes the person's data out of it, in a child process of its own with limits of memory
 * (256 MB heap, 512 MB in all) and time (15 s) (DECISIONS D10, RELIABILITY 5). The type is decided by content. Never
 * throws, never blocks: whatever is wrong with the file is an outcome of kind `refused` with a sentence for the person.
 * The same bytes give the same outcome.
 */
export async function extractCv(
  bytes: Uint8Array,
  options: ExtractCvOptions = {},
): Promise<CvOutcome> {
  const child = newProcess(options, true);
  try {
    return await readWith(child, bytes);
  } finally {
    child.close();
  }
}

/**
 * Draws the first page of a PDF (as it is printed) or of a Word file (its words, set plainly), in a child process with the limits of
 * `extractCv`. Undefined where that took too long or too much; kind `none` where there is nothing to draw. Never throws.
 */
export async function drawFirstPage(
  bytes: Uint8Array,
  options: ExtractCvOptions = {},
): Promise<CvPicture | undefined> {
  const child = newProcess(options, true, [DRAW]);
  try {
    const picture = await child.ask(bytes, parsePicture);
    return picture.kind === "refused" ? undefined : picture;
  } finally {
    child.close();
  }
}
