import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { getCompileCacheDir } from "node:module";
import { refuse } from "../outcome.ts";
import type { CvOutcome } from "../outcome.ts";
import { parseOutcome } from "./parse-outcome.ts";
import { START_FLAGS } from "./start-flags.ts";

export interface CvProcessOptions {
  /** The script that answers an outcome to bytes. */
  readonly entry: URL;
  /** Longest time for one file, the start of the process included. */
  readonly timeoutMs: number;
  readonly heapMb: number;
  readonly rssMb: number;
}

function start(options: CvProcessOptions): ChildProcess {
  const guard = new URL("./guard.mjs", import.meta.url);
  const compileCache = getCompileCacheDir();
  const child = fork(options.entry, [String(options.rssMb)], {
    execArgv: [
      `--max-old-space-size=${options.heapMb}`,
      // Little is kept between pages: a small nursery keeps the process under 150 MB.
      "--max-semi-space-size=2",
      ...START_FLAGS,
      "--import",
      guard.href,
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

  #readNow(bytes: Uint8Array): Promise<CvOutcome> {
    return new Promise((resolve) => {
      const idle = this.#child;
      // An idle child may have been killed by the system since its last file.
      const child =
        idle?.connected === true && idle.exitCode === null ? idle : start(this.#options);
      this.#child = child;
      child.ref();
      child.channel?.ref();
      const finish = (outcome: CvOutcome, isUsable: boolean): void => {
        clearTimeout(timer);
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
      child.on("message", (message) => {
        const outcome = parseOutcome(message);
        if (outcome !== undefined) finish(outcome, true);
      });
      // Killed by the guard, by the system, or out of heap: the file was too much for the limits.
      child.on("exit", () => finish(refuse("too_complex"), false));
      child.on("error", () => finish(refuse("too_complex"), false));
      child.send(Buffer.from(bytes), () => undefined);
    });
  }
}
