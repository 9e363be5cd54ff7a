import { drawFirstPage, extractCv } from "@sendoff/cv/extract-cv";
import type { CvOutcome } from "@sendoff/cv/outcome";
import type { CvPicture } from "@sendoff/cv/picture";
import { OperationalError, UserError } from "@sendoff/kit/errors";
import { createRoundRobinQueue } from "../../round-robin-queue.ts";

/** Each extraction is a child process of up to 512 MB: this many at once, this many waiting, and so many of one user. */
const LIMITS = { running: 2, waiting: 30, waitingOfOne: 3 } as const;

/** What is done with a CV's file in a process of its own. */
export interface CvQueue {
  readonly extract: (userId: string, bytes: Uint8Array) => Promise<CvOutcome>;
  /** Undefined where it took too long or too much. */
  readonly draw: (userId: string, bytes: Uint8Array) => Promise<CvPicture | undefined>;
}

/**
 * Reads and draws with bounded concurrency, the users in turn, in processes that run the given script (undefined: the sources). Throws
 * OperationalError 503 when too many wait already, UserError 429 when too many of this user do.
 */
export function createCvQueue(childScript: string | undefined): CvQueue {
  const queue = createRoundRobinQueue(LIMITS);
  const take = <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    const taken = queue.take(userId, work);
    if (taken === "full") {
      const message = "Many CVs are being read just now. Please try again.";
      throw new OperationalError(503, "unavailable", message, { retryAfterSeconds: 10 });
    }
    if (taken === "too_many_of_one") {
      const message = "Your other CVs are being read just now. Try again when they are done.";
      throw new UserError(429, "rate_limited", message, { retryAfterSeconds: 10 });
    }
    return taken;
  };
  return {
    extract: (userId, bytes) => take(userId, () => extractCv(bytes, { childScript })),
    draw: (userId, bytes) => take(userId, () => drawFirstPage(bytes, { childScript })),
  };
}
