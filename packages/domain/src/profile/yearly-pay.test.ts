import { expect, test } from "vitest";
import { isPlausiblePay, likelyPay, payInWords, readYearlyPay } from "./yearly-pay.ts";

test.each([
  ["28 lakh", 2_800_000],
  ["28.5 LPA", 2_850_000],
  ["28L", 2_800_000],
  ["28 lacs", 2_800_000],
  ["1.2 crore", 12_000_000],
  ["1 cr 20 lakh", 12_000_000],
  ["850k", 850_000],
  ["75k a month", 900_000],
  ["₹75,000/month", 900_000],
  ["75,000 p.m.", 900_000],
  ["₹28,00,000", 2_800_000],
  ["2,800,000", 2_800_000],
  ["Rs. 28,00,000 per annum", 2_800_000],
  ["INR 2800000 p.a.", 2_800_000],
  ["28 lakh a year", 2_800_000],
  ["28", 28],
  ["0", 0],
])("%s is %d rupees a year", (text, amount) => {
  expect(readYearlyPay(text)).toBe(amount);
});

test.each([
  "",
  "lakh",
  "25-30 lakh",
  "25 to 30 LPA",
  "28,5 lakh",
  "-5",
  "26a00000",
  "negotiable",
  "20 lakh 1 crore",
  "28 lakh lakh",
  "5 lakh a month a year",
])("%j is not made a number of", (text) => {
  expect(readYearlyPay(text)).toBeUndefined();
});

test("an amount is said in lakh and crore", () => {
  expect([2_800_000, 2_850_000, 12_000_000, 75_000, 28].map(payInWords)).toEqual([
    "28 lakh",
    "28.5 lakh",
    "1.2 crore",
    "75 thousand",
    "28 rupees",
  ]);
});

test("rupees below 50,000 a year are implausible, zero and other currencies are not", () => {
  expect(isPlausiblePay(28, "INR")).toBe(false);
  expect(isPlausiblePay(49_999, "")).toBe(false);
  expect(isPlausiblePay(50_000, "inr")).toBe(true);
  expect(isPlausiblePay(280_000_000_000, "INR")).toBe(false);
  expect(isPlausiblePay(0, "INR")).toBe(true);
  expect(isPlausiblePay(42_000, "EUR")).toBe(true);
});

test("a slip of the unit is guessed where one reading is likely", () => {
  expect([28, 28.5, 350, 45_000].map(likelyPay)).toEqual([2_800_000, 2_850_000, 350_000, 540_000]);
  expect([0, 0.1, 1200, 2_800_000].map(likelyPay)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
