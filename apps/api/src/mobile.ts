import { dialCodeOf } from "./reference-data/countries.ts";

/** SPEC 5: Indian numbers have exactly ten digits; others as many as E.164 allows. */
const INDIA = "+91";
const INDIA_DIGITS = 10;

export type MobileReading =
  | { readonly kind: "read"; readonly dialCode: string; readonly mobile: string }
  | { readonly kind: "unreadable"; readonly message: string };

/**
 * A number as it is stored: the dial code, then digits. `typed` may carry the dial code or not. Without one anywhere, the
 * onboarding's fixed +91 holds (SPEC 2).
 */
export function readMobile(typed: string, dialCode: string): MobileReading {
  const text = typed.replaceAll(" ", "");
  const isInternational = text.startsWith("+");
  const own = isInternational ? dialCodeOf(text) : undefined;
  const code = isInternational && dialCode !== "" && text.startsWith(dialCode) ? dialCode : own;
  if (isInternational && code === undefined) {
    return { kind: "unreadable", message: "Send the dial code of this number in dial_code" };
  }
  const dial = code ?? (dialCode === "" ? INDIA : dialCode);
  const digits = isInternational ? text.slice(dial.length) : withoutDialCode(text, dial);
  if (dial === INDIA && digits.length !== INDIA_DIGITS) {
    return { kind: "unreadable", message: "Enter the ten digits of the mobile number" };
  }
  if (digits.length < 4 || dial.length - 1 + digits.length > 15) {
    return { kind: "unreadable", message: "Enter a mobile number" };
  }
  return { kind: "read", dialCode: dial, mobile: dial + digits };
}

/** "91 98765 43210" typed without the plus. */
function withoutDialCode(digits: string, dial: string): string {
  const isDoubled = dial === INDIA && digits.length === INDIA_DIGITS + 2 && digits.startsWith("91");
  return isDoubled ? digits.slice(2) : digits;
}
