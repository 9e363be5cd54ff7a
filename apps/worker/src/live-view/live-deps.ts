import type { Boss } from "@sendoff/db/boss";
import type { Database } from "@sendoff/db/client";
import type { Listener } from "@sendoff/db/listen-notify";
import type { Logger } from "@sendoff/kit/logger";
import type { Sealer } from "@sendoff/kit/vault";
import type { PortalDriver } from "@sendoff/portals/driver";
import type { WorkerConfig } from "../config.ts";
import type { SteeredPages } from "../browser/steered-pages.ts";

/** What a held page needs of its worker. */
export interface LiveDeps {
  readonly db: Database["kysely"];
  readonly boss: Boss;
  readonly listener: Listener;
  readonly sealer: Sealer;
  readonly config: WorkerConfig;
  readonly logger: Logger;
  /** Told of every page that an owner's hand is in. */
  readonly steered: SteeredPages;
  /** Origin of the portal in this mode. */
  readonly baseUrlOf: (driver: PortalDriver) => string;
  /** Aborted when the worker is asked to stop. */
  readonly stopping: AbortSignal;
  /** Tests wait less long. */
  readonly livePatience?: LivePatience;
}

/** How long is waited for a page that answers late or not at all, in milliseconds. */
export interface LivePatience {
  /** A look that came to nothing is tried again after this, each later one after as long again. */
  readonly lookAgainMs?: number;
  /** A look that is under way when the time is over may still find within this that its owner is through. */
  readonly lateLookMs?: number;
  /** An input that takes longer is left to itself, and what comes meanwhile is dropped. */
  readonly inputMs?: number;
  /** How often a browser is asked whether it is still there; one that is silent for three times as long is lost. */
  readonly probeMs?: number;
}
