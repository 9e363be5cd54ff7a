/** One control taken out, and the test that must notice. */
export interface Mutant extends Change {
  /** What the product would do without its control. */
  readonly name: string;
  /** A second control that says the same: only without both can a test notice. */
  readonly and?: Change;
  readonly test: TestName;
}

export interface Change {
  /** Below the repository. */
  readonly file: string;
  /** The control as it stands in the file, once. */
  readonly from: string;
  readonly to: string;
}

export interface TestName {
  /** Below the repository. */
  readonly file: string;
  /** A part of the test's name; all of the file's tests where it is left out. */
  readonly name?: string;
}

export function changesOf(mutant: Mutant): Change[] {
  return mutant.and === undefined ? [mutant] : [mutant, mutant.and];
}
