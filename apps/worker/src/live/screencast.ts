import type { CDPSession, Page } from "playwright-core";

/** A picture of the page as Chromium drew it. */
export interface Frame {
  readonly number: number;
  /** The page's size in CSS pixels, which places in it are measured by. */
  readonly width: number;
  readonly height: number;
  readonly jpeg: Buffer;
}

const JPEG_QUALITY = 60;
/** Between two frames: more than five a second follow a page, and each one costs; a hand wants to see at once what it does. */
const WATCH_INTERVAL_MS = 180;
const STEER_INTERVAL_MS = 40;
const MOST_PIXELS = 1600;

/**
 * What fills in a password is covered while somebody only watches: a page's own "show password" would lay it open. An inspector's
 * style sheet, which no script of the page sees among its own.
 */
const COVER = `input[type=password],input[autocomplete~=current-password],input[autocomplete~=new-password],
input[name*=passw i],input[id*=passw i],input[data-secret]{-webkit-text-fill-color:transparent!important;
text-shadow:none!important;background-image:repeating-linear-gradient(45deg,#5c6a70 0 6px,#74838a 6px 12px)!important}`;

export interface Screencast {
  /** Starts, or takes another width or pace. */
  readonly show: (wish: { readonly pixels: number; readonly isSteered: boolean }) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Chromium's own screencast of one page. Costs nothing until it is shown. `onFrame` must not throw. */
export function createScreencast(
  page: Page,
  cdp: CDPSession,
  onFrame: (frame: Frame) => void,
): Screencast {
  let number = 0;
  let shown: { pixels: number; isSteered: boolean } | undefined;
  const cover = createCover(cdp);
  let lastAckMs = 0;

  cdp.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    const { deviceWidth, deviceHeight } = metadata;
    if (shown !== undefined && cover.isOn()) {
      number += 1;
      const size = page.viewportSize() ?? { width: deviceWidth, height: deviceHeight };
      onFrame({ number, ...size, jpeg: Buffer.from(data, "base64") });
    }
    // Chromium draws no further ahead than what was taken: this is the pace.
    const interval = shown?.isSteered === true ? STEER_INTERVAL_MS : WATCH_INTERVAL_MS;
    const waitMs = Math.max(0, lastAckMs + interval - performance.now());
    lastAckMs = performance.now() + waitMs;
    setTimeout(() => {
      cdp.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
    }, waitMs).unref();
  });

  return {
    async show(wish) {
      const pixels = Math.min(MOST_PIXELS, wish.pixels);
      if (shown?.pixels === pixels && shown.isSteered === wish.isSteered) return;
      const isNew = shown?.pixels !== pixels;
      const wasSteered = shown?.isSteered;
      shown = { pixels, isSteered: wish.isSteered };
      if (wasSteered !== wish.isSteered) await cover.set(!wish.isSteered);
      if (!isNew) return;
      await cdp.send("Page.stopScreencast");
      await cdp.send("Page.startScreencast", {
        format: "jpeg",
        quality: JPEG_QUALITY,
        maxWidth: pixels,
        maxHeight: pixels,
      });
    },
    async stop() {
      shown = undefined;
      await cdp.send("Page.stopScreencast").catch(() => undefined);
      await cover.set(false).catch(() => undefined);
    },
  };
}

/** Covers passwords in every document of the page's own process; `isOn` is false while a new document has no cover yet. */
function createCover(cdp: CDPSession) {
  const sheets = new Map<string, string>();
  let isWanted = false;
  let isListening = false;
  let missing = 0;
  const add = async (frameId: string): Promise<void> => {
    missing += 1;
    try {
      const { styleSheetId } = await cdp.send("CSS.createStyleSheet", { frameId, force: true });
      sheets.set(frameId, styleSheetId);
      await cdp.send("CSS.setStyleSheetText", { styleSheetId, text: isWanted ? COVER : "" });
    } catch {
      // The document has gone again; the next one is told of as well.
    } finally {
      missing -= 1;
    }
  };
  const listen = async (): Promise<void> => {
    if (isListening) return;
    isListening = true;
    await cdp.send("Page.enable");
    await cdp.send("DOM.enable");
    await cdp.send("CSS.enable");
    cdp.on("Page.frameNavigated", ({ frame }) => {
      if (isWanted) void add(frame.id);
    });
    cdp.on("Page.frameDetached", ({ frameId }) => void sheets.delete(frameId));
  };
  const listFrames = async (): Promise<string[]> => {
    const { frameTree } = await cdp.send("Page.getFrameTree");
    const below = (tree: typeof frameTree): string[] => [
      tree.frame.id,
      ...(tree.childFrames ?? []).flatMap(below),
    ];
    return below(frameTree);
  };
  return {
    isOn: (): boolean => missing === 0,
    async set(wanted: boolean): Promise<void> {
      isWanted = wanted;
      if (wanted) await listen();
      if (wanted) await Promise.all((await listFrames()).map(add));
      else {
        const emptied = [...sheets.values()].map((styleSheetId) =>
          cdp.send("CSS.setStyleSheetText", { styleSheetId, text: "" }).catch(() => undefined),
        );
        sheets.clear();
        await Promise.all(emptied);
      }
    },
  };
}
