import { withSkill } from "@sendoff/domain/answers";
import { profileFromFilters, profileToFilters } from "@sendoff/domain/profile";
import { type Transaction, sql } from "kysely";
import { z } from "zod";
import type { DB } from "../schema.ts";

const Filters = z.record(z.string(), z.unknown());

/** Writes a skill with its years into the user's profile, under the user's lock; what else stands in the filters is kept. */
export async function addSkill(
  trx: Transaction<DB>,
  userId: string,
  skill: { readonly name: string; readonly years: number },
): Promise<void> {
  const row = await trx
    .selectFrom("app_user")
    .select("filters")
    .where("id", "=", userId)
    // Rows that name the user (a run) may be written meanwhile: whoever holds their locks may wait for this one.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const filters = Filters.parse(row.filters);
  const profile = withSkill(profileFromFilters(filters), skill.name, skill.years);
  const { skills } = profileToFilters(profile);
  await trx
    .updateTable("app_user")
    .set({ filters: JSON.stringify({ ...filters, skills }), updated_at: sql<Date>`now()` })
    .where("id", "=", userId)
    .execute();
}
