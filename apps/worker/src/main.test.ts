import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { claimDatabase } from "@sendoff/db/installation";
import { createVaultKeys } from "@sendoff/kit/vault";
import { createTestDatabase } from "@sendoff/testkit/test-database";
import { expect, test } from "vitest";

test("a worker of the sandbox ends at once on a live installation's database, in one sentence", async () => {
  const database = await createTestDatabase();
  const keys = createVaultKeys();
  try {
    await claimDatabase(database.kysely, "live");
    const worker = spawnSync(process.execPath, [fileURLToPath(import.meta.resolve("./main.ts"))], {
      encoding: "utf8",
      // Ends one that goes on.
      timeout: 60_000,
      killSignal: "SIGKILL",
      env: {
        PATH: process.env["PATH"],
        DATABASE_URL: database.url,
        WORKER_PORT: "0",
        SENDOFF_CHROMIUM: "/nowhere",
        SENDOFF_DATA_DIR: tmpdir(),
        SENDOFF_SECRET_URL_SIGNING: randomBytes(32).toString("base64"),
        SENDOFF_VAULT_PUBLIC_KEY: keys.publicKey.toString("base64"),
        SENDOFF_VAULT_PRIVATE_KEY: keys.privateKey.toString("base64"),
      },
    });
    expect(worker.status).toBe(1);
    expect(worker.stdout).toBe("");
    expect(worker.stderr).toMatch(/is a live installation's.*Name another database/);
  } finally {
    await database.close();
  }
});
