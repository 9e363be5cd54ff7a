import {
  askLivePage,
  endLivePage,
  extendLivePage,
  keepLiveControl,
  type LaneLease,
  type LivePageEnd,
  type LivePageLease,
  lookAtAskedPage,
  notifyLivePage,
  openLivePage,
  passLivePage,
  releaseLiveControl,
  takeLiveControl,
  waitForChange,
  LIVE_PAGE_CHANNEL,
} from "@sendoff/db";
import type { PortalDriver } from "@sendoff/portals";
import type { Page } from "playwright-core";
import type { LiveDeps } from "./live-deps.ts";
import { LivePage } from "./live-page.ts";
import { mailOwner } from "./owner-mail.ts";

/** Whoever holds pointer and keys and is not heard of loses them after this. */
const CONTROL_SECONDS = 15;
/** The countdown's "five minutes more", and how many times the first wait it can come to. */
const MORE_SECONDS = 300;
const MOST_WAITS = 3;
/** How often a check within a page is looked at. */
const ASK_MS = 1_000;
/** A wait is looked after by its row; this only ends one whose row nobody could read for a day. */
const LONGEST_WAIT_MS = 86_400_000;

/** A page that a worker holds, open to its owner's eyes. */
export interface HeldPage {
  /**
   * Waits until the account's owner has passed what the portal asks of them. `look` says whether the portal lets us through, with
   * whatever it found; undefined where it still asks. Everybody else has this page's slot meanwhile.
   */
  readonly ask: <T>(ask: OwnerAsk<T>) => Promise<OwnerAnswer<T>>;
  /** The page is about to be closed. */
  readonly close: () => Promise<void>;
}

