import { UserError } from "@sendoff/kit/errors";

/** More than a browser has under way at a time, and few enough that everybody else's calls come in between. */
const AT_ONCE = 8;
const MOST_WAITING = 50;

interface UserCalls {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Lets so many calls of one user be worked on at the same time; further ones wait in a queue of that user's own, so that a hundred at once
 * are in nobody else's way. Resolves with what ends a call, which may be called any number of times. Rejects with UserError 429 where
 * very many of one user wait.
 */
export function createUserConcurrencyLimiter(): (userId: string) => Promise<() => void> {
  const users = new Map<string, UserCalls>();
  return async (userId) => {
    const own = users.get(userId) ?? { running: 0, waiting: [] };
    users.set(userId, own);
    if (own.waiting.length >= MOST_WAITING) {
      const message = "Too many requests at once. Please wait a moment.";
      throw new UserError(429, "rate_limited", message, { retryAfterSeconds: 1 });
    }
    if (own.running < AT_ONCE) own.running += 1;
    else {
      const turn = Promise.withResolvers<void>();
      own.waiting.push(turn.resolve);
      await turn.promise;
    }
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      const next = own.waiting.shift();
      // Whoever is next takes the place over.
      if (next !== undefined) next();
      else {
        own.running -= 1;
        if (own.running === 0) users.delete(userId);
      }
    };
  };
}
