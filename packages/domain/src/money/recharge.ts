/**
 * Dollars as typed, in cents. Undefined when they are no whole number of cents (SPEC 9: steps of 0.01), not finite, or so
 * large that cents could not be counted exactly.
 */
export function dollarsToCents(dollars: number): number | undefined {
  const cents = Math.round(dollars * 100);
  if (!Number.isSafeInteger(cents)) return undefined;
  // Binary fractions are off by less than this for every amount below a million dollars; a third decimal is off by more.
  return Math.abs(dollars * 100 - cents) < 1e-6 ? cents : undefined;
}

/** Rates have at most four decimals. */
const RATE_SCALE = 10_000;

/**
 * What is charged for an amount, in paise: cents times rupees per dollar, rounded half up (DECISIONS D4). Exact: the
 * multiplication is one of integers. Throws RangeError for a rate that is not positive or has more than four decimals.
 */
export function centsToPaise(cents: number, usdInrRate: number): number {
  const scaled = Math.round(usdInrRate * RATE_SCALE);
  if (!(scaled > 0) || Math.abs(usdInrRate * RATE_SCALE - scaled) > 1e-6) {
    throw new RangeError("A rate is positive and has at most four decimals");
  }
  return Math.floor((cents * scaled + RATE_SCALE / 2) / RATE_SCALE);
}

/** Applications that an amount pays for (SPEC 9). */
export function estimateApplications(amountCents: number, priceCents: number): number {
  return Math.floor(amountCents / priceCents);
}

/**
 * What a payment becomes: as many whole credits as it and the cash from earlier payments buy; the rest stays cash and joins
 * the next purchase (DECISIONS D4).
 */
export function divideRecharge(recharge: {
  readonly cashCents: number;
  readonly amountCents: number;
  readonly priceCents: number;
}): { readonly credits: number; readonly cashCents: number } {
  const whole = recharge.cashCents + recharge.amountCents;
  const credits = estimateApplications(whole, recharge.priceCents);
  return { credits, cashCents: whole - credits * recharge.priceCents };
}
