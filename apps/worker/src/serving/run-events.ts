import { type Db, recordRunEvent, type StoredRunEvent } from "@sendoff/db";
import type { Logger } from "@sendoff/kit";

/**
 * Writes a run's progress in the background, in order. Watching is a convenience: a failure here is logged and never
 * reaches the application under way.
 */
export interface RunEvents {
  readonly publish: (event: StoredRunEvent) => void;
  /** Resolves when all that was published is written. */
  readonly flushed: () => Promise<void>;
}

export function createRunEvents(db: Db, runId: string, logger: Logger): RunEvents {
  let tail: Promise<void> = Promise.resolve();
  return {
    publish(event) {
      tail = tail
        .then(() => recordRunEvent(db, runId, event))
        .catch((error: unknown) => logger.warn({ runId, err: error }, "an event was not written"));
    },
    flushed: () => tail,
  };
}
