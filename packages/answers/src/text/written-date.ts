/**
 * A day as people write it, in ISO form: "2027-03-01", "01.03.2027", "14/08/1999", "14-08-1999". A dot or a day above 12 tells which
 * number is the month; between slashes or dashes the country does: the United States and what uses their forms put the month first.
 * Undefined for anything else, and where no country tells the two apart.
 */
export function isoDay(text: string, country?: string): string | undefined {
  const plain = text.trim();
  if (/^\d{4}-\d{2}-\d{2}$/.test(plain)) return plain;
  const [, first = "", mark, second = "", year = ""] =
    /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(plain) ?? [];
  if (year === "") return undefined;
  const [one, two] = [Number(first), Number(second)];
  const isMonthFirst = one <= 12 && two > 12;
  const isDayFirst = one > 12 && two <= 12;
  const isOpen = mark !== "." && !isMonthFirst && !isDayFirst;
  if (isOpen && (country === undefined || EITHER_ORDER.has(country))) return undefined;
  const [day, month] =
    isMonthFirst || (isOpen && country === "US") ? [second, first] : [first, second];
  return Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31
    ? undefined
    : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** Countries whose forms have both orders. */
const EITHER_ORDER: ReadonlySet<string> = new Set(["CA", "PH"]);
