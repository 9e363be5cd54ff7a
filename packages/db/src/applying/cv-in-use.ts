import { type RawBuilder, sql } from "kysely";

/**
 * The one place that says which CV goes out. For a person, given as an SQL expression of their id: the one they made current, else
 * the newest.
 */
export function currentCvId(userId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`coalesce(
    (select u.current_cv_id from app_user u where u.id = ${userId}),
    (select c.id from cv c where c.user_id = ${userId} order by c.version desc limit 1))`;
}

/** For a person on a platform: the one chosen for it, else the current one. */
export function platformCvId(
  userId: RawBuilder<unknown>,
  platformId: RawBuilder<unknown>,
): RawBuilder<string | null> {
  return sql<string | null>`coalesce(
    (select k.cv_id from cv_choice k where k.user_id = ${userId} and k.platform_id = ${platformId}),
    ${currentCvId(userId)})`;
}

/** For an account: a run under way keeps the one it began with, and the next one takes what is chosen then. */
export function laneCvId(
  userId: RawBuilder<unknown>,
  platformId: RawBuilder<unknown>,
): RawBuilder<string | null> {
  return sql<string | null>`coalesce(
    (select r.cv_id from run r where r.user_id = ${userId} and r.platform_id = ${platformId} and r.state <> 'ended'),
    ${platformCvId(userId, platformId)})`;
}
