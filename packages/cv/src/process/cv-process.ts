import { refuse } from "../outcome.ts";
import type { CvOutcome, Refusal } from "../outcome.ts";
import { parseOutcome } from "./parse-outcome.ts";
import { residentMegabytes } from "./resident-memory.ts";
import { RunningChild } from "./running-child.ts";
import type { ChildOptions } from "./running-child.ts";

const MEMORY_CHECK_MS = 50;
/** A child that has read for this share of its time is given no more files: several threads work for it, and the next file may take long. */
const READING_SHARE = 0.25;

export interface CvProcessOptions extends ChildOptions {
  /** Longest time for one file, the start of the process included. */
  readonly timeoutMs: number;
  /** Most memory in all, which the parent looks at while a file is read: WebAssembly and buffers live outside the heap. */
  readonly rssMb: number;
  /** The clock in milliseconds that readings are added up by; the machine's where none is given. */
  readonly now?: () => number;
}

/**
 * A process that reads CVs one at a time, with limits of memory and time for each. Whatever happens in it (crash, loop,
 * out of memory, killed from outside) comes back as an outcome; it is started anew for the next file.
 */
export class CvProcess {
  readonly #options: CvProcessOptions;
  readonly #now: () => number;
  #child: RunningChild | undefined;
  /** How long the child has read in all. */
  #readingMs = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: CvProcessOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** Reads one file; files given at the same time wait for each other. Never rejects. */
  read(bytes: Uint8Array): Promise<CvOutcome> {
    return this.ask(bytes, parseOutcome);
  }

  /** The same with an answer that `parse` understands, undefined for one that is none. */
  ask<T>(bytes: Uint8Array, parse: (answer: Uint8Array) => T | undefined): Promise<T | Refusal> {
    const outcome = this.#last.then(() => this.#askNow(bytes, parse));
    this.#last = outcome;
    return outcome;
  }

  /** The process id while one runs, as far as is known here. */
  get pid(): number | undefined {
    return this.#child?.isAlive === true ? this.#child.pid : undefined;
  }

  /** Ends the process at once; a file in work is refused as too complex. Files that wait for it are read by a new one. */
  close(): void {
    this.#child?.kill();
    this.#child = undefined;
  }

  /** The child that has read before, unless the system has killed it since or it has read long enough. */
  #readyChild(): RunningChild {
    const isTired = this.#readingMs >= this.#options.cpuSeconds * 1000 * READING_SHARE;
    if (this.#child?.isAlive === true && !isTired) return this.#child;
    this.close();
    this.#readingMs = 0;
    this.#child = new RunningChild(this.#options);
    return this.#child;
  }

  async #askNow<T>(
    bytes: Uint8Array,
    parse: (answer: Uint8Array) => T | undefined,
  ): Promise<T | Refusal> {
    let child: RunningChild;
    try {
      child = this.#readyChild();
    } catch {
      // The system has no memory for one.
      return refuse("too_complex");
    }
    const startedAt = this.#now();
    let outcome = refuse("too_complex");
    const timer = setTimeout(() => {
      outcome = refuse("timed_out");
      child.kill();
    }, this.#options.timeoutMs);
    const memoryCheck = setInterval(() => {
      if (residentMegabytes(child.pid) > this.#options.rssMb) child.kill();
    }, MEMORY_CHECK_MS);
    const answer = await child.ask(bytes);
    clearTimeout(timer);
    clearInterval(memoryCheck);
    this.#readingMs += this.#now() - startedAt;
    const read = answer === undefined ? undefined : parse(answer);
    if (read !== undefined) return read;
    // It ended, was ended, or answered what is no outcome.
    child.kill();
    if (this.#child === child) this.#child = undefined;
    return outcome;
  }
}
