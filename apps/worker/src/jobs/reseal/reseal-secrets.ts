import { listSealedForOthers, replaceSealed, type StoredSecret } from "@sendoff/db/vault";
import { VaultError } from "@sendoff/kit/vault";
import { laneSecretContext } from "../../session/portal-session.ts";
import type { WorkerContext } from "../../context/worker-context.ts";

const BATCH = 100;

export type ResealDeps = Pick<WorkerContext, "db" | "sealer" | "opener" | "logger"> & {
  readonly config: Pick<WorkerContext["config"], "vaultOtherKeys">;
};

/**
 * While the vault's key changes, seals every stored sign-in anew for the key that seals now, so that the other can go. Does nothing
 * where no other key is configured. What cannot be opened is left as it is and counted in the log. Several workers may do it at once:
 * a record is only replaced by the same secret.
 */
export async function resealSecrets(deps: ResealDeps): Promise<void> {
  if (deps.config.vaultOtherKeys.length === 0) return;
  const counts = { sealed: 0, unopened: 0 };
  let last: StoredSecret | undefined;
  for (;;) {
    const batch = await listSealedForOthers(deps.db, deps.sealer.keyId, BATCH, last);
    for (const stored of batch) await resealOne(deps, stored, counts);
    last = batch.at(-1);
    if (batch.length < BATCH) break;
  }
  if (counts.sealed > 0) deps.logger.info(counts, "stored sign-ins were sealed for the new key");
  if (counts.unopened > 0) {
    deps.logger.warn(
      counts,
      "stored sign-ins could not be opened with the keys that are configured here",
    );
  }
}

async function resealOne(
  { db, sealer, opener }: ResealDeps,
  stored: StoredSecret,
  counts: { sealed: number; unopened: number },
): Promise<void> {
  const context = laneSecretContext(stored, stored.kind);
  try {
    const plain = opener.open(stored.sealed, context);
    if (await replaceSealed(db, stored, sealer.seal(plain, context))) counts.sealed += 1;
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    counts.unopened += 1;
  }
}
