import { expect, it } from "vitest";
import { moneyInBoth, moneyLine, walletMoney } from "./written.ts";

// The zone's name of before and today's are the same place.
it.each(["Asia/Kolkata", "Asia/Calcutta"])(
  "names rupees first where the reader is in %s",
  (zone) => {
    expect(walletMoney(0.79, 84, zone)).toEqual({ main: "₹66.36", beside: "$0.79" });
    expect(moneyLine(walletMoney(197.5, 84, zone))).toBe("₹16,590.00 ($197.50)");
    // An average: $6.93 for 12.
    expect(moneyLine(walletMoney(0.5775, 84, zone))).toBe("₹48.51 ($0.58)");
    expect(moneyLine(walletMoney(20, undefined, zone))).toBe("$20.00");
    expect(moneyLine(moneyInBoth({ dollars: 5, rupees: 420 }, zone))).toBe("₹420.00 ($5.00)");
  },
);

it("names dollars first elsewhere, and rupees beside them only where a card is charged these", () => {
  expect(moneyLine(walletMoney(197.5, 84, "Europe/Berlin"))).toBe("$197.50");
  expect(moneyLine(moneyInBoth({ dollars: 5, rupees: 420 }, "Europe/Berlin"))).toBe(
    "$5.00 (₹420.00)",
  );
});
