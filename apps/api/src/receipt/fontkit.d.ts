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
  export interface Subset {
    glyphEncoder: GlyphEncoder;
  }
  export interface Font {
    readonly postscriptName: string;
    readonly hasGlyphForCodePoint: (codePoint: number) => boolean;
    readonly getVariation: (axes: Readonly<Record<string, number>>) => Font;
    createSubset: () => Subset;
  }
  export const create: (bytes: Uint8Array) => Font;
}
