import { UserError } from "@sendoff/kit/errors";

/** More than a browser has under way at a time, and few enough that everybody else's calls come in between. */
const AT_ONCE = 8;
const MOST_WAITING = 50;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Lets so many calls of one user be worked on at the same time; further ones wait in that user's own line, so that a hundred at once
 * are in nobody else's way. Resolves with what ends a call, which may be called any number of times. Rejects with UserError 429 where
 * very many of one user wait.
 */
export function createLines(): (userId: string) => Promise<() => void> {
  const lines = new Map<string, Line>();
  return async (userId) => {
    const line = lines.get(userId) ?? { running: 0, waiting: [] };
    lines.set(userId, line);
    if (line.waiting.length >= MOST_WAITING) {
      const message = "Too many requests at once. Please wait a moment.";
      throw new UserError(429, "rate_limited", message, { retryAfterSeconds: 1 });
    }
    if (line.running < AT_ONCE) line.running += 1;
    else {
      const turn = Promise.withResolvers<void>();
      line.waiting.push(turn.resolve);
      await turn.promise;
    }
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      const next = line.waiting.shift();
      // Whoever is next takes the place over.
      if (next !== undefined) next();
      else {
        line.running -= 1;
        if (line.running === 0) lines.delete(userId);
      }
    };
  };
}
