import bidiFactory from "bidi-js/dist/bidi.mjs";
import type { FontSet, FontStyle, Run } from "./fonts.ts";

const bidi = bidiFactory();

/** A line of text in pieces of one font each, in the order in which they are drawn from the left, with right-to-left parts in their places (Unicode's bidirectional algorithm). */
export function piecesOf(text: string, style: FontStyle, fonts: FontSet): Run[] {
  const clean = text.normalize("NFC");
  const { levels, paragraphs } = bidi.getEmbeddingLevels(clean, "auto");
  if (levels.every((level) => level === 0)) return fonts.split(clean, style);
  const base = paragraphs[0]?.level ?? 0;
  const runs = levelRuns(clean, levels, base);
  return inVisualOrder(runs).flatMap(({ text: part, level }) => {
    const isFromRight = level % 2 === 1;
    const pieces = fonts
      .split(isFromRight ? mirror(part) : part, style)
      // A font's shaping turns right-to-left letters round, and digits of that script with them; others it leaves.
      .map((piece) =>
        isRightToLeftFont(piece.font) === isFromRight
          ? piece
          : { ...piece, text: turned(piece.text) },
      );
    return isFromRight ? pieces.toReversed() : pieces;
  });
}

/** Whether a font is of a script that is written from the right. */
export function isRightToLeftFont(font: string): boolean {
  return /-(arabic|hebrew) /.test(font);
}

function turned(text: string): string {
  return Array.from(new Intl.Segmenter("en").segment(text), ({ segment }) => segment)
    .toReversed()
    .join("");
}

/** Whether a paragraph begins at the right. */
export function isRightToLeft(text: string): boolean {
  return (bidi.getEmbeddingLevels(text, "auto").paragraphs[0]?.level ?? 0) % 2 === 1;
}

interface LevelRun {
  text: string;
  readonly level: number;
}

function levelRuns(text: string, levels: Uint8Array, base: number): LevelRun[] {
  const runs: LevelRun[] = [];
  let at = 0;
  for (const character of text) {
    const level = levels[at] ?? base;
    at += character.length;
    const last = runs.at(-1);
    if (last?.level === level) last.text += character;
    else runs.push({ text: character, level });
  }
  return runs;
}

/** From the highest level down, what stands at it or above is turned round (rule L2). */
function inVisualOrder(runs: readonly LevelRun[]): LevelRun[] {
  let ordered = [...runs];
  const highest = Math.max(...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    const next: LevelRun[] = [];
    let turned: LevelRun[] = [];
    for (const run of ordered) {
      if (run.level >= level) turned.unshift(run);
      else {
        next.push(...turned, run);
        turned = [];
      }
    }
    ordered = [...next, ...turned];
  }
  return ordered;
}

const mirror = (text: string): string =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join("");
