import { freemem } from "node:os";

// Measured on the sandbox: a context with an open form takes 120 to 180 MB of Chromium's memory.
const BYTES_PER_SLOT = 250 * 1024 * 1024;
const BYTES_KEPT_FREE = 1024 * 1024 * 1024;
const MOST = 16;

/** How many browser contexts this machine's free memory carries, 1 to 16. */
export function slotsByMemory(freeBytes = freemem()): number {
  return Math.max(1, Math.min(MOST, Math.floor((freeBytes - BYTES_KEPT_FREE) / BYTES_PER_SLOT)));
}

// Sign-ins that wait for a code hold a page for minutes: they may have half of the slots, so that applying goes on.
const LOGIN_SHARE = 0.5;

/** The worker's places for browser contexts: whoever opens one holds a slot for as long. */
export interface Slots {
  readonly size: number;
  /** Places that applying may take now; none while a sign-in waits for one. */
  readonly free: () => number;
  /** Does `work` in a slot. Undefined, and nothing is done, when none is free. */
  readonly tryApplying: (work: () => Promise<void>) => Promise<void> | undefined;
  /** Does `work` once a slot and the sign-ins' share of them allow it; in the order of asking. */
  readonly signIn: (work: () => Promise<void>) => Promise<void>;
  /** A person waits for a slot that applying holds: the next to end its stay gives its slot up. */
  readonly isSignInWaiting: () => boolean;
}

/** `size` slots. Sign-ins get at most half of them, though always one. */
export function createSlots(size: number): Slots {
  const share = Math.max(1, Math.floor(size * LOGIN_SHARE));
  const waiting: (() => void)[] = [];
  let busy = 0;
  let signingIn = 0;
  const isSignInWaiting = (): boolean => waiting.length > 0 && signingIn < share;
  const admit = (): void => {
    while (busy < size && isSignInWaiting()) {
      busy += 1;
      signingIn += 1;
      waiting.shift()?.();
    }
  };
  const free = (): number => (isSignInWaiting() ? 0 : size - busy);
  return {
    size,
    free,
    isSignInWaiting,
    tryApplying(work) {
      if (free() === 0) return undefined;
      busy += 1;
      return work().finally(() => {
        busy -= 1;
        admit();
      });
    },
    async signIn(work) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        admit();
      });
      try {
        await work();
      } finally {
        busy -= 1;
        signingIn -= 1;
        admit();
      }
    },
  };
}
