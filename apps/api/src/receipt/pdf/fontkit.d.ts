/** What the receipts use of fontkit, which brings no types. */
declare module "fontkit" {
  export interface PathCommand {
    readonly command: "moveTo" | "lineTo" | "quadraticCurveTo" | "bezierCurveTo" | "closePath";
    readonly args: readonly number[];
  }
  export interface GlyphPath {
    readonly commands: readonly PathCommand[];
  }
  export interface GlyphEncoder {
    encodeSimple: (path: GlyphPath) => Uint8Array;
  }
  export interface Glyph {
    /** A number in the font; of a glyph that was given a text of its own that number and the text. */
    readonly id: number | string;
    readonly codePoints: readonly number[];
    readonly advanceWidth: number;
  }
  export interface GlyphRun {
    glyphs: readonly Glyph[];
  }
  export interface Subset {
    glyphEncoder: GlyphEncoder;
    /** The numbers in the font of what it has, by their places in it. */
    readonly glyphs: number[];
    /** The places, by number. */
    readonly mapping: Readonly<Record<number, number>>;
    includeGlyph: (id: number | string) => number;
  }
  export interface Font {
    readonly postscriptName: string;
    readonly hasGlyphForCodePoint: (codePoint: number) => boolean;
    readonly getVariation: (axes: Readonly<Record<string, number>>) => Font;
    createSubset: () => Subset;
    layout: (text: string, features?: unknown) => GlyphRun;
  }
  export const create: (bytes: Uint8Array) => Font;
}
