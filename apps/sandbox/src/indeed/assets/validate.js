// The rules of the form. The server applies the same file to what is submitted, so that both agree.

const ANSWER = "Answer this question to continue.";
const CHOOSE = "Choose an option to continue.";
const PHONE = "Add a valid phone number to continue.";

function findNumberProblem(rule, text) {
  const low = rule.min ?? 0;
  const high = rule.max ?? 99;
  const isNumber = rule.kind === "decimal" ? /^\d+(\.\d{1,2})?$/ : /^\d+$/;
  if (!isNumber.test(text)) {
    return rule.kind === "decimal"
      ? "Enter a number, with a point before decimals."
      : "Enter a whole number.";
  }
  const value = Number(text);
  return value >= low && value <= high ? null : `Enter a number between ${low} and ${high}.`;
}

function isDate(text) {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (match === null) return false;
  const [month, day, year] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A number beside a country has to be one of that country; one with its own code stands for itself. */
function isPhone(rule, text) {
  const digits = text.replace(/[\s()-]/g, "");
  if (rule.digits === undefined || digits.startsWith("+")) return /^\+?\d{7,15}$/.test(digits);
  const [min, max] = rule.digits;
  return /^\d+$/.test(digits) && digits.length >= min && digits.length <= max;
}

function findTextProblem(rule, text) {
  if (rule.digits !== undefined) return isPhone(rule, text) ? null : PHONE;
  if (text === "") return rule.required ? ANSWER : null;
  if (rule.max_length !== undefined && text.length > rule.max_length) {
    return `Shorten your answer to ${rule.max_length} characters.`;
  }
  switch (rule.kind) {
    case "numeric":
    case "decimal":
      return findNumberProblem(rule, text);
    case "phone":
      return isPhone(rule, text) ? null : "Enter a valid phone number.";
    case "date":
      return isDate(text) ? null : "Enter a date as MM/DD/YYYY.";
    default:
      return null;
  }
}

/** The message to show for this value, or null. `rule` is {kind, required, min, max, max_length, digits}. */
export function findProblem(rule, value) {
  switch (rule.kind) {
    case "resume":
      return rule.required && value === "" ? "Choose a resume to continue." : null;
    case "file":
      return rule.required && value === "" ? "Choose a file to continue." : null;
    case "select":
    case "radio":
      return rule.required && value === "" ? CHOOSE : null;
    case "checkboxes":
      return rule.required && value.length === 0 ? CHOOSE : null;
    case "consent":
      return rule.required && value !== true ? CHOOSE : null;
    default:
      return findTextProblem(rule, String(value).trim());
  }
}
