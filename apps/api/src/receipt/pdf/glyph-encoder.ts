import type { GlyphPath } from "fontkit";

/** Every coordinate is written as a difference of two bytes; the only flag left says whether the point lies on the outline. */
const ON_CURVE = 1;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

/** An outline as an entry of a TrueType font's `glyf` table, without hints; no bytes for an empty one. */
export function encodeGlyph({ commands }: GlyphPath): Uint8Array {
  const contours = contoursOf(commands).filter((points) => points.length > 0);
  const points = contours.flat();
  if (points.length === 0) return new Uint8Array();
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const size = 12 + contours.length * 2 + points.length * 5;
  // Short offsets count in pairs of bytes.
  const bytes = new Uint8Array(Math.ceil(size / 4) * 4);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const write = (value: number): void => {
    view.setInt16(at, value);
    at += 2;
  };
  write(contours.length);
  for (const edge of [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]) {
    write(edge);
  }
  let last = -1;
  for (const contour of contours) write((last += contour.length));
  write(0);
  for (const { isOnCurve } of points) view.setUint8(at++, isOnCurve ? ON_CURVE : 0);
  for (const coordinates of [xs, ys]) {
    coordinates.forEach((value, index) => write(value - (coordinates[index - 1] ?? 0)));
  }
  return bytes;
}

function contoursOf(commands: GlyphPath["commands"]): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of commands) {
    if (command === "moveTo") contours.push([]);
    for (let at = 0; at + 1 < args.length; at += 2) {
      contours.at(-1)?.push({
        x: Math.round(args[at] ?? 0),
        y: Math.round(args[at + 1] ?? 0),
        isOnCurve: command !== "quadraticCurveTo" || at === 2,
      });
    }
  }
  return contours;
}
