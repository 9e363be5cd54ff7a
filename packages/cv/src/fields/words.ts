/** Tells whether any word of a list stands in a text. */
export interface WordList {
  readonly test: (text: string) => boolean;
}

/** What makes more of a word than letters and digits. Asked for each of thousands of words in a new process: a short class. */
const SIGNS = /[\s!-/:-@[-`{-~‘’·–]/;
const TOKEN = /[\p{L}\d]+/gu;
const LONGEST_ENDING = 16;
const MAX_KNOWN = 4000;

/** "técnic[oa]" and "analyste?" stand for the words they spell out. */
function spellOut(word: string): string[] {
  const choice = /\[(\p{L}+)\]/u.exec(word);
  if (choice !== null) {
    const [whole, letters = ""] = choice;
    return letters.split("").flatMap((letter) => spellOut(word.replace(whole, letter)));
  }
  const optional = /\p{L}\?/u.exec(word)?.[0];
  if (optional === undefined) return [word];
  return [
    ...spellOut(word.replace(optional, "")),
    ...spellOut(word.replace(optional, optional.slice(0, 1))),
  ];
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
  const whole = new Set<string>();
  const endings = new Set<string>();
  const patterns: string[] = [];
  for (const each of list.split("|")) {
    const word = each.trim();
    if (!SIGNS.test(word)) whole.add(word);
    else if (/^\*\p{L}+$/u.test(word)) endings.add(word.slice(1));
    else if (/^[\p{L}?[\]]+$/u.test(word)) for (const form of spellOut(word)) whole.add(form);
    else if (word !== "") patterns.push(word.replace(/(?<=\p{L})\*$|^\*(?=\p{L})/u, "\\p{L}*"));
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
