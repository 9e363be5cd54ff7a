/** Selectors that need a key which is on no page that we know of; those of the scripts that are installed. */
let guessedWays: readonly string[] = [];
/** Those of them that a selector list has, by the list. */
let waysByList = new Map<string, readonly string[]>();
/** Ways of patterns that are on no such page either: words, and what elements are called. */
let guessedPhrases: readonly string[] = [];
/** Those of them that a pattern has, by the pattern. */
let phrasesByPattern = new Map<string, readonly GuessedPhrase[]>();
let heldGuesses = new Set<string>();

interface GuessedPhrase {
  /** As it is told. */
  name: string;
  pattern: RegExp;
}

/** Called once for each bundle that is installed in a document. */
export function addGuessedKeys(guessed: {
  readonly selectors: readonly string[];
  readonly phrases: readonly string[];
}): void {
  guessedWays = [...new Set([...guessedWays, ...guessed.selectors])];
  guessedPhrases = [...new Set([...guessedPhrases, ...guessed.phrases])];
  waysByList = new Map();
  phrasesByPattern = new Map();
}

/** Notes which guesses of a selector list these elements, which it has found, are known by. */
export function noteGuesses(list: string, found: readonly Element[]): void {
  if (guessedWays.length === 0 || found.length === 0) return;
  const ways = waysByList.get(list) ?? guessedWays.filter((way) => list.includes(way));
  waysByList.set(list, ways);
  for (const way of ways) {
    if (!heldGuesses.has(way) && found.some((each) => each.matches(way))) heldGuesses.add(way);
  }
}

/** The ways of a pattern that are guesses. A way has the borders of the group that it stands in, the pattern not beside it. */
function guessesOf({ source, flags }: RegExp): readonly GuessedPhrase[] {
  const key = `${source} ${flags}`;
  const known = phrasesByPattern.get(key);
  if (known !== undefined) return known;
  const phrases = guessedPhrases
    .filter((phrase) => source.includes(phrase.replace(/^\^/, "").replace(/\$$/, "")))
    .map((phrase) => ({ name: `/${phrase}/`, pattern: new RegExp(phrase, flags) }));
  phrasesByPattern.set(key, phrases);
  return phrases;
}

/** The first place where the words or the names of a page fit a pattern, as `exec` returns it. Notes which guesses hold there. */
export function execCounted(pattern: RegExp, text: string): RegExpExecArray | null {
  const found = pattern.exec(text);
  if (found === null || guessedPhrases.length === 0) return found;
  for (const { name, pattern: guess } of guessesOf(pattern)) {
    // Some fit signs alone, or nothing at all.
    if (!heldGuesses.has(name) && /\p{L}/u.test(guess.exec(text)?.[0] ?? "")) heldGuesses.add(name);
  }
  return found;
}

/** Whether the words or the names of a page fit a pattern, in place of `test` wherever one of its ways is a guess. */
export function testCounted(pattern: RegExp, text: string): boolean {
  return execCounted(pattern, text) !== null;
}

/** The guesses that something was known by since they were asked for last. */
export function takeGuesses(): string[] {
  const held = [...heldGuesses];
  heldGuesses = new Set();
  return held;
}
