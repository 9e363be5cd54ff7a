import { expect, test } from "vitest";
import { withWholeLetters } from "./accents.ts";
import type { Glyph, GlyphStyle } from "./glyph.ts";
import { wordsOf } from "./words.ts";

const STYLE: GlyphStyle = {
  font: "SFRM1000",
  bold: false,
  italic: false,
  isIcons: false,
  color: 0,
};

/** Ten points high letters of five points each from a place on; accents stand at the places given. */
function glyphsOf(text: string, from = 0, style = STYLE): Glyph[] {
  return Array.from(text, (character, i) => glyphAt(character, from + 5 * i, 100, style));
}

function glyphAt(text: string, x0: number, baseline: number, style = STYLE): Glyph {
  return { text, x0, x1: x0 + 5, y0: baseline - 8, y1: baseline + 2, baseline, size: 10, style };
}

function textOf(glyphs: readonly Glyph[]): string {
  return glyphs.map((glyph) => glyph.text).join("");
}

test("an accent printed before its letter becomes part of it", () => {
  const [p, r, e] = glyphsOf("Pre");
  const glyphs = [p, glyphAt("ˇ", 5.5, 99.9), r, e].filter((glyph) => glyph !== undefined);
  expect(textOf(withWholeLetters(glyphs))).toBe("Pře");
});

test("an accent given at the end of the line becomes part of the letter under it", () => {
  const glyphs = [...glyphsOf("Muller"), glyphAt("¨", 5, 100)];
  expect(textOf(withWholeLetters(glyphs))).toBe("Müller");
});

test("an accent over a dotless i, and one over nothing", () => {
  expect(textOf(withWholeLetters([...glyphsOf("Marıa"), glyphAt("´", 15, 100)]))).toBe("María");
  expect(textOf(withWholeLetters([...glyphsOf("abc"), glyphAt("´", 80, 100)]))).toBe("abc´");
});

test("a letter lent by another font stays in its word, whose look is that of most letters", () => {
  const other: GlyphStyle = { ...STYLE, font: "Fallback" };
  const words = wordsOf([...glyphsOf("M", 0), ...glyphsOf("ế", 5, other), ...glyphsOf("lan", 10)]);
  expect(words.map((word) => [word.text, word.style.font])).toEqual([["Mếlan", "SFRM1000"]]);
});

test("the list mark of a symbol font is a dot", () => {
  const symbols: GlyphStyle = { ...STYLE, font: "Symbol" };
  const words = wordsOf([...glyphsOf("\uf0b7", 0, symbols), ...glyphsOf("Excel", 18)]);
  expect(words.map((word) => word.text)).toEqual(["•", "Excel"]);
});
