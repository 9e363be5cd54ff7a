/** FNV-1a: the same text gives the same number on every machine, which is what makes the catalogue repeatable. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  // A final mix, so that texts that differ in the last character only also differ in the low bits.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return hash >>> 0;
}

export interface SeededRandom {
  /** 0 <= x < 1 */
  next(): number;
  /** A whole number between both ends, ends included. */
  between(low: number, high: number): number;
  isLikely(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** `count` different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** mulberry32: small, fast, and good enough for a catalogue. */
export function seededRandom(seed: string): SeededRandom {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error("Cannot pick from an empty list");
    return item;
  };
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const rest = [...items];
    const chosen: T[] = [];
    while (chosen.length < count && rest.length > 0) {
      chosen.push(...rest.splice(Math.floor(next() * rest.length), 1));
    }
    return chosen;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    isLikely: (probability) => next() < probability,
    pick,
    sample,
  };
}
