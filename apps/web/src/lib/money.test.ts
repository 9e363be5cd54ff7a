import { afterEach, expect, it } from "vitest";
import { moneyOf, moneyText } from "./money.ts";
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
