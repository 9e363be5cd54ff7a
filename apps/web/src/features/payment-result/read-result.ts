import { DEFAULT_CURRENCY } from "@sendoff/contract/constants";
import { PaymentResultStatus } from "@sendoff/contract/payment";
import { messages } from "./messages.ts";

/** What the address of a result page says. It is for display: anybody can write an address. */
export interface ResultValues {
  txnid: string;
  status: string;
  /** "INR 16,590.00"; empty unless the address has a number. */
  amount: string;
  netAmount: string;
  /** Empty unless above 0. */
  discount: string;
  method: string;
  date: string;
  product: string;
  name: string;
  email: string;
  phone: string;
  errorCode: string;
  errorMessage: string;
  /** field9: the bank's own words. */
  reason: string;
  /** The payer left the payment page without paying. */
  isAbandoned: boolean;
}

/** PayU's words for it: pressed Cancel, closed the bank's page, never chose a way to pay. */
const ABANDONED = /^(usercancell?ed|dropped|bounced)$/i;

/** The longest value that PayU sends is an address of 50 characters; what is longer is cut. */
const VALUE_MAX = 200;

/** Reads SPEC 2's parameters. Never throws: what cannot be read is shown as it is, what is no amount not at all. */
export function readResult(search: URLSearchParams): ResultValues {
  const text = (name: string) => cleaned(search.get(name) ?? "");
  const currency = currencyOf(text("currency"));
  const money = (name: string) => amountText(text(name), currency);
  return {
    txnid: text("txnid"),
    status: statusText(text("status"), text("unmappedstatus")),
    amount: money("amount"),
    netAmount: money("net_amount_debit"),
    discount: Number(text("discount")) > 0 ? money("discount") : "",
    method: text("payment_source") || text("mode") || messages.wallet,
    date: dateText(decoded(text("addedon"))),
    product: text("productinfo"),
    name: [text("firstname"), text("lastname")].filter((part) => part !== "").join(" "),
    email: text("email"),
    phone: text("phone"),
    errorCode: text("error"),
    errorMessage: decoded(text("error_Message")),
    reason: decoded(text("field9")),
    isAbandoned: ABANDONED.test(text("unmappedstatus")),
  };
}

/** The server's own judgement on the way back from the payment page; undefined when the address has none that we know. */
export function readStatus(search: URLSearchParams): PaymentResultStatus | undefined {
  return PaymentResultStatus.safeParse(search.get("status")).data;
}

/** One line of text: no control characters, nothing that turns the reading direction, no endless values. */
function cleaned(value: string): string {
  const line = value
    .slice(0, VALUE_MAX * 4)
    .replaceAll(/[\p{Cc}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{FFFD}]+/gu, " ")
    .trim();
  const characters = Array.from(line);
  return characters.length > VALUE_MAX ? `${characters.slice(0, VALUE_MAX).join("")}…` : line;
}

/** Text that was encoded once more on its way (SPEC 2). A broken percent sign leaves it as it is. */
function decoded(value: string): string {
  const spaced = /\s/.test(value) ? value : value.replaceAll("+", " ");
  try {
    return cleaned(decodeURIComponent(spaced));
  } catch {
    return spaced;
  }
}

function currencyOf(value: string): string {
  return /^[A-Za-z]{3}$/.test(value) ? value.toUpperCase() : DEFAULT_CURRENCY;
}

/** Two decimals, grouped as the currency's country does it; empty for what is no amount. */
function amountText(value: string, currency: string): string {
  if (!/^\d{1,12}(\.\d{0,10})?$/.test(value)) return "";
  const number = new Intl.NumberFormat(currency === DEFAULT_CURRENCY ? "en-IN" : "en-US", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${currency} ${number.format(Number(value))}`;
}

const months = messages.months.split(" ");

/** PayU's "2026-11-20 18:22:09" as "20 Nov 2026, 18:22:09": its own clock, not moved to the reader's. */
function dateText(value: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)$/.exec(value);
  const month = months[Number(match?.[2]) - 1];
  if (match === null || month === undefined) return value;
  return `${Number(match[3])} ${month} ${match[1]}, ${match[4]}`;
}

function statusText(status: string, unmapped: string): string {
  if (status === "" || unmapped === "" || status === unmapped) return status || unmapped;
  return `${status} (${unmapped})`;
}

/** One line of the page. */
export interface ResultFact {
  readonly label: string;
  readonly value: string;
  /** A number that people compare or copy. */
  readonly isCode?: true;
}

/** The lines of the page, only those that have something to say. */
export function resultFacts(values: ResultValues): ResultFact[] {
  const lines = [
    { label: messages.transactionId, value: values.txnid, isCode: true as const },
    { label: messages.amount, value: values.amount },
    { label: messages.discount, value: values.discount },
    { label: messages.netAmount, value: values.netAmount },
    { label: messages.paymentMethod, value: values.method },
    { label: messages.date, value: values.date },
    { label: messages.for, value: values.product },
    { label: messages.name, value: values.name },
    { label: messages.email, value: values.email },
    { label: messages.phone, value: values.phone },
    { label: messages.status, value: values.status },
  ];
  return lines.filter(({ value }) => value !== "");
}
