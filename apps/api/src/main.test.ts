import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { claimDatabase } from "@sendoff/db/installation";
import { createTestDatabase } from "@sendoff/testkit/test-database";
import { expect, test } from "vitest";

const key = (): string => randomBytes(32).toString("base64");

test("an api of the sandbox ends at once on a live installation's database, in one sentence", async () => {
  const database = await createTestDatabase();
  try {
    await claimDatabase(database.kysely, "live");
    const api = spawnSync(process.execPath, [fileURLToPath(import.meta.resolve("./main.ts"))], {
      encoding: "utf8",
      // Ends one that goes on.
      timeout: 60_000,
      killSignal: "SIGKILL",
      env: {
        PATH: process.env["PATH"],
        DATABASE_URL: database.url,
        PORT: "0",
        METRICS_PORT: "0",
        SENDOFF_SECRET_PEPPER: key(),
        SENDOFF_SECRET_URL_SIGNING: key(),
        SENDOFF_VAULT_PUBLIC_KEY: key(),
      },
    });
    expect(api.status).toBe(1);
    expect(api.stdout).toBe("");
    expect(api.stderr).toMatch(/is a live installation's.*Name another database/);
    expect(api.stderr).not.toMatch(/^\s+at /m);
  } finally {
    await database.close();
  }
});
