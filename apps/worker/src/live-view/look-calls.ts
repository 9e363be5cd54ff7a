import type { LivePage } from "./live-page.ts";
import { within } from "./within.ts";

/** How often a check within a page is looked at. */
const ASK_MS = 1_000;
/** How often the browser is asked whether it is still there. */
const PROBE_MS = 10_000;
/** It may take so many times as long to answer. */
const ANSWER_PROBES = 3;

/** When to look at a page that waits for its owner, and whether there is a page at all. */
export interface LookCalls {
  /** A viewer says that they are done. */
  readonly onDone: () => void;
  readonly isDue: () => boolean;
  /** The look begins; returns whether a viewer asked for it. */
  readonly take: () => boolean;
  /** The look came to nothing: another is due after so long. */
  readonly callAgain: (ms: number) => void;
  /** The page has died, or its browser, or the line to it. */
  readonly isGone: () => boolean;
  /** Aborted at that moment. */
  readonly gone: AbortSignal;
  readonly stop: () => void;
}

/** A look is due when a viewer has said so, the page has gone elsewhere by itself, or what stood in it has passed. `wake` is called then. */
export function createLookCalls(
  live: Pick<LivePage, "page" | "answer">,
  options: {
    readonly wake: () => Promise<void>;
    readonly hasPassed: (() => Promise<boolean>) | undefined;
    readonly probeMs: number | undefined;
  },
): LookCalls {
  const { page } = live;
  const { wake, hasPassed, probeMs = PROBE_MS } = options;
  let due: "done" | "moved" | undefined;
  const call = (why: "done" | "moved"): void => {
    due = why === "done" ? why : (due ?? why);
    void wake().catch(() => undefined);
  };
  const pathOf = (): string => URL.parse(page.url())?.pathname ?? "";
  let askedAt = pathOf();
  const onNavigated = (): void => {
    // Another try at the same check is no way out of it.
    if (pathOf() === askedAt) return;
    askedAt = pathOf();
    call("moved");
  };
  let isAsking = false;
  const askWhetherPassed = async (): Promise<void> => {
    if (isAsking || due !== undefined) return;
    isAsking = true;
    // A page that is on its way elsewhere says nothing: the next second asks again.
    const isOver = await hasPassed?.().catch(() => false);
    isAsking = false;
    if (isOver === true) call("moved");
  };
  const asking =
    hasPassed === undefined ? undefined : setInterval(() => void askWhetherPassed(), ASK_MS);
  let again: NodeJS.Timeout | undefined;
  const death = watchForDeath(live, probeMs);
  page.on("domcontentloaded", onNavigated);
  return {
    onDone: () => call("done"),
    isDue: () => due !== undefined,
    take() {
      const isDone = due === "done";
      due = undefined;
      clearTimeout(again);
      return isDone;
    },
    callAgain(ms) {
      again = setTimeout(() => call("moved"), ms);
    },
    isGone: () => death.gone.aborted,
    gone: death.gone,
    stop() {
      clearInterval(asking);
      clearTimeout(again);
      page.off("domcontentloaded", onNavigated);
      death.stop();
    },
  };
}

/** Notices that a page has been closed or has crashed, that its browser has ended, or that a browser elsewhere answers no more. */
function watchForDeath(
  { page, answer }: Pick<LivePage, "page" | "answer">,
  probeMs: number,
): { readonly gone: AbortSignal; readonly stop: () => void } {
  const death = new AbortController();
  const onGone = (): void => death.abort();
  const browser = page.context().browser();
  page.on("close", onGone);
  page.on("crash", onGone);
  browser?.on("disconnected", onGone);
  if (page.isClosed() || browser?.isConnected() === false) onGone();
  // A line that broke without a word tells nothing of itself.
  const probing = setInterval(() => {
    // Whatever it says, it is there.
    const answered = answer().then(
      () => true,
      () => true,
    );
    void within(answered, probeMs * ANSWER_PROBES).then((isThere) => {
      if (isThere !== true) onGone();
    });
  }, probeMs);
  return {
    gone: death.signal,
    stop() {
      clearInterval(probing);
      page.off("close", onGone);
      page.off("crash", onGone);
      browser?.off("disconnected", onGone);
    },
  };
}
