import { readFile } from "node:fs/promises";

interface Script {
  readonly name: string;
  /** The package that has it; the family's own where it is left out. */
  readonly family?: string;
  readonly ranges: readonly [number, number][];
}

/** A script with a package of its own: `noto-sans-tamil-tamil-400-normal.woff`. */
const own = (name: string, ...ranges: readonly [number, number][]): Script => ({
  name,
  family: `noto-sans-${name}`,
  ranges,
});

/**
 * The type family comes in one file for each script. Of two files that both have a character the first one here sets it, so that
 * Latin text stays in one. Text in other scripts, and the rupee sign, take theirs from the files after it. Chinese, Japanese and
 * Korean are not among them: their files are larger than the rest of the product.
 */
const SCRIPTS: readonly Script[] = [
  {
    name: "latin",
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2bb, 0x2bc],
      [0x2010, 0x2027],
      [0x2030, 0x205e],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2212, 0x2212],
    ],
  },
  {
    name: "devanagari",
    ranges: [
      [0x900, 0x97f],
      [0x200c, 0x200d],
      [0x20b9, 0x20b9],
      [0xa8e0, 0xa8ff],
    ],
  },
  {
    name: "latin-ext",
    ranges: [
      [0x100, 0x2ba],
      [0x1e00, 0x1eff],
    ],
  },
  { name: "vietnamese", ranges: [[0x1ea0, 0x1ef9]] },
  {
    name: "greek",
    ranges: [[0x370, 0x3ff]],
  },
  {
    name: "cyrillic",
    ranges: [
      [0x400, 0x45f],
      [0x490, 0x491],
    ],
  },
  own("bengali", [0x980, 0x9ff]),
  own("gurmukhi", [0xa00, 0xa7f]),
  own("gujarati", [0xa80, 0xaff]),
  own("tamil", [0xb80, 0xbff]),
  own("telugu", [0xc00, 0xc7f]),
  own("kannada", [0xc80, 0xcff]),
  own("malayalam", [0xd00, 0xd7f]),
  own("thai", [0xe00, 0xe7f]),
  own("hebrew", [0x590, 0x5ff]),
  own("arabic", [0x600, 0x6ff], [0x750, 0x77f], [0xfb50, 0xfdff], [0xfe70, 0xfefc]),
];

export type Weight = "regular" | "bold";
const WEIGHTS: Readonly<Record<Weight, string>> = { regular: "400", bold: "700" };

export interface FontFile {
  /** Registered under this name. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Name of the font that sets a script in a weight. */
function fontName(script: string, weight: Weight): string {
  return `${script} ${weight}`;
}

let files: Promise<FontFile[]> | undefined;

/** Every font of a receipt, read once. */
export function loadFonts(): Promise<FontFile[]> {
  files ??= readFonts();
  return files;
}

async function readFonts(): Promise<FontFile[]> {
  const wanted = SCRIPTS.flatMap((script) =>
    Object.entries(WEIGHTS).map(([weight, number]) => ({ script, weight, number })),
  );
  return Promise.all(
    wanted.map(async ({ script: { name, family = "noto-sans" }, weight, number }) => {
      const folder = new URL("files/", import.meta.resolve(`@fontsource/${family}/package.json`));
      const bytes = await readFile(new URL(`${family}-${name}-${number}-normal.woff`, folder));
      return { name: `${name} ${weight}`, bytes };
    }),
  );
}

export interface Run {
  readonly text: string;
  readonly font: string;
}

/** A text cut into pieces that one font each can set. What no font has becomes a question mark. */
export function splitByFont(text: string, weight: Weight): Run[] {
  const runs: { text: string; font: string }[] = [];
  for (const character of text.normalize("NFC")) {
    const script = scriptOf(character);
    const last = runs.at(-1);
    // Joiners belong to the letters around them, whatever the script.
    const isJoiner = character === "\u200c" || character === "\u200d";
    const font =
      isJoiner && last !== undefined ? last.font : fontName(script?.name ?? "latin", weight);
    const shown = script === undefined ? "?" : character;
    // A space stays with what it follows, so that a name of two words is shaped as one piece.
    if (last !== undefined && (last.font === font || character === " ")) last.text += shown;
    else runs.push({ text: shown, font });
  }
  return runs;
}

/** Whether some font has this character. */
export function hasLetters(character: string): boolean {
  return scriptOf(character) !== undefined;
}

function scriptOf(character: string): Script | undefined {
  const code = character.codePointAt(0) ?? 0;
  return SCRIPTS.find(({ ranges }) =>
    ranges.some(([first, last]) => code >= first && code <= last),
  );
}