interface OwnerAsk<T> {
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

export type OwnerAnswer<T> =
  | { readonly kind: "passed"; readonly found: T }
  | { readonly kind: Exclude<LivePageEnd, "passed" | "closed"> }
  /** Nobody is asked: it is switched off, or as many pages wait here as this worker has room for. */
  | { readonly kind: "not_asked" };

/** All pages of this worker that their owners may see. */
export interface LivePages {
  readonly find: (id: string) => LivePage | undefined;
  /** Notes a page on a lane. A database that does not answer costs the live view, not the stay. */
  readonly open: (page: Page, opened: OpenedPage) => Promise<HeldPage>;
}

interface OpenedPage {
  readonly driver: PortalDriver;
  readonly lease: LaneLease;
  readonly runId?: string | undefined;
  readonly loginId?: string | undefined;
}

/** `workerUrl` is where apis reach this worker's socket. */
export function createLivePages(deps: LiveDeps, workerUrl: () => string): LivePages {
  const pages = new Map<string, LivePage>();
  let waiting = 0;
  return {
    find: (id) => pages.get(id),
    async open(page, { driver, lease, runId, loginId }) {
      const row = await openLivePage(deps.db, lease, {
        workerUrl: workerUrl(),
        ...(runId === undefined ? {} : { runId }),
        ...(loginId === undefined ? {} : { loginId }),
      }).catch((error: unknown) => {
        deps.logger.warn({ err: error }, "a page cannot be shown live");
        return undefined;
      });
      if (row === undefined) return NOT_SHOWN;
      const hosts = { hosts: driver.manifest.hosts, baseUrl: deps.baseUrlOf(driver) };
      const live = new LivePage(page, hosts, ledgerOf(deps, row), deps.steered);
      pages.set(row.id, live);
      let end: LivePageEnd = "closed";
      return {
        async ask(ask) {
          const { ownerWaitSeconds, ownerPages } = deps.config;
          if (ownerWaitSeconds === 0 || waiting >= ownerPages) return { kind: "not_asked" };
          waiting += 1;
          try {
            const answer = await askOwner(deps, row, live, ask);
            if (answer.kind !== "passed" && answer.kind !== "not_asked") end = answer.kind;
            return answer;
          } finally {
            waiting -= 1;
          }
        },
        async close() {
          pages.delete(row.id);
          live.close();
          await endLivePage(deps.db, row, end).catch(() => undefined);
        },
      };
    },
  };
}

const NOT_SHOWN: HeldPage = {
  ask: () => Promise.resolve({ kind: "not_asked" }),
  close: () => Promise.resolve(),
};

function ledgerOf({ db, config }: LiveDeps, row: LivePageLease) {
  return {
    take: (viewer: string, isTakeOver: boolean) =>
      takeLiveControl(db, row, { viewer, seconds: CONTROL_SECONDS, isTakeOver }),
    keep: (viewer: string) => keepLiveControl(db, row, viewer, CONTROL_SECONDS),
    release: (viewer: string) => releaseLiveControl(db, row, viewer),
    extend: async () => {
      const before = await lookAtAskedPage(db, row);
      const mostSeconds = config.ownerWaitSeconds * MOST_WAITS;
      await extendLivePage(db, row, { seconds: MORE_SECONDS, mostSeconds });
      const after = await lookAtAskedPage(db, row);
      return (after?.secondsLeft ?? 0) > (before?.secondsLeft ?? 0);
    },
    secondsLeft: async () => (await lookAtAskedPage(db, row))?.secondsLeft ?? 0,
  };
}

async function askOwner<T>(
  deps: LiveDeps,
  row: LivePageLease,
  live: LivePage,
  { note, look, hasPassed, signal, giveUpDuring, onAsk }: OwnerAsk<T>,
): Promise<OwnerAnswer<T>> {
  const { db, config } = deps;
  const calls = createLookCalls(live, () => notifyLivePage(db, row.id), hasPassed);
  try {
    // Before anybody is told: who comes at once finds a page that takes their hand.
    await live.startAsking(calls.onDone);
    if (!(await askLivePage(db, row, { note, seconds: config.ownerWaitSeconds }))) {
      return { kind: "lost" };
    }
    live.tellSoon();
    if (onAsk !== undefined && !(await onAsk())) return { kind: "stopped" };
    await mailOwner(deps, row, note);
    for (;;) {
      const next = await giveUpDuring(() => waitForOwner(deps, row, calls.isDue, signal));
      signal.throwIfAborted();
      if (next !== "look") {
        live.announce({ type: "end", as: next });
        return { kind: next };
      }
      const isDone = calls.take();
      const found = await live.whileLooking(() => look(isDone));
      if (found !== undefined) {
        // Before anything else goes on in the page.
        await live.stopAsking();
        await passLivePage(db, row);
        live.announce({ type: "end", as: "passed" });
        return { kind: "passed", found };
      }
      if (isDone) live.announce({ type: "notice", notice: "still_asked" });
    }
  } finally {
    calls.stop();
    await live.stopAsking().catch(() => undefined);
  }
}

/** When to look: a viewer has said so, the page has gone elsewhere by itself, or what stood in it has passed. */
function createLookCalls(
  live: LivePage,
  wake: () => Promise<void>,
  hasPassed: OwnerAsk<unknown>["hasPassed"],
) {
  let due: "done" | "moved" | undefined;
  const pathOf = (): string => URL.parse(live.page.url())?.pathname ?? "";
  let askedAt = pathOf();
  const onNavigated = (): void => {
    // Another try at the same check is no way out of it.
    if (pathOf() === askedAt) return;
    askedAt = pathOf();
    due ??= "moved";
    void wake().catch(() => undefined);
  };
  live.page.on("domcontentloaded", onNavigated);
  let isAsking = false;
  const askWhetherPassed = async (): Promise<void> => {
    if (isAsking || due !== undefined) return;
    isAsking = true;
    // A page that is on its way elsewhere says nothing: the next second asks again.
    const isOver = await hasPassed?.().catch(() => false);
    isAsking = false;
    if (isOver !== true) return;
    due ??= "moved";
    await wake().catch(() => undefined);
  };
  const asking =
    hasPassed === undefined ? undefined : setInterval(() => void askWhetherPassed(), ASK_MS);
  return {
    onDone: (): void => {
      due = "done";
      void wake().catch(() => undefined);
    },
    isDue: (): boolean => due !== undefined,
    take: (): boolean => {
      const isDone = due === "done";
      due = undefined;
      return isDone;
    },
    stop: (): void => {
      clearInterval(asking);
      live.page.off("domcontentloaded", onNavigated);
    },
  };
}

/** What comes first: something to look at, or the end of the wait. */
async function waitForOwner(
  { db, listener, stopping, logger }: LiveDeps,
  row: LivePageLease,
  isLookDue: () => boolean,
  signal: AbortSignal,
): Promise<"look" | Exclude<LivePageEnd, "passed" | "closed">> {
  const next = await waitForChange(
    listener,
    LIVE_PAGE_CHANNEL,
    row.id,
    async () => {
      if (isLookDue()) return "look" as const;
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
    { timeoutMs: LONGEST_WAIT_MS, signal: AbortSignal.any([signal, stopping]) },
  );
  return next ?? "lost";
}
