import { sql } from "kysely";
import type { LaneKey } from "../applying/lane.repository.ts";
import { type Db, isUniqueViolation } from "../client.ts";

/** An account that goes on only with its owner. */
export interface AccountNeedRow {
  readonly platformId: number;
  readonly platformName: string;
  readonly state: string;
  readonly note: string;
  readonly since: Date;
  readonly url: string;
  /** Nothing is missing for it to go on: its sign-in is still kept, or it takes none. */
  readonly canResume: boolean;
  /** A company's board: nobody signs in there. */
  readonly isBoard: boolean;
}

const IS_BOARD = sql<boolean>`exists (select 1 from platform p
  where p.id = lane.platform_id and p.board_maker is not null)`;
const CAN_GO_ON = sql<boolean>`(${IS_BOARD} or exists (select 1 from lane_secret s
  where s.user_id = lane.user_id and s.platform_id = lane.platform_id))`;

/** The user's accounts that wait for them, the latest first. */
export async function listAccountNeeds(db: Db, userId: string): Promise<AccountNeedRow[]> {
  const rows = await db
    .selectFrom("lane")
    .innerJoin("platform", "platform.id", "lane.platform_id")
    .select(["lane.platform_id", "platform.name", "platform.url", "lane.state", "lane.state_note"])
    .select("lane.updated_at")
    .select([CAN_GO_ON.as("can_go_on"), IS_BOARD.as("is_board")])
    .where("lane.user_id", "=", userId)
    .where("lane.state", "in", ["needs_user", "code_required"])
    .orderBy("lane.updated_at", "desc")
    .execute();
  return rows.map((row) => ({
    platformId: row.platform_id,
    platformName: row.name,
    state: row.state,
    note: row.state_note,
    since: row.updated_at,
    url: row.url,
    canResume: row.state === "needs_user" && row.can_go_on,
    isBoard: row.is_board,
  }));
}

/**
 * The owner says that the check is passed: the account is served again, with the sign-in that is still kept or, on a company's
 * board, without one. Should the platform ask once more, the next turn says so again. `not_possible` unless it waits for its
 * owner and has all it needs;
 * `taken` when somebody else's connection serves the same account by now.
 */
export async function resumeLane(
  db: Db,
  key: LaneKey,
): Promise<"resumed" | "not_possible" | "taken"> {
  try {
    return (await reconnect(db, key)) ? "resumed" : "not_possible";
  } catch (error) {
    if (isUniqueViolation(error, "lane_account")) return "taken";
    throw error;
  }
}

async function reconnect(db: Db, key: LaneKey): Promise<boolean> {
  const result = await db
    .updateTable("lane")
    .set({
      state: "connected",
      state_note: "",
      updated_at: sql<Date>`now()`,
    })
    .where("user_id", "=", key.userId)
    .where("platform_id", "=", key.platformId)
    .where("state", "=", "needs_user")
    .where(CAN_GO_ON)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
