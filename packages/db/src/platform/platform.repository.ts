import type { PlatformFilterDefinition } from "@sendoff/contract/platform";
import { BoardMaker } from "@sendoff/contract/board-makers";
import { FilterType } from "@sendoff/contract/platform";
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

/** Where a company's board is: whose pages, at which host, under which name. */
export interface BoardAddress {
  readonly maker: BoardMaker;
  readonly host: string;
  readonly token: string;
}

export interface PlatformRow {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly tags: readonly string[];
  readonly support: string;
  readonly filters: readonly PlatformFilterDefinition[];
  /** Null for the built-in ones. */
  readonly ownerUserId: string | null;
  /** Set for a company's board. */
  readonly board: BoardAddress | undefined;
}

/** Built-in platforms that are shown, then what this user added and has not deleted, with their filters, by their ids. */
export async function listPlatforms(db: Db, userId?: string): Promise<PlatformRow[]> {
  const platforms = await db
    .selectFrom("platform")
    .selectAll()
    .where((where) =>
      userId === undefined
        ? where("owner_user_id", "is", null)
        : where.or([where("owner_user_id", "is", null), where("owner_user_id", "=", userId)]),
    )
    .where("support", "<>", "name_only")
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  const ids = platforms.map((platform) => platform.id);
  const filters =
    ids.length === 0
      ? []
      : await db
          .selectFrom("platform_filter")
          .selectAll()
          .where("platform_id", "in", ids)
          .orderBy("position")
          .execute();
  return platforms.map((platform) => ({
    id: platform.id,
    name: platform.name,
    url: platform.url,
    tags: platform.tags,
    support: platform.support,
    ownerUserId: platform.owner_user_id,
    board: boardOf(platform),
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

function boardOf(row: {
  readonly board_maker: string | null;
  readonly board_host: string | null;
  readonly board_token: string | null;
}): BoardAddress | undefined {
  const { board_maker: maker, board_host: host, board_token: token } = row;
  if (maker === null || host === null || token === null) return undefined;
  return { maker: BoardMaker.parse(maker), host, token };
}

/** One platform as runs need it, whoever's it is and also after it was deleted: what is under way ends by its name. */
export async function findBoardPlatform(
  db: Db,
  id: number,
): Promise<{ id: number; name: string; board: BoardAddress } | undefined> {
  const row = await db
    .selectFrom("platform")
    .select(["id", "name", "board_maker", "board_host", "board_token"])
    .where("id", "=", id)
    .executeTakeFirst();
  const board = row === undefined ? undefined : boardOf(row);
  return row === undefined || board === undefined
    ? undefined
    : { id: row.id, name: row.name, board };
}

/** A platform without its filters; `ownerUserId` is null for the built-in ones. */
export interface PlatformFacts {
  readonly id: number;
  readonly name: string;
  readonly support: string;
  readonly dailyCap: number;
  readonly ownerUserId: string | null;
  readonly isBoard: boolean;
  /** Its user has deleted it: only its history is shown. */
  readonly isDeleted: boolean;
}

/** One platform, or undefined. */
export async function findPlatform(db: Db, id: number): Promise<PlatformFacts | undefined> {
  const row = await db
    .selectFrom("platform")
    .select(["id", "name", "support", "daily_cap", "owner_user_id", "board_maker", "deleted_at"])
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
        isBoard: row.board_maker !== null,
        isDeleted: row.deleted_at !== null,
      };
}
