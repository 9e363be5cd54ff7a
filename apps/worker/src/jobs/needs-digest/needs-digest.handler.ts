import { type Boss } from "@sendoff/db/boss";
import { type Database } from "@sendoff/db/client";
import { queueMail } from "@sendoff/db/mail";
import { takeNeedsDigests } from "@sendoff/db/due-mail";
import { getScheduledOffsetMs } from "@sendoff/db/schedule";
import type { Clock } from "@sendoff/kit/clock";
import type { Sealer } from "@sendoff/kit/vault";
import { digestMail } from "./digest-mail.ts";

/** One transaction's worth of users: some queries each. */
const BATCH = 50;
/** Within the job's own time limit; whose turn did not come is due a quarter of an hour later. */
const LONGEST_MS = 480_000;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

export interface DigestDeps {
  readonly db: Database["kysely"];
  readonly boss: Boss;
  readonly sealer: Sealer;
  readonly clock: Pick<Clock, "monotonicMs">;
  readonly config: {
    readonly mode: "sandbox" | "live";
    readonly clockOffsetMs: number;
    readonly publicUrl: string;
    readonly urlSigningKey: Uint8Array;
  };
  readonly stopping: AbortSignal;
}

/**
 * Writes to the users whose morning it is what waits for them, once a day at most. Who is told and the mail itself are one
 * transaction: whatever is killed at whatever instant, nobody is told twice and nobody is forgotten.
 */
export async function handleNeedsDigest(deps: DigestDeps): Promise<void> {
  const startedMs = deps.clock.monotonicMs();
  const clockOffsetMs = await getScheduledOffsetMs(deps.db, deps.config);
  let after: string | undefined = FIRST_ID;
  while (
    after !== undefined &&
    !deps.stopping.aborted &&
    deps.clock.monotonicMs() - startedMs < LONGEST_MS
  ) {
    after = await mailBatch(deps, { clockOffsetMs, limit: BATCH, after });
  }
}

async function mailBatch(
  deps: DigestDeps,
  wish: Parameters<typeof takeNeedsDigests>[1],
): Promise<string | undefined> {
  return deps.db.transaction().execute(async (trx) => {
    const { digests, last } = await takeNeedsDigests(trx, wish);
    for (const digest of digests) await queueMail(trx, deps, digestMail(digest, deps.config));
    return last;
  });
}
