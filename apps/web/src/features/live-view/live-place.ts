/** A rectangle on the screen, as `getBoundingClientRect` returns it: zoom, scroll and transforms are in it already. */
interface Shown {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where in the page's picture a pointer is, as fractions of it; places beyond its edges count as the edge. Undefined while nothing
 * is shown. The picture fills the whole rectangle: whoever draws it gives it the page's own proportions.
 */
export function placeInPicture(
  shown: Shown,
  pointer: { readonly clientX: number; readonly clientY: number },
): { readonly x: number; readonly y: number } | undefined {
  if (shown.width <= 0 || shown.height <= 0) return undefined;
  return {
    x: clamp((pointer.clientX - shown.left) / shown.width),
    y: clamp((pointer.clientY - shown.top) / shown.height),
  };
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
