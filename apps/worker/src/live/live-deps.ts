import type { Boss, Database, Listener } from "@sendoff/db";
import type { Logger, Sealer } from "@sendoff/kit";
import type { PortalDriver } from "@sendoff/portals";
import type { WorkerConfig } from "../config.ts";
import type { SteeredPages } from "./steered-pages.ts";

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
}
