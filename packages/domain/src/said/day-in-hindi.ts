const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
/** "20 Nov", "20 Nov 2026, 09:40 IST", "Friday 20 November 2026, 09:40:31 IST", and nothing else. */
const MOMENT = new RegExp(
  `^(?:(${WEEKDAYS.join("|")}) )?(\\d{1,2}) (${MONTHS.join("|")})([a-z]*)((?: \\d{4})?(?:, .*)?)$`,
);

const write = (at: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat("hi-IN", { timeZone: "UTC", ...options }).format(at);

/** A moment that the server wrote in English, with Hindi days and months; any other text as it is. */
export function dayInHindi(text: string): string {
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
