import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { placeInPicture } from "./live-place.ts";
import type { LiveCommandInput } from "./live-socket.ts";
import type { ScreenPoint } from "./use-zoom.ts";

/** Presses that follow one another this soon and this near are one double or triple click. */
const CLICK_MS = 450;
const CLICK_PX = 8;
/** A second finger that follows this soon makes it a gesture; else the first is a press. */
const FINGER_MS = 90;
const LEAST_MOVE_PX = 6;
/** Fingers that keep their distance do not zoom. */
const LEAST_SPREAD = 0.004;

interface PointerInputOptions {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly isOn: boolean;
  readonly send: (command: LiveCommandInput) => void;
  /** Draws the picture so many times larger; the place under `at` stays there. */
  readonly zoomBy: (factor: number, at: ScreenPoint) => void;
  /** Moves an enlarged picture, and returns what of the way it could not go. */
  readonly moveBy: (dx: number, dy: number) => { readonly dx: number; readonly dy: number };
  /** A press ended, by the mouse or a finger. */
  readonly onPress: (at: ScreenPoint, by: "mouse" | "finger") => void;
}

/**
 * Pointer and fingers on the picture, as what happens in the page: one finger is the pointer, so that it presses, holds and drags; two
 * zoom the picture and move it, and scroll the page where the picture ends. So does the wheel.
 */
export function usePointerInput(options: PointerInputOptions) {
  const { canvas, isOn, send, zoomBy, moveBy, onPress } = options;
  const state = useRef(new PointerState());
  useWheel(options);
  useEffect(() => {
    const { current } = state;
    // What was down when the page was taken away is not down when it is back.
    return () => current.reset();
  }, [isOn]);
  if (!isOn) return {};

  const { current: hand } = state;
  const pointer = (kind: "move" | "down" | "up", at: ScreenPoint): void => {
    const place = placeOn(canvas, at);
    if (place === undefined) return;
    send({ type: "pointer", kind, ...place, held: hand.isHeld, clicks: Math.max(1, hand.clicks) });
  };
  const press = (at: ScreenPoint): void => {
    hand.press(at);
    pointer("move", at);
    pointer("down", at);
  };
  const lift = (at: ScreenPoint): void => {
    pointer("up", at);
    hand.isHeld = false;
  };
  /** One of two fingers moves: their middle goes half as far. */
  const twoFingers = (before: ScreenPoint, now: ScreenPoint, other: ScreenPoint): void => {
    const spread = distance(now, other) / Math.max(1, distance(before, other));
    if (Math.abs(spread - 1) > LEAST_SPREAD) zoomBy(spread, middleOf(now, other));
    const rest = moveBy((before.clientX - now.clientX) / 2, (before.clientY - now.clientY) / 2);
    const place = placeOn(canvas, now);
    if (place !== undefined && isWay(rest)) send({ type: "wheel", ...place, ...rest });
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      if (event.pointerType === "mouse") {
        if (event.button === 0) press(event);
        return;
      }
      const at = pointOf(event);
      hand.fingers.set(event.pointerId, at);
      if (hand.fingers.size === 1) return hand.wait(at, () => press(at));
      if (hand.isHeld) lift(event);
      hand.forget();
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === "mouse") return pointer("move", event);
      const before = hand.fingers.get(event.pointerId);
      if (before === undefined) return;
      const now = pointOf(event);
      hand.fingers.set(event.pointerId, now);
      if (hand.fingers.size > 1) {
        const other = [...hand.fingers].find(([id]) => id !== event.pointerId)?.[1];
        if (other !== undefined) twoFingers(before, now, other);
        return;
      }
      if (hand.waiting !== undefined && distance(hand.waiting, now) < LEAST_MOVE_PX) return;
      hand.flush();
      if (hand.isHeld) pointer("move", now);
    },
    onPointerUp: (event: PointerEvent) => {
      const isMouse = event.pointerType === "mouse";
      if (isMouse && event.button !== 0) return;
      hand.fingers.delete(event.pointerId);
      hand.flush();
      if (!hand.isHeld) return;
      lift(event);
      onPress(event, isMouse ? "mouse" : "finger");
    },
    onPointerCancel: (event: PointerEvent) => {
      hand.fingers.delete(event.pointerId);
      hand.forget();
      if (hand.isHeld) lift(event);
    },
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}

function placeOn({ current }: PointerInputOptions["canvas"], at: ScreenPoint) {
  return current === null ? undefined : placeInPicture(current.getBoundingClientRect(), at);
}

/** The wheel, and a touchpad's two fingers, over the picture. */
function useWheel({
  canvas,
  isOn,
  send,
  moveBy,
}: Pick<PointerInputOptions, "canvas" | "isOn" | "send" | "moveBy">) {
  useEffect(() => {
    const target = canvas.current;
    if (target === null || !isOn) return;
    // React listens passively: the page around would scroll as well.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { dx, dy } = pixelsOf(event);
      const rest = moveBy(dx, dy);
      const place = placeInPicture(target.getBoundingClientRect(), event);
      if (place !== undefined && isWay(rest)) send({ type: "wheel", ...place, ...rest });
    };
    target.addEventListener("wheel", onWheel, { passive: false });
    return () => target.removeEventListener("wheel", onWheel);
  }, [canvas, isOn, send, moveBy]);
}

/** More than what rounding leaves. */
function isWay({ dx, dy }: { readonly dx: number; readonly dy: number }): boolean {
  return Math.max(Math.abs(dx), Math.abs(dy)) >= 0.5;
}

/** What is down, and how often it was pressed in a row. */
class PointerState {
  readonly fingers = new Map<number, ScreenPoint>();
  isHeld = false;
  clicks = 0;
  /** A finger that has come down and may be the first of two. */
  waiting: ScreenPoint | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #begin: (() => void) | undefined;
  #last = { clientX: 0, clientY: 0, at: -Infinity };

  press(at: ScreenPoint): void {
    const now = performance.now();
    const isNext = now - this.#last.at < CLICK_MS && distance(at, this.#last) < CLICK_PX;
    this.clicks = isNext ? Math.min(3, this.clicks + 1) : 1;
    this.#last = { ...pointOf(at), at: now };
    this.isHeld = true;
  }

  /** Begins once no second finger can follow any more. */
  wait(at: ScreenPoint, begin: () => void): void {
    this.waiting = at;
    this.#begin = begin;
    this.#timer = setTimeout(() => this.flush(), FINGER_MS);
  }

  /** Begins now what waits. */
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

  reset(): void {
    this.forget();
    this.fingers.clear();
    this.isHeld = false;
  }
}

function pointOf({ clientX, clientY }: ScreenPoint): ScreenPoint {
  return { clientX, clientY };
}

function middleOf(one: ScreenPoint, other: ScreenPoint): ScreenPoint {
  return {
    clientX: (one.clientX + other.clientX) / 2,
    clientY: (one.clientY + other.clientY) / 2,
  };
}

function distance(one: ScreenPoint, other: ScreenPoint): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

/** A wheel counts in pixels, lines or pages. */
function pixelsOf({ deltaX, deltaY, deltaMode }: WheelEvent): { dx: number; dy: number } {
  const unit = deltaMode === 1 ? 16 : deltaMode === 2 ? 600 : 1;
  const limit = (value: number) => Math.min(4000, Math.max(-4000, value * unit));
  return { dx: limit(deltaX), dy: limit(deltaY) };
}
