/** Rupees as the wire writes them ("80", "80.5", "80.00"), in paise. Undefined for anything else, and for zero. */
export function parseRupees(text: string): number | undefined {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text);
  if (match === null) return undefined;
  const paise = Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  return paise > 0 ? paise : undefined;
}

/** Two decimals, as in `amount` and `amt`. */
export function formatRupees(paise: number): string {
  return `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, "0")}`;
}

/** Without needless decimals: `net_amount_debit` is a number there, not a text. */
export function shortRupees(paise: number): string {
  return String(Number(formatRupees(paise)));
}

const SHOWN = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/** For people: ₹1,23,456.00. */
export function showRupees(paise: number): string {
  return SHOWN.format(paise / 100);
}
