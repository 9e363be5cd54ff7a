import { fold, hasPhrase } from "../text/fold.ts";
import { KNOWN_NAMES, LETTER_WORDS, OPENERS } from "./known-names.ts";

/** The sentences of a text; a line is one at least. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?])\s+(?=\S)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

const isCapital = (word: string): boolean =>
  /^\p{Lu}/u.test(word) || /\p{L}.*\p{Lu}/u.test(word) || /\p{L}[+#]+$/u.test(word);

/**
 * The names in a sentence, folded: runs of words with capitals, words with capitals or signs within, and names that are
 * known in small letters too. `usual` are words that stand somewhere in small letters: as a first word they are no name.
 */
export function namesIn(sentence: string, usual: ReadonlySet<string>): string[] {
  const names = new Set<string>();
  let run: string[] = [];
  const close = (): void => {
    if (run.length > 0) names.add(fold(run.join(" ")));
    run = [];
  };
  let isFirst = true;
  for (const piece of sentence.split(/([\s/,;:()"“”—–]+)/)) {
    const word = piece.replace(/^['’(]+|['’.!?]+$/g, "").replace(/['’]s$/, "");
    if (word === "" || !/[\p{L}\p{N}]/u.test(word)) {
      if (piece.trim() !== "") close();
      continue;
    }
    const small = word.toLowerCase().replace("’", "'");
    const isUsual = isFirst && (OPENERS.has(small) || usual.has(small));
    isFirst = false;
    if (isCapital(word) && !isUsual && !LETTER_WORDS.has(small)) run.push(word);
    else close();
    if (/[.!?,]$/.test(piece)) close();
  }
  close();
  let rest = fold(sentence);
  for (const known of KNOWN_NAMES) {
    if (!hasPhrase(rest, known)) continue;
    names.add(known);
    rest = ` ${rest} `.replaceAll(` ${known} `, " | ").trim();
  }
  return [...names].filter((name) => name !== "");
}

/** Words that stand in small letters in these texts. */
export function smallWords(...texts: readonly string[]): ReadonlySet<string> {
  return new Set(
    texts.flatMap((text) => text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}'’-]*/gu) ?? []),
  );
}
