import type { Cell } from "./line.ts";

/** Running heads and feet lie within this share of the page's text from its top or bottom. */
const MARGIN = 0.1;

function key(cell: Cell): string {
  const place = Math.round(cell.baseline / 4);
  // The numbers of pages differ; years make other dates of dates that begin two pages.
  return `${place} ${cell.text.replace(/\b\d{1,2}\b/g, "#").toLowerCase()}`;
}

const PAGE_WORD =
  "(?:page|seite|pagina|página|pág\\.?|pag\\.?|strona|str\\.|sida|side|sayfa|halaman|trang|strana|oldal|sivu)";
/** "1/2", "Page 1 of 2", "Jane Roe – CV – 1/1": nothing but a page's number and what it is the number of. */
const PAGE_NUMBER = new RegExp(
  `(?:^|[\\s·|–—-])(?:${PAGE_WORD}\\s*\\d{1,2}(?:\\s*(?:/|of|von|de|di|van|z|av|af|dari|sur|din|ze)\\s*\\d{1,2})?|\\d{1,2}\\s*(?:/|of|von|sur)\\s*\\d{1,2}|\\bcv\\b[\\s·|–—-]*\\d{1,2})$`,
  "iu",
);
/** White space that parts a foot from the text above it, in sizes. */
const FOOT_GAP = 2;

/** The foot of a page that stands alone below the text and ends in a page's number; a CV of one page may have one too. */
function pageNumberOf(cells: readonly Cell[]): readonly Cell[] {
  const bottom = Math.max(...cells.map((c) => c.baseline));
  const foot = cells.filter((c) => c.baseline > bottom - 2);
  const above = Math.max(0, ...cells.filter((c) => !foot.includes(c)).map((c) => c.baseline));
  const size = Math.max(...foot.map((c) => c.size));
  const text = foot.map((c) => c.text).join(" ");
  return bottom - above > FOOT_GAP * size && PAGE_NUMBER.test(text) ? foot : [];
}

/** So many lines in the same place of every page are no coincidence. */
const MIN_STAMPED = 3;

/** Lines that stand in exactly the same place on every page: the menu of a web page that was printed. */
function stampedCells(pages: readonly (readonly Cell[])[]): Set<Cell> {
  const [first = [], ...others] = pages;
  const stamp = (cell: Cell): string =>
    [cell.text, cell.x0.toFixed(1), cell.baseline.toFixed(1)].join("|");
  const stamps = others.map((cells) => new Set(cells.map(stamp)));
  const everywhere = new Set(
    others.length === 0
      ? []
      : first.map(stamp).filter((each) => stamps.every((page) => page.has(each))),
  );
  if (everywhere.size < MIN_STAMPED) return new Set();
  return new Set(pages.flat().filter((cell) => everywhere.has(stamp(cell))));
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
  const stamped = stampedCells(pages);
  const kept = pages.map((cells, page) => {
    const margin = new Set(inMargins(cells));
    const foot = pageNumberOf(cells);
    return cells.filter((cell) => {
      const isRepeated =
        stamped.has(cell) || (margin.has(cell) && (seenOn.get(key(cell)) ?? 0) > 1);
      if (isRepeated && page === 0) furniture.push(cell);
      return !isRepeated && !foot.includes(cell);
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
