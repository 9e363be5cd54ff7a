import { ConfigError, databaseUrl, Mode, readConfig } from "@sendoff/kit/config";
import { z } from "zod";
import { externalDatabase, migrate } from "../start/database.ts";
import { StartError } from "../start/start-error.ts";

/**
 * Brings the database of DATABASE_URL up to date, as its owner, gives the other roles their rights and marks it as one of SENDOFF_MODE:
 * what npm start does before it starts anything, for installations whose processes are started by something else.
 */
try {
  const Environment = z.object({
    SENDOFF_MODE: Mode.default("sandbox"),
    DATABASE_URL: databaseUrl,
  });
  const { SENDOFF_MODE: mode, DATABASE_URL: url } = readConfig(Environment, process.env);
  const count = await migrate(externalDatabase(url), mode);
  process.stdout.write(count === 0 ? "The schema is current.\n" : `${count} migrations ran.\n`);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
