import type { PlatformFilterDefinition } from "@sendoff/contract/platform";
import { sql, type Transaction } from "kysely";
import { endRunOfLane } from "../applying/end-run.repository.ts";
import { disconnectLane, type LaneKey } from "../applying/lane.repository.ts";
import { type Db, inTransaction } from "../client.ts";
import type { DB } from "../schema.ts";
import { pauseSchedule } from "../schedule/schedule.repository.ts";
import type { BoardAddress } from "./platform.repository.ts";

/** A platform that a user adds: a company's board, or an address that is only kept. */
export interface NewPlatform {
  readonly ownerUserId: string;
  readonly name: string;
  readonly url: string;
  readonly dailyCap: number;
  readonly board: BoardAddress | undefined;
  readonly filters: readonly Omit<PlatformFilterDefinition, "id">[];
}

export type CreatePlatformOutcome =
  | { readonly kind: "created"; readonly id: number }
  /** The user has this address already, under this name. */
  | { readonly kind: "exists"; readonly name: string }
  | { readonly kind: "too_many" };

/** What tells that two addresses are one platform: makers tell companies' names apart without regard to case. */
export function addressKey({ board, url }: Pick<NewPlatform, "board" | "url">): string {
  return board === undefined ? url : `${board.maker} ${board.host} ${board.token}`.toLowerCase();
}

/**
 * Adds a platform for its user, at most `most` of them. One that they had and deleted comes back under its old id, so that
 * what was sent there before counts. A board is connected at once: no account is needed there.
 */
export async function createPlatform(
  db: Db,
  platform: NewPlatform,
  most: number,
): Promise<CreatePlatformOutcome> {
  return inTransaction(db, async (trx) => {
    const { ownerUserId, name, url, board, dailyCap } = platform;
    // One at a time for a user: the count below holds until the commit.
    await sql`select 1 from app_user where id = ${ownerUserId} for no key update`.execute(trx);
    const own = await trx
      .selectFrom("platform")
      .select(["name", "address_key", "deleted_at"])
      .where("owner_user_id", "=", ownerUserId)
      .execute();
    const key = addressKey(platform);
    const same = own.find((row) => row.address_key === key);
    if (same !== undefined && same.deleted_at === null) return { kind: "exists", name: same.name };
    if (own.filter((row) => row.deleted_at === null).length >= most) return { kind: "too_many" };
    const { rows } = await sql<{ id: number }>`
      with next as (select nextval('added_platform_id')::integer as id)
      insert into platform (id, key, name, url, support, daily_cap, owner_user_id, address_key,
        board_maker, board_host, board_token)
      select next.id, 'added-' || next.id, ${name}, ${url}, ${board === undefined ? "bookmark" : "driver"}, ${dailyCap},
        ${ownerUserId}, ${key}, ${board?.maker ?? null}, ${board?.host ?? null}, ${board?.token ?? null}
      from next
      on conflict (owner_user_id, address_key) where owner_user_id is not null
        do update set name = excluded.name, url = excluded.url, deleted_at = null
      returning id`.execute(trx);
    const id = rows[0]?.id;
    if (id === undefined) throw new Error("an inserted platform has an id");
    for (const [position, filter] of platform.filters.entries()) {
      await writeBoardFilter(trx, filter, position, id);
    }
    if (board !== undefined) await connectBoard(trx, { userId: ownerUserId, platformId: id });
    return { kind: "created", id };
  });
}

/**
 * Connects a company's board, which takes no account, and goes on with one that waited for its user. The caller has made
 * sure that it is the user's own.
 */
export async function connectBoard(db: Db, key: LaneKey): Promise<void> {
  await sql`
    insert into lane (user_id, platform_id, state, daily_limit)
    select ${key.userId}, p.id, 'connected', p.daily_cap from platform p
      where p.id = ${key.platformId} and p.board_maker is not null
    on conflict (user_id, platform_id) do update
      set state = 'connected', state_note = '', updated_at = now() where lane.state <> 'connected'`.execute(
    db,
  );
}

/**
 * Takes an added platform off its user's list. What is under way there ends and its schedule is paused; runs, applications
 * and logs stay and keep its name. False when it is not this user's, or gone already. Needs a transaction.
 */
export async function deletePlatform(trx: Transaction<DB>, key: LaneKey): Promise<boolean> {
  const deleted = await trx
    .updateTable("platform")
    .set({ deleted_at: sql<Date>`now()` })
    .where("id", "=", key.platformId)
    .where("owner_user_id", "=", key.userId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (deleted.numUpdatedRows === 0n) return false;
  // Who starts runs takes the user before the lane, who submits the lane before the run.
  await pauseSchedule(trx, key, 0);
  await disconnectLane(trx, key);
  await endRunOfLane(trx, key, "stopped", "The platform was deleted.");
  return true;
}

/** Brings the filters of all boards that users added to what the boards' manifest has now; run at every start. */
export async function syncBoardFilters(
  db: Db,
  filters: readonly Omit<PlatformFilterDefinition, "id">[],
): Promise<void> {
  for (const [position, filter] of filters.entries()) await writeBoardFilter(db, filter, position);
  const names = filters.map((filter) => filter.field_name);
  await sql`
    delete from platform_filter f using platform p
    where p.id = f.platform_id and p.board_maker is not null
      and not (f.field_name = any(${names}::text[]))`.execute(db);
}

/** One definition, on one board or on all. */
async function writeBoardFilter(
  db: Db,
  filter: Omit<PlatformFilterDefinition, "id">,
  position: number,
  id?: number,
): Promise<void> {
  const which = id === undefined ? sql`` : sql`and p.id = ${id}`;
  await sql`
    insert into platform_filter (platform_id, field_name, field_type, options, position)
    select p.id, ${filter.field_name}, ${filter.field_type}, ${JSON.stringify(filter.options)}::jsonb, ${position}::integer
    from platform p where p.board_maker is not null ${which}
    on conflict (platform_id, field_name) do update
      set field_type = excluded.field_type, options = excluded.options, position = excluded.position
      where (platform_filter.field_type, platform_filter.options, platform_filter.position)
        is distinct from (excluded.field_type, excluded.options, excluded.position)`.execute(db);
}
