import type { CDPSession, Page } from "playwright-core";
import { createPasswordCover } from "./password-cover.ts";

/** A picture of the page as Chromium drew it. */
export interface Frame {
  readonly number: number;
  /** The page's size in CSS pixels, which places in it are measured by. */
  readonly width: number;
  readonly height: number;
  readonly jpeg: Buffer;
}

const JPEG_QUALITY = 60;
/** From one picture to the next while somebody only watches: five a second follow a page, and each one costs. */
const WATCH_INTERVAL_MS = 185;
/** A hand wants to see at once what it does, and for so long what comes of it. */
const STEER_INTERVAL_MS = 40;
const LIVELY_MS = 3_000;
const MOST_PIXELS = 1600;
/** A run is followed beside its events, in a picture of half the page's width: what is larger is scaled down again by its viewer. */
const MOST_WATCHED_PIXELS = 800;

export interface Screencast {
  /** Starts, or takes another width or pace. */
  readonly show: (wish: { readonly pixels: number; readonly isSteered: boolean }) => Promise<void>;
  /** Somebody acts in the page: what changes is shown at once, for some seconds. */
  readonly acted: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Chromium's own screencast of one page. Costs nothing until it is shown. `onFrame` must not throw.
 *
 * While it runs, Chromium takes a picture of whatever changes, sixty times a second, also of what nobody asks for: a running screencast
 * costs four times what is sent of it. So while nobody acts, it is stopped after each picture and started again when the next one
 * is due; a page that stands still costs nothing, since there the picture that is taken at each start stays the same.
 */
export function createScreencast(
  page: Pick<Page, "viewportSize">,
  cdp: CDPSession,
  onFrame: (frame: Frame) => void,
): Screencast {
  let number = 0;
  let shown: { pixels: number; isSteered: boolean } | undefined;
  let lastData = "";
  let lastAckMs = 0;
  let actedMs = -Infinity;
  const cover = createPasswordCover(cdp);
  const camera = createCamera(cdp);
  const acknowledge = (sessionId: number): void => {
    cdp.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  };

  cdp.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    // Some were on their way when it was stopped.
    if (!camera.isOn() || shown === undefined) return;
    const isNew = data !== lastData;
    const isCovered = cover.isOn();
    const { isFirst } = camera.note();
    if (isNew && isCovered) {
      lastData = data;
      number += 1;
      const { deviceWidth, deviceHeight } = metadata;
      const size = page.viewportSize() ?? { width: deviceWidth, height: deviceHeight };
      onFrame({ number, ...size, jpeg: Buffer.from(data, "base64") });
    }
    if (performance.now() - actedMs > LIVELY_MS) {
      // Nothing has changed since it was stopped: the next picture comes once something does. What changes may not be seen.
      if (isFirst && !isNew && isCovered) acknowledge(sessionId);
      else camera.rest();
      return;
    }
    // Chromium draws no further ahead than what was taken: this is the pace.
    const waitMs = Math.max(0, lastAckMs + STEER_INTERVAL_MS - performance.now());
    lastAckMs = performance.now() + waitMs;
    setTimeout(() => acknowledge(sessionId), waitMs).unref();
  });

  return {
    async show(wish) {
      const pixels = Math.min(wish.isSteered ? MOST_PIXELS : MOST_WATCHED_PIXELS, wish.pixels);
      if (shown?.pixels === pixels && shown.isSteered === wish.isSteered) return;
      const wasSteered = shown?.isSteered;
      shown = { pixels, isSteered: wish.isSteered };
      if (wasSteered !== wish.isSteered) await cover.set(!wish.isSteered);
      lastData = "";
      await camera.start(pixels);
    },
    acted() {
      actedMs = performance.now();
      camera.wake();
    },
    async stop() {
      shown = undefined;
      lastData = "";
      await camera.stop().catch(() => undefined);
      await cover.set(false).catch(() => undefined);
    },
  };
}

/** Starts and stops Chromium's screencast, one after the other: it refuses a second start. */
function createCamera(cdp: CDPSession) {
  let isOn = false;
  let isFirst = true;
  let width = 0;
  /** When the picture before the next one was taken. */
  let takenMs = 0;
  let starting: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();
  const inTurn = (step: () => Promise<void>): Promise<void> => {
    const done = turn.then(step);
    turn = done.catch(() => undefined);
    return done;
  };
  const stop = (): Promise<void> => {
    isOn = false;
    clearTimeout(starting);
    starting = undefined;
    return inTurn(async () => {
      // A start may have been waiting for its turn.
      isOn = false;
      await cdp.send("Page.stopScreencast");
    });
  };
  const begin = (): Promise<void> =>
    inTurn(async () => {
      isOn = true;
      isFirst = true;
      takenMs = performance.now();
      await cdp.send("Page.startScreencast", {
        format: "jpeg",
        quality: JPEG_QUALITY,
        maxWidth: width,
        maxHeight: width,
      });
    });
  const beginDue = (): void => {
    starting = undefined;
    begin().catch(() => undefined);
  };
  return {
    isOn: (): boolean => isOn,
    /** Notes that a picture came; returns whether it is the first since the start. */
    note(): { readonly isFirst: boolean } {
      const was = isFirst;
      isFirst = false;
      // The first was taken at the start, a later one just now.
      if (!was) takenMs = performance.now();
      return { isFirst: was };
    },
    stop,
    /** Starts, or starts anew. */
    async start(pixels: number): Promise<void> {
      width = pixels;
      await stop();
      await begin();
    },
    /** Stops until the next picture is due. */
    rest(): void {
      stop().catch(() => undefined);
      const waitMs = Math.max(0, takenMs + WATCH_INTERVAL_MS - performance.now());
      starting = setTimeout(beginDue, waitMs).unref();
    },
    /** Where it rests, it begins now. */
    wake(): void {
      if (starting === undefined) return;
      clearTimeout(starting);
      beginDue();
    },
  };
}
