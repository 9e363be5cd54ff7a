/** A list of words; `test` returns whether any of them stands in a text. */
export interface WordList {
  readonly test: (text: string) => boolean;
}

// What makes more of a word than letters and digits. These are asked for thousands of words in a new process: one pass over a
// list, and short classes.
const SIGN = "\\s!-/:-@[-`{}~‘’·–";
const ODD_WORD = new RegExp(`(?<=^|\\|)[^|${SIGN}]*[${SIGN}][^|]*`, "gu");
const ENDING = new RegExp(`^\\*[^${SIGN}]+$`, "u");
const CHOICES = /^[^\s!->@\\^-`{-~‘’·–]+$/u;
const TOKEN = /[\p{L}\d]+/gu;
const LONGEST_ENDING = 16;
const MAX_KNOWN = 4000;

/** A list that stands on many lines on one; no word is broken. */
export function onOneLine(list: string): string {
  return list.replace(/\s*\n\s*/g, "");
}

/** "técnic[oa]" and "analyste?" stand for the words they spell out. */
function spellOut(word: string): string[] {
  const opens = word.indexOf("[");
  if (opens >= 0) {
    const closes = word.indexOf("]", opens);
    const letters = word.slice(opens + 1, closes).split("");
    return letters.flatMap((c) => spellOut(word.slice(0, opens) + c + word.slice(closes + 1)));
  }
  const mark = word.indexOf("?");
  if (mark < 0) return [word];
  const [before, behind] = [word.slice(0, mark), word.slice(mark + 1)];
  return [...spellOut(before.slice(0, -1) + behind), ...spellOut(before + behind)];
}

/** The text in small letters; a Turkish capital İ becomes a plain i, not an i with a dot above it. */
export function toSmall(text: string): string {
  return text.toLowerCase().replaceAll("i\u0307", "i");
}

/** The text in small letters, as long as the text: places in one are places in the other. */
export function inSmallLetters(text: string): string {
  const small = text.toLowerCase();
  if (small.length === text.length) return small;
  // A capital that has no small letter of one character would shift all places behind it.
  return Array.from(text, (character) => {
    const letter = character.toLowerCase();
    return letter.length === character.length ? letter : character;
  }).join("");
}

/**
 * A list of words to be looked for as whole words, whatever their case, written in small letters with bars between them.
 * `*word` stands for words that end so, `word*` for words that begin so; anything else that is no letter makes a pattern of
 * the word. Words are looked up, not searched for: a pattern of a thousand alternatives would cost a millisecond a line.
 */
export function words(list: string): WordList {
  const line = onOneLine(list);
  // Those with signs are among them and do no harm: no token has one.
  const whole = new Set(line.split("|"));
  const endings = new Set<string>();
  const patterns: string[] = [];
  for (const word of line.match(ODD_WORD) ?? []) {
    if (ENDING.test(word)) endings.add(word.slice(1));
    else if (CHOICES.test(word)) for (const form of spellOut(word)) whole.add(form);
    else patterns.push(word.replace(/(?<=\p{L})\*$|^\*(?=\p{L})/u, "\\p{L}*"));
  }
  // Searched for in small letters: to compile the pattern for both cases takes a new process ten times as long.
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${patterns.join("|")})(?![\\p{L}])`, "u");
  const isListed = (token: string): boolean => {
    if (whole.has(token)) return true;
    // East Asian words are of one character or two, and no spaces part them.
    const shortest = token >= "\u3041" ? 1 : 3;
    for (let length = shortest; length <= Math.min(LONGEST_ENDING, token.length); length += 1)
      if (endings.has(token.slice(-length))) return true;
    return false;
  };
  const known = new Map<string, boolean>();
  return {
    test: (text) => {
      const before = known.get(text);
      if (before !== undefined) return before;
      const small = toSmall(text);
      const tokens: readonly string[] = small.match(TOKEN) ?? [];
      const found = tokens.some(isListed) || (patterns.length > 0 && pattern.test(small));
      if (known.size > MAX_KNOWN) known.clear();
      known.set(text, found);
      return found;
    },
  };
}
