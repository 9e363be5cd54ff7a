/** A loss that nobody is told of, or that is told otherwise than by the key's name, and why that is so. */
export interface KnownLoss {
  readonly table: string;
  /** The keys about what is lost, as the report has them. */
  readonly key: RegExp;
  /** What is lost, as the report has it. */
  readonly loss: RegExp;
  readonly reason: string;
}

/** Whoever mends one takes it off: a whole run of its table fails for an entry that fits nothing. */
export const KNOWN_LOSSES: readonly KnownLoss[] = [];

/** The known loss that this one is, whole. */
export const knownLoss = (
  table: string,
  { key, why }: { readonly key: string; readonly why: string },
  losses = KNOWN_LOSSES,
): KnownLoss | undefined =>
  losses.find(
    (known) =>
      known.table === table &&
      known.key.test(key) &&
      why.split("; ").every((each) => known.loss.test(each)),
  );

/** Known losses of a table that are none of those that a whole run of it met. */
export const unmetLosses = (
  table: string,
  met: readonly { readonly known: KnownLoss | undefined }[],
  losses = KNOWN_LOSSES,
): KnownLoss[] =>
  losses.filter((each) => each.table === table && !met.some(({ known }) => known === each));
