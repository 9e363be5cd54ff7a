import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const SCRIPT = fileURLToPath(new URL("scheduler.ts", import.meta.url));
const Done = z.object({ done: z.number() });

/** One of the scheduler processes; started again whenever it is killed. */
export interface SchedulerProcess {
  /** Resolves when a process under this name has worked through the tick, however many died over it. */
  readonly tick: (number: number) => Promise<void>;
  /** SIGKILL, as a crash would. Returns whether it was at work on a tick. */
  readonly kill: () => boolean;
  /** SIGSTOP for so long: it keeps its locks and its connection, and is late. */
  readonly freeze: (milliseconds: number) => void;
  readonly stop: () => void;
}

/** Starts one; resolves when it is ready. Throws what it says when it ends without being killed. */
export async function startScheduler(url: string): Promise<SchedulerProcess> {
  let wanted: number | undefined;
  let finish: (() => void) | undefined;
  let fail: ((error: Error) => void) | undefined;
  let isStopping = false;
  let isAtWork = false;
  let child = launch();

  function launch(): ChildProcess {
    const next = fork(SCRIPT, [url], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
    next.on("message", (message) => {
      const { done } = Done.parse(message);
      if (done === wanted) finish?.();
      else if (done === -1 && wanted !== undefined && wanted !== -1) next.send({ tick: wanted });
    });
    next.once("exit", (code, signal) => {
      if (isStopping) return;
      if (signal === "SIGKILL") child = launch();
      else fail?.(new Error(`a scheduler ended by itself: ${code ?? signal}`));
    });
    return next;
  }

  const wait = (number: number): Promise<void> =>
    new Promise((resolve, reject) => {
      wanted = number;
      isAtWork = number !== -1;
      finish = () => {
        isAtWork = false;
        resolve();
      };
      fail = reject;
    });
  await wait(-1);
  return {
    tick(number) {
      const done = wait(number);
      // One that has just been killed is told by its successor's first word.
      if (child.connected) child.send({ tick: number }, () => undefined);
      return done;
    },
    kill() {
      child.kill("SIGKILL");
      return isAtWork;
    },
    freeze(milliseconds) {
      const frozen = child;
      frozen.kill("SIGSTOP");
      setTimeout(() => frozen.kill("SIGCONT"), milliseconds);
    },
    stop() {
      isStopping = true;
      child.kill("SIGKILL");
    },
  };
}
