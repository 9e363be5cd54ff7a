import type { WorkerContext } from "../context/worker-context.ts";

/** Seconds between two applications of one account. A person's pace is not a metronome: 60 to 140 % of what is configured. */
export function paceSeconds(worker: WorkerContext): number {
  return worker.config.paceSeconds * (0.6 + 0.8 * worker.random());
}
