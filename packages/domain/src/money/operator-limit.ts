/** What one operator may move for one person in a day without a second one. */
export interface OperatorLimits {
  readonly refundPaise: number;
  readonly writeOffCents: number;
}

/**
 * Whether a second operator has to confirm. What was moved for the same person in the last 24 hours without one counts in, so that
 * nobody gets round the limit by asking for less several times.
 */
export function needsSecondOperator(amount: number, movedAlone: number, limit: number): boolean {
  return amount + movedAlone > limit;
}
