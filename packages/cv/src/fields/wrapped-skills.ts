import type { Line } from "../layout/line.ts";
import { TOP_GAP } from "../layout/lines.ts";
import { joinLines } from "../structure/broken-words.ts";

/** White space above a line, in heights, below which it may go on with the name above. */
const WRAP_GAP = 0.95;
/** Names stand further apart than the lines of one name: by this factor and this many heights. */
const APART_FACTOR = 1.4;
const APART = 0.15;
/** How far apart edges or middles of lines below each other may be, in points. */
const ALIGNED = 2.5;

function look(line: Line): string {
  return [Math.round(line.size * 2), line.bold, line.italic, line.color, line.font].join("|");
}

function isAligned(a: Line, b: Line): boolean {
  return (
    Math.abs(a.x0 - b.x0) < ALIGNED ||
    Math.abs(a.x1 - b.x1) < ALIGNED ||
    Math.abs(a.x0 + a.x1 - b.x0 - b.x1) < 2 * ALIGNED
  );
}

/** Whether the first word of the line had no room behind the line above, as wide as its column is known to be. */
function wouldNotFit(last: Line, line: Line, lines: readonly Line[]): boolean {
  const word = line.text.split(/\s/)[0] ?? "";
  const width = ((line.x1 - line.x0) * word.length) / Math.max(1, line.text.length);
  const widths = lines.filter((other) => isAligned(other, last)).map(({ x0, x1 }) => x1 - x0);
  return last.x1 - last.x0 + 0.2 * line.size + width > Math.max(...widths);
}

function isBelow(last: Line | undefined, line: Line): last is Line {
  return (
    last !== undefined &&
    last.cells.length === 1 &&
    line.cells.length === 1 &&
    !line.label &&
    !last.label &&
    line.gapBefore < TOP_GAP &&
    look(last) === look(line) &&
    isAligned(last, line)
  );
}

function join(last: Line, line: Line): Line {
  const [cell] = last.cells;
  const text = joinLines(last.text, line.text);
  const x1 = Math.max(last.x1, line.x1);
  const runs = [...(cell?.runs ?? []), ...(line.cells[0]?.runs ?? [])];
  return {
    ...last,
    text,
    x1,
    y1: line.y1,
    cells: cell === undefined ? [] : [{ ...cell, text, x1, y1: line.y1, runs }],
  };
}

/**
 * Names below each other, one a box, of which some were broken over two lines, are whole again: the lines of one name are closer to each
 * other than names are, and no name was broken that had room on one line. Where one had, somebody chose the breaks, and they stay.
 */
export function withWholeSkills(lines: readonly Line[]): readonly Line[] {
  const below = lines.filter((line, i) => !line.bullet && isBelow(lines[i - 1], line));
  const gaps = below.map((line) => line.gapBefore);
  const least = Math.min(...gaps);
  const close = below.filter((line) => line.gapBefore < least + APART);
  const apart = lines
    .slice(1)
    .filter(({ gapBefore: gap }) => gap > APART_FACTOR * least + APART && gap < TOP_GAP);
  const isPlain =
    least < WRAP_GAP &&
    close.length <= apart.length &&
    below.every((line) => close.includes(line) || apart.includes(line)) &&
    close.every((line) => {
      const last = lines[lines.indexOf(line) - 1];
      return last !== undefined && !last.text.includes(":") && wouldNotFit(last, line, lines);
    });
  if (!isPlain) return lines;
  const out: Line[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (last !== undefined && close.includes(line)) out[out.length - 1] = join(last, line);
    else out.push(line);
  }
  return out;
}
