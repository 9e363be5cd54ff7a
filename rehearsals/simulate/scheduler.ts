// A worker's scheduling and nothing else, as a process of its own that can be stopped and killed: it ticks when it is told to.
import { createBoss } from "@sendoff/db/boss";
import { createDatabase } from "@sendoff/db/client";
import { systemClock } from "@sendoff/kit/clock";
import { createLogger } from "@sendoff/kit/logger";
import { createSealer, createVaultKeys } from "@sendoff/kit/vault";
import { z } from "zod";
import { handleScheduleTick } from "../../apps/worker/src/jobs/schedule-tick/schedule-tick.handler.ts";

const [url = ""] = process.argv.slice(2);
const logger = createLogger("scheduler", "error");
const onError = (error: Error): void => logger.error({ err: error }, "a background fault");
const database = createDatabase({
  url,
  poolSize: 2,
  applicationName: "sendoff-scheduler",
  onConnectionError: onError,
});
const boss = createBoss({
  url,
  applicationName: "sendoff-scheduler-queue",
  poolSize: 1,
  role: "send",
  onError,
});
await boss.start();
const deps = {
  db: database.kysely,
  boss,
  sealer: createSealer(createVaultKeys().publicKey),
  logger,
  clock: systemClock(),
  config: { mode: "sandbox", clockOffsetMs: 0 },
  stopping: new AbortController().signal,
} as const;

const Tick = z.object({ tick: z.number() });
process.on("message", (message) => {
  const { tick } = Tick.parse(message);
  handleScheduleTick(deps).then(
    () => process.send?.({ done: tick }),
    (error: unknown) => {
      logger.error({ err: error }, "a tick failed");
      process.exit(1);
    },
  );
});
// Whoever simulates has died.
process.on("disconnect", () => process.exit(0));
process.send?.({ done: -1 });
