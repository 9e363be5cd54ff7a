import { sql } from "kysely";
import type { Db } from "../client.ts";
import type { AnalyticsFigures, AnalyticsQuery } from "./get-analytics.ts";

/** The figures counted the slow way: every row of the user is looked at, prices come from the ledger, dates from Intl. */
export async function recount(
  db: Db,
  query: AnalyticsQuery,
  now: Date,
): Promise<Omit<AnalyticsFigures, "platforms"> & { readonly platforms: readonly object[] }> {
  const { time_zone: timeZone } = await db
    .selectFrom("app_user")
    .select("time_zone")
    .where("id", "=", query.userId)
    .executeTakeFirstOrThrow();
  const local = new Intl.DateTimeFormat("en-CA", { timeZone });
  const ofPlatform = (await readRows(db, query.userId))
    .filter((row) => query.platformId === undefined || row.platform_id === query.platformId)
    .map((row) => ({
      ...row,
      day: local.format(row.applied_at ?? row.started_at ?? row.created_at),
    }));
  const isAsked = (day: string): boolean =>
    day >= (query.from ?? "") && day <= (query.to ?? "9999");
  const today = local.format(now);
  const rows = ofPlatform.filter(({ day }) => isAsked(day));
  return {
    timeZone,
    ...recountDays(ofPlatform, query, today),
    ...recountGroups(rows),
    interviewsThisWeek: rows.filter(
      ({ interview_on: on }) =>
        on !== null && on >= mondayOf(today) && on < plusDays(mondayOf(today), 7),
    ).length,
  };
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

/** What depends on the calendar. */
function recountDays(
  rows: readonly (Row & { readonly day: string })[],
  query: AnalyticsQuery,
  today: string,
) {
  const from = query.from ?? "";
  const last = query.to !== undefined && query.to < today ? query.to : today;
  const sentDays = rows.filter((row) => row.status === "APPLIED").map((row) => row.day);
  const count = (isWanted: (day: string) => boolean): number => sentDays.filter(isWanted).length;
  const isIn = (day: string): boolean => day >= from && day <= last;
  const firstSentOn = sentDays.toSorted()[0] ?? null;
  const start = firstSentOn === null || from > firstSentOn ? from : firstSentOn;
  const monday = mondayOf(today);
  const months = new Set(range(200, (back) => plusDays(last, -back).slice(0, 7)));
  return {
    firstSentOn,
    sentThisWeek: count((day) => day >= monday && day < plusDays(monday, 7)),
    sentLastWeek: count((day) => day < monday && day >= plusDays(monday, -7)),
    days: new Map(
      range(7, (back) => plusDays(last, -back))
        .filter(isIn)
        .map((day) => [day, count((each) => each === day)]),
    ),
    months: new Map(
      [...months]
        .slice(-6)
        .filter((month) => month >= from.slice(0, 7))
        .map((month) => [month, count((day) => day.startsWith(month) && isIn(day))]),
    ),
    totalDays:
      firstSentOn === null
        ? 0
        : range(4000, (back) => plusDays(last, -back)).filter((day) => day >= start).length,
  };
}

/** What is a count of the rows asked for. */
function recountGroups(rows: readonly Row[]) {
  const reached = (stage: number): number =>
    rows.filter((row) => (row.response_reached ?? 0) >= stage).length;
  const isListed = (row: Row): boolean => row.attempts > 0 || row.status !== "QUEUED";
  const isMatched = (row: Row): boolean =>
    row.status !== "SKIPPED" || row.reason_code === "run_ended";
  const failures = tally(
    rows.flatMap((row) => (row.status === "FAILED" && row.reason !== "" ? [row.reason] : [])),
  );
  return {
    all: sentOf(rows),
    statuses: tally(rows.filter(isListed).map(statusOf)),
    platforms: [1, 4]
      .map((id) => ({ id, ...sentOf(rows.filter((row) => row.platform_id === id)) }))
      .filter(({ sent, decided }) => sent + decided > 0)
      .toSorted((a, b) => b.sent - a.sent || a.id - b.id),
    employers: [...new Set(rows.map((row) => row.company))]
      .map((employer) => ({ employer, ...sentOf(rows.filter((row) => row.company === employer)) }))
      .filter(({ sent }) => sent > 0)
      .toSorted((a, b) => b.sent - a.sent || (a.employer < b.employer ? -1 : 1))
      .slice(0, 10),
    costCents: rows.reduce((sum, row) => sum + (row.spent_cents ?? 0), 0),
    charged: rows.filter((row) => row.spent_cents !== null).length,
    free: rows.filter((row) => row.spent_cents === 0).length,
    userReported: rows.filter((row) => row.proof === "user_said").length,
    funnel: {
      found: rows.length,
      matched: rows.filter(isMatched).length,
      applied: sentOf(rows).sent,
      viewed: reached(1),
      interview: reached(2),
      offer: reached(3),
    },
    failures: [...failures]
      .map(([reason, count]) => ({ reason, count }))
      .toSorted((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1)),
    medianMs: median(
      rows.flatMap((row) =>
        row.status === "APPLIED" && !row.proof.startsWith("user_") && row.busy_ms !== null
          ? [row.busy_ms]
          : [],
      ),
    ),
  };
}

function mondayOf(today: string): string {
  const monday = range(7, (back) => plusDays(today, -back)).find(
    (day) => new Date(day).getUTCDay() === 1,
  );
  if (monday === undefined) throw new Error("a week without a Monday");
  return monday;
}

async function readRows(db: Db, userId: string) {
  return db
    .selectFrom("application as a")
    .selectAll()
    .select(
      sql<
        number | null
      >`(select coalesce(sum(e.amount) filter (where c.kind = 'revenue'), 0)::integer
        from ledger_journal j join ledger_entry e on e.journal_id = j.id join ledger_account c on c.id = e.account_id
        where j.application_id = a.id and j.kind = 'capture' having count(*) > 0)`.as(
        "spent_cents",
      ),
    )
    .where("user_id", "=", userId)
    .execute();
}

interface Counted {
  readonly status: string;
  readonly proof: string;
  readonly response_status: string | null;
}

function statusOf({ status, response_status: response }: Counted): string {
  if (response !== null) return response;
  return ["APPLIED", "FAILED", "SKIPPED"].includes(status) ? status : "PENDING";
}

function sentOf(rows: readonly Counted[]) {
  const decided = rows.filter(({ status }) =>
    ["APPLIED", "FAILED", "NEEDS_REVIEW"].includes(status),
  );
  const byHand = decided.filter(({ proof }) => proof === "user_sent").length;
  return {
    sent: decided.filter(({ status }) => status === "APPLIED").length,
    byHand,
    decided: decided.length - byHand,
  };
}

function tally(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** Oldest first: `count` values, the last of them for 0. */
function range<T>(count: number, valueOf: (back: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => valueOf(count - 1 - index));
}

function plusDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}
