import {
  createBoss,
  createDatabase,
  createListener,
  ensureQueues,
  LIVE_PAGE_CHANNEL,
  PORTAL_LOGIN_CHANNEL,
  syncBoardFilters,
  syncPlatforms,
} from "@sendoff/db";
import {
  ConfigError,
  createId,
  createLogger,
  createOpener,
  createSealer,
  openStorage,
  smtpMailer,
  systemClock,
  twilioSender,
} from "@sendoff/kit";
import {
  BOARD_FILTERS,
  createVariantCounter,
  MANIFESTS,
  type PortalDriver,
} from "@sendoff/portals";
import { createBrowserPool } from "./browser/browser-pool.ts";
import { createPhotographer } from "./browser/pictures.ts";
import { createSlots, slotsByMemory } from "./browser/slots.ts";
import { readWorkerConfig } from "./config.ts";
import { openDrafter } from "./drafting/open-drafter.ts";
import { startHealthServer } from "./health.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { createLivePages } from "./live/live-pages.ts";
import { startLiveServer } from "./live/live-server.ts";
import { portalBaseUrl } from "./portal-address.ts";
import { createFailureKeeper } from "./portal-health/failure-keeper.ts";
import { createOddityCounter } from "./portal-health/oddity-counter.ts";
import { createOperatorPages } from "./portal-health/operator-pages.ts";
import { createDriverLookup } from "./serving/driver-lookup.ts";

async function main(): Promise<void> {
  const config = readWorkerConfig(process.env);
  const logger = createLogger("worker", config.logLevel);
  const slots = createSlots(config.slots ?? slotsByMemory());
  const stopping = new AbortController();
  const database = createDatabase({
    url: config.databaseUrl,
    poolSize: slots.size * 2 + 4,
    applicationName: "sendoff-worker",
    onIdleError: (error) => logger.warn({ err: error }, "a database connection was lost"),
  });
  const boss = createBoss({
    url: config.databaseUrl,
    applicationName: "sendoff-worker-queue",
    poolSize: 4,
    role: "work",
    onError: (error) => logger.warn({ err: error }, "the queue had a fault"),
  });
  await untilReady(logger, async () => {
    await boss.start();
    await ensureQueues(boss);
    await syncPlatforms(database.kysely, MANIFESTS);
    await syncBoardFilters(database.kysely, BOARD_FILTERS);
  });
  const listener = createListener(
    config.databaseUrl,
    [PORTAL_LOGIN_CHANNEL, LIVE_PAGE_CHANNEL],
    (error) => logger.warn({ err: error }, "the listener was cut off"),
  );
  const storage = await openStorage(config.storage);
  const store = { db: database.kysely, storage, logger };
  const pool = createBrowserPool({ source: config.browser, logger });
  const mailer = smtpMailer(config.smtp);
  const sms = config.sms === undefined ? undefined : twilioSender(config.sms);
  const clock = systemClock();
  const baseUrlOf = (driver: PortalDriver) => portalBaseUrl(config, driver.manifest);
  const sealer = createSealer(config.vaultPublicKey);
  const liveServer = await startLiveServer({
    ...config.live,
    secret: config.urlSigningKey,
    pages: () => live,
    now: clock.now,
    logger,
  });
  const live = createLivePages(
    {
      db: database.kysely,
      boss,
      listener,
      sealer,
      config,
      logger,
      baseUrlOf,
      stopping: stopping.signal,
    },
    () => liveServer.url,
  );
  const serving = {
    workerId: `${process.pid}-${createId().slice(-8)}`,
    config,
    db: database.kysely,
    boss,
    listener,
    storage,
    sealer,
    opener: createOpener([config.vaultPrivateKey]),
    pool,
    slots,
    photographer: createPhotographer(store),
    failures: createFailureKeeper(store, config.bundles),
    logger,
    clock,
    random: Math.random,
    variants: createVariantCounter(),
    oddities: createOddityCounter(),
    drafter: openDrafter(config.model, logger),
    ...createDriverLookup(database.kysely),
    baseUrlOf,
    live,
    stopping: stopping.signal,
  };
  const jobs = await startJobs(serving, { mailer, sms });
  const health = await startHealthServer(
    config.healthPort,
    () => jobs.isHealthy(),
    () => ({ variants: serving.variants.list(), oddities: serving.oddities.list() }),
    createOperatorPages(store),
  );
  logger.info({ slots: slots.size, mode: config.mode, port: health.port }, "worker ready");

  const stop = async (signal: string): Promise<void> => {
    if (stopping.signal.aborted) return;
    logger.info({ signal }, "stopping after the applications under way");
    stopping.abort();
    await jobs.stop();
    await health.close();
    await liveServer.close();
    await pool.close();
    mailer.close();
    await listener.close();
    await boss.stop({ graceful: false });
    await database.close();
    logger.info("stopped");
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
}

/** The database may come up a little later than we do. */
async function untilReady(
  logger: { warn: (context: object, message: string) => void },
  attempt: () => Promise<void>,
): Promise<void> {
  const deadline = performance.now() + 60_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      logger.warn({ err: error }, "waiting for the database");
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) {
    process.stderr.write(`${error.message}\n`);
  } else {
    createLogger("worker").fatal({ err: error }, "the worker could not start");
  }
  process.exit(1);
});
