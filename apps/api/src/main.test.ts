import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { claimDatabase } from "@sendoff/db/installation";
import { createVaultKeys } from "@sendoff/kit/vault";
import { createTestDatabase } from "@sendoff/testkit/test-database";
import { expect, test } from "vitest";

const key = (): string => randomBytes(32).toString("base64");

/** Runs an api until it ends by itself. */
const runApi = (environment: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, [fileURLToPath(import.meta.resolve("./main.ts"))], {
    encoding: "utf8",
    // Ends one that goes on.
    timeout: 60_000,
    killSignal: "SIGKILL",
    env: {
      PATH: process.env["PATH"],
      PORT: "0",
      METRICS_PORT: "0",
      SENDOFF_SECRET_PEPPER: key(),
      SENDOFF_SECRET_URL_SIGNING: key(),
      SENDOFF_VAULT_PUBLIC_KEY: key(),
      ...environment,
    },
  });

test("an api of the sandbox ends at once on a live installation's database, in one sentence", async () => {
  const database = await createTestDatabase();
  try {
    await claimDatabase(database.kysely, "live");
    const api = runApi({ DATABASE_URL: database.url });
    expect(api.status).toBe(1);
    expect(api.stdout).toBe("");
    expect(api.stderr).toMatch(/is a live installation's.*Name another database/);
    expect(api.stderr).not.toMatch(/^\s+at /m);
  } finally {
    await database.close();
  }
});

test("an api that could open what it seals ends before it opens anything", () => {
  const { publicKey, privateKey } = createVaultKeys();
  const api = runApi({
    // Nobody listens there.
    DATABASE_URL: "postgres://sendoff_api@127.0.0.1:1/sendoff",
    SENDOFF_VAULT_PUBLIC_KEY: publicKey.toString("base64"),
    SENDOFF_VAULT_PRIVATE_KEY: privateKey.toString("base64"),
  });
  expect(api.status).toBe(1);
  expect(api.stdout).toBe("");
  expect(api.stderr).toMatch(/SENDOFF_VAULT_PRIVATE_KEY: opens sign-ins.*workers alone/);
  expect(api.stderr).not.toContain(privateKey.toString("base64"));
});
