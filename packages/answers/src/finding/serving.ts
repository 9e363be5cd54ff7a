import type { FormField } from "@sendoff/contract/form";
import { derived, type Finding, found, textClaim, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { wordingOf } from "../languages/lexicon.ts";
import type { Meaning } from "../question/meaning.ts";
import { fold } from "../text/fold.ts";

/** What was answered on leaving the present job. */
export interface Leaving {
  /** Whether the notice is being served; undefined where nothing was answered. */
  isServing: boolean | undefined;
  /** The last working day as it was answered. */
  lastDay: string | undefined;
}

const DAY = 86_400_000;

/**
 * Who serves the notice is free after the last working day, not after the whole notice: how soon one can join, and whether within so
 * many days, go by that day. The length of the notice by itself stays what the settings say, unless one of the
 * choices is that it is being served.
 */
export function servingNotice(
  field: FormField,
  meaning: Meaning,
  { today }: Facts,
  leaving: () => Leaving,
): Finding | undefined {
  const { topic, isNegated, subject } = meaning;
  if (topic !== "notice" && topic !== "notice_within" && topic !== "start_date") return undefined;
  const { isServing, lastDay } = leaving();
  const days = daysUntil(lastDay, today);
  if (isServing === false || (isServing === undefined && days === undefined)) return undefined;
  if (topic === "notice") {
    const [option, second] = field.options.filter((each) => IS_SERVING.test(fold(each)));
    if (option !== undefined && second === undefined)
      return found(
        textClaim(option),
        "answer_bank",
        "You answered that you serve your notice",
        0.9,
      );
  }
  if (topic === "notice" && OFFICIAL.test(fold(field.question))) return undefined;
  const isHowSoon = topic === "notice" && asksHowSoon(field);
  if (topic === "notice" && !isHowSoon) return undefined;
  if (days === undefined || subject !== undefined)
    return topic === "notice_within" ? undefined : OPEN;
  const why = `You answered that your last working day is ${lastDay ?? ""}`;
  if (topic === "notice_within") {
    const limit = meaning.threshold ?? 0;
    const isIn = meaning.isStrict === true ? days < limit : days <= limit;
    // Later than that, it may still be negotiated.
    return isIn ? derived(yesNo(!isNegated), why, 0.85) : undefined;
  }
  // The first day of the next job is agreed on: it need not be the day after the last one.
  return isHowSoon
    ? derived({ kind: "days", days, text: `${String(days)} days` }, why, 0.85)
    : OPEN;
}

/** Not sure enough to be given: it may be meant either way. */
const OPEN: Finding = derived(textClaim(""), "You serve your notice", 0);

const IS_SERVING =
  /^(?:(?:i am|im|currently|already) )*serving(?: (?:my|the|a))?(?: notice| np)?(?: period)?$/;

/** The length by contract, whatever is left of it. */
const OFFICIAL = /\b(?:official|contractual|contract|original|actual|full|company)\b/;

/** "How soon can you join?" and "When could you start?", not "Notice period". */
const asksHowSoon = ({ question }: FormField): boolean =>
  wordingOf(question).terms.some(({ means }) =>
    /^(?:start|earliest|available|when)$/.test(means ?? ""),
  );

/** Whole days from today to a day that is still to come. */
function daysUntil(day: string | undefined, today: string): number | undefined {
  const iso = day === undefined ? undefined : isoOf(day.trim());
  if (iso === undefined || today === "") return undefined;
  const days = Math.round((Date.parse(iso) - Date.parse(today)) / DAY);
  return Number.isNaN(days) || days < 0 ? undefined : days;
}

function isoOf(day: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
  const [, dd = "", mm = "", year = ""] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(day) ?? [];
  // Only where the first number is no month is its place plain.
  return Number(dd) > 12 || (year !== "" && day.includes("."))
    ? `${year}-${mm.padStart(2, "0")}-${dd.padStart(2, "0")}`
    : undefined;
}
