import { expect, test } from "vitest";
import { knownLoss, unmetLosses } from "./known-losses.ts";

const PAY = { table: "naukri", key: /sal-wrap/, loss: /^card\.pay: /, reason: "Few say it" };
const LOST = {
  key: ".sal-wrap",
  why: 'card.pay: "7 Lacs" became nothing; card.pay: "9" became "8"',
};

test.each([
  ["naukri", LOST, PAY],
  ["indeed", LOST, undefined],
  ["naukri", { ...LOST, key: ".loc-wrap" }, undefined],
  ["naukri", { ...LOST, why: `${LOST.why}; card.company: "A" became ""` }, undefined],
])("on %s %o is the known loss %o", (table, lost, known) => {
  expect(knownLoss(table, lost, [PAY])).toBe(known);
});

test("a known loss that a whole run of its table does not meet is told", () => {
  expect(unmetLosses("naukri", [{ known: PAY }], [PAY])).toEqual([]);
  expect(unmetLosses("indeed", [], [PAY])).toEqual([]);
  expect(unmetLosses("naukri", [{ known: undefined }], [PAY])).toEqual([PAY]);
});
