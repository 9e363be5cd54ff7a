import { type LaneKey } from "@sendoff/db/applying";
import { type Db } from "@sendoff/db/client";
import { findPlatform, type PlatformFacts } from "@sendoff/db/platform";
import { UserError } from "@sendoff/kit/errors";

/** A built-in platform, or one that this user added and has not deleted; anybody else's is a 404 like one that never was. */
export async function requireOwnPlatform(db: Db, key: LaneKey): Promise<PlatformFacts> {
  const platform = await findPlatform(db, key.platformId);
  const isTheirs = platform?.ownerUserId === null || platform?.ownerUserId === key.userId;
  if (platform === undefined || !isTheirs || platform.isDeleted) {
    throw new UserError(404, "not_found", "There is no such platform. Load the list again.");
  }
  return platform;
}
