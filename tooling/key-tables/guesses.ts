import { isIn, isOfTable, tableOf } from "./compare.ts";
import type { KeyAtom } from "./key-atoms.ts";
import type { TablePlaces } from "./places.ts";
import type { KeyRow } from "./read-table.ts";
import { thingsOf } from "./variants.ts";
import type { FoundThing, FoundVariant } from "./variants.ts";

/** A key that stands in rows of the table, and only in those that are guesses. */
export function isGuess(rows: readonly KeyRow[], atom: KeyAtom): boolean {
  // A role alone is everybody's.
  if (atom.kind === "role") return false;
  const sources = rows.filter((row) => isIn(row, atom)).map(({ source }) => source);
  return sources.length > 0 && sources.every((source) => source === "guess");
}

/** A variant that can only match if a guess is right: each of its selectors needs one, or all of its words are. */
export function isGuessed(rows: readonly KeyRow[], { ways, words }: FoundVariant): boolean {
  const areWordsGuessed = words.length > 0 && words.every((atom) => isGuess(rows, atom));
  return areWordsGuessed || ways.every((way) => way.some((atom) => isGuess(rows, atom)));
}

/** A thing of a file with the rows of its table. */
interface PlacedThing extends FoundThing {
  readonly file: string;
}

function placedThings(places: TablePlaces): PlacedThing[] {
  return places.driver.flatMap((file) =>
    thingsOf(file)
      .filter((thing) => isOfTable(places, thing.constant))
      .map((thing) => ({ ...thing, file })),
  );
}

/** Variants whose mark is not what the table says of their keys. */
export function wrongMarks(places: TablePlaces): string[] {
  const { rows } = tableOf(places);
  return placedThings(places).flatMap(({ name, variants, file }) =>
    variants
      .filter((variant) => variant.isMarkedGuess !== isGuessed(rows, variant))
      .map(({ id, isMarkedGuess }) => {
        const is = isMarkedGuess ? "is marked as a guess and is none" : "is a guess without a mark";
        return `${name}.${id} in ${file} ${is}`;
      }),
  );
}

/** Things that are looked for by a guess first and have no variant that goes by role and words. */
export function withoutFallback(places: TablePlaces): string[] {
  const { rows } = tableOf(places);
  return placedThings(places)
    .filter(({ variants: [first] }) => first !== undefined && isGuessed(rows, first))
    .filter(({ variants }) => !variants.some(({ isByRoleAndWords }) => isByRoleAndWords))
    .map(({ name, file }) => `${name} in ${file}`);
}

/** Variants of confirmations that any box of their kind would be: without words, an address, or a name in each of their ways. */
export function wordlessConfirmations(places: TablePlaces): string[] {
  return placedThings(places)
    .filter(({ name }) => name === "sent")
    .flatMap(({ variants, file }) =>
      variants
        .filter(({ words, hasPath }) => words.length === 0 && !hasPath)
        .filter(({ ways }) => ways.some((way) => way.every(({ kind }) => kind === "role")))
        .map(({ id }) => `sent.${id} in ${file}`),
    );
}
