import { startTracing } from "@sendoff/kit/tracing";
import { PORTAL_LOGIN_CHANNEL } from "@sendoff/db/applying";
import { type Boss, createBoss, ensureQueues, QUEUE_CHANNEL } from "@sendoff/db/boss";
import { createDatabase, type Database } from "@sendoff/db/client";
import { refuseOtherMode } from "@sendoff/db/installation";
import { LIVE_PAGE_CHANNEL } from "@sendoff/db/live-view";
import { createListener } from "@sendoff/db/listen-notify";
import { syncBoardFilters, syncPlatforms } from "@sendoff/db/platform";
import { isDatabaseReady } from "@sendoff/db/readiness";
import { systemClock } from "@sendoff/kit/clock";
import { ConfigError } from "@sendoff/kit/config";
import { createId } from "@sendoff/kit/ids";
import { openJournal } from "@sendoff/kit/journal";
import { KmsError, openWrappedKeys } from "@sendoff/kit/kms";
import { createLogger, type Logger } from "@sendoff/kit/logger";
import { smtpMailer } from "@sendoff/kit/mail";
import { twilioSender } from "@sendoff/kit/sms";
import { openStorage } from "@sendoff/kit/storage";
import { createOpener, createSealer } from "@sendoff/kit/vault";
import type { PortalDriver } from "@sendoff/portals/driver";
import { BOARD_FILTERS, MANIFESTS } from "@sendoff/portals/manifest";
import { createVariantCounter } from "@sendoff/portals/variant-counter";
import { createBrowserPool } from "./browser/browser-pool.ts";
import { createPhotographer } from "./browser/pictures.ts";
import { createSlots, type Slots, slotsByMemory } from "./browser/slots.ts";
import { readWorkerConfig, type WorkerConfig } from "./config.ts";
import { openDrafter } from "./drafting/open-drafter.ts";
import { createWorkerFigures } from "./figures/worker-figures.ts";
import { startHealthServer } from "./health.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { openLive } from "./live-view/open-live.ts";
import { portalBaseUrl } from "./portal-address.ts";
import { createSteeredPages } from "./browser/steered-pages.ts";
import { createFailureKeeper } from "./portal-health/failure-keeper.ts";
import { createOddityCounter } from "./portal-health/oddity-counter.ts";
import { startReportingHits } from "./portal-health/key-hits.ts";
import { compareAtStart } from "./application/compare-with-journal.ts";
import { createDriverLookup } from "./context/driver-lookup.ts";
import type { WorkerContext } from "./context/worker-context.ts";

async function main(): Promise<void> {
  const config = readWorkerConfig(await openWrappedKeys(process.env));
  const logger = createLogger("worker", config.logLevel);
  const endTracing = await startTracing(config.tracing, "worker", logger);
  const slots = createSlots(config.slots ?? slotsByMemory());
  const stopping = new AbortController();
  const { database, boss } = openDatabase(config, logger, slots.size);
  await untilReady(logger, () => prepareDatabase(config, database, boss));
  const listener = createListener(
    config.databaseListenUrl ?? config.databaseUrl,
    [PORTAL_LOGIN_CHANNEL, LIVE_PAGE_CHANNEL, QUEUE_CHANNEL],
    (error) => logger.warn({ err: error }, "the listener was cut off"),
  );
  const workerId = `${process.pid}-${createId().slice(-8)}`;
  const stores = await openStores(config, { workerId, db: database.kysely, boss, logger });
  const steered = createSteeredPages();
  const store = { ...stores, db: database.kysely, logger, steered };
  const pool = createBrowserPool({ source: config.browser, logger });
  const mailer = smtpMailer(config.smtp);
  const shared = {
    config,
    db: database.kysely,
    boss,
    listener,
    sealer: createSealer(config.vaultPublicKey),
    logger,
    clock: systemClock(),
    baseUrlOf: (driver: PortalDriver) => portalBaseUrl(config, driver.manifest),
    stopping: stopping.signal,
    steered,
  };
  const { live, close: closeLive } = await openLive(shared);
  const counters = openCounters(slots);
  const worker = {
    ...shared,
    ...stores,
    workerId,
    opener: createOpener([config.vaultPrivateKey, ...config.vaultOtherKeys]),
    pool,
    slots,
    photographer: createPhotographer(store),
    failures: createFailureKeeper(store, config.bundles),
    random: Math.random,
    ...counters,
    drafter: openDrafter(config.model, logger),
    ...createDriverLookup(database.kysely),
    live,
  };
  const jobs = await startJobs(worker, { mailer, sms: config.sms && twilioSender(config.sms) });
  const health = await startHealthServer(config.internal, {
    isHealthy: () => jobs.isHealthy(),
    registry: counters.figures.registry,
  });
  const hits = startReportingHits({ ...shared, variants: counters.variants });
  logger.info({ slots: slots.size, mode: config.mode, port: health.port }, "worker ready");

  const stop = async (signal: string): Promise<void> => {
    if (stopping.signal.aborted) return;
    logger.info({ signal }, "stopping after the applications under way");
    stopping.abort();
    await jobs.finish(config.stopSeconds * 1000);
    await closeLive();
    // What is not done by now breaks off, and its accounts are given back.
    await pool.close();
    await jobs.finish(HAND_BACK_MS);
    await health.close();
    await hits.finish();
    mailer.close();
    await listener.close();
    await boss.stop({ graceful: false });
    await database.close();
    await endTracing();
    logger.info("stopped");
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => void stop(signal));
}

