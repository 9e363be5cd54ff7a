import { startTracing } from "@sendoff/kit/tracing";
import { setTimeout as delay } from "node:timers/promises";
import { PORTAL_LOGIN_CHANNEL, RUN_EVENT_CHANNEL } from "@sendoff/db/applying";
import { SESSION_END_CHANNEL } from "@sendoff/db/auth";
import { createBoss, ensureQueues } from "@sendoff/db/boss";
import { createDatabase } from "@sendoff/db/client";
import { isDatabaseUnavailable } from "@sendoff/db/database-errors";
import { refuseOtherMode } from "@sendoff/db/installation";
import { createListener } from "@sendoff/db/listen-notify";
import { syncPlatforms } from "@sendoff/db/platform";
import { isDatabaseReady } from "@sendoff/db/readiness";
import { asSystem } from "@sendoff/db/wall";
import { systemClock } from "@sendoff/kit/clock";
import { ConfigError } from "@sendoff/kit/config";
import { createLogger, type Logger } from "@sendoff/kit/logger";
import { createUrlSigner } from "@sendoff/kit/signed-url";
import { openStorage, type Storage } from "@sendoff/kit/storage";
import { createSealer } from "@sendoff/kit/vault";
import { MANIFESTS } from "@sendoff/portals/manifest";
import { buildApp } from "./app.ts";
import { type ApiConfig, readApiConfig } from "./config.ts";
import type { ApiResources } from "./deps.ts";
import { describeError, logBackgroundFault } from "./plugins/errors.ts";
import { serveInternally } from "./plugins/health.ts";
import { refuseOpeningKeys } from "./refuse-opening-keys.ts";

/** Postgres may still be starting, or recovering from a kill. */
const DATABASE_WAIT_MS = 30_000;
const DATABASE_RETRY_MS = 500;
/** Nobody waits longer for an answer, and one call is not to hold a connection from all others. */
const DATABASE_LIMITS = { statementMs: 30_000, lockMs: 10_000, idleInTransactionMs: 30_000 };
/** Requests under way get this long when the process is asked to stop. */
const CLOSE_WAIT_MS = 10_000;

function openResources(config: ApiConfig, logger: Logger, storage: Storage): ApiResources {
  const onError = (error: Error): void => logBackgroundFault(logger, "database connection", error);
  const database = createDatabase({
    url: config.databaseUrl,
    poolSize: config.databasePoolSize,
    applicationName: "sendoff-api",
    limits: DATABASE_LIMITS,
    isWalled: true,
    isPooled: config.databaseListenUrl !== undefined,
    onConnectionError: onError,
  });
  const boss = createBoss({
    url: config.databaseUrl,
    applicationName: "sendoff-api-queue",
    poolSize: 2,
    role: "send",
    onError,
  });
  return {
    config,
    database,
    boss,
    listener: createListener(
      config.databaseListenUrl ?? config.databaseUrl,
      [RUN_EVENT_CHANNEL, PORTAL_LOGIN_CHANNEL, SESSION_END_CHANNEL],
      onError,
    ),
    logger,
    storage,
    signer: createUrlSigner(config.urlSigningKeys),
    sealer: createSealer(config.vaultPublicKey),
    clock: systemClock(config.clockOffsetMs),
  };
}

/**
 * Waits until the database answers and is migrated, then sets up what this process needs in it; as often as the database goes
 * away meanwhile. Throws what stood in the way after 30 seconds.
 */
async function prepareDatabase({ config, database, boss }: ApiResources): Promise<void> {
  const giveUpAt = performance.now() + DATABASE_WAIT_MS;
  for (;;) {
    try {
      if (await isDatabaseReady(database.kysely)) {
        await refuseOtherMode(database.kysely, config.mode);
        await boss.start();
        await ensureQueues(boss);
        await asSystem(() => syncPlatforms(database.kysely, MANIFESTS));
        return;
      }
      if (performance.now() > giveUpAt) throw new Error("The database has not been migrated");
    } catch (error) {
      if (performance.now() > giveUpAt || !isDatabaseUnavailable(error)) throw error;
    }
    await delay(DATABASE_RETRY_MS);
  }
}

async function run(): Promise<void> {
  const config = readApiConfig(process.env);
  refuseOpeningKeys(process.env, config.vaultPublicKey);
  const logger = createLogger("api", config.logLevel);
  const resources = openResources(config, logger, await openStorage(config.storage));
  await prepareDatabase(resources);
  const endTracing = await startTracing(config.tracing, "api", logger);
  const { app, metrics } = await buildApp(resources);
  const internal = await serveInternally(metrics, { config, db: resources.database.kysely });
  const address = await app.listen({ host: config.host, port: config.port });
  logger.info({ address, mode: config.mode }, "api is ready");

  let isClosing = false;
  const close = async (signal: string): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    logger.info({ signal }, "api is closing");
    // Whatever still hangs after this is cut off.
    setTimeout(() => process.exit(1), CLOSE_WAIT_MS).unref();
    await app.close();
    await endTracing();
    await internal.close();
    await resources.listener.close();
    await resources.boss.stop({ graceful: false });
    await resources.database.close();
  };
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => void close(signal));
}

try {
  await run();
} catch (error) {
  if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`);
  else {
    const message = error instanceof Error ? error.message : "failed";
    createLogger("api").fatal({ error: describeError(error) }, message);
  }
  process.exitCode = 1;
  // Connections that were opened before the failure would keep the process alive.
  setTimeout(() => process.exit(), 200).unref();
}
