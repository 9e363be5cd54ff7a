import { AddToWallet, type Plan } from "@sendoff/contract/payment";
import { dollarsToCents } from "@sendoff/domain/money";
import { messages } from "./messages.ts";

/** "$1.5", "197.50": an amount as people type it. A comma is refused: it means two things in two countries. */
const TYPED = /^\$?\s*(-?\d*\.?\d*)$/;

/** The cents that were typed, or what is wrong with them (SPEC 5). */
export function readAmount(text: string): { cents: number } | { error: string } {
  const digits = TYPED.exec(text.trim())?.[1] ?? "";
  const dollars = digits === "" ? Number.NaN : Number(digits);
  const parsed = AddToWallet.shape.amount.safeParse(dollars);
  if (!parsed.success) {
    return { error: parsed.error.issues[0]?.message ?? messages.pleaseEnterAValidAmount };
  }
  const cents = dollarsToCents(parsed.data);
  return cents === undefined ? { error: messages.pleaseEnterAValidAmount } : { cents };
}

/** What the dialog starts from: the plan's minimum applications at its price (DECISIONS D4). */
export function startAmount(plan: Plan): string {
  return (Math.round(plan.cost_per_application * plan.minimum_applications * 100) / 100).toFixed(2);
}

export function priceCents(plan: Plan): number {
  return Math.round(plan.cost_per_application * 100);
}
