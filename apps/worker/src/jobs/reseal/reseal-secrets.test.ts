import { claimLaneForLogin, saveLaneSecret, setLaneState } from "@sendoff/db/applying";
import { syncPlatforms } from "@sendoff/db/platform";
import { countSealed, replaceSealed } from "@sendoff/db/vault";
import { createLogger } from "@sendoff/kit/logger";
import { createOpener, createSealer, createVaultKeys, vaultKeyId } from "@sendoff/kit/vault";
import { MANIFESTS } from "@sendoff/portals/manifest";
import { createUser } from "@sendoff/testkit/test-user";
import { createTestWorld, type TestWorld } from "@sendoff/testkit/test-world";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { laneSecretContext } from "../../session/portal-session.ts";
import { resealSecrets } from "./reseal-secrets.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
  await syncPlatforms(world.db, MANIFESTS);
});
afterAll(() => world.close());
const [before, now] = [createVaultKeys(), createVaultKeys()];
const hex = (keys: { privateKey: Buffer }): string => vaultKeyId(keys.privateKey).toString("hex");

const depsWith = (others: readonly Buffer[]) => ({
  db: world.db,
  sealer: createSealer(now.publicKey),
  opener: createOpener([now.privateKey, ...others]),
  logger: createLogger("test", "silent"),
  config: { vaultOtherKeys: others },
});

/** A connected account whose password and session were sealed for the key of before. */
async function connect(): Promise<{ userId: string; platformId: number }> {
  const { id: userId } = await createUser(world);
  const key = { userId, platformId: 1 };
  const lease = await claimLaneForLogin(world.db, key, {
    worker: "w",
    leaseSeconds: 60,
    dailyLimit: 5,
  });
  if (lease === undefined) throw new Error("the lane is held");
  await setLaneState(world.db, lease, "connected", "");
  const sealer = createSealer(before.publicKey);
  for (const kind of ["credentials", "session"] as const) {
    await saveLaneSecret(
      world.db,
      lease,
      kind,
      sealer.seal(`${kind} of ${userId}`, laneSecretContext(key, kind)),
    );
  }
  return key;
}

const stored = (key: { userId: string }) =>
  world.db
    .selectFrom("lane_secret")
    .select(["user_id", "platform_id", "kind", "sealed"])
    .where("user_id", "=", key.userId)
    .orderBy("kind")
    .execute();

async function countAudited(): Promise<number> {
  const { rows } = await world.database.pool.query<{ count: number }>(
    "select count(*)::int from audit_event where event = 'credential_saved'",
  );
  return rows[0]?.count ?? 0;
}

beforeEach(() => world.database.pool.query("delete from lane_secret"));

test("what was sealed for the key of before is sealed for the new one, and opens with it alone", async () => {
  const accounts = [await connect(), await connect()];
  const audited = await countAudited();
  await resealSecrets(depsWith([before.privateKey]));
  const opener = createOpener([now.privateKey]);
  for (const key of accounts) {
    const opened = (await stored(key)).map(({ kind, sealed }) =>
      opener.open(sealed, laneSecretContext(key, kind === "session" ? "session" : "credentials")),
    );
    expect(opened).toEqual([`credentials of ${key.userId}`, `session of ${key.userId}`]);
  }
  expect(await countSealed(world.db)).toEqual([{ keyId: hex(now), stored: 4, passing: 0 }]);
  // Nobody saved a password: the user's security activity does not say so.
  expect(await countAudited()).toBe(audited);
});

test("more than one batch is sealed anew; what no key here opens is left as it is and counted", async () => {
  const strange = createSealer(createVaultKeys().publicKey);
  const keys = [];
  for (let nth = 0; nth < 51; nth += 1) keys.push(await connect());
  const key = keys[30];
  if (key === undefined) throw new Error("There are 51");
  await world.database.pool.query(
    "update lane_secret set sealed = $1 where kind = 'session' and user_id = $2",
    [strange.seal("x", laneSecretContext(key, "session")), key.userId],
  );
  await resealSecrets(depsWith([before.privateKey]));
  const counts = await countSealed(world.db);
  expect(counts.toSorted((one, other) => one.keyId.localeCompare(other.keyId))).toEqual(
    [
      { keyId: hex(now), stored: 101, passing: 0 },
      { keyId: strange.keyId.toString("hex"), stored: 1, passing: 0 },
    ].toSorted((one, other) => one.keyId.localeCompare(other.keyId)),
  );
});

test("without another key nothing is looked at, and a secret that was saved meanwhile is not overwritten", async () => {
  const key = await connect();
  const [first] = await stored(key);
  await resealSecrets(depsWith([]));
  expect((await stored(key))[0]?.sealed).toEqual(first?.sealed);
  const record = { ...key, kind: "credentials" as const, sealed: Buffer.from("an earlier one") };
  expect(await replaceSealed(world.db, record, Buffer.from("late"))).toBe(false);
  expect((await stored(key))[0]?.sealed).toEqual(first?.sealed);
});
