import type { Boss } from "@sendoff/db/boss";
import type { Database } from "@sendoff/db/client";
import type { Listener } from "@sendoff/db/listen-notify";
import type { Clock } from "@sendoff/kit/clock";
import type { Logger } from "@sendoff/kit/logger";
import type { UrlSigner } from "@sendoff/kit/signed-url";
import type { Storage } from "@sendoff/kit/storage";
import type { Sealer } from "@sendoff/kit/vault";
import type { ApiConfig } from "./config.ts";

/** What main.ts opens and hands to the server; a test hands in its own. */
export interface ApiResources {
  readonly config: ApiConfig;
  readonly database: Database;
  /** Only sends: the worker does the jobs. */
  readonly boss: Boss;
  /** Hears of changes that other processes made. */
  readonly listener: Listener;
  readonly storage: Storage;
  readonly signer: UrlSigner;
  readonly sealer: Sealer;
  readonly logger: Logger;
  readonly clock: Clock;
}

/** What a module gets. */
export interface ApiDeps extends ApiResources {
  readonly db: Database["kysely"];
  /** Aborted when the server begins to close: a stream must end then. */
  readonly stopping: AbortSignal;
}
