import type { Column, Line } from "../layout/line.ts";
import { findHeadingKind } from "../vocabulary/heading-words.ts";

/** An ornament is no further above its heading than this, in sizes of the heading. */
const PITCH = 2;
/** Between the two there may be what stands beside them. */
const MOST_BESIDE = 2;

function isOrnament(line: Line): boolean {
  return /^[–—_▬■●•]$/u.test(line.text);
}

/** Whether the line is the heading to which an ornament at the same edge close above it belongs. */
function isHeadingOf(ornament: Line, line: Line): boolean {
  return (
    line.page === ornament.page &&
    Math.abs(line.x0 - ornament.x0) < 2 &&
    line.y1 - ornament.y1 < PITCH * line.size &&
    findHeadingKind(line.text) !== undefined
  );
}

/**
 * Headings in a margin with an ornament above them ("—") begin with it: a line of text that stands between the two, to
 * the right of them, belongs to the heading.
 */
export function withHeadingsAtOrnaments({ lines }: Column): Column {
  const out = [...lines];
  for (let i = 0; i < out.length; i += 1) {
    const ornament = out[i];
    if (ornament === undefined || !isOrnament(ornament)) continue;
    const after = out.slice(i + 1, i + 2 + MOST_BESIDE);
    const at = after.findIndex((line) => isHeadingOf(ornament, line));
    const heading = after[at];
    if (heading === undefined) continue;
    const beside = after.slice(0, at);
    if (!beside.every((line) => line.x0 > heading.x1)) continue;
    out.splice(i, at + 2, { ...heading, gapBefore: ornament.gapBefore }, ...beside);
  }
  return { lines: out };
}
