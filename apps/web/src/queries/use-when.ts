import { localDateAt } from "@sendoff/domain/schedule";
import { useQuery } from "@tanstack/react-query";
import { useNow } from "../lib/use-now.ts";
import { formatClock, formatClockSeconds, formatWhen, knownZone } from "../lib/zoned.ts";
import { userQuery } from "./user.query.ts";

const MINUTE_MS = 60_000;

/** The user's own zone, wherever the browser is: the one that figures and schedules go by. */
function useZone(): string {
  const { data: user } = useQuery(userQuery);
  return knownZone(user?.time_zone ?? "UTC");
}

/** Writes past instants with their day, on the user's own clock. */
export function useWhen(): (at: string) => string {
  const timeZone = useZone();
  const now = useNow(true, MINUTE_MS);
  return (at) => formatWhen(at, timeZone, now);
}

/** Writes instants of a run on the user's own clock: "09:04", and with the day where that is not today. */
export function useRunClock(): {
  start: (at: string) => string;
  minutes: (at: string) => string;
  seconds: (at: string) => string;
} {
  const timeZone = useZone();
  const now = useNow(true, MINUTE_MS);
  const isToday = (at: string) =>
    localDateAt(timeZone, new Date(at).getTime()) === localDateAt(timeZone, now);
  return {
    start: (at) => (isToday(at) ? formatClock(at, timeZone) : formatWhen(at, timeZone, now)),
    minutes: (at) => formatClock(at, timeZone),
    seconds: (at) => formatClockSeconds(at, timeZone),
  };
}
