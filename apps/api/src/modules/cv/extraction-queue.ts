import { type CvOutcome, extractCv } from "@sendoff/cv";
import { OperationalError } from "@sendoff/kit";

/** Each extraction is a child process of up to 512 MB: this many at once, this many waiting. */
const MAX_RUNNING = 2;
const MAX_WAITING = 30;

/**
 * Extracts with bounded concurrency, in processes that run the given script (undefined: the sources). Throws
 * OperationalError 503 when too many wait already.
 */
export function createExtractionQueue(
  childScript: string | undefined,
): (bytes: Uint8Array) => Promise<CvOutcome> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (bytes) => {
    if (running >= MAX_RUNNING) {
      if (waiting.length >= MAX_WAITING) {
        const message = "Many CVs are being read just now. Please try again.";
        throw new OperationalError(503, "unavailable", message, { retryAfterSeconds: 10 });
      }
      // The one who ends hands its place on, so `running` does not change.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await extractCv(bytes, { childScript });
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
