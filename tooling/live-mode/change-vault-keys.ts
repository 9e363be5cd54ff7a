import { createDatabase } from "@sendoff/db/client";
import { countSealed } from "@sendoff/db/vault";
import { databaseUrl, readConfig } from "@sendoff/kit/config";
import { kmsVariables, openKms, openWrappedKeys, readKmsSettings } from "@sendoff/kit/kms";
import { parseArgs } from "node:util";
import { z } from "zod";
import {
  describeVaultKeys,
  readVaultKeys,
  rotateVaultKeys,
  sealEgressProxies,
  wrapVaultKeys,
} from "./vault-keys.ts";
import { envFileOf } from "../setup/env-file.mjs";
import { isSentence, StartError } from "../start/start-error.ts";

const print = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const args = process.argv.slice(2);
  const { values } = parseArgs({
    args,
    options: {
      rotate: { type: "boolean" },
      wrap: { type: "boolean" },
      seal: { type: "boolean" },
      "env-file": { type: "string" },
    },
  });
  const file = envFileOf(args, process.env["INIT_CWD"] ?? process.cwd());
  if (values.rotate === true) rotate(file);
  else if (values.wrap === true) await wrap(file);
  else if (values.seal === true) seal(file);
  else await show();
} catch (error) {
  if (!isSentence(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function rotate(file: string | undefined): void {
  if (file === undefined) throw new StartError("Name the environment file: --env-file FILE");
  rotateVaultKeys(file);
  print(`${file} has a new pair of keys, and the private key of before to open with. Next:`);
  print("  1. Keep a copy of the file where the database's backups are not.");
  print("  2. Start Sendoff anew with it. What is stored is sealed for the new key while it runs.");
  print("  3. npm run vault:keys with the same file says when the key of before can go.");
}

async function wrap(file: string | undefined): Promise<void> {
  if (file === undefined) throw new StartError("Name the environment file: --env-file FILE");
  const settings = readKmsSettings(readConfig(z.object(kmsVariables), process.env));
  if (settings === undefined) throw new StartError("KMS_PROVIDER is not set in that file.");
  const count = await wrapVaultKeys(file, openKms(settings));
  print(
    count === 0
      ? `The private keys in ${file} were wrapped before.`
      : `${count} private keys in ${file} are wrapped now: only ${settings.provider} can make keys of them again.`,
  );
  print(
    "Keep the plain ones where nothing else is: without them or the service, portal passwords are lost.",
  );
}

function seal(file: string | undefined): void {
  if (file === undefined) throw new StartError("Name the environment file: --env-file FILE");
  print(
    sealEgressProxies(file)
      ? `EGRESS_PROXIES in ${file} is sealed now: a worker with the private key reads it.`
      : `EGRESS_PROXIES in ${file} was sealed before.`,
  );
  print("Keep the plain one elsewhere: to change it, write it anew and seal it again.");
}

async function show(): Promise<void> {
  const keys = readVaultKeys(await openWrappedKeys(process.env));
  const url = databaseUrl.safeParse(process.env["DATABASE_URL"]).data;
  if (url === undefined) {
    throw new StartError(
      "DATABASE_URL is not set, or is no address. Name the environment file: --env-file FILE",
    );
  }
  const database = createDatabase({ url, poolSize: 1, applicationName: "sendoff-vault-keys" });
  try {
    for (const line of describeVaultKeys(keys, await countSealed(database.kysely))) print(line);
  } finally {
    await database.close();
  }
}
