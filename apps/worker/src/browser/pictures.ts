import type { PictureKind } from "@sendoff/contract/run";
import type { Db } from "@sendoff/db/client";
import { type ApplicationLease, recordPicture } from "@sendoff/db/applying";
import { createId } from "@sendoff/kit/ids";
import type { Logger } from "@sendoff/kit/logger";
import type { Storage } from "@sendoff/kit/storage";
import type { CDPSession, Page } from "playwright-core";
import type { SteeredPages } from "./steered-pages.ts";

// A screenshot that does not come is given up: it never holds up or fails an application (RELIABILITY 5).
const SCREENSHOT_TIMEOUT_MS = 5_000;
const JPEG_QUALITY = 65;

/** What became of a picture. `lost`: another worker has the application, the file is removed and the caller is to stop. */
export type PictureEnd = "stored" | "failed" | "lost";

export interface Photographer {
  /**
   * Takes the picture now; storing goes on in the background, to be awaited as `stored`. Neither ever rejects. None is taken of what
   * the page's owner may have typed into, and none of a problem in a page that their hand was ever in.
   */
  readonly take: (
    page: Page,
    lease: Pick<ApplicationLease, "id" | "fence">,
    kind: PictureKind,
  ) => Promise<{ readonly stored: Promise<PictureEnd> }>;
  /** A small picture of the page for somebody who watches; its storage key, or undefined when it shows a password field or what its owner typed. */
  readonly takeLive: (page: Page, runId: string) => Promise<string | undefined>;
  /** This worker's stay on a run is over: its last two live pictures stay with the run. */
  readonly leaveLive: (runId: string) => void;
  /** The run is over: nobody looks at live pictures of it any more. Never rejects; housekeeping finds what is left. */
  readonly removeLive: (runId: string) => Promise<void>;
}

/** Pictures as evidence, kept in `storage` and noted in the database. */
export function createPhotographer(options: {
  readonly db: Db;
  readonly storage: Storage;
  readonly logger: Logger;
  readonly steered: SteeredPages;
}): Photographer {
  const { db, storage, logger, steered } = options;
  /** By run: the picture that is shown and the one before, which a browser may just be loading. */
  const live = new Map<string, string[]>();
  const forgetOlder = async (runId: string, newest: string): Promise<void> => {
    const keys = [...(live.get(runId) ?? []), newest];
    for (const key of keys.slice(0, -2)) await storage.remove(key);
    live.set(runId, keys.slice(-2));
  };
  return {
    async take(page, lease, kind) {
      const applicationId = lease.id;
      const isPrivate = kind === "problem" ? steered.was(page) : steered.isShown(page);
      if (isPrivate) return { stored: Promise.resolve("failed") };
      const taken = await takeWithSize(page).catch((error: unknown) => {
        logger.warn({ applicationId, kind, err: error }, "no picture could be taken");
        return undefined;
      });
      if (taken === undefined) return { stored: Promise.resolve("failed") };
      const storageKey = `pictures/${applicationId}/${createId()}.jpg`;
      const store = async (): Promise<PictureEnd> => {
        try {
          await storage.put(storageKey, taken.bytes);
          const isKept = await recordPicture(db, lease, { kind, storageKey, ...taken.size });
          if (isKept) return "stored";
          await storage.remove(storageKey);
          return "lost";
        } catch (error) {
          logger.warn({ applicationId, kind, err: error }, "a picture could not be stored");
          return "failed";
        }
      };
      return { stored: store() };
    },
    async takeLive(page, runId) {
      try {
        if (steered.isShown(page)) return undefined;
        if ((await page.locator("input[type=password]:visible").count()) > 0) return undefined;
        const storageKey = `${liveFolder(runId)}/${createId()}.jpg`;
        await storage.put(storageKey, await shoot(page, 45));
        await forgetOlder(runId, storageKey);
        return storageKey;
      } catch (error) {
        logger.debug({ runId, err: error }, "no live picture");
        return undefined;
      }
    },
    leaveLive: (runId) => void live.delete(runId),
    async removeLive(runId) {
      live.delete(runId);
      await storage
        .removeBelow(liveFolder(runId))
        .catch((error: unknown) =>
          logger.warn({ runId, err: error }, "live pictures were not removed"),
        );
    },
  };
}

/** Where the live pictures of all runs lie, each run's in a folder of its own. */
export const LIVE_PICTURES = "live";

function liveFolder(runId: string): string {
  return `${LIVE_PICTURES}/${runId}`;
}

async function takeWithSize(page: Page) {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  return { size, bytes: await shoot(page, JPEG_QUALITY) };
}

/** The connection of each page that pictures were taken of. */
const connections = new WeakMap<Page, Promise<CDPSession>>();

/**
 * What the page's window shows, as the browser itself draws it: the library's own way looks into every frame before and after, which costs
 * several times the picture. Rejects when none has come in time.
 */
async function shoot(page: Page, quality: number): Promise<Buffer> {
  const connected = connections.get(page) ?? page.context().newCDPSession(page);
  connections.set(page, connected);
  connected.catch(() => connections.delete(page));
  const taken = connected.then((cdp) =>
    cdp.send("Page.captureScreenshot", { format: "jpeg", quality, captureBeyondViewport: false }),
  );
  // Whoever loses the race may still reject; nobody is left to hear it.
  taken.catch(() => undefined);
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error("The browser took no picture in time")),
    SCREENSHOT_TIMEOUT_MS,
  );
  try {
    return Buffer.from((await Promise.race([taken, late])).data, "base64");
  } finally {
    clearTimeout(timer);
  }
}
