import type { FieldValue } from "@sendoff/contract/form";

/** What a control was made to hold, or why it could not. */
export type WriteOutcome =
  | { readonly kind: "written"; /** What a reading must now show. */ readonly expected: FieldValue }
  | {
      readonly kind: "refused";
      readonly message: string;
      /** What a list showed instead, when it was asked and nothing in it was surely meant. */
      readonly offered?: readonly string[];
    };

export interface WriteOptions {
  /** The second try goes another way: keys instead of a set value, the input instead of its label. */
  readonly isSecondTry: boolean;
  /** Asks for the answer again among the suggestions a list shows; undefined when none of them means it. */
  readonly choose?: (options: readonly string[]) => string | undefined;
  /** Told of each guess of the reader of lists that held (see `PortalSession.onGuess`). Must not throw. */
  readonly onGuess?: ((guess: string) => void) | undefined;
}
