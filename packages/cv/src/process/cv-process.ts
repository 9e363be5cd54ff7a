import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { getCompileCacheDir } from "node:module";
import { refuse } from "../outcome.ts";
import type { CvOutcome } from "../outcome.ts";
import { parseOutcome } from "./parse-outcome.ts";
import { residentMegabytes } from "./resident-memory.ts";
import { startFlags } from "./start-flags.ts";

const MEMORY_CHECK_MS = 50;
/** A child that has read for this share of its time is given no more files: several threads work for it, and the next file may take long. */
const READING_SHARE = 0.25;

export interface CvProcessOptions {
  /** The script that answers an outcome to bytes. */
  readonly entry: string | URL;
  /** Whether it ends after its first file, so that what would only pay later is left out. */
  readonly isForOneFile: boolean;
  /** Longest time for one file, the start of the process included. */
  readonly timeoutMs: number;
  /** The kernel ends a child that has worked this long in all: one that loops, with nobody left to stop it, ends too. */
  readonly cpuSeconds: number;
  /** Most memory of JavaScript's objects. */
  readonly heapMb: number;
  /** Most memory in all, which the parent looks at while a file is read: WebAssembly and buffers live outside the heap. */
  readonly rssMb: number;
}

function start(options: CvProcessOptions): ChildProcess {
  const compileCache = getCompileCacheDir();
  const child = fork(options.entry, {
    // Through the shell, which can set the kernel's limits (no file of its memory when it crashes) and becomes the child itself.
    execPath: "/bin/sh",
    execArgv: [
      "-c",
      `ulimit -c 0; ulimit -t ${options.cpuSeconds}; exec "$@"`,
      "sh",
      process.execPath,
      `--max-old-space-size=${options.heapMb}`,
      ...startFlags(options.isForOneFile),
    ],
    // Nothing of the parent's secrets is there to be read by a parser that is led astray. Where the parent keeps compiled
    // code the child uses it too, which halves its start.
    env: compileCache === undefined ? {} : { NODE_COMPILE_CACHE: compileCache },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.unref();
  child.channel?.unref();
  return child;
}

/**
 * A process that reads CVs one at a time, with limits of memory and time for each. Whatever happens in it (crash, loop,
 * out of memory, killed from outside) comes back as an outcome; it is started anew for the next file.
 */
export class CvProcess {
  readonly #options: CvProcessOptions;
  #child: ChildProcess | undefined;
  /** How long the child has read in all. */
  #readingMs = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: CvProcessOptions) {
    this.#options = options;
  }

  /** Reads one file; files given at the same time wait for each other. Never rejects. */
  read(bytes: Uint8Array): Promise<CvOutcome> {
    const outcome = this.#last.then(() => this.#readNow(bytes));
    this.#last = outcome;
    return outcome;
  }

  /** The process id while one runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Ends the process at once; a file in work is refused as too complex. */
  close(): void {
    this.#child?.kill("SIGKILL");
    this.#child = undefined;
  }

  #startChild(): ChildProcess {
    this.#readingMs = 0;
    this.#child = start(this.#options);
    return this.#child;
  }

  /** The child that has read before, unless the system has killed it since or it has read long enough. */
  #idleChild(): ChildProcess | undefined {
    const child = this.#child;
    if (child?.connected !== true || child.exitCode !== null) return undefined;
    if (this.#readingMs < this.#options.cpuSeconds * 1000 * READING_SHARE) return child;
    this.close();
    return undefined;
  }

  #readNow(bytes: Uint8Array): Promise<CvOutcome> {
    return new Promise((resolve) => {
      const child = this.#idleChild() ?? this.#startChild();
      const startedAt = performance.now();
      child.ref();
      child.channel?.ref();
      const finish = (outcome: CvOutcome, isUsable: boolean): void => {
        clearTimeout(timer);
        clearInterval(memoryCheck);
        this.#readingMs += performance.now() - startedAt;
        child.removeAllListeners();
        // A kill may still be on its way to a child whose channel has broken: late errors have no one to tell.
        child.on("error", () => undefined);
        if (isUsable) {
          child.unref();
          child.channel?.unref();
        } else {
          child.kill("SIGKILL");
          if (this.#child === child) this.#child = undefined;
        }
        resolve(outcome);
      };
      const timer = setTimeout(() => finish(refuse("timed_out"), false), this.#options.timeoutMs);
      const memoryCheck = setInterval(() => {
        if (residentMegabytes(child.pid) > this.#options.rssMb)
          finish(refuse("too_complex"), false);
      }, MEMORY_CHECK_MS);
      child.on("message", (message) => {
        const outcome = parseOutcome(message);
        if (outcome !== undefined) finish(outcome, true);
      });
      // Killed by the system or out of heap: the file was too much for the limits.
      child.on("exit", () => finish(refuse("too_complex"), false));
      child.on("error", () => finish(refuse("too_complex"), false));
      child.send(Buffer.from(bytes), () => undefined);
    });
  }
}
