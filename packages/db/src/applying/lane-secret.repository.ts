import { sql } from "kysely";
import { recordAuditEvent } from "../audit/audit-event.repository.ts";
import { type Db, inTransaction } from "../client.ts";
import { type LaneKey, type LaneLease, ownsLane } from "./lane.repository.ts";

export type LaneSecretKind = "credentials" | "session";

/**
 * Stores a sealed secret of a lane, replacing the earlier one. False when the lease was lost, so that no secret comes back
 * after the user has disconnected.
 */
export async function saveLaneSecret(
  db: Db,
  lease: LaneLease,
  kind: LaneSecretKind,
  sealed: Buffer,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    if (!(await ownsLane(trx, lease))) return false;
    await trx
      .insertInto("lane_secret")
      .values({ user_id: lease.userId, platform_id: lease.platformId, kind, sealed })
      .onConflict((conflict) =>
        conflict
          .columns(["user_id", "platform_id", "kind"])
          .doUpdateSet({ sealed, updated_at: sql<Date>`now()` }),
      )
      .execute();
    return true;
  });
}

/** The sealed secret, or undefined when there is none. */
export async function findLaneSecret(
  db: Db,
  key: LaneKey,
  kind: LaneSecretKind,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom("lane_secret")
    .select("sealed")
    .where("user_id", "=", key.userId)
    .where("platform_id", "=", key.platformId)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return row?.sealed;
}

/**
 * The sealed credentials, to sign in with. The audit trail notes it first: none are typed anywhere that it does not tell of. What is
 * saved and deleted is noted by the table.
 */
export async function findCredentialsToUse(db: Db, key: LaneKey): Promise<Buffer | undefined> {
  const sealed = await findLaneSecret(db, key, "credentials");
  if (sealed === undefined) return undefined;
  const facts = { platform_id: key.platformId };
  const { userId } = key;
  await recordAuditEvent(db, { userId, actor: "system", event: "credential_used", facts });
  return sealed;
}
