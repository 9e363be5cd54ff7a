import { UserError } from "@sendoff/kit/errors";

/**
 * Does each user's calls of a kind one after the other: they would wait for the same row anyway, and each of them would hold a
 * database connection meanwhile. Rejects with UserError 429 where more than `mostWaiting` of one user wait.
 */
export function createPerUserMutex(
  mostWaiting: number,
): <T>(userId: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, { last: Promise<unknown>; length: number }>();
  return async (userId, work) => {
    const queue = queues.get(userId) ?? { last: Promise.resolve(), length: 0 };
    if (queue.length > mostWaiting) {
      const message = "Your other changes are being saved just now. Try again in a moment.";
      throw new UserError(429, "rate_limited", message, { retryAfterSeconds: 1 });
    }
    queues.set(userId, queue);
    queue.length += 1;
    const done = queue.last.then(work);
    queue.last = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      queue.length -= 1;
      if (queue.length === 0) queues.delete(userId);
    }
  };
}
