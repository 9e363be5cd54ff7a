import { useQuery } from "@tanstack/react-query";
import { useNow } from "../lib/use-now.ts";
import { formatWhen, knownZone } from "../lib/zoned.ts";
import { userQuery } from "./user.query.ts";

const MINUTE_MS = 60_000;

/** Writes past instants on the user's own clock, wherever the browser is: the days that figures and schedules go by. */
export function useWhen(): (at: string) => string {
  const { data: user } = useQuery(userQuery);
  const now = useNow(true, MINUTE_MS);
  const timeZone = knownZone(user?.time_zone ?? "UTC");
  return (at) => formatWhen(at, timeZone, now);
}
