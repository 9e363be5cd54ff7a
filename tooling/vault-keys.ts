import { countSealed, createDatabase } from "@sendoff/db";
import { databaseUrl } from "@sendoff/kit";
import { parseArgs } from "node:util";
import { describeVaultKeys, readVaultKeys, rotateVaultKeys } from "./live/vault-keys.ts";
import { envFileOf } from "./setup/env-file.mjs";
import { isSentence, StartError } from "./start/start-error.ts";

const print = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const args = process.argv.slice(2);
  const { values } = parseArgs({
    args,
    options: { rotate: { type: "boolean" }, "env-file": { type: "string" } },
  });
  const file = envFileOf(args, process.env["INIT_CWD"] ?? process.cwd());
  if (values.rotate === true) rotate(file);
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

async function show(): Promise<void> {
  const keys = readVaultKeys(process.env);
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
