import type { NamedAnswer } from "@sendoff/domain/choosing";
import { sql } from "kysely";
import type { Db } from "../client.ts";

/** An answer to one filter of a platform, by the filter's id. */
export interface FilterAnswerRow {
  readonly filter_id: number;
  readonly answer: unknown;
}

/** Replaces the user's answers to a platform's filters. The caller has held them against the definitions. */
export async function saveFilterChoice(
  db: Db,
  key: { readonly userId: string; readonly platformId: number },
  answers: readonly FilterAnswerRow[],
): Promise<void> {
  const kept = { answers: JSON.stringify(answers), updated_at: sql<Date>`now()` };
  await db
    .insertInto("filter_choice")
    .values({ user_id: key.userId, platform_id: key.platformId, ...kept })
    .onConflict((conflict) => conflict.columns(["user_id", "platform_id"]).doUpdateSet(kept))
    .execute();
}

/** The user's answers by the filters' names, in the filters' order, of all platforms or of one. */
export async function listFilterAnswers(
  db: Db,
  userId: string,
  platformId?: number,
): Promise<(NamedAnswer & { readonly platformId: number })[]> {
  const only = platformId === undefined ? sql`` : sql`and c.platform_id = ${platformId}`;
  const rows = await sql<{ platform_id: number; field_name: string; answer: unknown }>`
    select c.platform_id, f.field_name, each.value -> 'answer' as answer
    from filter_choice c cross join lateral jsonb_array_elements(c.answers) as each(value)
    join platform_filter f on f.id = (each.value ->> 'filter_id')::integer and f.platform_id = c.platform_id
    where c.user_id = ${userId} ${only}
    order by c.platform_id, f.position`.execute(db);
  return rows.rows.map((row) => ({
    platformId: row.platform_id,
    field_name: row.field_name,
    answer: row.answer,
  }));
}
