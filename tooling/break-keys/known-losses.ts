/** A loss that nobody is told of, or that is told otherwise than by the key's name, and why that is so. */
interface KnownLoss {
  readonly tables: RegExp;
  readonly key: RegExp;
  /** What is lost, as the report has it. */
  readonly loss: RegExp;
  readonly reason: string;
}

/**
 * Whoever mends one takes it off: a whole run fails for an entry that fits nothing. Pay is on few pages at all, so that a page
 * without it tells nothing.
 */
export const KNOWN_LOSSES: readonly KnownLoss[] = [
  {
    tables: /./,
    key: /./,
    loss: /^(card|job)\.pay: /,
    reason: "Most postings have no pay: a page without it is no changed page",
  },
];

/** The reason for a loss that is known. */
export function whyLost(table: string, key: string, loss: string): string | undefined {
  return KNOWN_LOSSES.find(
    (known) =>
      known.tables.test(table) &&
      known.key.test(key) &&
      loss.split("; ").every((each) => known.loss.test(each)),
  )?.reason;
}
