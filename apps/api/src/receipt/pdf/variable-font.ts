import { readFile } from "node:fs/promises";
import { create, type Font } from "fontkit";
import decompress from "woff2-encoder/decompress";
import { encodeGlyph } from "./glyph-encoder.ts";
import { setReadably } from "./text-layer.ts";

/** A font at the two weights that receipts are set in. */
export interface FontPair {
  readonly regular: Font;
  readonly bold: Font;
}

/** A variable font of the web, ready to be set and embedded under names of its own. */
export async function openVariableFont(file: URL, name: string, bold: number): Promise<FontPair> {
  // fontkit reads WOFF2, but not at another weight than the font's first.
  const bytes = Buffer.from(await decompress(await readFile(file)));
  const at = (weight: number) =>
    embeddable(create(bytes).getVariation({ wght: weight }), `${name}-${weight}`);
  return { regular: at(400), bold: at(bold) };
}

/** A font of two files, one for each weight. */
export async function openStaticFont(
  fileOf: (weight: number) => URL,
  name: string,
): Promise<FontPair> {
  const at = async (weight: number) =>
    embeddable(create(await readFile(fileOf(weight))), `${name}-${weight}`);
  return { regular: await at(400), bold: await at(700) };
}

function embeddable(font: Font, name: string): Font {
  // pdfkit takes two fonts of one name for the same, whatever their weight.
  Object.defineProperty(font, "postscriptName", { value: name });
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => {
    const subset = createSubset();
    // fontkit's own encoder writes into a buffer that its stream no longer takes.
    subset.glyphEncoder = { encodeSimple: encodeGlyph };
    return subset;
  };
  setReadably(font);
  return font;
}
