import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { placeInPicture } from "./live-place.ts";

const MOST_ZOOM = 4;

/** A point of the screen. */
export interface ScreenPoint {
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * How large the picture is drawn, as a multiple of the width that it has room for, and how it is moved within that room. It fills the
 * width at first, or the height, with its middle in sight.
 */
export function useZoom(
  scroller: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  fills: "width" | "height",
) {
  const [zoom, setZoom] = useState(1);
  const isFilled = useRef(fills === "width");
  /** What of the picture is to stay under which point once it is drawn anew. */
  const anchor = useRef<ScreenPoint & { readonly x: number; readonly y: number }>(undefined);

  useLayoutEffect(() => {
    const [box, shown] = [scroller.current, picture.current?.getBoundingClientRect()];
    if (box === null || shown === undefined) return;
    if (!isFilled.current && shown.height > 0) {
      isFilled.current = true;
      setZoom(within(box.clientHeight / shown.height));
      return;
    }
    const { current: kept } = anchor;
    anchor.current = undefined;
    if (kept === undefined) {
      box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
      return;
    }
    box.scrollLeft += shown.left + kept.x * shown.width - kept.clientX;
    box.scrollTop += shown.top + kept.y * shown.height - kept.clientY;
  }, [zoom, scroller, picture]);

  /** Draws it so many times larger; the place under `at` stays there. */
  const zoomBy = useCallback(
    (factor: number, at: ScreenPoint): void => {
      const shown = picture.current?.getBoundingClientRect();
      const place = shown === undefined ? undefined : placeInPicture(shown, at);
      if (place !== undefined) {
        anchor.current = { ...place, clientX: at.clientX, clientY: at.clientY };
      }
      setZoom((before) => within(before * factor));
    },
    [picture],
  );

  /** Moves the picture within its room, and returns what of the way it could not go. */
  const moveBy = useCallback(
    (dx: number, dy: number): { readonly dx: number; readonly dy: number } => {
      const box = scroller.current;
      if (box === null) return { dx, dy };
      const [left, top] = [box.scrollLeft, box.scrollTop];
      box.scrollBy({ left: dx, top: dy, behavior: "instant" });
      return { dx: dx - (box.scrollLeft - left), dy: dy - (box.scrollTop - top) };
    },
    [scroller],
  );

  return { zoom, setZoom, zoomBy, moveBy };
}

function within(zoom: number): number {
  return Math.min(MOST_ZOOM, Math.max(1, zoom));
}
