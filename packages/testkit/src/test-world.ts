import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Boss, createBoss } from "@sendoff/db/boss";
import { type Database } from "@sendoff/db/client";
import { systemClock } from "@sendoff/kit/clock";
import { createLogger, type Logger } from "@sendoff/kit/logger";
import { createUrlSigner, type UrlSigner } from "@sendoff/kit/signed-url";
import { localStorage, type Storage } from "@sendoff/kit/storage";
import {
  createOpener,
  createSealer,
  createVaultKeys,
  type Opener,
  type Sealer,
} from "@sendoff/kit/vault";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

/** Everything real that a process is built from, in a place of its own. */
export interface TestWorld {
  readonly database: TestDatabase;
  readonly db: Database["kysely"];
  readonly boss: Boss;
  readonly storage: Storage;
  /** Temporary folder, removed on close. */
  readonly folder: string;
  readonly signer: UrlSigner;
  readonly sealer: Sealer;
  /** Opens what `sealer` sealed, as the worker would. */
  readonly opener: Opener;
  readonly clock: ReturnType<typeof systemClock>;
  readonly logger: Logger;
  /** Everything logged so far, as it would stand in the log. */
  readonly logLines: () => string[];
  readonly pepper: Buffer;
  readonly urlSigningKey: Buffer;
  readonly vaultKeys: { readonly publicKey: Buffer; readonly privateKey: Buffer };
  readonly close: () => Promise<void>;
}

/** Opens a database, a queue, a vault and a folder for one test file. Close it at the end. */
export async function createTestWorld(): Promise<TestWorld> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), "sendoff-test-"));
  const lines: string[] = [];
  const logger = createLogger("test", "trace", { write: (line) => void lines.push(line) });
  const boss = createBoss({
    url: database.url,
    applicationName: "sendoff-test-queue",
    poolSize: 2,
    role: "send",
    onError: (error) => logger.warn({ reason: error.message }, "queue"),
  });
  await boss.start();
  const vaultKeys = createVaultKeys();
  const urlSigningKey = randomBytes(32);
  return {
    database,
    db: database.kysely,
    boss,
    storage: localStorage(join(folder, "storage")),
    folder,
    signer: createUrlSigner(urlSigningKey),
    sealer: createSealer(vaultKeys.publicKey),
    opener: createOpener([vaultKeys.privateKey]),
    clock: systemClock(),
    logger,
    logLines: () => [...lines],
    pepper: randomBytes(32),
    urlSigningKey,
    vaultKeys,
    close: async () => {
      await boss.stop({ graceful: false });
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
