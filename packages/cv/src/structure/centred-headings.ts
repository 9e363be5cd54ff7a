import type { Line } from "../layout/line.ts";

/** White space above a line, in heights, that begins a block of its own. */
const BLOCK_GAP = 1.2;
/** How far the middles of a heading and its block are apart at most, in half heights of the heading. */
const CENTRED = 1.2;

/**
 * A heading may stand in the margin at half the height of its block. How many of the lines above it belong to the block:
 * those on its right that go on behind it without white space, if the heading is in the middle of them all.
 */
export function countBesideAbove(
  lines: readonly Line[],
  heading: Line,
  after: readonly Line[],
): number {
  const isOnRight = (line: Line): boolean => line.page === heading.page && line.x0 > heading.x1;
  const end = after.findIndex((line) => !isOnRight(line) || line.gapBefore > BLOCK_GAP);
  const below = after.slice(0, end === -1 ? after.length : end);
  const bottom = below.at(-1);
  if (bottom === undefined) return 0;
  let begin = lines.length;
  for (let k = lines.length - 1; k >= 0; k -= 1) {
    const line = lines[k];
    if (line === undefined || !isOnRight(line)) break;
    begin = k;
    if (line.gapBefore > BLOCK_GAP) break;
  }
  const top = lines[begin];
  // A block from which the section before begins is that section's.
  if (top === undefined || begin === 0 || begin === lines.length) return 0;
  const isCentred =
    Math.abs(top.y0 + bottom.y1 - heading.y0 - heading.y1) < CENTRED * (heading.y1 - heading.y0);
  return isCentred ? lines.length - begin : 0;
}
