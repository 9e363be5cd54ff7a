import { existsSync } from "node:fs";
import { chmod, readFile, rename, writeFile } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { createVaultKeys } from "@sendoff/kit/vault";
import { z } from "zod";
import { StartError } from "./start-error.ts";

/** The secrets of an installation, under the names the processes read them by. */
export const Secrets = z.object({
  /** Hashes of codes and tokens are keyed with it. */
  SENDOFF_SECRET_PEPPER: z.string(),
  /** Signs the addresses of screenshots. */
  SENDOFF_SECRET_URL_SIGNING: z.string(),
  /** Whoever has it can seal portal credentials, not open them. */
  SENDOFF_VAULT_PUBLIC_KEY: z.string(),
  SENDOFF_VAULT_PRIVATE_KEY: z.string(),
});
export type Secrets = z.infer<typeof Secrets>;

/**
 * Reads .data/secrets.json, or makes it (0600) on the first start. The data of an installation is unreadable without it, so
 * an existing file that cannot be read is an error, never replaced.
 */
export async function getOrCreateSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, "secrets.json");
  if (!existsSync(file)) {
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, `${JSON.stringify(createSecrets(), null, 2)}\n`, { mode: 0o600 });
    await rename(unfinished, file);
  }
  await chmod(file, 0o600);
  const parsed = Secrets.safeParse(parseJson(await readFile(file, "utf8")));
  if (parsed.success) return parsed.data;
  throw new StartError(
    `${file} is damaged. Put it back from a backup: without it the stored portal sign-ins cannot be opened. To begin anew, move the folder ${dataDir} away.`,
  );
}

/** A new set. Nothing is stored. */
export function createSecrets(): Secrets {
  const { publicKey, privateKey } = createVaultKeys();
  return {
    SENDOFF_SECRET_PEPPER: randomBytes(32).toString("base64"),
    SENDOFF_SECRET_URL_SIGNING: randomBytes(32).toString("base64"),
    SENDOFF_VAULT_PUBLIC_KEY: publicKey.toString("base64"),
    SENDOFF_VAULT_PRIVATE_KEY: privateKey.toString("base64"),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
