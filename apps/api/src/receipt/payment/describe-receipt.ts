import { CREDIT_VALID_MONTHS } from "@sendoff/contract/constants";
import type { OrderRow } from "@sendoff/db/payment";
import type { UserRow } from "@sendoff/db/user";
import {
  centsToPaise,
  inDollars as dollars,
  inRupees as rupees,
  readsRupeesFirst,
} from "@sendoff/domain/money";
import { momentAt } from "@sendoff/domain/schedule";
import { UserError } from "@sendoff/kit/errors";
import { expiryOf, paymentMethod } from "../../presenters/present-payment.ts";
import type { Receipt, ReceiptLine } from "./receipt-pdf.ts";

const rate = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 4 });

const inDollars = (cents: number): string => dollars(cents / 100).replace("-", "\u2212");
const inRupees = (paise: number): string => rupees(paise / 100).replace("-", "\u2212");

/**
 * What the receipt of a paid order says: the terms it was made at, never today's. Throws UserError 409 while nothing was paid.
 * `user` names the party today; the order's own name and address stand in when the account is gone. Who is in India reads rupees
 * first, as on the wallet's pages; anybody else dollars.
 */
export function describeReceipt(
  order: OrderRow,
  user: UserRow | undefined,
  mode: "sandbox" | "live",
): Receipt {
  const expiresAt = expiryOf(order);
  if (order.settledAt === null || expiresAt === null || order.receiptNo === "") {
    throw new UserError(409, "not_paid", "This recharge is not paid, so there is no receipt");
  }
  const zone = user?.time_zone ?? "UTC";
  const inRupeesFirst = readsRupeesFirst(zone);
  const amounts = inRupeesFirst ? rupeesOf(order) : dollarsOf(order);
  return {
    receiptNo: order.receiptNo,
    party: partyOf(order, user),
    facts: [
      ["Paid on", momentAt(order.settledAt, zone)],
      ["Method", paymentMethod(order.mode) || "PayU"],
      ["PayU number", order.mihpayid],
      ...(order.bankReference === "" ? [] : [["Bank reference", order.bankReference] as const]),
      ["Order", order.txnid],
    ],
    lines: linesOf(order, amounts),
    totals: [
      ["Total paid", amounts.of(order.amountCents)],
      inRupeesFirst
        ? ["In dollars", inDollars(order.amountCents)]
        : ["Charged in rupees", inRupees(order.amountPaise)],
      ["Rate", `$1 = ₹${rate.format(order.usdInrRate)}`],
      ...(order.refundedCents === 0
        ? []
        : [["Refunded since", amounts.of(order.refundedCents)] as const]),
    ],
    notes: notesOf(order, day(expiresAt, zone), mode),
    createdAt: order.settledAt,
  };
}

/** Amounts of an order as they are printed, given in dollars' cents. */
interface Amounts {
  readonly of: (cents: number) => string;
  /** What was paid without this; negative where it is more. */
  readonly paidWithout: (cents: number) => string;
}

const dollarsOf = ({ amountCents }: OrderRow): Amounts => ({
  of: inDollars,
  paidWithout: (cents) => inDollars(amountCents - cents),
});

/** At the order's own rate; all of it is what was charged, to the paisa. */
function rupeesOf({ amountCents, amountPaise, usdInrRate }: OrderRow): Amounts {
  const paiseOf = (cents: number): number =>
    cents === amountCents ? amountPaise : centsToPaise(cents, usdInrRate);
  return {
    of: (cents) => inRupees(paiseOf(cents)),
    paidWithout: (cents) => inRupees(amountPaise - paiseOf(cents)),
  };
}

function partyOf(order: OrderRow, user: UserRow | undefined): string[] {
  const name = [user?.first_name || order.firstName, user?.last_name ?? ""].join(" ").trim();
  return [name, order.email, order.phone].filter((line) => line !== "");
}

/** The credits, and what of the payment made no whole credit: it stays in the wallet, or the wallet's earlier rest was used up. */
function linesOf(order: OrderRow, amounts: Amounts): ReceiptLine[] {
  const worth = order.credits * order.plan.priceCents;
  const rest = order.amountCents - worth;
  const credits: ReceiptLine = {
    what: `${order.plan.name} plan, application credits`,
    quantity: String(order.credits),
    price: amounts.of(order.plan.priceCents),
    amount: amounts.of(worth),
  };
  if (rest === 0) return [credits];
  const what =
    rest > 0 ? "Kept in your wallet for the next recharge" : "Used from your wallet's earlier rest";
  return [credits, { what, quantity: "", price: "", amount: amounts.paidWithout(worth) }];
}

function notesOf(order: OrderRow, expiry: string, mode: "sandbox" | "live"): string[] {
  const notes = [
    `Each credit pays for one successful application. The credits of this payment are valid for ${CREDIT_VALID_MONTHS} months, until ${expiry}, and are non-refundable.`,
    "If you ask PayU or your bank about this payment, name the PayU number.",
  ];
  if (order.state === "disputed") notes.push("Your bank has taken this payment back for now.");
  if (mode === "sandbox") notes.unshift("Sandbox: this is a rehearsal, no money was moved.");
  return notes;
}

function day(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "long" }).format(at);
}
