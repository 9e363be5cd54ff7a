import { freemem } from "node:os";

// Measured on the sandbox: a context with an open form takes 120 to 180 MB of Chromium's memory.
const BYTES_PER_SLOT = 250 * 1024 * 1024;
const BYTES_KEPT_FREE = 1024 * 1024 * 1024;
const MOST = 16;

/** How many browser contexts this machine's free memory carries, 1 to 16. */
export function slotsByMemory(freeBytes = freemem()): number {
  return Math.max(1, Math.min(MOST, Math.floor((freeBytes - BYTES_KEPT_FREE) / BYTES_PER_SLOT)));
}

// Sign-ins come in crowds when a mail goes out: they may have half of the slots, so that applying goes on.
const LOGIN_SHARE = 0.5;
// A page that waits for its user's code does nothing but take memory, of which a gigabyte is kept free.
const LEAST_RESTING = 2;

/**
 * Gives up the slot while `wait` runs, and takes one again at once when it is over, even if none is free. The page stays open meanwhile.
 *
 * - "code": the user is asked for a code. Only so many pages may stay open this way; beyond that `leavePage` closes this one first, or, if
 *   there is no `leavePage`, the slot is kept.
 * - "owner": the account's owner is asked to pass a check. Whoever asks limits how many such pages are open (OWNER_PAGES).
 */
export type GiveUpDuring = <T>(
  wait: () => Promise<T>,
  forWhat?: "code" | "owner",
  leavePage?: () => Promise<void>,
) => Promise<T>;

/** The worker's places for browser contexts: whoever opens one holds a slot for as long. */
export interface Slots {
  readonly size: number;
  /** Places that applying may take now; none while a sign-in waits for one. */
  readonly free: () => number;
  /** Places that are taken; for seconds more than there are, when somebody comes back from a wait. */
  readonly busy: () => number;
  /** Does `work` in a slot. Undefined, and nothing is done, when none is free. */
  readonly tryApplying: (
    work: (giveUpDuring: GiveUpDuring) => Promise<void>,
  ) => Promise<void> | undefined;
  /**
   * Does `work` once a slot and the sign-ins' share of them allow it; in the order of asking. While it waits for a person it
   * does so in `giveUpDuring`, and others have the slot.
   */
  readonly signIn: (work: (giveUpDuring: GiveUpDuring) => Promise<void>) => Promise<void>;
  /** A person waits for a slot that applying holds: the next to end its turn gives its slot up. */
  readonly isSignInWaiting: () => boolean;
}

/** `size` slots. Sign-ins get at most half of them, though always one. */
export function createSlots(size: number): Slots {
  const share = Math.max(1, Math.floor(size * LOGIN_SHARE));
  const waiting: (() => void)[] = [];
  let busy = 0;
  let signingIn = 0;
  let resting = 0;
  const isSignInWaiting = (): boolean => waiting.length > 0 && signingIn < share;
  const admit = (): void => {
    while (busy < size && isSignInWaiting()) {
      busy += 1;
      signingIn += 1;
      waiting.shift()?.();
    }
  };
  const free = (): number => (isSignInWaiting() ? 0 : Math.max(0, size - busy));
  const giveUpIn =
    (isSignIn: boolean): GiveUpDuring =>
    async (wait, forWhat = "code", leavePage) => {
      const isCrowded = forWhat === "code" && resting >= Math.max(LEAST_RESTING, share);
      if (isCrowded && leavePage === undefined) return wait();
      const isCounted = forWhat === "code" && !isCrowded;
      if (isCounted) resting += 1;
      if (isCrowded) await leavePage?.();
      busy -= 1;
      if (isSignIn) signingIn -= 1;
      admit();
      try {
        return await wait();
      } finally {
        // At once, even beyond `size` for the seconds that are left: a code, or a passed check, is good for a short time only.
        if (isCounted) resting -= 1;
        busy += 1;
        if (isSignIn) signingIn += 1;
      }
    };
  return {
    size,
    free,
    busy: () => busy,
    isSignInWaiting,
    tryApplying(work) {
      if (free() === 0) return undefined;
      busy += 1;
      return work(giveUpIn(false)).finally(() => {
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
        await work(giveUpIn(true));
      } finally {
        busy -= 1;
        signingIn -= 1;
        admit();
      }
    },
  };
}
