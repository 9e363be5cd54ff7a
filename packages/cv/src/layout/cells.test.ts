import { expect, test } from "vitest";
import type { Glyph } from "../pdf/glyph.ts";
import { wordsOf } from "../pdf/words.ts";
import { cellsOf } from "./cells.ts";
import { linesOf } from "./lines.ts";

const STYLE = { font: "LMRoman10", bold: false, italic: false, isIcons: false, color: 0 };

function glyphAt(text: string, x0: number, baseline: number): Glyph {
  return {
    text,
    x0,
    x1: x0 + 5,
    y0: baseline - 8,
    y1: baseline + 2,
    baseline,
    size: 10,
    style: STYLE,
  };
}

/** A line of words of five points a letter with white space between them and no printed spaces, as TeX sets it. */
function lineOf(text: string, baseline: number, space: number, from = 100): Glyph[] {
  let x = from;
  return text.split(" ").flatMap((word) => {
    const glyphs = Array.from(word, (character, i) => glyphAt(character, x + 5 * i, baseline));
    x += 5 * word.length + space;
    return glyphs;
  });
}

test("a line stretched to the width of its column is one cell, also where no spaces are printed", () => {
  const cells = cellsOf(
    wordsOf([
      ...lineOf("Nordic Law University", 100, 10),
      ...lineOf("Western College of Trade", 114, 3.333),
      ...lineOf("Harbour Academy of Aarhus", 128, 1.667),
    ]),
    0,
    [],
  );
  expect(cells[0]?.text).toBe("Nordic Law University");
});

test("words wide apart that end where no other line ends are cells of their own", () => {
  const cells = cellsOf(
    wordsOf([
      ...lineOf("Nordic Law University", 100, 10),
      ...lineOf("Western College of Trade and Ships", 114, 3),
    ]),
    0,
    [],
  );
  expect(cells.slice(0, 3).map((cell) => cell.text)).toEqual(["Nordic", "Law", "University"]);
});

test("in a list side by side TeX's mark before each item is a cell of its own, and reads as a dot", () => {
  const mark = (x: number): Glyph => ({
    ...glyphAt("{", x, 100),
    style: { ...STYLE, font: "CMSY10", color: 255 },
  });
  const glyphs = [
    mark(100),
    ...lineOf("Looms", 100, 5, 112),
    mark(300),
    ...lineOf("Dyeing", 100, 5, 312),
  ];
  const [line] = linesOf(cellsOf(wordsOf(glyphs), 0, []));
  expect(line?.bullet).toBe(true);
  expect(line?.cells.map((cell) => cell.text)).toEqual(["Looms", "•", "Dyeing"]);
});
