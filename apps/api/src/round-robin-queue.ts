export interface QueueLimits {
  readonly running: number;
  readonly waiting: number;
  readonly waitingOfOne: number;
}

/** Work of many users over few places: the user who was served longest ago is next, whoever has asked most. */
export interface RoundRobinQueue {
  /** Does the work when its turn comes. Nothing is done where too much waits, of all users or of this one. */
  readonly take: <T>(
    userId: string,
    work: () => Promise<T>,
  ) => Promise<T> | "full" | "too_many_of_one";
}

export function createRoundRobinQueue(limits: QueueLimits): RoundRobinQueue {
  // In the order of being served: a map keeps its keys in the order in which they came.
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  const countWaiting = (): number =>
    [...waiting.values()].reduce((sum, each) => sum + each.length, 0);

  const beginNext = (): void => {
    for (const [userId, turns] of waiting) {
      if (running >= limits.running) return;
      const next = turns.shift();
      waiting.delete(userId);
      // To the end: everybody else comes first.
      if (turns.length > 0) waiting.set(userId, turns);
      if (next === undefined) continue;
      running += 1;
      next();
    }
  };

  return {
    take(userId, work) {
      const own = waiting.get(userId) ?? [];
      if (running >= limits.running) {
        if (own.length >= limits.waitingOfOne) return "too_many_of_one";
        if (countWaiting() >= limits.waiting) return "full";
      }
      const turn = Promise.withResolvers<void>();
      waiting.set(userId, [...own, turn.resolve]);
      const done = turn.promise.then(work).finally(() => {
        running -= 1;
        beginNext();
      });
      beginNext();
      return done;
    },
  };
}
