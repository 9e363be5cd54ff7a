import fc from "fast-check";
import { expect, test } from "vitest";
import { undoReversal, refundedCents, reversePayment } from "./reversal.ts";

const amounts = fc.record({
  owedCents: fc.nat({ max: 1000 }),
  cashCents: fc.nat({ max: 200 }),
  credits: fc.nat({ max: 20 }),
  priceCents: fc.integer({ min: 1, max: 99 }),
});

test("what is taken and what is lost is what was owed, and nothing falls below zero", () => {
  fc.assert(
    fc.property(amounts, (from) => {
      const reversal = reversePayment(from);
      expect(reversal.credits * from.priceCents - reversal.cashCents + reversal.writeOffCents).toBe(
        from.owedCents,
      );
      expect(reversal.credits).toBeLessThanOrEqual(from.credits);
      expect(from.cashCents + reversal.cashCents).toBeGreaterThanOrEqual(0);
      expect(reversal.writeOffCents).toBeGreaterThanOrEqual(0);
      // Nothing is lost while there is something left to take.
      const isEmpty =
        from.cashCents + reversal.cashCents === 0 && reversal.credits === from.credits;
      expect(reversal.writeOffCents === 0 || isEmpty).toBe(true);
    }),
  );
});

test("an undone reversal returns what was taken, and takes no cash", () => {
  fc.assert(
    fc.property(amounts, (from) => {
      const reversal = reversePayment(from);
      const back = undoReversal({ ...reversal, priceCents: from.priceCents });
      const worth = reversal.credits * from.priceCents - reversal.cashCents;
      expect(back.credits * from.priceCents + back.cashCents).toBe(worth);
      expect(back.cashCents).toBeGreaterThanOrEqual(0);
      expect(back.credits).toBeLessThanOrEqual(reversal.credits);
    }),
  );
});

test("refunded paise are cents half up, never more than the amount, and all of it when all went back", () => {
  const order = { amountCents: 500, amountPaise: 42_000 };
  expect(
    [0, 41, 42, 84, 8400, 41_999, 42_000, 99_999].map((paise) => refundedCents(order, paise)),
  ).toEqual([0, 0, 1, 1, 100, 500, 500, 500]);
});
