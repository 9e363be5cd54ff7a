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

/** What of a refund or dispute is taken from the wallet, and what is the house's loss. */
export interface TakenBack {
  /** Credits that leave the payment's own lot. */
  readonly credits: number;
  /** Change of the wallet's cash: mostly less, more when a credit was worth more than was still owed. */
  readonly cashCents: number;
  /** What nobody can take back: it was spent, is held or has expired. */
  readonly lossCents: number;
}

/**
 * Takes back what a payment brought and is still there: cash first, then whole credits of its lot, with change. The rest is
 * lost to the house, so that nothing ever falls below zero. Held credits are not touched: a submit may depend on them.
 */
export function takeBack(from: {
  readonly owedCents: number;
  readonly cashCents: number;
  readonly credits: number;
  readonly priceCents: number;
}): TakenBack {
  const cash = Math.min(from.cashCents, from.owedCents);
  const owed = from.owedCents - cash;
  const credits = Math.min(from.credits, Math.ceil(owed / from.priceCents));
  const worth = credits * from.priceCents;
  const change = Math.max(0, worth - owed);
  return { credits, cashCents: change - cash, lossCents: Math.max(0, owed - worth) };
}

/**
 * The opposite after a dispute was won: the same worth returns, in as many of the credits as it pays for, the rest in cash.
 * Never takes cash, which may have been spent meanwhile.
 */
export function giveBack(taken: {
  readonly credits: number;
  readonly cashCents: number;
  readonly priceCents: number;
}): { readonly credits: number; readonly cashCents: number } {
  const worth = taken.credits * taken.priceCents - taken.cashCents;
  const credits = Math.min(taken.credits, Math.floor(worth / taken.priceCents));
  return { credits, cashCents: worth - credits * taken.priceCents };
}