/** What is counted while the worker runs. */
function openCounters(slots: Slots) {
  const counted = { slots, variants: createVariantCounter(), oddities: createOddityCounter() };
  const { variants, oddities } = counted;
  return { variants, oddities, figures: createWorkerFigures(counted) };
}

/** What is kept outside the database, once the database is known to be no older than the journal. */
async function openStores(
  config: WorkerConfig,
  { workerId, db, boss, logger }: Pick<WorkerContext, "workerId" | "db" | "boss" | "logger">,
) {
  const storage = await openStorage(config.storage);
  const journal = await openJournal(config.journal.place, storage, `worker-${workerId}`);
  await compareAtStart({ db, journal, boss, logger });
  return { storage, journal };
}

/** To give accounts back takes some statements each. */
const HAND_BACK_MS = 5000;

/** The nightly proof reads the whole ledger; everything else is short. */
const DATABASE_LIMITS = { statementMs: 600_000, lockMs: 30_000, idleInTransactionMs: 60_000 };

/** Sets up what this process needs in a database that is migrated; throws where it is not, or not there. */
async function prepareDatabase(
  { mode }: WorkerConfig,
  { kysely: db }: Database,
  boss: Boss,
): Promise<void> {
  if (!(await isDatabaseReady(db))) throw new Error("it has not been migrated");
  await refuseOtherMode(db, mode);
  await boss.start();
  await ensureQueues(boss);
  await syncPlatforms(db, MANIFESTS);
  await syncBoardFilters(db, BOARD_FILTERS);
}

/** Two connections for each slot, and what goes on beside them. */
function openDatabase(config: WorkerConfig, logger: Logger, slots: number) {
  const url = config.databaseUrl;
  const database = createDatabase({
    url,
    poolSize: slots * 2 + 4,
    applicationName: "sendoff-worker",
    limits: DATABASE_LIMITS,
    isPooled: config.databaseListenUrl !== undefined,
    onConnectionError: (error) => logger.warn({ err: error }, "a database connection was lost"),
  });
  const boss = createBoss({
    url,
    applicationName: "sendoff-worker-queue",
    poolSize: 4,
    role: "work",
    onError: (error) => logger.warn({ err: error }, "the queue had a fault"),
  });
  return { database, boss };
}

/** The database may come up, or be migrated, a little later than we do. */
async function untilReady(
  logger: { warn: (context: object, message: string) => void },
  attempt: () => Promise<void>,
): Promise<void> {
  const deadline = performance.now() + 60_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      // A database of the other mode stays one.
      if (error instanceof ConfigError || performance.now() > deadline) throw error;
      logger.warn({ err: error }, "waiting for the database");
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError || error instanceof KmsError) {
    process.stderr.write(`${error.message}\n`);
  } else {
    createLogger("worker").fatal({ err: error }, "the worker could not start");
  }
  process.exit(1);
});
