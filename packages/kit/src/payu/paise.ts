const DECIMAL = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/;

/** "80", "80.5" and "80.00" as paise, exactly and without floats. Undefined for anything else, fractions of a paisa included. */
export function parsePaise(text: string): number | undefined {
  const [, whole, fraction = ""] = DECIMAL.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  return Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
}

/** 8000 as "80.00", the way PayU writes amounts. Throws RangeError for what is no whole, positive number. */
export function formatPaise(paise: number): string {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError("Paise are whole");
  const digits = String(paise).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
