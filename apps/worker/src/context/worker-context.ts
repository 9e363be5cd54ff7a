import type { Boss } from "@sendoff/db/boss";
import type { Database } from "@sendoff/db/client";
import type { Listener } from "@sendoff/db/listen-notify";
import type { Clock } from "@sendoff/kit/clock";
import type { SubmitJournal } from "@sendoff/kit/journal";
import type { Logger } from "@sendoff/kit/logger";
import type { Storage } from "@sendoff/kit/storage";
import type { Opener, Sealer } from "@sendoff/kit/vault";
import type { PortalDriver } from "@sendoff/portals/driver";
import type { VariantCounter } from "@sendoff/portals/variant-counter";
import type { BrowserPool } from "../browser/browser-pool.ts";
import type { Photographer } from "../browser/pictures.ts";
import type { Slots } from "../browser/slots.ts";
import type { WorkerConfig } from "../config.ts";
import type { Drafter } from "../drafting/drafter.ts";
import type { WorkerFigures } from "../figures/worker-figures.ts";
import type { LivePages } from "../live-view/live-pages.ts";
import type { FailureKeeper } from "../portal-health/failure-keeper.ts";
import type { OddityCounter } from "../portal-health/oddity-counter.ts";

/** What serving a lane needs; built once in main.ts and handed down. */
export interface WorkerContext {
  readonly workerId: string;
  readonly config: WorkerConfig;
  readonly db: Database["kysely"];
  readonly boss: Boss;
  readonly listener: Listener;
  readonly storage: Storage;
  /** Each submit is written there before its click; it outlives the database. */
  readonly journal: SubmitJournal;
  readonly sealer: Sealer;
  readonly opener: Opener;
  readonly pool: BrowserPool;
  /** Whoever opens a browser context holds one of these. */
  readonly slots: Slots;
  readonly photographer: Photographer;
  /** Pages that their accounts' owners may see and, where the portal asks for them, act in. */
  readonly live: LivePages;
  /** Keeps what an operator needs to mend a changed page. */
  readonly failures: FailureKeeper;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly random: () => number;
  /** Counts how the portals' pages are drawn, so that drift shows before it stops anybody. */
  readonly variants: VariantCounter;
  /** Counts what of the portals' forms could not be read. */
  readonly oddities: OddityCounter;
  /** What Prometheus is told of what becomes of applications. */
  readonly figures: Pick<WorkerFigures, "noteOutcome" | "noteConfirmation" | "noteJournalRecord">;
  /** Drafts answers to open questions; undefined where the operator has set up no model. */
  readonly drafter: Drafter | undefined;
  /** Of a built-in platform, or of a board that was loaded before. */
  readonly findDriver: (platformId: number) => PortalDriver | undefined;
  /** Of any platform, boards that users added too; undefined where there is none. */
  readonly loadDriver: (platformId: number) => Promise<PortalDriver | undefined>;
  /** Origin of the portal in this mode. */
  readonly baseUrlOf: (driver: PortalDriver) => string;
  /**
   * Of every session with a portal (PortalSession), and of a turn on an account where it is more than 1; for tests of pages that
   * never come, and for machines that other tests keep busy.
   */
  readonly patience?: number;
  /** Aborted when the worker is asked to stop: finish the application under way, take no other. */
  readonly stopping: AbortSignal;
}
