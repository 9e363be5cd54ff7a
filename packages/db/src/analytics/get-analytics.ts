import { addDays, localDateAt } from "@sendoff/domain/schedule";
import { readAsOfNow } from "../as-of-now.ts";
import type { Db } from "../client.ts";
import {
  countGroups,
  countSent,
  type FigureScope,
  findCalendarFacts,
  findFirstSent,
  findMedianMs,
  listFailures,
  listPlatformNames,
  listTopEmployers,
  type SentOf,
} from "./analytics.repository.ts";
import {
  boundariesOf,
  type Calendar,
  calendarOf,
  daysFrom,
  startOf,
  type Stretch,
} from "./range.ts";
import { byPlatform, type Funnel, summarise } from "./summarise.ts";

/** Local dates, both counted; undefined: from the first on, up to now. */
export interface AnalyticsQuery {
  readonly userId: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly platformId?: number | undefined;
}

/** Null where there is nothing to count from. */
export interface AnalyticsFigures {
  readonly timeZone: string;
  readonly all: SentOf;
  readonly sentThisWeek: number;
  readonly sentLastWeek: number;
  readonly statuses: ReadonlyMap<string, number>;
  readonly platforms: readonly (SentOf & { readonly id: number; readonly name: string })[];
  readonly days: ReadonlyMap<string, number>;
  readonly months: ReadonlyMap<string, number>;
  readonly employers: readonly (SentOf & { readonly employer: string })[];
  readonly totalDays: number;
  readonly costCents: number;
  readonly charged: number;
  readonly free: number;
  readonly userReported: number;
  readonly interviewsThisWeek: number;
  readonly funnel: Funnel;
  readonly failures: readonly { readonly reason: string; readonly count: number }[];
  readonly medianMs: number | null;
  readonly firstSentOn: string | null;
}

/**
 * The figures of a user, all as of one instant, counted afresh each time: every query reads one index of theirs and no row
 * (docs/decisions/008-figures-are-counted.md). Undefined for nobody.
 */
export async function getAnalytics(
  db: Db,
  query: AnalyticsQuery,
): Promise<AnalyticsFigures | undefined> {
  return readAsOfNow(db, async (trx) => {
    const facts = await findCalendarFacts(trx, query.userId);
    if (facts === undefined) return undefined;
    const { timeZone, now } = facts;
    const calendar = calendarOf(timeZone, now, query);
    const everywhere: FigureScope = { userId: query.userId, platformId: query.platformId };
    const scope: FigureScope = {
      ...everywhere,
      start: query.from === undefined ? undefined : startOf(timeZone, query.from),
      end: query.to === undefined ? undefined : startOf(timeZone, addDays(query.to, 1)),
    };
    const groups = await countGroups(trx, scope, calendar.thisWeek);
    const ids = [...new Set(groups.map((group) => group.platformId))];
    const firstSent = await findFirstSent(trx, everywhere);
    const firstSentOn = firstSent === undefined ? null : localDateAt(timeZone, firstSent.getTime());
    return {
      timeZone,
      ...summarise(groups),
      ...(await countCalendar(trx, everywhere, timeZone, calendar)),
      platforms: byPlatform(groups, await listPlatformNames(trx, ids)),
      employers: await listTopEmployers(trx, scope),
      totalDays: countDays(firstSentOn, query.from, calendar.last),
      failures: await listFailures(trx, scope),
      medianMs: await findMedianMs(trx, scope),
      firstSentOn,
    };
  });
}

/** What was sent in the calendar's weeks, days and months: one query, cut at all their boundaries. */
async function countCalendar(
  trx: Db,
  scope: FigureScope,
  timeZone: string,
  { thisWeek, lastWeek, days, months }: Calendar,
) {
  const dates = boundariesOf([thisWeek, lastWeek, ...days.values(), ...months.values()]);
  const counts = await countSent(
    trx,
    scope,
    dates.map((date) => startOf(timeZone, date)),
  );
  const sentIn = ({ first, end }: Stretch): number =>
    counts
      .slice(dates.indexOf(first), dates.indexOf(end))
      .reduce((total, count) => total + count, 0);
  const each = (stretches: ReadonlyMap<string, Stretch>): ReadonlyMap<string, number> =>
    new Map([...stretches].map(([name, stretch]) => [name, sentIn(stretch)]));
  return {
    sentThisWeek: sentIn(thisWeek),
    sentLastWeek: sentIn(lastWeek),
    days: each(days),
    months: each(months),
  };
}

/** From the first sent one, or the range's start if that is later, to the range's last day. */
function countDays(firstSentOn: string | null, from: string | undefined, last: string): number {
  if (firstSentOn === null) return 0;
  return daysFrom(from !== undefined && from > firstSentOn ? from : firstSentOn, last);
}
