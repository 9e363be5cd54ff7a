import { type CvOutcome, extractCv } from "@sendoff/cv";
import { OperationalError, UserError } from "@sendoff/kit";
import { createTurns } from "../../turns.ts";

/** Each extraction is a child process of up to 512 MB: this many at once, this many waiting, and so many of one user. */
const LIMITS = { running: 2, waiting: 30, waitingOfOne: 3 } as const;

/**
 * Extracts with bounded concurrency, the users in turn, in processes that run the given script (undefined: the sources). Throws
 * OperationalError 503 when too many wait already, UserError 429 when too many of this user do.
 */
export function createExtractionQueue(
  childScript: string | undefined,
): (userId: string, bytes: Uint8Array) => Promise<CvOutcome> {
  const turns = createTurns(LIMITS);
  return (userId, bytes) => {
    const work = turns.take(userId, () => extractCv(bytes, { childScript }));
    if (work === "full") {
      const message = "Many CVs are being read just now. Please try again.";
      throw new OperationalError(503, "unavailable", message, { retryAfterSeconds: 10 });
    }
    if (work === "too_many_of_one") {
      const message = "Your other CVs are being read just now. Try again when they are done.";
      throw new UserError(429, "rate_limited", message, { retryAfterSeconds: 10 });
    }
    return work;
  };
}
