import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createDatabase } from "@sendoff/db/client";
import { claimDatabase, refuseOtherMode } from "@sendoff/db/installation";
import { prepareDatabase } from "@sendoff/db/migrate";
import { startEmbeddedPostgres } from "@sendoff/db/embedded";
import { ConfigError } from "@sendoff/kit/config";
import { backupPlaces } from "../backup/places.ts";
import type { ProcessStates } from "./process-states.ts";
import { createRestartPauses } from "./restart-pauses.ts";
import type { StartSettings } from "./settings.ts";
import { StartError } from "./start-error.ts";
import { waitForEnd } from "./wait-for-end.ts";

/** The database of a running product. */
export interface Database {
  /** For the owner, who migrates. */
  readonly url: string;
  /** For each process: as a role that owns nothing, where there is one. */
  readonly urlOf: (process: "api" | "worker") => string;
  /** For the table: where it listens. */
  readonly place: string;
  readonly stop: () => Promise<void>;
  /** Tells PostgreSQL to shut down without waiting for it. */
  readonly abandon: () => void;
}

/** The operator's database as it is. Nothing of it is started or stopped. Processes without an address of their own use the owner's. */
export function externalDatabase(
  url: string,
  own: Partial<Record<"api" | "worker", string>> = {},
): Database {
  const { host } = new URL(url);
  return {
    url,
    urlOf: (process) => own[process] ?? url,
    place: `${host} (DATABASE_URL)`,
    stop: async () => undefined,
    abandon: () => undefined,
  };
}

/** Starts the embedded PostgreSQL and starts it again, for as long as it takes, when it dies while the product runs. */
export async function embeddedDatabase(
  settings: StartSettings,
  hooks: { readonly say: (message: string) => void; readonly states: ProcessStates },
): Promise<Database> {
  const common = {
    dataDir: join(settings.dataDir, "postgres"),
    archive:
      settings.backupDir === undefined ? undefined : backupPlaces(settings.backupDir).archive,
    log: hooks.say,
  };
  let server = await startEmbeddedPostgres({ ...common, port: settings.postgresPort });
  let isStopping = false;
  const pauses = createRestartPauses();
  const stopping = new AbortController();
  const startAgain = async (reason: string): Promise<void> => {
    const { ends, pauseMs } = pauses.next();
    hooks.states.ended("PostgreSQL", { ends, again: new Date(Date.now() + pauseMs) });
    const often = ends === 1 ? "" : `, ${ends} times within ten minutes`;
    hooks.say(`PostgreSQL ${reason}${often}; starting it again in ${pauseMs / 1000} s`);
    await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (isStopping) return;
    server = await startEmbeddedPostgres({ ...common, port: server.port });
    hooks.states.isBack("PostgreSQL");
  };
  const keepRunning = async (): Promise<void> => {
    let reason = "ended";
    for (;;) {
      await waitForEnd(server.pid, stopping.signal);
      if (isStopping) return;
      reason = await startAgain(reason).then(
        () => "ended",
        (error: unknown) =>
          `could not be started (${error instanceof Error ? error.message : String(error)})`,
      );
    }
  };
  const watching = keepRunning();
  return {
    url: server.url,
    urlOf: (process) => server.urlOf(process),
    place: `127.0.0.1:${server.port}`,
    async stop() {
      isStopping = true;
      stopping.abort();
      // One that is being started at this moment is stopped too.
      await watching;
      await server.stop();
    },
    abandon() {
      isStopping = true;
      stopping.abort();
      server.stop().catch(() => undefined);
    },
  };
}

/**
 * Brings the schema up to date, marks the database as one of this mode, and returns how many migrations ran. Throws ConfigError,
 * and migrates nothing, when it belongs to the other mode; StartError when the database refuses.
 */
export async function migrate(database: Database, mode: "sandbox" | "live"): Promise<number> {
  const db = createDatabase({
    url: database.url,
    poolSize: 1,
    applicationName: "sendoff-start",
  });
  try {
    await refuseOtherMode(db.kysely, mode);
    const names = await prepareDatabase(database.url);
    await claimDatabase(db.kysely, mode);
    return names.length;
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(
      `The database at ${database.place} could not be brought up to date: ${reason}`,
      {
        cause: error,
      },
    );
  } finally {
    await db.close();
  }
}
