import { sql } from "kysely";
import type { Db } from "../client.ts";

/** What a process knows of the clock from its configuration. */
export interface ClockConfig {
  readonly mode: "sandbox" | "live";
  /** SENDOFF_CLOCK_OFFSET. */
  readonly clockOffsetMs: number;
}

/**
 * How far scheduled time is ahead of the machine's clock, in milliseconds: the process's own offset and what
 * `moveScheduledClock` set for all of them. In live mode it is never moved.
 */
export async function getScheduledOffsetMs(db: Db, config: ClockConfig): Promise<number> {
  if (config.mode === "live") return 0;
  const row = await db.selectFrom("scheduled_clock").select("offset_ms").executeTakeFirst();
  return config.clockOffsetMs + (row?.offset_ms ?? 0);
}

/** Moves scheduled time for every process on this database (DECISIONS D11: the sandbox's, never in live mode). */
export async function moveScheduledClock(db: Db, offsetMs: number): Promise<void> {
  await db
    .insertInto("scheduled_clock")
    .values({ offset_ms: offsetMs })
    .onConflict((conflict) => conflict.column("is_only").doUpdateSet({ offset_ms: offsetMs }))
    .execute();
}

/** The database's time, moved by an offset: what scheduling calls now. */
export async function getScheduledNow(db: Db, clockOffsetMs: number): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select ${scheduledNow(clockOffsetMs)} as now`.execute(
    db,
  );
  return rows[0]?.now ?? new Date(0);
}

/** The same as an expression. It stands still within a transaction. */
export function scheduledNow(clockOffsetMs: number) {
  return sql<Date>`(now() + ${clockOffsetMs}::double precision * interval '1 millisecond')`;
}
