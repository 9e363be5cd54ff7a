import { afterEach, expect, it } from "vitest";
import { balanceOf, chargedText, moneyOf, moneyText, toPayText } from "./money.ts";
import { setUserZone } from "./user-zone.ts";

afterEach(() => setUserZone(undefined));

it("names rupees first where the user is in India, dollars alone elsewhere and while the rate is not known", () => {
  setUserZone("Asia/Calcutta");
  expect(moneyOf(0.79, 84)).toEqual({ main: "₹66.36", beside: "$0.79" });
  expect(moneyText(197.5, 84)).toBe("₹16,590.00 ($197.50)");
  // An average: $6.93 for 12.
  expect(moneyText(0.5775, 84)).toBe("₹48.51 ($0.58)");
  expect(moneyText(20, undefined)).toBe("$20.00");
  setUserZone("Europe/Berlin");
  expect(moneyText(197.5, 84)).toBe("$197.50");
});

it("says what a card is charged in rupees to everybody, after the dollars where the user is not in India", () => {
  const payment = { amount: 5, amount_inr: 420 };
  const wallet = { balance: 58.46, balance_inr: 4910.64 };
  setUserZone("Asia/Kolkata");
  expect([toPayText(500, 84), chargedText(payment)]).toEqual(["₹420.00", "₹420.00 ($5.00)"]);
  expect(balanceOf(wallet)).toEqual({ main: "₹4,910.64", beside: "$58.46" });
  setUserZone("Europe/Berlin");
  expect([toPayText(500, 84), toPayText(500, undefined)]).toEqual(["$5.00 (₹420.00)", "$5.00"]);
  expect(chargedText(payment)).toBe("$5.00 (₹420.00)");
  expect(balanceOf(wallet)).toEqual({ main: "$58.46", beside: "₹4,910.64" });
});
