import type { LiveMessage, LivePageEnd } from "@sendoff/contract/live-view";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import {
  type LiveCommandInput,
  type LiveConnection,
  type LiveFrame,
  openLiveSocket,
} from "./live-socket.ts";

export type LiveState = Extract<LiveMessage, { type: "state" }>;
export type LiveNotice = Extract<LiveMessage, { type: "notice" }>["notice"];

export interface LivePageView {
  readonly connection: LiveConnection;
  /** Whether anything was ever drawn: the last picture stands from then on. */
  readonly hasPicture: boolean;
  readonly size: { readonly width: number; readonly height: number };
  /** The worker's latest word on the page; undefined while there is no connection. */
  readonly state: LiveState | undefined;
  /** The newest notice, with a number that tells two of one kind apart. */
  readonly notice: { readonly kind: LiveNotice; readonly number: number } | undefined;
  /** How the portal's asking ended; undefined before that, and again once it asks anew. */
  readonly end: LivePageEnd | undefined;
  /** More time was asked for, and the worker has not answered yet. */
  readonly isAskingTime: boolean;
  readonly send: (command: LiveCommandInput) => void;
}

const UNKNOWN_SIZE = { width: 1280, height: 860 };

/**
 * A worker's page on an account, drawn on `canvas`, live while `isOn` and while the window is shown: a page that nobody looks at costs
 * nothing.
 */
export function useLivePage(
  platformId: number,
  isOn: boolean,
  canvas: RefObject<HTMLCanvasElement | null>,
): LivePageView {
  const socket = useRef<ReturnType<typeof openLiveSocket>>(undefined);
  const [connection, setConnection] = useState<LiveConnection>("waiting");
  const [size, setSize] = useState(UNKNOWN_SIZE);
  const [hasPicture, setHasPicture] = useState(false);
  const [state, setState] = useState<LiveState>();
  const [notice, setNotice] = useState<LivePageView["notice"]>();
  const [end, setEnd] = useState<LivePageEnd>();
  const [isAskingTime, setAskingTime] = useState(false);
  const isShown = useIsWindowShown();
  const isWatching = isOn && isShown;

  useEffect(() => {
    if (!isWatching) return;
    let newest = 0;
    const draw = async (frame: LiveFrame): Promise<void> => {
      const picture = await createImageBitmap(frame.jpeg).catch(() => undefined);
      const target = canvas.current;
      // The one after it may have been ready sooner.
      if (picture !== undefined && target !== null && frame.number > newest) {
        newest = frame.number;
        if (target.width !== picture.width) target.width = picture.width;
        if (target.height !== picture.height) target.height = picture.height;
        target.getContext("2d")?.drawImage(picture, 0, 0);
        setHasPicture(true);
        setSize((known) =>
          known.width === frame.width && known.height === frame.height
            ? known
            : { width: frame.width, height: frame.height },
        );
      }
      picture?.close();
      // The worker sends the next one for each that is done with, also for one that could not be drawn.
      opened.send({ type: "drawn", frame: frame.number });
    };
    const opened = openLiveSocket({
      platformId,
      hello: { type: "hello", device: deviceKind(), pixels: wantedPixels(canvas.current) },
      onFrame: (frame) => void draw(frame),
      onMessage: (message) => {
        setAskingTime(false);
        if (message.type === "state") {
          setState(message);
          // The portal let its owner through and asks once more, in the same page.
          if (message.state === "asked") setEnd(undefined);
        } else if (message.type === "end") setEnd(message.as);
        else setNotice((last) => ({ kind: message.notice, number: (last?.number ?? 0) + 1 }));
      },
      onConnection: (next) => {
        setConnection(next);
        setAskingTime(false);
        // Another page, another worker: frames are counted anew.
        newest = 0;
        if (next === "open") setEnd(undefined);
        else setState(undefined);
      },
    });
    socket.current = opened;
    return () => {
      opened.close();
      socket.current = undefined;
      setState(undefined);
      setConnection("lost");
    };
  }, [platformId, isWatching, canvas]);

  const send = useCallback((command: LiveCommandInput) => {
    // Where there is no connection nothing is sent, and nothing is waited for.
    const isSent = socket.current?.send(command) === true;
    if (isSent && command.type === "more_time") setAskingTime(true);
  }, []);
  return { connection, hasPicture, size, state, notice, end, isAskingTime, send };
}

function deviceKind(): "desk" | "phone" {
  return window.matchMedia("(pointer: coarse)").matches ? "phone" : "desk";
}

/** As many as the picture has on this screen, and no fewer than can be read once it is enlarged. */
function wantedPixels(canvas: HTMLCanvasElement | null): number {
  const shown = (canvas?.getBoundingClientRect().width ?? 0) * window.devicePixelRatio;
  return Math.round(Math.min(1600, Math.max(800, shown)));
}

function useIsWindowShown(): boolean {
  const [isShown, setIsShown] = useState(() => document.visibilityState !== "hidden");
  useEffect(() => {
    const update = () => setIsShown(document.visibilityState !== "hidden");
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);
  return isShown;
}
