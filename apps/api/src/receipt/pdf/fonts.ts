import { readFileSync } from "node:fs";
import type { Font } from "fontkit";
import { z } from "zod";
import { type FontPair, openStaticFont, openVariableFont } from "./variable-font.ts";

/** The faces of the product: text, headings, and what is compared letter by letter. */
export type Face = "text" | "display" | "mono";
export type Weight = keyof FontPair;

/** What decides how a text is set, besides its size. */
export interface FontStyle {
  readonly face?: Face;
  readonly weight?: Weight;
}

export interface Run {
  readonly text: string;
  readonly font: string;
}

/** The fonts that a document needs, opened. */
export interface FontSet {
  /** Each under the name that runs call it by. */
  readonly fonts: ReadonlyMap<string, Font>;
  /** A text cut into pieces that one font each can set. What no font has becomes a question mark. */
  readonly split: (text: string, style: FontStyle) => Run[];
  /** Whether some font has this character. */
  readonly has: (character: string) => boolean;
}

/** One file (or pair of files) of a family: the web has families in parts, each with some of the characters. */
interface Part {
  readonly name: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
  readonly open: () => Promise<FontPair>;
}

const FACES: Readonly<Record<Face, { readonly family: string; readonly bold: number }>> = {
  text: { family: "hanken-grotesk", bold: 600 },
  display: { family: "schibsted-grotesk", bold: 650 },
  mono: { family: "atkinson-hyperlegible-mono", bold: 600 },
};

/** Scripts that the product's own faces do not have. Each is asked in this order. */
const SCRIPTS = [
  "noto-sans",
  "noto-sans-arabic",
  "noto-sans-bengali",
  "noto-sans-gujarati",
  "noto-sans-gurmukhi",
  "noto-sans-hebrew",
  "noto-sans-kannada",
  "noto-sans-malayalam",
  "noto-sans-tamil",
  "noto-sans-telugu",
  "noto-sans-thai",
];
const CHINESE = "noto-sans-sc";
const JAPANESE = "noto-sans-jp";
const KOREAN = "noto-sans-kr";
const EMOJI = "noto-emoji";

/** Opens what a document's text is set in: of the large families only the parts that hold its characters. */
export async function openFonts(text: string): Promise<FontSet> {
  const characters = [...new Set(`${text.normalize("NFC")}${ASCII}`)];
  const byFace = new Map<Face, ReadonlyMap<string, string>>();
  const fonts = new Map<string, Font>();
  for (const face of ["text", "display", "mono"] as const) {
    const parts = partsFor(face, text);
    const found = new Map<string, string>();
    for (const character of characters) {
      const part = await partWith(parts, character);
      if (part === undefined) continue;
      found.set(character, part.name);
      for (const weight of ["regular", "bold"] as const) {
        fonts.set(`${part.name} ${weight}`, part.pair[weight]);
      }
    }
    byFace.set(face, found);
  }
  const partOf = (character: string, face: Face) => byFace.get(face)?.get(character);
  return {
    fonts,
    has: (character) => partOf(character, "text") !== undefined,
    split(value, { face = "text", weight = "regular" }) {
      const runs: { text: string; font: string }[] = [];
      for (const character of value.normalize("NFC")) {
        const part = partOf(character, face);
        const last = runs.at(-1);
        const font =
          last !== undefined && isBound(character, last.font, fonts)
            ? last.font
            : `${part ?? partOf("?", face) ?? ""} ${weight}`;
        const shown = part === undefined ? "?" : character;
        // A space stays with what it follows, so that a name of two words is shaped as one piece; that of emoji is as wide as they.
        const isBetween = character === " " && last?.font.startsWith(EMOJI) === false;
        if (last !== undefined && (last.font === font || isBetween)) last.text += shown;
        else runs.push({ text: shown, font });
      }
      return runs;
    },
  };
}

const ASCII = Array.from({ length: 95 }, (_each, index) => String.fromCodePoint(32 + index)).join(
  "",
);

/** Joiners and marks belong to the letters before them, whatever other font has them too. */
function isBound(character: string, font: string, fonts: ReadonlyMap<string, Font>): boolean {
  if (!/[\p{M}\u200c\u200d]/u.test(character)) return false;
  return fonts.get(font)?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) === true;
}

function partsFor(face: Face, text: string): Part[] {
  return [FACES[face], FACES.text]
    .flatMap(({ family, bold }) => variableParts(family, bold))
    .concat(SCRIPTS.flatMap(staticParts))
    .concat(eastAsian(text).flatMap((family) => variableParts(family, 600)))
    .concat(variableParts(EMOJI, 600));
}

/** Chinese, Japanese and Korean share characters that each draws in its own way: what else the text is written in decides. */
function eastAsian(text: string): string[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [JAPANESE, KOREAN, CHINESE];
  if (/\p{Script=Hangul}/u.test(text)) return [KOREAN, CHINESE, JAPANESE];
  return [CHINESE, JAPANESE, KOREAN];
}

async function partWith(parts: readonly Part[], character: string) {
  const code = character.codePointAt(0) ?? 0;
  for (const part of parts) {
    if (!part.ranges.some(([first, last]) => code >= first && code <= last)) continue;
    // The ranges are those of the family; not every part has all that is in its own.
    const pair = await openPart(part);
    if (pair.regular.hasGlyphForCodePoint(code)) return { name: part.name, pair };
  }
  return undefined;
}

/** The parts opened last stay open: most receipts are set in the same. Those of one Chinese page may be dozens. */
const MOST_OPEN = 96;
const open = new Map<string, Promise<FontPair>>();

function openPart(part: Part): Promise<FontPair> {
  const pair = open.get(part.name) ?? part.open();
  open.delete(part.name);
  open.set(part.name, pair);
  const [oldest] = open.keys();
  if (open.size > MOST_OPEN && oldest !== undefined) open.delete(oldest);
  return pair;
}

const known = new Map<string, readonly Part[]>();

function variableParts(family: string, bold: number): readonly Part[] {
  return partsOf(`@fontsource-variable/${family}`, (name, folder) =>
    openVariableFont(new URL(`files/${name}-wght-normal.woff2`, folder), name, bold),
  );
}

function staticParts(family: string): readonly Part[] {
  return partsOf(`@fontsource/${family}`, (name, folder) =>
    openStaticFont((weight) => new URL(`files/${name}-${weight}-normal.woff`, folder), name),
  );
}

/** The parts of a family, by the list that its package brings of them. */
function partsOf(
  packageName: string,
  openOne: (name: string, folder: URL) => Promise<FontPair>,
): readonly Part[] {
  const before = known.get(packageName);
  if (before !== undefined) return before;
  const folder = new URL(".", import.meta.resolve(`${packageName}/package.json`));
  const family = packageName.slice(packageName.indexOf("/") + 1);
  const parts = readRanges(folder).map(([part, ranges]): Part => {
    const name = `${family}-${part}`;
    return { name, ranges, open: () => openOne(name, folder) };
  });
  known.set(packageName, parts);
  return parts;
}

const UnicodeList = z.record(z.string(), z.string());

/** Part and ranges: "latin" or "[4]", and "U+0000-00FF,U+0131". */
function readRanges(folder: URL): [part: string, ranges: [number, number][]][] {
  const list: unknown = JSON.parse(readFileSync(new URL("unicode.json", folder), "utf8"));
  return Object.entries(UnicodeList.parse(list)).map(([part, ranges]) => [
    part.replaceAll(/[[\]]/g, ""),
    ranges.split(",").map((range) => {
      const [first = "", last = first] = range.replace("U+", "").split("-");
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    }),
  ]);
}
