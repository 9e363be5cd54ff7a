import { CONSOLE_IDLE_MINUTES, CONSOLE_LONGEST_HOURS } from "@sendoff/contract/console-session";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../client.ts";

/** A session and its user, as the operators' console sees them. */
export interface ConsoleSessionRow {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  /** When a code sent to the account's own address was last typed in it; null: never. */
  readonly checkedAt: Date | null;
  /** Until when the console may be used without another code; null where one has to be typed first. */
  readonly goodUntil: Date | null;
  /** When that ends, however busy it was. */
  readonly endsAt: Date | null;
}

const END = sql`t.address_code_at + make_interval(hours => ${sql.lit(CONSOLE_LONGEST_HOURS)})`;
/** A code opens it for half an hour, and each call in that time for another one. */
const GOOD_UNTIL: RawBuilder<Date | null> = sql`least(${END},
  greatest(t.address_code_at, t.console_used_at) + make_interval(mins => ${sql.lit(CONSOLE_IDLE_MINUTES)}))`;

/** The session of a token that is known to live. Undefined when it has ended meanwhile. By the database's clock. */
export async function findConsoleSession(
  db: Db,
  tokenHash: Buffer,
): Promise<ConsoleSessionRow | undefined> {
  const { rows } = await sql<ConsoleSessionRow>`
    select u.id as "userId", u.email, trim(u.first_name || ' ' || u.last_name) as name, t.address_code_at as "checkedAt",
      case when ${GOOD_UNTIL} > now() then ${GOOD_UNTIL} end as "goodUntil", ${END} as "endsAt"
    from auth_token t join app_user u on u.id = t.user_id
    where t.token_hash = ${tokenHash} and t.revoked_at is null`.execute(db);
  return rows[0];
}

/** What a call of the console made of its session. */
export type ConsoleUse =
  /** A code has to be typed first. */
  | "closed"
  /** The first call since a code was typed. */
  | "opened"
  | "used";

/** Counts a call of the console as a use of it, where its code is still good. One of several first calls at once opens it. */
export async function useConsoleSession(db: Db, tokenHash: Buffer): Promise<ConsoleUse> {
  const { rows } = await sql<{ is_first: boolean }>`
    update auth_token t set console_used_at = now()
    where t.token_hash = ${tokenHash} and t.revoked_at is null and ${GOOD_UNTIL} > now()
    returning coalesce(old.console_used_at < old.address_code_at, true) as is_first`.execute(db);
  const [used] = rows;
  if (used === undefined) return "closed";
  return used.is_first ? "opened" : "used";
}
