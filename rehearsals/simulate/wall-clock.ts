/**
 * What a zone's wall clock shows, read from Intl every quarter of an hour and written down. It shares nothing with the product's
 * own reckoning of time, which works with offsets: this one looks at the clock until it shows what it waits for.
 */
export interface WallClock {
  /**
   * The first instant of a local date at which the clock shows this second of the day or a later one; when the date ends before
   * that, the first instant of the next. Undefined when the date does not exist, or lies outside of what was written down.
   */
  readonly firstAt: (date: string, second: number) => number | undefined;
  /** Every local date that was seen, in order. */
  readonly dates: readonly string[];
}

const QUARTER_MS = 15 * 60_000;
const QUARTER_SECONDS = 900;

interface Look {
  readonly instant: number;
  readonly second: number;
}

/** Looks at the clock of a zone from one instant to another. Zones change their clocks at quarters of an hour. */
export function readWallClock(zone: string, from: number, to: number): WallClock {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const days = new Map<string, Look[]>();
  for (let instant = from; instant <= to; instant += QUARTER_MS) {
    const [date = "", time = ""] = format.format(instant).split(" ");
    const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
    const look = { instant, second: hours * 3600 + minutes * 60 + seconds };
    const day = days.get(date);
    if (day === undefined) days.set(date, [look]);
    else day.push(look);
  }
  const dates = [...days.keys()];
  const firstAt = (date: string, second: number): number | undefined => {
    for (const look of days.get(date) ?? []) {
      if (look.second > second) return look.instant;
      if (second < look.second + QUARTER_SECONDS)
        return look.instant + (second - look.second) * 1000;
    }
    const next = dates[dates.indexOf(date) + 1];
    return next === undefined || !days.has(date) ? undefined : days.get(next)?.[0]?.instant;
  };
  return { firstAt, dates };
}
