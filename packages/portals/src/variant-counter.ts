/** The variant a miss is counted under: the thing was needed and no known variant of it was there. */
export const NO_VARIANT = "none";

/** How often one way of finding one thing of a portal's pages was the one that worked. */
export interface VariantCount {
  readonly portal: string;
  /** Page and thing, as in `job.easyApply`. */
  readonly locator: string;
  /** Id of the variant, or `NO_VARIANT` for a miss. */
  readonly variant: string;
  /** The variant's key is on no page that we know of; its hits tell that the guess was right. */
  readonly isGuess: boolean;
  /** Since the counter was made; only grows. */
  readonly count: number;
}

/** Counts variants so that drift of a portal's pages is seen before it stops anybody. Keeps no page data. */
export interface VariantCounter {
  readonly hit: (portal: string, locator: string, variant: string, isGuess?: boolean) => void;
  readonly miss: (portal: string, locator: string) => void;
  /** All counts so far, in the order of their names. */
  readonly list: () => readonly VariantCount[];
}

/** A counter at zero, for one process; plug it into a session's `onVariantHit` and `onVariantMiss`. */
export function createVariantCounter(): VariantCounter {
  const counts = new Map<string, VariantCount>();
  const hit: VariantCounter["hit"] = (portal, locator, variant, isGuess = false) => {
    const key = [portal, locator, variant].join(" ");
    const count = (counts.get(key)?.count ?? 0) + 1;
    counts.set(key, { portal, locator, variant, isGuess, count });
  };
  return {
    hit,
    miss: (portal, locator) => hit(portal, locator, NO_VARIANT),
    list: () => {
      const byKey = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
      return byKey.map(([, count]) => count);
    },
  };
}
