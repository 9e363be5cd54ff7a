import { type LaneLease } from "@sendoff/db/applying";
import {
  endLivePage,
  extendLivePage,
  keepLiveControl,
  type LivePageEnd,
  type LivePageLease,
  leaveAskedPage,
  lookAtAskedPage,
  openLivePage,
  releaseLiveControl,
  takeLiveControl,
} from "@sendoff/db/live-view";
import type { PortalDriver } from "@sendoff/portals/driver";
import type { Page } from "playwright-core";
import type { LiveDeps } from "./live-deps.ts";
import { LivePage } from "./live-page.ts";
import { type AskedAnswer, waitForOwner, type OwnerAsk } from "./owner-wait.ts";

/** Whoever holds pointer and keys and is not heard of loses them after this. */
const CONTROL_SECONDS = 15;
/** The countdown's "five minutes more", and how many times the first wait it can come to. */
const MORE_SECONDS = 300;
const MOST_WAITS = 3;

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

export type OwnerAnswer<T> =
  | AskedAnswer<T>
  /** Nobody is asked: it is switched off. */
  | { readonly kind: "not_asked" }
  /** Nobody can be asked just now: as many pages wait here as this worker has room for, or the page could not be noted. */
  | { readonly kind: "no_room" };

/** All pages of this worker that their owners may see. */
export interface LivePages {
  readonly find: (id: string) => LivePage | undefined;
  /** Notes a page on a lane. A database that does not answer costs the live view, not the turn. */
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
      if (row === undefined) return notShown(deps);
      const hosts = { hosts: driver.manifest.hosts, baseUrl: deps.baseUrlOf(driver) };
      const live = new LivePage(page, hosts, ledgerOf(deps, row), {
        steered: deps.steered,
        inputMs: deps.livePatience?.inputMs,
      });
      pages.set(row.id, live);
      const isBoard = driver.manifest.signIn === "none";
      let end: LivePageEnd = "closed";
      return {
        async ask(ask) {
          const { ownerWaitSeconds, ownerPages } = deps.config;
          if (ownerWaitSeconds === 0) return { kind: "not_asked" };
          if (waiting >= ownerPages) return { kind: "no_room" };
          waiting += 1;
          // What breaks off is told as lost.
          end = "lost";
          try {
            const answer = await waitForOwner(deps, row, live, { ...ask, isBoard });
            end = answer.kind === "passed" ? "closed" : answer.kind;
            // The turn may go on in the page without its owner.
            if (end !== "closed" && end !== "lost") await leaveAskedPage(deps.db, row);
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

const notShown = ({ config }: LiveDeps): HeldPage => ({
  ask: () => Promise.resolve({ kind: config.ownerWaitSeconds === 0 ? "not_asked" : "no_room" }),
  close: () => Promise.resolve(),
});

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
