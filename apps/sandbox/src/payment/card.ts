import { z } from "zod";
import { TEST_CARDS, type Ending } from "./test-values.ts";

export const CardForm = z.object({
  number: z.string().catch(""),
  expiry: z.string().catch(""),
  cvv: z.string().catch(""),
  name: z.string().catch(""),
});
export type CardForm = z.infer<typeof CardForm>;

export interface Card {
  masked: string;
  name: string;
  /** Credit or debit, as `mode` says it. */
  mode: "CC" | "DC";
  network: "VISA" | "MAST" | "AMEX" | "RUPAY";
  ending: Ending;
}

type Problems = Partial<Record<keyof CardForm, string>>;

/** The check digit of every card number. */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

function networkOf(digits: string): Card["network"] {
  if (/^3[47]/.test(digits)) return "AMEX";
  if (digits.startsWith("4")) return "VISA";
  return /^5[1-5]|^2[2-7]/.test(digits) ? "MAST" : "RUPAY";
}

function expiryProblem(text: string, now: Date): string | undefined {
  const match = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(text);
  const month = Number(match?.[1]);
  if (match === null || month < 1 || month > 12) return "Enter the expiry date as MM / YY";
  const firstDayAfter = Date.UTC(2000 + Number(match[2]), month, 1);
  return firstDayAfter > now.getTime() ? undefined : "This card has expired";
}

/** Reads the card form: the card, or what is wrong with each field. */
export function readCard(form: CardForm, now: Date): Card | { problems: Problems } {
  const digits = form.number.replace(/[\s-]/g, "");
  const problems: Problems = {};
  if (!/^\d{13,19}$/.test(digits)) problems.number = "Enter the card number";
  else if (!passesLuhn(digits)) problems.number = "This card number is not valid";
  const expiry = expiryProblem(form.expiry, now);
  if (expiry !== undefined) problems.expiry = expiry;
  const network = networkOf(digits);
  const cvvLength = network === "AMEX" ? 4 : 3;
  if (!new RegExp(`^\\d{${cvvLength}}$`).test(form.cvv.trim())) {
    problems.cvv = `Enter the ${cvvLength} digits of the CVV`;
  }
  if (form.name.trim() === "") problems.name = "Enter the name on the card";
  if (Object.keys(problems).length > 0) return { problems };
  const known = TEST_CARDS.find((card) => card.number === digits);
  return {
    masked: `${digits.slice(0, 6)}${"X".repeat(digits.length - 10)}${digits.slice(-4)}`,
    name: form.name.trim().slice(0, 60),
    mode: known?.name.endsWith("debit") === true ? "DC" : "CC",
    network,
    ending: known?.ending ?? "captured",
  };
}
