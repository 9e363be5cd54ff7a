import type { Grammar } from "./catalogue.ts";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
/** "20 Nov", "20 Nov 2026, 09:40 IST", "Friday 20 November 2026, 09:40:31 IST", and nothing else. */
const MOMENT = new RegExp(
  `^(?:(${WEEKDAYS.join("|")}) )?(\\d{1,2}) (${MONTHS.join("|")})([a-z]*)((?: \\d{4})?(?:, .*)?)$`,
);

const write = (at: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat("hi-IN", { timeZone: "UTC", ...options }).format(at);

/** A moment that the server wrote in English, with Hindi days and months; any other text as it is. */
function dayInHindi(text: string): string {
  const [, weekday, day = "", month = "", rest = "", end = ""] = MOMENT.exec(text) ?? [];
  if (day === "") return text;
  const length = rest === "" || rest === "t" ? "short" : "long";
  const name = write(new Date(Date.UTC(2026, MONTHS.indexOf(month), 1)), { month: length });
  // 4 January 2026 was a Sunday.
  const first =
    weekday === undefined
      ? ""
      : `${write(new Date(Date.UTC(2026, 0, 4 + WEEKDAYS.indexOf(weekday))), { weekday: "long" })}, `;
  return `${first}${day} ${name}${end}`;
}

/** "26 lakh": an amount of rupees. */
const LAKHS = /^[\d.,]+ lakh$/;

let codes: ReadonlyMap<string, string> | undefined;

/** The codes of countries by their English names. */
function countryCodes(): ReadonlyMap<string, string> {
  if (codes !== undefined) return codes;
  const english = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  codes = new Map(
    letters.flatMap((first) =>
      letters.flatMap((second): [string, string][] => {
        const name = english.of(`${first}${second}`);
        return name === undefined ? [] : [[name, `${first}${second}`]];
      }),
    ),
  );
  return codes;
}

/** A country by its English name, "the United States" too; a name that is none of a country as it is. */
export function countryInHindi(name: string): string {
  const code = countryCodes().get(name.replace(/^the /, ""));
  const hindi = new Intl.DisplayNames("hi-IN", {
    type: "region",
    style: "short",
    fallback: "none",
  });
  return (code === undefined ? undefined : hindi.of(code)) ?? name;
}

export const hindiGrammar: Grammar = {
  value: (text) => (LAKHS.test(text) ? text.replace("lakh", "लाख") : dayInHindi(text)),
  country: countryInHindi,
  and: " और ",
  fullStop: "।",
};
