import fc from "fast-check";
import { expect, test } from "vitest";
import { findPlan, LOWEST_PRICE_CENTS, RECHARGE_PLANS } from "./plans.ts";
import { centsToPaise, divideRecharge, dollarsToCents, estimateApplications } from "./recharge.ts";

// SPEC 1.21, 3.49, 9.38
test("the three plans are sold at their prices, and one of them is the best value", () => {
  expect(
    RECHARGE_PLANS.map(({ id, name, priceCents, minimumApplications }) => [
      id,
      name,
      priceCents,
      minimumApplications,
    ]),
  ).toEqual([
    [1, "Casual Explorer", 99, 50],
    [2, "Serious Contender", 89, 100],
    [3, "Career Powerhouse", 79, 250],
  ]);
  expect(RECHARGE_PLANS.filter((plan) => plan.isBestValue).map((plan) => plan.id)).toEqual([2]);
  expect(LOWEST_PRICE_CENTS).toBe(79);
  expect(findPlan(3)?.name).toBe("Career Powerhouse");
  expect(findPlan(4)).toBeUndefined();
});

test("every amount in cents survives being typed in dollars", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      expect(dollarsToCents(cents / 100)).toBe(cents);
    }),
  );
});

test.each([1.005, 0.001, 10.999, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
  "%d dollars are no whole cents",
  (dollars) => expect(dollarsToCents(dollars)).toBeUndefined(),
);

test.each([
  [100, 84, 8400],
  [500, 84, 42_000],
  [101, 83.505, 8434],
  [100, 83.505, 8351],
  [1, 0.5, 1],
  [1, 0.4999, 0],
  [3, 0.5, 2],
  [1_000_000, 99.9999, 99_999_900],
])("%d cents at %d are %d paise, half up", (cents, rate, paise) => {
  expect(centsToPaise(cents, rate)).toBe(paise);
});

test("a rupee amount is the exact product, rounded once", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 1, max: 10_000_000 }),
      (cents, scaled) => {
        const exact = (BigInt(cents) * BigInt(scaled) * 2n + 10_000n) / 20_000n;
        expect(centsToPaise(cents, scaled / 10_000)).toBe(Number(exact));
      },
    ),
  );
});

test.each([0, -84, Number.NaN, 84.123_45])("a rate of %d is refused", (rate) => {
  expect(() => centsToPaise(100, rate)).toThrow(RangeError);
});

// SPEC 9.34
test("a payment becomes whole credits, and what is left joins the next one", () => {
  expect(divideRecharge({ cashCents: 0, amountCents: 500, priceCents: 99 })).toEqual({
    credits: 5,
    cashCents: 5,
  });
  expect(divideRecharge({ cashCents: 5, amountCents: 490, priceCents: 99 })).toEqual({
    credits: 5,
    cashCents: 0,
  });
  expect(divideRecharge({ cashCents: 0, amountCents: 100, priceCents: 250 })).toEqual({
    credits: 0,
    cashCents: 100,
  });
  expect(estimateApplications(4950, 99)).toBe(50);
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 1000 }), (cash, amount, price) => {
      const { credits, cashCents } = divideRecharge({
        cashCents: cash,
        amountCents: amount,
        priceCents: price,
      });
      expect(credits * price + cashCents).toBe(cash + amount);
      expect(cashCents).toBeLessThan(price);
    }),
  );
});
