import { messages } from "./messages.ts";

const INDIA = "+91";
const INDIA_DIGITS = 10;
/** E.164: digits in all, the dial code among them. */
const MOST_DIGITS = 15;
const FEWEST_DIGITS = 4;
/** Where the 0 in front is part of the number and is dialled from abroad too (ITU, national numbering plans). */
const ZERO_STAYS: ReadonlySet<string> = new Set(["+39", "+225", "+241", "+242"]);

/** What is wrong with the digits behind a dial code; undefined for a number that can be sent. */
export function phoneProblem(digits: string, dialCode: string): string | undefined {
  if (dialCode === INDIA) {
    return digits.length === INDIA_DIGITS ? undefined : messages.tenDigits;
  }
  const isRight =
    digits.length >= FEWEST_DIGITS && dialCode.length - 1 + digits.length <= MOST_DIGITS;
  return isRight ? undefined : messages.numbersDigits;
}

/** The digits behind the dial code of what was typed, pasted or read, as they are dialled from abroad: "+44 (0)7700 900142" is 7700900142. */
export function nationalDigits(text: string, dialCode: string): string {
  const plain = text.trim().replace("(0)", "");
  const digits = plain.replaceAll(/\D/g, "");
  const code = dialCode.replace("+", "");
  const isWithCode =
    (plain.startsWith("+") && digits.startsWith(code)) ||
    (dialCode === INDIA && digits.length === INDIA_DIGITS + code.length && digits.startsWith(code));
  const national = isWithCode ? digits.slice(code.length) : digits;
  return ZERO_STAYS.has(dialCode) ? national : national.replace(/^0/, "");
}
