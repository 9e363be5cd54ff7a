import type { FieldKind, FieldValue } from "@sendoff/contract/form";

function plain(text: string): string {
  return text.normalize("NFKC").replaceAll(/\s+/g, " ").trim().toLowerCase();
}

/** `2026-11-20` for the spellings a page may show a date in, else undefined. Two-part dates are year and month. */
function isoDate(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?/.exec(text.trim());
  if (iso === null) return undefined;
  return [iso[1], iso[2]?.padStart(2, "0"), iso[3]?.padStart(2, "0")].filter(Boolean).join("-");
}

function isSameText(kind: FieldKind, held: string, wanted: string): boolean {
  if (plain(held) === plain(wanted)) return true;
  if (held === "" || wanted === "") return false;
  if (kind === "tel") {
    const digits = (text: string): string => text.replaceAll(/\D/g, "").replace(/^0+/, "");
    return digits(held) === digits(wanted);
  }
  if (kind === "integer" || kind === "decimal") {
    return Number(held.replaceAll(",", "")) === Number(wanted.replaceAll(",", ""));
  }
  if (kind === "date") {
    const date = isoDate(wanted);
    return date !== undefined && isoDate(held) === date;
  }
  if (kind === "url") {
    const bare = (text: string): string =>
      plain(text)
        .replace(/^https?:\/\//, "")
        .replace(/\/$/, "");
    return bare(held) === bare(wanted);
  }
  return false;
}

/** Whether a control already holds what is wanted; spelling that a page may change by itself does not count. */
export function isSameValue(kind: FieldKind, held: FieldValue, wanted: FieldValue): boolean {
  if (typeof held === "boolean" || typeof wanted === "boolean") return held === wanted;
  const one = (value: string | string[]): string[] => (typeof value === "string" ? [value] : value);
  if (kind === "checkboxes" || kind === "multiselect") {
    const left = new Set(one(held).map(plain).filter(Boolean));
    const right = new Set(one(wanted).map(plain).filter(Boolean));
    return left.size === right.size && left.isSubsetOf(right);
  }
  return isSameText(kind, one(held)[0] ?? "", one(wanted)[0] ?? "");
}

/** Whether nothing has been chosen or typed yet. */
export function isEmptyValue(value: FieldValue): boolean {
  return typeof value === "boolean" ? !value : value.length === 0;
}

/** The first option that reads like `wanted`, case and spaces aside; undefined when none does. */
export function findOption(options: readonly string[], wanted: string): string | undefined {
  return options.find((option) => plain(option) === plain(wanted));
}

/**
 * Finds the one suggestion that names the wanted place or thing: its first part is the same and every further part that was
 * asked for occurs in it. Undefined when none or several do.
 */
export function findSuggestion(options: readonly string[], wanted: string): string | undefined {
  const exact = findOption(options, wanted);
  if (exact !== undefined) return exact;
  const [first, ...rest] = wanted.split(",").map(plain).filter(Boolean);
  const fitting = options.filter((option) => {
    const parts = option.split(",").map(plain);
    return parts[0] === first && rest.every((part) => parts.includes(part));
  });
  return new Set(fitting.map(plain)).size === 1 ? fitting[0] : undefined;
}
