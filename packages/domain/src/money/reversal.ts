/**
 * Cents of an order that have gone back, from the paise that the provider reports. Half up; all of it exactly when all paise
 * have gone back.
 */
export function refundedCents(
  order: { readonly amountCents: number; readonly amountPaise: number },
  refundedPaise: number,
): number {
  if (refundedPaise >= order.amountPaise) return order.amountCents;
  return Math.floor((refundedPaise * order.amountCents) / order.amountPaise + 0.5);
}

/** What a refund or dispute takes from the wallet, and what has to be written off. */
export interface Reversal {
  /** Credits that leave the payment's own lot. */
  readonly credits: number;
  /** Change of the wallet's cash: mostly less, more when a credit was worth more than was still owed. */
  readonly cashCents: number;
  /** What cannot be recovered: it was spent, is held or has expired. */
  readonly writeOffCents: number;
}

/**
 * Reverses a payment as far as what it brought is still there: cash first, then whole credits of its lot, with change. The rest
 * is written off, so that nothing ever falls below zero. Held credits are not touched: a submit may depend on them.
 */
export function reversePayment(from: {
  readonly owedCents: number;
  readonly cashCents: number;
  readonly credits: number;
  readonly priceCents: number;
}): Reversal {
  const cash = Math.min(from.cashCents, from.owedCents);
  const owed = from.owedCents - cash;
  const credits = Math.min(from.credits, Math.ceil(owed / from.priceCents));
  const worth = credits * from.priceCents;
  const change = Math.max(0, worth - owed);
  return { credits, cashCents: change - cash, writeOffCents: Math.max(0, owed - worth) };
}

/**
 * Undoes a reversal after a dispute was won: the same worth returns, in as many of the credits as it pays for, the rest in cash.
 * Never takes cash, which may have been spent meanwhile.
 */
export function undoReversal(reversal: {
  readonly credits: number;
  readonly cashCents: number;
  readonly priceCents: number;
}): { readonly credits: number; readonly cashCents: number } {
  const worth = reversal.credits * reversal.priceCents - reversal.cashCents;
  const credits = Math.min(reversal.credits, Math.floor(worth / reversal.priceCents));
  return { credits, cashCents: worth - credits * reversal.priceCents };
}
