/** One variable of a live installation. */
export interface Variable {
  readonly name: string;
  /** What it is, as a sentence or two. */
  readonly meaning: string;
  /** Where its value comes from, as a sentence. */
  readonly source?: string;
  /** Whether a new environment file sets it; others stand there behind a #. */
  readonly isSet?: true;
  /** What a new environment file begins with: a value, or behind a # the default or an example. */
  readonly value?: string;
}

export interface VariableGroup {
  readonly title: string;
  readonly variables: readonly Variable[];
}
