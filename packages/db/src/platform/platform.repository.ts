import type { PlatformFilterDefinition } from "@sendoff/contract";
import { FilterType } from "@sendoff/contract";
import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "../client.ts";

export interface PlatformSeed {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly url: string;
  readonly support: "driver" | "soon" | "name_only";
  readonly isFeatured: boolean;
  readonly dailyCap: number;
  readonly filters: readonly PlatformFilterDefinition[];
}

/** Writes the built-in platforms as their manifests have them; run at every start, by any number of processes. */
export async function syncPlatforms(db: Db, seeds: readonly PlatformSeed[]): Promise<void> {
  for (const seed of seeds) {
    const row = {
      key: seed.key,
      name: seed.name,
      url: seed.url,
      tags: seed.isFeatured ? ["featured"] : [],
      support: seed.support,
      daily_cap: seed.dailyCap,
    };
    await db
      .insertInto("platform")
      .values({ id: seed.id, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
    for (const [position, filter] of seed.filters.entries()) {
      const filterRow = {
        field_type: filter.field_type,
        options: JSON.stringify(filter.options),
        position,
      };
      await db
        .insertInto("platform_filter")
        .values({ platform_id: seed.id, field_name: filter.field_name, ...filterRow })
        .onConflict((conflict) =>
          conflict.columns(["platform_id", "field_name"]).doUpdateSet(filterRow),
        )
        .execute();
    }
    await removeOldFilters(db, seed);
  }
}

/** A definition that its manifest no longer has goes; what was answered to it is read no more. */
async function removeOldFilters(db: Db, seed: PlatformSeed): Promise<void> {
  const names = seed.filters.map((filter) => filter.field_name);
  let old = db.deleteFrom("platform_filter").where("platform_id", "=", seed.id);
  if (names.length > 0) old = old.where("field_name", "not in", names);
  await old.execute();
}

export interface PlatformRow {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly tags: readonly string[];
  readonly support: string;
  readonly filters: readonly PlatformFilterDefinition[];
}

/** Built-in platforms that are shown, with their filters, in the order of their ids. */
export async function listPlatforms(db: Db): Promise<PlatformRow[]> {
  const [platforms, filters] = await Promise.all([
    db
      .selectFrom("platform")
      .select(["id", "name", "url", "tags", "support"])
      .where("owner_user_id", "is", null)
      .where("support", "<>", "name_only")
      .orderBy("id")
      .execute(),
    db.selectFrom("platform_filter").selectAll().orderBy("position").execute(),
  ]);
  return platforms.map((platform) => ({
    ...platform,
    filters: filters
      .filter((filter) => filter.platform_id === platform.id)
      .map((filter) => ({
        id: filter.id,
        field_name: filter.field_name,
        field_type: FilterType.parse(filter.field_type),
        options: z.array(z.string()).parse(filter.options),
      })),
  }));
}

export interface ConnectionRow {
  readonly platformId: number;
  readonly platformName: string;
  readonly state: string;
  readonly stateNote: string;
  readonly accountLabel: string;
  readonly dailyLimit: number;
  readonly dailyCap: number;
  readonly sentToday: number;
  readonly queued: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The user's connections, signed-out ones left out. "Today" is the user's own day. */
export async function listConnections(db: Db, userId: string): Promise<ConnectionRow[]> {
  const rows = await sql<{
    platform_id: number;
    name: string;
    state: string;
    state_note: string;
    account_label: string;
    daily_limit: number;
    daily_cap: number;
    sent_today: number;
    queued: number;
    created_at: Date;
    updated_at: Date;
  }>`
    select l.platform_id, p.name, l.state, l.state_note, l.account_label, l.daily_limit, p.daily_cap,
      l.created_at, l.updated_at,
      (select count(*) from application a where a.user_id = l.user_id and a.platform_id = l.platform_id
        and a.status in ('SUBMITTING', 'UNKNOWN', 'APPLIED', 'NEEDS_REVIEW')
        and a.intent_at >= (date_trunc('day', now() at time zone u.time_zone) at time zone u.time_zone)) as sent_today,
      (select count(*) from application a where a.user_id = l.user_id and a.platform_id = l.platform_id
        and a.status = 'QUEUED') as queued
    from lane l join platform p on p.id = l.platform_id join app_user u on u.id = l.user_id
    where l.user_id = ${userId} and l.state <> 'signed_out' order by l.platform_id`.execute(db);
  return rows.rows.map((row) => ({
    platformId: row.platform_id,
    platformName: row.name,
    state: row.state,
    stateNote: row.state_note,
    accountLabel: row.account_label,
    dailyLimit: row.daily_limit,
    dailyCap: row.daily_cap,
    sentToday: row.sent_today,
    queued: row.queued,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}

/** One platform's support, name and owner (null for the built-in ones), or undefined. */
export async function findPlatform(
  db: Db,
  id: number,
): Promise<
  | { id: number; name: string; support: string; dailyCap: number; ownerUserId: string | null }
  | undefined
> {
  const row = await db
    .selectFrom("platform")
    .select(["id", "name", "support", "daily_cap", "owner_user_id"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row === undefined
    ? undefined
    : {
        id: row.id,
        name: row.name,
        support: row.support,
        dailyCap: row.daily_cap,
        ownerUserId: row.owner_user_id,
      };
}

/**
 * Sets how many applications a day the user wants at most on a connected platform (DECISIONS D7). A worker reads it when it
 * takes the lane up. False without a connection, or above the platform's cap.
 */
export async function setDailyLimit(
  db: Db,
  key: { readonly userId: string; readonly platformId: number },
  dailyLimit: number,
): Promise<boolean> {
  const row = await db
    .updateTable("lane")
    .set({ daily_limit: dailyLimit, updated_at: sql<Date>`now()` })
    .where("user_id", "=", key.userId)
    .where("platform_id", "=", key.platformId)
    .where("state", "<>", "signed_out")
    .where((where) =>
      where(
        where.val(dailyLimit),
        "<=",
        where.selectFrom("platform").select("daily_cap").where("id", "=", key.platformId),
      ),
    )
    .returning("platform_id")
    .executeTakeFirst();
  return row !== undefined;
}
