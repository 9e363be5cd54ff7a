import pg from "pg";
import { raiseWall } from "./wall/policies.ts";

/** The roles beside the owner, who migrates. None of them owns anything, so none can undo what protects ledger and audit trail. */
export const APP_ROLES = {
  api: "sendoff_api",
  /** The api where it acts for no single user (wall/actor.ts): it has the api's rights and sees everybody's rows. Nobody signs in as it. */
  apiAll: "sendoff_api_all",
  worker: "sendoff_worker",
  operator: "sendoff_operator",
  read: "sendoff_read",
} as const;

export type AppRole = keyof typeof APP_ROLES;

/** Those that change users' rows. */
const isApp = (role: AppRole): boolean => role === "api" || role === "apiAll" || role === "worker";

/** With these portals could be signed in to, or codes and sessions be tried without asking us. */
const SECRET_COLUMN = /^(?:sealed.*|token_hash|code_hmac|undo_hash)$/;

/** Of these rows are added and never taken away; columns that may change are named. */
const APPEND_ONLY: Readonly<Record<string, readonly string[]>> = {
  ledger_entry: [],
  // A foreign key locks the row it points to, which wants the right to update some column; the trigger refuses it.
  ledger_journal: ["id"],
  payment_evidence: ["verdict", "problem", "answer", "judged_at", "raw_body"],
  audit_event: ["network", "device", "facts"],
};
const NEVER_DELETED = new Set([
  "ledger_account",
  "credit_lot",
  "wallet_month",
  "payment_order",
  "money_request",
]);
/** Kysely's own. */
const OWNERS_ONLY = new Set(["kysely_migration_lock"]);
/** What the owner alone writes, at a start: the mode, and what has been migrated. */
const READ_ONLY = new Set(["installation", "kysely_migration"]);
/** What an operator may change by hand: breakers. The worker's pages write each act into the audit trail; SQL typed by hand does not. */
const OPERATED = new Set(["portal_breaker", "portal_pause"]);

/**
 * Gives each role of APP_ROLES that the server has its rights on this database, and takes all others. For the owner, after each
 * migration: rights on new tables are given by this, never by a migration, since not every server has the roles.
 */
export async function grantRoles(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "sendoff-grants" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const found = await client.query<{ rolname: string }>(
      "select rolname from pg_roles where rolname = any($1)",
      [Object.values(APP_ROLES)],
    );
    const roles = new Set(found.rows.map(({ rolname }) => rolname));
    if (roles.size === 0) return;
    const tables = await listTables(client);
    await client.query("begin");
    // Two starts at once grant in turn: PostgreSQL refuses two changes of one catalogue row at the same time.
    await client.query("select pg_advisory_xact_lock(hashtext('sendoff grants'))");
    for (const role of ["api", "apiAll", "worker", "operator", "read"] as const) {
      if (!roles.has(APP_ROLES[role])) continue;
      for (const statement of rightsOf(role, tables)) await client.query(statement);
    }
    // Without the one who may look over it, a wall would shut out sign-ins.
    if (roles.has(APP_ROLES.api) && roles.has(APP_ROLES.apiAll)) {
      await raiseWall(client, APP_ROLES.api);
    }
    await client.query("commit");
  } finally {
    await client.end();
  }
}

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
    group by c.relname order by c.relname`);
  return rows;
}

function rightsOf(role: AppRole, tables: readonly Table[]): string[] {
  const to = APP_ROLES[role];
  return [
    `revoke all on all tables in schema public from ${to}`,
    `grant usage on schema public to ${to}`,
    ...(isApp(role) ? [`grant usage, select on all sequences in schema public to ${to}`] : []),
    ...tables.flatMap((table) => tableRights(role, table)),
    ...(isApp(role) ? queueRights(to) : []),
  ];
}

function tableRights(role: AppRole, { name, columns }: Table): string[] {
  if (OWNERS_ONLY.has(name)) return [];
  const on = `on ${pg.escapeIdentifier(name)} to ${APP_ROLES[role]}`;
  const shown = columns.filter((column) => !isHiddenFrom(role, name, column));
  const read =
    shown.length === columns.length
      ? `grant select ${on}`
      : `grant select (${shown.map((each) => pg.escapeIdentifier(each)).join(", ")}) ${on}`;
  if (!isApp(role) || READ_ONLY.has(name))
    return [read, ...(role === "operator" ? operatorRights(name, on) : [])];
  const changing = APPEND_ONLY[name];
  if (changing !== undefined) {
    const update = changing.length === 0 ? [] : [`grant update (${changing.join(", ")}) ${on}`];
    return [read, `grant insert ${on}`, ...update];
  }
  return [read, `grant insert, update${NEVER_DELETED.has(name) ? "" : ", delete"} ${on}`];
}

/** The api seals sign-ins on portals and cannot open them, so it has no use for them either. */
function isHiddenFrom(role: AppRole, table: string, column: string): boolean {
  if (role === "worker" || !SECRET_COLUMN.test(column)) return false;
  return !isApp(role) || table === "lane_secret";
}

function operatorRights(table: string, on: string): string[] {
  if (table === "audit_event") return [`grant insert ${on}`];
  return OPERATED.has(table) ? [`grant insert, update ${on}`] : [];
}

/** The queue's tables are the owner's too (prepareQueue). */
function queueRights(to: string): string[] {
  return [
    `do $$ begin
      if to_regnamespace('pgboss') is not null then
        grant usage on schema pgboss to ${to};
        grant select, insert, update, delete on all tables in schema pgboss to ${to};
        grant usage, select on all sequences in schema pgboss to ${to};
        grant execute on all functions in schema pgboss to ${to};
      end if;
    end $$`,
  ];
}
