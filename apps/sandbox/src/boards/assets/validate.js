// The rules of the forms. The server applies the same file to what is submitted, so that both agree.

function findNumberProblem(rule, text) {
  const isNumber = rule.kind === "decimal" ? /^\d+(\.\d{1,2})?$/ : /^\d+$/;
  if (!isNumber.test(text)) return "Enter a number without any other signs";
  const value = Number(text);
  const low = rule.min ?? 0;
  const high = rule.max ?? 999_999_999;
  return value >= low && value <= high ? null : `Enter a number from ${low} to ${high}`;
}

function isDate(text) {
  // A native date box holds 2026-07-31.
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (iso === null && match === null) return false;
  const [year, month, day] =
    iso === null ? [match[3], match[1], match[2]].map(Number) : iso.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function findTextProblem(rule, text) {
  if (rule.max_length !== undefined && text.length > rule.max_length) {
    return `Use at most ${rule.max_length} characters`;
  }
  switch (rule.kind) {
    case "numeric":
    case "decimal":
      return findNumberProblem(rule, text);
    case "email":
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? null : "Enter a valid email address";
    case "phone":
      return /^\+?\d{7,15}$/.test(text.replace(/[\s()-]/g, ""))
        ? null
        : "Enter a valid phone number";
    case "date":
      return isDate(text) ? null : "Enter a date as MM/DD/YYYY";
    default:
      return null;
  }
}

/** The message to show for this value, or null. `rule` is {kind, label, required, min, max, max_length, options}. */
export function findProblem(rule, value) {
  const isEmpty = value === "" || value === false || (Array.isArray(value) && value.length === 0);
  if (isEmpty) return rule.required ? `${rule.label} is required` : null;
  if (typeof value !== "string") return null;
  return findTextProblem(rule, value.trim());
}
