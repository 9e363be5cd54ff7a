import { readFile } from "node:fs/promises";

/**
 * The type family comes in one file for each script. Of two files that both have a character the first one here sets it, so that
 * Latin text stays in one. Names in other scripts, and the rupee sign, take theirs from the files after it.
 */
const SCRIPTS: readonly { readonly name: string; readonly ranges: readonly [number, number][] }[] =
  [
    {
      name: "latin",
      ranges: [
        [0x20, 0xff],
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
  ];

export type Weight = "regular" | "bold";
const WEIGHTS: Readonly<Record<Weight, string>> = { regular: "400", bold: "700" };

export interface FontFile {
  /** Registered under this name. */
  readonly name: string;
  readonly bytes: Buffer;
}

const FILES = new URL("files/", import.meta.resolve("@fontsource/noto-sans/package.json"));

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
    Object.entries(WEIGHTS).map(([weight, number]) => ({ script: script.name, weight, number })),
  );
  return Promise.all(
    wanted.map(async ({ script, weight, number }) => {
      const bytes = await readFile(new URL(`noto-sans-${script}-${number}-normal.woff`, FILES));
      return { name: `${script} ${weight}`, bytes };
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
    const code = character.codePointAt(0) ?? 0;
    const script = SCRIPTS.find(({ ranges }) =>
      ranges.some(([first, last]) => code >= first && code <= last),
    );
    const font = fontName(script?.name ?? "latin", weight);
    const shown = script === undefined ? "?" : character;
    const last = runs.at(-1);
    // A space stays with what it follows, so that a name of two words is shaped as one piece.
    if (last !== undefined && (last.font === font || character === " ")) last.text += shown;
    else runs.push({ text: shown, font });
  }
  return runs;
}
