import {
  askLivePage,
  type LivePageEnd,
  type LivePageLease,
  LIVE_PAGE_CHANNEL,
  lookAtAskedPage,
  notifyLivePage,
  passLivePage,
} from "@sendoff/db/live-view";
import { waitForChange } from "@sendoff/db/listen-notify";
import type { LiveDeps } from "./live-deps.ts";
import type { LivePage } from "./live-page.ts";
import { createLookCalls, type LookCalls } from "./look-calls.ts";
import { mailOwner } from "./owner-mail.ts";
import { INPUT_MS } from "./page-hand.ts";
import { within } from "./within.ts";

/** A wait is looked after by its row; this only ends one whose row nobody could read for a day. */
const LONGEST_WAIT_MS = 86_400_000;
/** So many looks of the worker's own, one after the other, that come to nothing: the portal answers nobody here any more. */
const MOST_FAILED_LOOKS = 5;
const LOOK_AGAIN_MS = 2_000;
const LATE_LOOK_MS = 15_000;

export interface OwnerAsk<T> {
  /** What the portal asks, in a sentence. */
  readonly note: string;
  /** Called when a viewer says that they are done (`isDone`), or the page has left the check by itself. */
  readonly look: (isDone: boolean) => Promise<T | undefined>;
  /** Asked every second where the check stands within a page, which it never leaves: true makes `look` due. */
  readonly hasPassed?: () => Promise<boolean>;
  readonly signal: AbortSignal;
  readonly giveUpDuring: <R>(wait: () => Promise<R>) => Promise<R>;
  /** Called once the page can be seen; false: it is to wait for nobody. */
  readonly onAsk?: () => Promise<boolean>;
}

/** How a wait ends that nobody has passed. `lost`: the page, its browser or this worker is gone, or the portal answers nothing. */
export type UnpassedEnd = Exclude<LivePageEnd, "passed" | "closed">;

export type AskedAnswer<T> =
  | { readonly kind: "passed"; readonly found: T }
  | { readonly kind: UnpassedEnd };

/**
 * Waits in a page until its owner has passed what the portal asks of them, or will not. A page or a browser that dies ends the wait, as
 * do the end of its time, "not now" and a stop, whatever a look or an input is waiting for.
 */
export async function waitForOwner<T>(
  deps: LiveDeps,
  row: LivePageLease,
  live: LivePage,
  {
    note,
    look,
    hasPassed,
    signal,
    giveUpDuring,
    onAsk,
    isBoard,
  }: OwnerAsk<T> & { readonly isBoard: boolean },
): Promise<AskedAnswer<T>> {
  const { db, config } = deps;
  const { lookAgainMs = LOOK_AGAIN_MS, inputMs = INPUT_MS, probeMs } = deps.livePatience ?? {};
  const calls = createLookCalls(live, {
    wake: () => notifyLivePage(db, row.id),
    hasPassed,
    probeMs,
  });
  const end = (as: UnpassedEnd): { readonly kind: UnpassedEnd } => {
    live.announce({ type: "end", as });
    return { kind: as };
  };
  let failures = 0;
  try {
    // Before anybody is told: who comes at once finds a page that takes their hand.
    await live.startAsking(calls.onDone);
    if (!(await askLivePage(db, row, { note, seconds: config.ownerWaitSeconds }))) {
      return { kind: "lost" };
    }
    live.tellSoon();
    if (onAsk !== undefined && !(await onAsk())) return { kind: "stopped" };
    let mailing: Promise<void> | undefined;
    for (;;) {
      const next = await giveUpDuring(() => {
        // A slow database keeps nobody from the slot.
        mailing ??= mailOwner(deps, row, { note, isBoard });
        return watchForOwner(deps, row, calls, signal);
      });
      await mailing;
      signal.throwIfAborted();
      if (next !== "look") return end(next);
      const isDone = calls.take();
      const seen = await lookUnlessOver(deps, row, calls, signal, () =>
        live.whileLooking(() => look(isDone)),
      );
      signal.throwIfAborted();
      if (seen.kind === "over") return end(seen.as);
      if (seen.kind === "failed") {
        if (calls.isGone()) return end("lost");
        deps.logger.warn(
          { err: seen.error },
          "a page could not be looked at; its owner is waited for",
        );
        if (!isDone) failures += 1;
        if (failures >= MOST_FAILED_LOOKS) return end("lost");
        calls.callAgain(lookAgainMs * Math.max(1, failures));
      } else {
        failures = 0;
        if (seen.found !== undefined) {
          // Before anything else goes on in the page.
          await live.stopAsking();
          await passLivePage(db, row);
          live.announce({ type: "end", as: "passed" });
          return { kind: "passed", found: seen.found };
        }
      }
      if (isDone) live.announce({ type: "notice", notice: "still_asked" });
    }
  } finally {
    calls.stop();
    const stopped = live.stopAsking().catch(() => undefined);
    // A page that answers nothing any more is let go of as it is; of one that is gone there is nothing to wait for.
    if (!calls.isGone()) await within(stopped, 2 * inputMs);
  }
}

type Seen<T> =
  | { readonly kind: "seen"; readonly found: T | undefined }
  | { readonly kind: "failed"; readonly error: unknown }
  | { readonly kind: "over"; readonly as: UnpassedEnd };

/** What a look comes to; or how the wait ends while it is under way. A look that never returns is left to itself then. */
async function lookUnlessOver<T>(
  deps: LiveDeps,
  row: LivePageLease,
  calls: LookCalls,
  signal: AbortSignal,
  look: () => Promise<T | undefined>,
): Promise<Seen<T>> {
  const looked: Promise<Seen<T>> = look().then(
    (found) => ({ kind: "seen", found }),
    (error: unknown) => ({ kind: "failed", error }),
  );
  const isLooked = new AbortController();
  void looked.then(() => isLooked.abort());
  const untilOver = async (): Promise<Seen<T>> => {
    const noLook = { ...calls, isDue: () => false };
    const either = AbortSignal.any([signal, isLooked.signal]);
    const next = await watchForOwner(deps, row, noLook, either);
    if (next === "look") return looked;
    if (next === "time_over") {
      const late = await within(looked, deps.livePatience?.lateLookMs ?? LATE_LOOK_MS);
      if (late !== undefined) return late;
    }
    return { kind: "over", as: next };
  };
  return Promise.race([looked, untilOver()]);
}

/** What comes first: something to look at, or the end of the wait. */
async function watchForOwner(
  { db, listener, stopping, logger }: LiveDeps,
  row: LivePageLease,
  calls: Pick<LookCalls, "isDue" | "isGone" | "gone">,
  signal: AbortSignal,
): Promise<"look" | UnpassedEnd> {
  const next = await waitForChange(
    listener,
    LIVE_PAGE_CHANNEL,
    row.id,
    async () => {
      if (calls.isGone()) return "lost" as const;
      if (calls.isDue()) return "look" as const;
      const found = await lookAtAskedPage(db, row).catch((error: unknown) => {
        // The next look may be answered again; how long that is waited for is the lease's matter.
        logger.debug({ err: error }, "a page that waits for its owner could not be looked up");
        return "unknown" as const;
      });
      if (found === "unknown") return undefined;
      if (found === undefined) return "lost" as const;
      if (found.endedAs === "passed" || found.endedAs === "closed") return "lost" as const;
      if (found.endedAs !== null) return found.endedAs;
      return found.secondsLeft > 0 ? undefined : ("time_over" as const);
    },
    { timeoutMs: LONGEST_WAIT_MS, signal: AbortSignal.any([signal, stopping, calls.gone]) },
  );
  return next ?? "lost";
}
