import type { Analytics } from "@sendoff/contract/analytics";
import { locale } from "../../language/language.ts";
import { formatCount } from "../../lib/format.ts";
import { littleDataTexts as texts } from "./messages.ts";

/** How many months to come are drawn beside the first one. */
const TO_COME = 3;

/** What stands beside the one day on which anything was sent; undefined where there are more, or none. */
export function onlyDayText(
  { to }: Pick<Analytics, "to">,
  points: readonly { readonly name: string; readonly value: number }[],
): string | undefined {
  const [only, ...more] = points.filter(({ value }) => value > 0);
  if (only === undefined || more.length > 0) return undefined;
  const isToday = to === null && only === points.at(-1);
  return isToday
    ? texts.today(formatCount(only.value))
    : texts.onDay(formatCount(only.value), only.name);
}

/** The month of the first application, where it is the latest one and the only one with any; the ones to come by name. */
export function firstMonth({ monthly_trend: months }: Pick<Analytics, "monthly_trend">) {
  const entries = Object.entries(months).toSorted(([a], [b]) => a.localeCompare(b));
  const [only, ...more] = entries.filter(([, value]) => value > 0);
  if (only === undefined || more.length > 0 || only !== entries.at(-1)) return undefined;
  const [month, value] = only;
  const names = Array.from({ length: TO_COME + 1 }, (_, index) => monthName(month, index));
  const [name = "", ...next] = names;
  return { month: name, next, value };
}

/** "January" for what is so many months after "2026-12". */
function monthName(month: string, later: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + later, 1)).toLocaleDateString(locale(), {
    month: "long",
    timeZone: "UTC",
  });
}
