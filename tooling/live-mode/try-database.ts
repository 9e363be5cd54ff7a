import { createDatabase } from "@sendoff/db/client";
import { type DatabaseFacts, inspectDatabase, refuseOtherMode } from "@sendoff/db/installation";
import { ConfigError, databaseUrl } from "@sendoff/kit/config";
import { clockFinding } from "./clock.ts";
import { bad, type Finding, good, reasonOf } from "./finding.ts";

const NEEDED_VERSION = 18;

/**
 * Tries the PostgreSQL of DATABASE_URL: reached, new enough, its role may migrate, its log is archived, its clock, its mode. Nothing
 * is tried where the address is none, and nothing stays of the trial.
 */
export async function tryDatabase(url: string | undefined): Promise<Finding[]> {
  const address = databaseUrl.safeParse(url).data;
  if (address === undefined) return [];
  try {
    return [...databaseFindings(await inspectDatabase(address)), ...(await modeFindings(address))];
  } catch (error) {
    return [
      bad(
        `The database cannot be reached (${reasonOf(error)}). Check DATABASE_URL, and that its server lets this machine in (pg_hba.conf).`,
      ),
    ];
  }
}

/**
 * Tries the address of one process's own role: reached, owner of nothing, and with limits of its own where a pooler stands between, which
 * passes on none. Nothing is tried where there is no address.
 */
export async function tryRole(
  variable: string,
  url: string | undefined,
  isPooled: boolean,
): Promise<Finding[]> {
  const address = databaseUrl.safeParse(url).data;
  if (address === undefined) return [];
  try {
    const facts = await inspectDatabase(address);
    const own = roleOfItsOwnFinding(variable, facts);
    return isPooled ? [own, limitsFinding(variable, facts)] : [own];
  } catch (error) {
    return [bad(`The database cannot be reached (${reasonOf(error)}). Check ${variable}.`)];
  }
}

/** A process that may migrate may also switch off what protects the books. */
export const roleOfItsOwnFinding = (
  variable: string,
  { role, migrationRefusal }: DatabaseFacts,
): Finding =>
  migrationRefusal === undefined
    ? bad(
        `The role ${role} of ${variable} may change the database's tables. Name one that owns nothing there (docs/going-live.md, "Database roles").`,
      )
    : good(`The role ${role} of ${variable} is let in, and owns nothing.`);

/** What hangs through a pooler would hang for ever. */
export const limitsFinding = (
  variable: string,
  { role, hasLimits }: Pick<DatabaseFacts, "role" | "hasLimits">,
): Finding =>
  hasLimits
    ? good(`Statements of the role ${role} end by themselves through the pooler.`)
    : bad(
        `Statements of the role ${role} of ${variable} may hang for ever: a pooler passes no limits on. Set them (docs/going-live.md, "Database roles"): alter role ${role} set statement_timeout = …`,
      );

/** Tries the address past the pooler, and whether LISTEN is let through. Nothing is tried where there is none. */
export async function tryListening(url: string | undefined): Promise<Finding[]> {
  const address = databaseUrl.safeParse(url).data;
  if (address === undefined) return [];
  const database = createDatabase({
    url: address,
    poolSize: 1,
    applicationName: "sendoff-live-check",
  });
  try {
    await database.pool.query("listen sendoff_check");
    return [good("DATABASE_LISTEN_URL can be listened to.")];
  } catch (error) {
    return [
      bad(
        `DATABASE_LISTEN_URL cannot be listened to (${reasonOf(error)}). Name PostgreSQL itself there, past the pooler.`,
      ),
    ];
  } finally {
    await database.close();
  }
}

/** What an operator is told of these facts. */
export function databaseFindings(facts: DatabaseFacts): Finding[] {
  return [versionFinding(facts), roleFinding(facts), ARCHIVE[facts.archive], clockOf(facts)];
}

const versionFinding = ({ majorVersion }: DatabaseFacts): Finding =>
  majorVersion >= NEEDED_VERSION
    ? good(`The database answers; it is PostgreSQL ${majorVersion}.`)
    : bad(
        `The database is PostgreSQL ${majorVersion}, and ${NEEDED_VERSION} or newer is needed. Upgrade it (pg_upgrade), or name another server.`,
      );

function roleFinding({ role, name, foreignTables, migrationRefusal }: DatabaseFacts): Finding {
  const owner = `Make the role its owner: alter database "${name}" owner to "${role}"`;
  if (foreignTables > 0) {
    return bad(
      `${foreignTables} tables of the database belong to another role than ${role}, which so may not migrate them. ${owner}, and let it have the tables: reassign owned by the other role.`,
    );
  }
  return migrationRefusal === undefined
    ? good(`The role ${role} may migrate the database ${name}.`)
    : bad(`The role ${role} may not migrate the database (${migrationRefusal}). ${owner}.`);
}

const ARCHIVE: Readonly<Record<DatabaseFacts["archive"], Finding>> = {
  on: good("The database's log is archived."),
  off: bad(
    "The database's log is not archived (archive_mode is off): after a loss, all since the last backup would be gone. Set archive_mode = on with an archive_command, as pgBackRest and barman document it, and restart the server.",
  ),
  failing: bad(
    "The database's log is to be archived, and the last try failed. The server's log has what its archive_command said.",
  ),
};

const clockOf = ({ clock }: DatabaseFacts): Finding =>
  clockFinding("the database's", clock.theirs, clock);

async function modeFindings(url: string): Promise<Finding[]> {
  const database = createDatabase({ url, poolSize: 1, applicationName: "sendoff-live-check" });
  try {
    await refuseOtherMode(database.kysely, "live");
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map(({ problem }) => bad(`DATABASE_URL: ${problem}.`));
  } finally {
    await database.close();
  }
}
