import { getScheduledNow } from "@sendoff/db/schedule";
import { findUser } from "@sendoff/db/user";
import { dayStartAt, isKnownZone } from "@sendoff/domain/schedule";
import type { ApiDeps } from "./deps.ts";

/** When the user's day began, by their own time zone: what was sent since counts towards the daily limits. */
export async function findDayStart(deps: Pick<ApiDeps, "db">, userId: string): Promise<Date> {
  const user = await findUser(deps.db, userId);
  const timeZone = user !== undefined && isKnownZone(user.time_zone) ? user.time_zone : "UTC";
  const now = await getScheduledNow(deps.db, 0);
  return new Date(dayStartAt(timeZone, now.getTime()));
}
