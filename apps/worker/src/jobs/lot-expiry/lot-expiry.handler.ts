import { type Database } from "@sendoff/db/client";
import { expireLots } from "@sendoff/db/ledger";
import type { Logger } from "@sendoff/kit/logger";

const AT_ONCE = 200;

/** Books every lot whose time is over. What it was worth becomes revenue; what is held stays until it is decided. */
export async function handleLotExpiry(deps: {
  readonly db: Database["kysely"];
  readonly logger: Logger;
  readonly stopping: AbortSignal;
}): Promise<void> {
  let total = 0;
  for (;;) {
    const expired = deps.stopping.aborted ? 0 : await expireLots(deps.db, AT_ONCE);
    total += expired;
    if (expired < AT_ONCE) break;
  }
  if (total > 0) deps.logger.info({ lots: total }, "credits have expired");
}
