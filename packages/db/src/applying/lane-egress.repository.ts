import type { Db } from "../client.ts";
import type { LaneKey } from "./lane.repository.ts";

/**
 * The name of the proxy by which an account leaves: the one that it has, as long as that is configured, else `chosen` from now on. A
 * lane that is not there yet has none to keep.
 */
export async function keepEgress(
  db: Db,
  { userId, platformId }: LaneKey,
  { configured, chosen }: { readonly configured: readonly string[]; readonly chosen: string },
): Promise<string> {
  const kept = await db
    .selectFrom("lane")
    .select("egress")
    .where("user_id", "=", userId)
    .where("platform_id", "=", platformId)
    .executeTakeFirst();
  const name = kept?.egress ?? "";
  if (configured.includes(name)) return name;
  await db
    .updateTable("lane")
    .set({ egress: chosen })
    .where("user_id", "=", userId)
    .where("platform_id", "=", platformId)
    .execute();
  return chosen;
}
