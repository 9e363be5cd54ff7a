// The rules of the form. The server applies the same file to what is submitted, so that both agree.

const VALID = "Please enter a valid answer";
const PHONE = "Enter a valid phone number";
/** Of boxes: on no page that was read. */
const CHOOSE = "Please make a selection";

function findNumberProblem(rule, text) {
  const low = rule.min ?? 0;
  const high = rule.max ?? 99;
  if (rule.kind === "decimal") {
    const isDecimal = /^\d+(\.\d{1,2})?$/.test(text);
    return isDecimal && Number(text) > low && Number(text) <= high
      ? null
      : "Enter a decimal number larger than 0.0";
  }
  const isWhole = /^\d+$/.test(text) && Number(text) >= low && Number(text) <= high;
  return isWhole ? null : `Enter a whole number between ${low} and ${high}`;
}

function isDate(text) {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (match === null) return false;
  const [month, day, year] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function findTextProblem(rule, text) {
  if (text === "") {
    if (!rule.required) return null;
    if (rule.kind === "phone") return PHONE;
    if (rule.label === "First name") return "Please enter a valid first name";
    if (rule.label === "Last name") return "Please enter a valid last name";
    if (rule.kind === "numeric" || rule.kind === "decimal") return findNumberProblem(rule, text);
    return VALID;
  }
  if (rule.kind === "numeric" || rule.kind === "decimal") return findNumberProblem(rule, text);
  if (rule.kind === "phone") {
    const digits = text.replace(/[\s()-]/g, "");
    return /^\d{7,15}$/.test(digits) ? null : PHONE;
  }
  if (rule.kind === "date") return isDate(text) ? null : "Please enter a valid date";
  return null;
}

/** The message to show for this value, or null. `rule` is {kind, label, required, min, max}. */
export function findProblem(rule, value) {
  switch (rule.kind) {
    case "resume":
    case "file":
      if (value !== "" || !rule.required) return null;
      return rule.kind === "resume" ? "A resume is required" : "A file is required";
    case "select":
    case "email_select":
    case "phone_country":
    case "radio":
      return rule.required && value === "" ? VALID : null;
    case "checkboxes":
      return rule.required && value.length === 0 ? CHOOSE : null;
    case "consent":
      return rule.required && value !== true ? CHOOSE : null;
    default:
      return findTextProblem(rule, String(value).trim());
  }
}
