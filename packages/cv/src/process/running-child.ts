import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { Socket } from "node:net";
import { MAX_CHARACTERS } from "../limits.ts";
import { ANSWERS, FILES, FrameReader, frameOf } from "./frames.ts";
import { startFlags } from "./start-flags.ts";

/** Longer answers than this are no outcome: all of the longest CV, at four bytes a character. */
const MAX_ANSWER_BYTES = 4 * MAX_CHARACTERS;

export interface ChildOptions {
  /** The script that answers a frame to each frame. */
  readonly entry: string;
  /** Words for the script, after its name. */
  readonly words?: readonly string[];
  /** Whether it ends after its first file, so that what would only pay later is left out. */
  readonly isForOneFile: boolean;
  /** The kernel ends a child that has worked this long in all: one that loops, with nobody left to stop it, ends too. */
  readonly cpuSeconds: number;
  /** Most memory of JavaScript's objects. */
  readonly heapMb: number;
}

function start({
  entry,
  words = [],
  isForOneFile,
  cpuSeconds,
  heapMb,
}: ChildOptions): ChildProcess {
  // Through the shell, which can set the kernel's limits (no file of its memory when it crashes) and becomes the child itself; behind
  // everybody else, so that nobody's pages wait for somebody's CVs.
  const shell = ["-c", `ulimit -c 0; ulimit -t ${cpuSeconds}; exec nice -n 5 "$@"`, "sh"];
  const flags = [`--max-old-space-size=${heapMb}`, ...startFlags(isForOneFile)];
  return spawn("/bin/sh", [...shell, process.execPath, ...flags, entry, ...words], {
    // Nothing of the parent's secrets is there to be read by a parser that is led astray.
    env: {},
    // Plain pipes: for Node's own channel the child would load some thirty modules more before it could begin.
    stdio: ["pipe", "ignore", "ignore", "pipe"],
  });
}

function asSocket(stream: unknown): Socket | undefined {
  return stream instanceof Socket ? stream : undefined;
}

/** A child process that answers bytes to bytes. It does not keep its parent alive, save while it is asked. */
export class RunningChild {
  readonly #process: ChildProcess;
  readonly #files: Socket | undefined;
  readonly #answers: Socket | undefined;
  readonly #frames = new FrameReader(MAX_ANSWER_BYTES);
  /** Settles what it is asked, as long as it is asked. */
  #settle: ((answer: Uint8Array | undefined) => void) | undefined;
  #hasEnded = false;

  constructor(options: ChildOptions) {
    this.#process = start(options);
    // Killed by the system, out of heap, or never started.
    this.#process.on("error", () => this.#end());
    this.#process.on("close", () => this.#end());
    // Where the system has no descriptor left there is no process and none of these.
    const stdio: ChildProcess["stdio"] | undefined = this.#process.stdio;
    this.#files = asSocket(stdio?.[FILES]);
    this.#answers = asSocket(stdio?.[ANSWERS]);
    this.#files?.on("error", () => this.#end());
    this.#answers?.on("error", () => this.#end());
    this.#answers?.on("close", () => this.#end());
    this.#answers?.on("data", (part) => this.#take(part));
    this.#release();
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** Whether it may still be asked, as far as is known here. */
  get isAlive(): boolean {
    return !this.#hasEnded && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Gives it bytes and returns its answer; undefined if it ends without one. Asked once at a time, while it is alive. Never rejects. */
  async ask(bytes: Uint8Array): Promise<Uint8Array | undefined> {
    const answer = new Promise<Uint8Array | undefined>((resolve) => {
      this.#settle = resolve;
    });
    this.#process.ref();
    this.#answers?.ref();
    this.#files?.write(frameOf(bytes));
    const answered = await answer;
    this.#release();
    return answered;
  }

  /** Ends it at once; what it is asked is answered with undefined. */
  kill(): void {
    // Without a process the signal would go to this one's whole group.
    if (this.pid !== undefined) this.#process.kill("SIGKILL");
    // Whom it may have started could hold the other ends.
    this.#files?.destroy();
    this.#answers?.destroy();
    this.#end();
  }

  #take(part: Uint8Array): void {
    // What it says unasked, or before it has the whole file, is no answer to it.
    if (this.#settle === undefined || this.#files?.writableLength !== 0) return this.kill();
    try {
      const frame = this.#frames.take(part);
      if (frame !== undefined) this.#answer(frame);
    } catch {
      this.kill();
    }
  }

  #answer(answer: Uint8Array | undefined): void {
    this.#settle?.(answer);
    this.#settle = undefined;
  }

  #end(): void {
    this.#hasEnded = true;
    this.#answer(undefined);
  }

  #release(): void {
    this.#process.unref();
    this.#files?.unref();
    this.#answers?.unref();
  }
}
