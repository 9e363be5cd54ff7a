import { describe, expect, it } from "vitest";
import { nationalDigits, phoneProblem } from "./phone.ts";

describe("a phone number behind its dial code", () => {
  // SPEC 5.8
  it.each([
    ["+91 98765 43210", "+91", "9876543210"],
    ["919876543210", "+91", "9876543210"],
    ["09876543210", "+91", "9876543210"],
    ["9176543210", "+91", "9176543210"],
    ["+44 (0)7700 900142", "+44", "7700900142"],
    ["07700 900142", "+44", "7700900142"],
    ["+39 06 6982 1234", "+39", "0669821234"],
    ["+1 (512) 555-0147", "+1", "5125550147"],
    ["+971 50 123 4567", "+971", "501234567"],
  ])("reads %s behind %s as %s", (text, dialCode, digits) => {
    expect(nationalDigits(text, dialCode)).toBe(digits);
  });

  it.each([
    ["9876543210", "+91", true],
    ["987654321", "+91", false],
    ["7700900142", "+44", true],
    ["123", "+44", false],
    ["12345678901234", "+44", false],
  ])("%s behind %s can be sent: %s", (digits, dialCode, canBeSent) => {
    expect(phoneProblem(digits, dialCode) === undefined).toBe(canBeSent);
  });
});
