import type { FieldValue } from "@sendoff/contract/form";
import type { Asked } from "../../stage/stage-portal.ts";

export type Random = () => number;

/** A question of a rehearsal, with what has to arrive for it where that can be told. */
export interface Rehearsed extends Asked {
  /** Empty for what has to be left open. */
  readonly right?: FieldValue;
}

/** Makes one question, or several of which the later ones depend on the first. */
export type Maker = (random: Random) => Rehearsed | readonly Rehearsed[];

/** Deals all of the cards in a random order before it deals one again, so that few forms ask everything. */
export function createDeck<T>(cards: readonly T[], random: Random): () => T {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = shuffled(cards, random);
    const next = left.pop();
    if (next === undefined) throw new Error("a deck without cards");
    return next;
  };
}

/** All of the values in turn, in a random order. */
export function shuffled<T>(values: readonly T[], random: Random): T[] {
  return values
    .map((value) => ({ value, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value);
}
