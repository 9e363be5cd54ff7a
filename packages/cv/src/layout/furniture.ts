import type { Cell } from "./line.ts";

/** Running heads and feet lie within this share of the page's text from its top or bottom. */
const MARGIN = 0.1;

function key(cell: Cell): string {
  const place = Math.round(cell.baseline / 4);
  return `${place} ${cell.text.replace(/\d+/g, "#").toLowerCase()}`;
}

/**
 * Parts the text that is repeated in the margins of several pages (name, address, page numbers) from the text of the
 * CV. The repeated text is kept once: an address in a foot is still the person's address.
 */
export function withoutFurniture(pages: readonly (readonly Cell[])[]): {
  pages: Cell[][];
  furniture: Cell[];
} {
  const seenOn = new Map<string, number>();
  for (const cells of pages) {
    for (const k of new Set(inMargins(cells).map(key))) seenOn.set(k, (seenOn.get(k) ?? 0) + 1);
  }
  const furniture: Cell[] = [];
  const kept = pages.map((cells, page) => {
    const margin = new Set(inMargins(cells));
    return cells.filter((cell) => {
      const isRepeated = margin.has(cell) && (seenOn.get(key(cell)) ?? 0) > 1;
      if (isRepeated && page === 0) furniture.push(cell);
      return !isRepeated;
    });
  });
  return { pages: kept, furniture };
}

function inMargins(cells: readonly Cell[]): Cell[] {
  const top = Math.min(...cells.map((c) => c.baseline));
  const bottom = Math.max(...cells.map((c) => c.baseline));
  const height = bottom - top;
  return cells.filter(
    (c) => c.baseline < top + MARGIN * height || c.baseline > bottom - MARGIN * height,
  );
}
