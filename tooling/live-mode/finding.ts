/** What trying one thing showed: a sentence, and where it is wrong another that says how to mend it. */
export interface Finding {
  readonly isGood: boolean;
  readonly text: string;
}

export const good = (text: string): Finding => ({ isGood: true, text });
export const bad = (text: string): Finding => ({ isGood: false, text });

/** Why something failed, in the words of whoever refused it: the innermost cause that has some. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error.message || error.name;
}
