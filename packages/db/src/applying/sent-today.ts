import { type RawBuilder, sql } from "kysely";

/**
 * Whether an application has reached its portal, or may have: sent, or on its way with an end that nobody knows. `alias` names its row in
 * the statement.
 */
export const mayBeSent = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.status`)} in ('SUBMITTING', 'UNKNOWN', 'APPLIED', 'NEEDS_REVIEW')`;

/** When the day of user `u` began, by their own clock. */
export const DAY_START: RawBuilder<Date> = sql<Date>`(date_trunc('day', now() at time zone u.time_zone) at time zone u.time_zone)`;

/**
 * Whether an application `a` counts towards its account's daily limit, of a day that began at `dayStart`: by the day of its intent. What
 * users sent themselves does not count: the limit is ours.
 */
export const countsInDay = (dayStart: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${mayBeSent("a")} and a.proof <> 'user_sent' and a.intent_at >= ${dayStart})`;
