/** One printed character with its place and look; y grows downwards from the page's top. */
export interface Glyph {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly baseline: number;
  readonly size: number;
  readonly style: GlyphStyle;
}

export interface GlyphStyle {
  readonly font: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Whether its signs are icons, whatever letters they stand for. */
  readonly isIcons: boolean;
  readonly color: number;
}

export interface PageLink {
  readonly uri: string;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

export interface GlyphPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly glyphs: readonly Glyph[];
  /** Glyphs that were printed turned by a right angle or so; they are no part of lines. */
  readonly turned: readonly Glyph[];
  readonly links: readonly PageLink[];
}
