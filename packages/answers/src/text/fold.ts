/** Questions longer than this are cut: no real question is, and it bounds the work per field. */
export const QUESTION_MAX = 2000;

const CONTRACTIONS: readonly [RegExp, string][] = [
  [/\bwon't\b/g, "will not"],
  [/\bcan't\b|\bcannot\b/g, "can not"],
  [/\bshan't\b/g, "shall not"],
  [/\bain't\b/g, "is not"],
  [/n't\b/g, " not"],
  [/\b(what|where|when|how|who)'s\b/g, "$1 is"],
  [/\bi'm\b/g, "i am"],
  [/\b(i|you|we|they)'ve\b/g, "$1 have"],
  [/\b(i|you|we|they)'d\b/g, "$1 would"],
  [/\b(i|you|we|they)'ll\b/g, "$1 will"],
  [/\b(you|we|they)'re\b/g, "$1 are"],
];

/**
 * Case, accents, punctuation and contractions removed; words one blank apart. What tells technologies apart stays:
 * "c++", "c#", "node.js" as "nodejs", ".net" as "dotnet". Numbers keep their decimal point, "%" and a trailing "+".
 */
export function fold(text: string): string {
  const known = FOLDED.get(text);
  if (known !== undefined) return known;
  const folded = foldAnew(text);
  if (FOLDED.size >= FOLDED_MAX) FOLDED.clear();
  if (text.length <= QUESTION_MAX) FOLDED.set(text, folded);
  return folded;
}

/** The same names, labels and options are folded again and again; the bound keeps a long-lived worker small. */
const FOLDED = new Map<string, string>();
const FOLDED_MAX = 15_000;

/** Accents of Latin letters and the dot under Devanagari ones; Devanagari vowel signs are marks, too, and stay. */
const LATIN_MARKS = /[\u0300-\u036f\u093c\u200c\u200d]+/gu;
const DEVANAGARI_ZERO = "०".charCodeAt(0);

function foldAnew(text: string): string {
  let folded = text
    .slice(0, QUESTION_MAX)
    .normalize("NFKD")
    .replace(LATIN_MARKS, "")
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/ँ/g, "ं")
    .replace(/ß/g, "ss")
    .replace(/ł/g, "l")
    .replace(/ø/g, "o")
    .replace(/æ/g, "ae")
    .replace(/œ/g, "oe")
    .replace(/[’‘`´]/g, "'")
    .replace(/[‐-―]/g, "-");
  // The letters of "A/B testing" are no article.
  folded = folded.replace(/\ba\/b(?= ?tests?| ?testing)/g, "ab");
  for (const [pattern, full] of CONTRACTIONS) folded = folded.replace(pattern, full);
  // French elides: "d'années" is two words.
  folded = folded.replace(
    /(?<![\p{L}\p{N}])([cdjlmnst]|qu|dell|all|nell|sull|dall|quell|un)'(?=\p{L})/gu,
    "$1 ",
  );
  return folded
    .replace(/'/g, "")
    .replace(/(\d),(?=\d{2,3}(?!\d))/g, "$1")
    .replace(/(^|[\s(,/])\.net\b/g, "$1dotnet")
    .replace(/\.(?!\d)|(?<!\d)\./g, (_dot, offset: number, whole: string) =>
      /[a-z]/.test(whole[offset - 1] ?? " ") && /[a-z]/.test(whole[offset + 1] ?? " ") ? "" : " ",
    )
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{N}\p{M}+#%. ]/gu, " ")
    .replace(/(^|\s)[+.#]+(?=\s|$)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** The words of a folded text. */
export function wordsOf(text: string): string[] {
  const folded = fold(text);
  return folded === "" ? [] : folded.split(" ");
}

/** Whether two texts say the same, case, accents and punctuation aside. */
export function isSameText(left: string, right: string): boolean {
  return fold(left) === fold(right);
}

/** Whether `phrase` stands in `text` as whole words; both are folded. */
export function hasPhrase(text: string, phrase: string): boolean {
  return ` ${text} `.includes(` ${phrase} `);
}
