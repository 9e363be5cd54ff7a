import { createHash, randomBytes } from "node:crypto";
import { createAuthToken } from "@sendoff/db/auth";
import { type Database } from "@sendoff/db/client";
import { grantSignUpCredits } from "@sendoff/db/ledger";
import { findOrCreateUser, updateUser, type UserPatch } from "@sendoff/db/user";
import { createId, createToken } from "@sendoff/kit/ids";

export interface TestUser {
  readonly id: string;
  readonly email: string;
  /** A bearer token that is valid now. */
  readonly token: string;
  readonly headers: { readonly authorization: string };
}

/**
 * A signed-in user with an address nobody else has and the sign-up credits, as after their first sign-in. `details` are
 * columns to set.
 */
export async function createUser(
  world: { readonly db: Database["kysely"]; readonly pepper: Uint8Array },
  details: UserPatch = {},
): Promise<TestUser> {
  const email = `user-${randomBytes(6).toString("hex")}@example.test`;
  return world.db.transaction().execute(async (trx) => {
    const { id } = await findOrCreateUser(trx, { id: createId(), email, timeZone: "Asia/Kolkata" });
    await grantSignUpCredits(trx, { userId: id, email, pepper: world.pepper });
    if (Object.keys(details).length > 0) await updateUser(trx, id, details);
    const token = createToken();
    await createAuthToken(trx, id, createHash("sha256").update(token, "utf8").digest());
    return { id, email, token, headers: { authorization: `Bearer ${token}` } };
  });
}
