/** Other names of a suggestion, by the name it goes by here: "Bengaluru" for "Bangalore". */
export type Aliases = Readonly<Record<string, readonly string[]>>;

export interface ChipOption {
  /** What is added. */
  value: string;
  /** The other name that was typed. */
  alias?: string;
  /** The typed words themselves, not a suggestion. */
  isOwn?: boolean;
}

const fold = (text: string) => text.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();

/** The suggestion that goes by this name, however it is written; otherwise the trimmed words themselves. */
export function canonicalChip(
  text: string,
  suggestions: readonly string[],
  aliases: Aliases,
): string {
  const wanted = fold(text);
  const known = suggestions.find((name) =>
    [name, ...(aliases[name] ?? [])].some((other) => fold(other) === wanted),
  );
  return known ?? text.trim();
}

/**
 * What can be added for the words typed so far, the likeliest first, since Enter takes the first: a suggestion that begins
 * with them, then the words themselves, then suggestions that hold them elsewhere. Never empty while there is something new
 * to add.
 */
export function chipOptions(
  draft: string,
  suggestions: readonly string[],
  aliases: Aliases,
  isChosen: (value: string) => boolean,
): ChipOption[] {
  const open = suggestions.filter((name) => !isChosen(name));
  const typed = fold(draft);
  if (typed === "") return open.map((value) => ({ value }));
  // "Engineer" is meant as it is, not as the beginning of "Engineering Manager".
  const isWord = open.some((name) => fold(name).split(" ").includes(typed));
  const isBegun = (name: string) => fold(name).startsWith(isWord ? `${typed} ` : typed);
  const begins: ChipOption[] = [];
  const holds: ChipOption[] = [];
  for (const value of open) {
    const alias = (aliases[value] ?? []).find((name) => fold(name) === typed || isBegun(name));
    if (fold(value) === typed || isBegun(value)) begins.push({ value });
    else if (alias !== undefined) begins.push({ value, alias });
    else if (fold(value).includes(typed)) holds.push({ value });
  }
  const own = canonicalChip(draft, suggestions, aliases);
  const isNew = !isChosen(own) && !suggestions.includes(own);
  const exactFirst = begins.toSorted(
    (a, b) => Number(fold(b.value) === typed) - Number(fold(a.value) === typed),
  );
  return [...exactFirst, ...(isNew ? [{ value: own, isOwn: true }] : []), ...holds];
}
