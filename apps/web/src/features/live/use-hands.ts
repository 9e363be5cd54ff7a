import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { placeInPicture } from "./live-place.ts";
import type { LiveCommandInput } from "./live-socket.ts";

/** Presses that follow one another this soon and this near are one double or triple click. */
const CLICK_MS = 450;
const CLICK_PX = 8;
/** A second finger that follows this soon makes it a gesture; else the first is a press. */
const FINGER_MS = 90;
const LEAST_MOVE_PX = 6;
const MOST_ZOOM = 4;

interface Finger {
  clientX: number;
  clientY: number;
}

interface HandsOptions {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly isOn: boolean;
  readonly send: (command: LiveCommandInput) => void;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  /** A place was pressed, for who sees no pointer: a mark is shown there. */
  readonly onTap: (finger: Finger) => void;
}

/**
 * Pointer and fingers on the picture, as what happens in the page: one finger is the pointer, so that it presses, holds and drags;
 * two scroll the page, and zoom the picture.
 */
export function useHands({ canvas, isOn, send, zoom, onZoom, onTap }: HandsOptions) {
  const hand = useRef(new Hand());
  useWheel({ canvas, isOn, send });
  const pointer = (kind: "move" | "down" | "up", at: Finger): void => {
    const place = placeOn(canvas, at);
    if (place === undefined) return;
    const { isHeld, clicks } = hand.current;
    send({ type: "pointer", kind, ...place, held: isHeld, clicks: Math.max(1, clicks) });
  };
  const twoFingers = ({ before, now, other }: Record<"before" | "now" | "other", Finger>): void => {
    const spread = distance(now, other) / Math.max(1, distance(before, other));
    if (Math.abs(spread - 1) > 0.004) onZoom(Math.min(MOST_ZOOM, Math.max(1, zoom * spread)));
    const place = placeOn(canvas, now);
    const [dx, dy] = [before.clientX - now.clientX, before.clientY - now.clientY];
    if (place !== undefined) send({ type: "wheel", ...place, dx, dy });
  };
  const press = (at: Finger): void => {
    hand.current.press(at);
    pointer("move", at);
    pointer("down", at);
  };
  const lift = (at: Finger): void => {
    pointer("up", at);
    hand.current.isHeld = false;
  };

  if (!isOn) return {};
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      const { fingers } = hand.current;
      if (event.pointerType === "mouse") {
        if (event.button === 0) press(event);
        return;
      }
      fingers.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY });
      if (fingers.size === 1) {
        const at = { clientX: event.clientX, clientY: event.clientY };
        hand.current.wait(at, FINGER_MS, () => press(at));
        return;
      }
      if (hand.current.isHeld) lift(event);
      hand.current.forget();
    },
    onPointerMove: (event: PointerEvent) => {
      const { fingers } = hand.current;
      if (event.pointerType === "mouse") return pointer("move", event);
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const now = { clientX: event.clientX, clientY: event.clientY };
      if (fingers.size > 1) {
        const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
        if (other !== undefined) twoFingers({ before, now, other });
        fingers.set(event.pointerId, now);
        return;
      }
      fingers.set(event.pointerId, now);
      const { waiting } = hand.current;
      if (waiting !== undefined && distance(waiting, now) < LEAST_MOVE_PX) return;
      hand.current.flush();
      if (hand.current.isHeld) pointer("move", now);
    },
    onPointerUp: (event: PointerEvent) => {
      if (event.pointerType === "mouse") {
        if (event.button === 0 && hand.current.isHeld) lift(event);
        return;
      }
      hand.current.fingers.delete(event.pointerId);
      hand.current.flush();
      if (!hand.current.isHeld) return;
      lift(event);
      onTap(event);
    },
    onPointerCancel: (event: PointerEvent) => {
      hand.current.fingers.delete(event.pointerId);
      hand.current.forget();
      if (hand.current.isHeld) lift(event);
    },
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}

function placeOn({ current }: HandsOptions["canvas"], at: Finger) {
  return current === null ? undefined : placeInPicture(current.getBoundingClientRect(), at);
}

/** The wheel, and a pad's two fingers, over the picture. */
function useWheel({ canvas, isOn, send }: Pick<HandsOptions, "canvas" | "isOn" | "send">): void {
  useEffect(() => {
    const target = canvas.current;
    if (target === null || !isOn) return;
    // React listens passively: the page around would scroll as well.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const place = placeInPicture(target.getBoundingClientRect(), event);
      if (place !== undefined) send({ type: "wheel", ...place, ...pixelsOf(event) });
    };
    target.addEventListener("wheel", onWheel, { passive: false });
    return () => target.removeEventListener("wheel", onWheel);
  }, [canvas, isOn, send]);
}

/** What is down, and how often it was pressed in a row. */
class Hand {
  readonly fingers = new Map<number, Finger>();
  isHeld = false;
  clicks = 0;
  waiting: Finger | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #begin: (() => void) | undefined;
  #last = { clientX: 0, clientY: 0, at: -Infinity };

  press(at: Finger): void {
    const now = performance.now();
    const isNext = now - this.#last.at < CLICK_MS && distance(at, this.#last) < CLICK_PX;
    this.clicks = isNext ? Math.min(3, this.clicks + 1) : 1;
    this.#last = { clientX: at.clientX, clientY: at.clientY, at: now };
    this.isHeld = true;
  }

  wait(at: Finger, ms: number, begin: () => void): void {
    this.waiting = at;
    this.#begin = begin;
    this.#timer = setTimeout(() => this.flush(), ms);
  }

  flush(): void {
    const begin = this.#begin;
    this.forget();
    begin?.();
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.waiting = undefined;
    this.#begin = undefined;
  }
}

function distance(one: Finger, other: Finger): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

/** A wheel counts in pixels, lines or pages. */
function pixelsOf({ deltaX, deltaY, deltaMode }: WheelEvent): { dx: number; dy: number } {
  const unit = deltaMode === 1 ? 16 : deltaMode === 2 ? 600 : 1;
  const limit = (value: number) => Math.min(4000, Math.max(-4000, value * unit));
  return { dx: limit(deltaX), dy: limit(deltaY) };
}
