import { expect, test } from "vitest";
import { noticeDays, writtenNoticePeriod } from "./notice-period.ts";

// SPEC 7.18
test.each([
  ["Immediate", 0],
  ["immediately available", 0],
  ["0 days", 0],
  ["15 days", 15],
  ["15 days' notice", 15],
  ["2 weeks", 14],
  ["two weeks", 14],
  ["1 month", 30],
  ["One month notice", 30],
  ["1m", 30],
  ["1.5 months", 45],
  ["45", 45],
  ["90-day notice", 90],
  ["3 mois", 90],
  ["15 días", 15],
  ["तुरंत", 0],
  ["15 दिन", 15],
  ["30 दिनों", 30],
  ["2 हफ़्ते", 14],
  ["1 सप्ताह", 7],
  ["1 महीना", 30],
  ["2 माह", 60],
])("%s is %d days", (text, days) => {
  expect(noticeDays(text)).toBe(days);
});

test.each(["", "soon", "asap", "1-2 months", "15/30 days", "Serving notice", "next Monday", "-"])(
  "%j says no number of days",
  (text) => {
    expect(noticeDays(text)).toBeUndefined();
  },
);

// SPEC 5.11
test("a lone number and a lone letter get their unit's word, other words stay", () => {
  expect(["45", "1m", "2W", " 30 days ", "Immediate"].map(writtenNoticePeriod)).toEqual([
    "45 days",
    "1 month",
    "2 weeks",
    "30 days",
    "Immediate",
  ]);
});
