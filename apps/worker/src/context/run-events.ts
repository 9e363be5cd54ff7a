import { type ProgressLease, recordProgress, type StoredRunEvent } from "@sendoff/db/applying";
import { type Db } from "@sendoff/db/client";
import type { Logger } from "@sendoff/kit/logger";

/**
 * Writes the progress of one application in the background, in order. Watching is a convenience: a failure here is logged and
 * never reaches the application under way.
 */
export interface RunEvents {
  readonly publish: (event: StoredRunEvent) => void;
  /** Resolves when all that was published is written. */
  readonly flushed: () => Promise<void>;
}

/**
 * What is published while a write is under way goes into the next one together. `onLost` is called once when another worker
 * has the application; nothing is written after that.
 */
export function createRunEvents(
  db: Db,
  lease: ProgressLease,
  logger: Logger,
  onLost: () => void,
): RunEvents {
  const waiting: StoredRunEvent[] = [];
  let writing: Promise<void> | undefined;
  let isLost = false;
  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const isKept = await recordProgress(db, lease, waiting.splice(0)).catch((error: unknown) => {
        logger.warn({ runId: lease.runId, err: error }, "events were not written");
        return true;
      });
      if (!isKept) {
        isLost = true;
        waiting.length = 0;
        onLost();
      }
    }
    writing = undefined;
  };
  return {
    publish(event) {
      if (isLost) return;
      waiting.push(event);
      // Not at once: the end of a step and the start of the next are told in one breath.
      writing ??= Promise.resolve().then(writeAll);
    },
    flushed: () => writing ?? Promise.resolve(),
  };
}
