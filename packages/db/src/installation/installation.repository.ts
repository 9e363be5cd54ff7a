import { ConfigError } from "@sendoff/kit/config";
import { sql } from "kysely";
import type { Db } from "../client.ts";

type Mode = "sandbox" | "live";

/**
 * Marks a migrated database as one of this mode, for good. Live mode takes an empty one only: people who are in there already came
 * from somewhere. Throws ConfigError when it belongs to the other mode.
 */
export async function claimDatabase(db: Db, mode: Mode): Promise<void> {
  await sql`
    insert into installation (mode)
    select ${mode} where ${mode} = 'sandbox' or not exists (select from app_user)
    on conflict do nothing`.execute(db);
  const found = await findMode(db);
  if (found === undefined) throw refusal(HAS_UNKNOWN_PEOPLE);
  refuseOther(found, mode);
}

/**
 * Throws ConfigError when the database belongs to the other mode. One that is not migrated, or that nobody has claimed yet, is taken
 * as it is.
 */
export async function refuseOtherMode(db: Db, mode: Mode): Promise<void> {
  const found = await findMode(db);
  if (found !== undefined) refuseOther(found, mode);
}

async function findMode(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass('installation') is not null as is_there`.execute(db);
  if (rows[0]?.is_there !== true) return undefined;
  const row = await db.selectFrom("installation").select("mode").executeTakeFirst();
  return row?.mode;
}

function refuseOther(found: string, mode: Mode): void {
  if (found !== mode) throw refusal(OF_OTHER_MODE[mode]);
}

const refusal = (problem: string): ConfigError =>
  new ConfigError([{ variables: ["DATABASE_URL"], problem }]);

const HAS_UNKNOWN_PEOPLE =
  "this database has users, and nothing says in which mode they came. Name an empty database; or, if they are real people of a live " +
  "installation, say so once in it: insert into installation (mode) values ('live')";

/** By the mode that was asked for. */
const OF_OTHER_MODE: Readonly<Record<Mode, string>> = {
  live: "this database is a sandbox's: its users and their credits are made up. Name an empty database for live mode",
  sandbox:
    "this database is a live installation's: the sandbox would end real people's applications. Name another database, or set SENDOFF_MODE=live",
};
