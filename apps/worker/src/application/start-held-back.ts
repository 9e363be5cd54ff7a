import { type LaneKey } from "@sendoff/db/applying";
import { type Boss } from "@sendoff/db/boss";
import { type Database } from "@sendoff/db/client";
import { FIRST_LANE, startHeldBack } from "@sendoff/db/review";
import type { Logger } from "@sendoff/kit/logger";

// One transaction's worth: some short statements for each account.
const BATCH = 50;

interface HeldBackDeps {
  readonly db: Database["kysely"];
  readonly boss: Boss;
  readonly logger: Logger;
}

/** Sends what was approved and had to wait for another day (`startHeldBack`), for as long as `isToGoOn` says. */
export async function startAllHeldBack(deps: HeldBackDeps, isToGoOn: () => boolean): Promise<void> {
  let after: LaneKey | undefined = FIRST_LANE;
  let started = 0;
  while (after !== undefined && isToGoOn()) {
    const scan: Awaited<ReturnType<typeof startHeldBack>> = await startHeldBack(
      deps.db,
      deps.boss,
      { after, limit: BATCH },
    );
    started += scan.started;
    after = scan.last;
  }
  if (started > 0) deps.logger.info({ started }, "runs for what was approved before");
}
