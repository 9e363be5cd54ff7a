/** Selectors that need a key which is on no page that we know of; those of the scripts that are installed. */
let guessedWays: readonly string[] = [];
/** Those of them that a selector list has, by the list. */
let waysByList = new Map<string, readonly string[]>();
let heldGuesses = new Set<string>();

/** Called once for each document. */
export function setGuessedKeys(ways: readonly string[]): void {
  guessedWays = ways;
  waysByList = new Map();
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

/** The guesses that something was known by since they were asked for last. */
export function takeGuesses(): string[] {
  const held = [...heldGuesses];
  heldGuesses = new Set();
  return held;
}
