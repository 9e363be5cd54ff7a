import bidiFactory from "bidi-js/dist/bidi.mjs";
import { splitByFont, type Weight } from "./fonts.ts";

const bidi = bidiFactory();

/** A piece of a line: one font, one direction; pieces stand in the order in which they are drawn from the left. */
export interface Piece {
  readonly text: string;
  readonly font: string;
}

/** A line of text as it is drawn, with right-to-left parts in their places (Unicode's bidirectional algorithm). */
export function piecesOf(text: string, weight: Weight): Piece[] {
  const clean = text.normalize("NFC");
  const { levels, paragraphs } = bidi.getEmbeddingLevels(clean, "auto");
  if (levels.every((level) => level === 0)) return splitByFont(clean, weight);
  const base = paragraphs[0]?.level ?? 0;
  const runs = levelRuns(clean, levels, base);
  return inVisualOrder(runs).flatMap(({ text: part, level }) => {
    const mirrored = level % 2 === 1 ? mirror(part) : part;
    const pieces = splitByFont(mirrored, weight);
    return level % 2 === 1 ? pieces.toReversed() : pieces;
  });
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
