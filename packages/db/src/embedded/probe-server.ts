import { createHmac } from "node:crypto";
import { realpathSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { Client, DatabaseError } from "pg";
import { z } from "zod";
import { APP_ROLES } from "../roles.ts";
import type { Credentials } from "./cluster.ts";

/** What a connection attempt showed. */
export type Probe =
  | { readonly kind: "ready" }
  /** The server says that it is still starting or recovering, or shutting down. */
  | { readonly kind: "not_yet" }
  /** Nobody listens, or nobody answers. */
  | { readonly kind: "silent" }
  /** Something answers there, but it is not the server of this cluster. */
  | { readonly kind: "somebody_else" };

const APP_ROLE_NAMES = Object.values(APP_ROLES);

/** PostgreSQL's class of codes for a wrong password or role. Others (starting up, too many connections) pass. */
const INVALID_AUTHORIZATION = "28";

const DirectoryRows = z.array(z.object({ data_directory: z.string() }));

/** Connects once as the superuser and compares the data directory: is the server of `clusterDir` ready on `port`? */
export async function probeServer(
  port: number,
  clusterDir: string,
  credentials: Credentials,
): Promise<Probe> {
  const client = superuserClient(port, credentials);
  try {
    await client.connect();
    const result = await client.query("SHOW data_directory");
    const [row] = DirectoryRows.parse(result.rows);
    const isOurs =
      row !== undefined && realpathSync(row.data_directory) === realpathSync(clusterDir);
    return { kind: isOurs ? "ready" : "somebody_else" };
  } catch (error) {
    if (error instanceof DatabaseError && error.code?.startsWith(INVALID_AUTHORIZATION)) {
      return { kind: "somebody_else" };
    }
    return { kind: error instanceof DatabaseError ? "not_yet" : "silent" };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Probes until the server is ready, somebody else answers, `isHopeless` says it will never be, or the time is over. */
export async function waitForServer(
  port: number,
  clusterDir: string,
  credentials: Credentials,
  options: {
    readonly timeoutMs: number;
    /** Asked after each probe, with how long the server has not answered at all. */
    readonly isHopeless: (silentMs: number) => boolean;
  },
): Promise<Probe> {
  const deadline = performance.now() + options.timeoutMs;
  let heardAt = performance.now();
  for (;;) {
    const probe = await probeServer(port, clusterDir, credentials);
    if (probe.kind === "ready" || probe.kind === "somebody_else") return probe;
    if (probe.kind === "not_yet") heardAt = performance.now();
    const now = performance.now();
    if (options.isHopeless(now - heardAt) || now > deadline) return probe;
    await delay(25);
  }
}

/**
 * Makes the role and the database `sendoff` when missing, and the roles that own nothing (APP_ROLES). The owner may create databases
 * (tests do) and act as one of those, but is no superuser.
 */
export async function createDatabaseIfMissing(
  port: number,
  credentials: Credentials,
): Promise<void> {
  const client = superuserClient(port, credentials);
  await client.connect();
  try {
    // One that follows another has all of this from there, and could write none of it.
    const { rows } = await client.query<{ follows: boolean }>(
      "SELECT pg_is_in_recovery() AS follows",
    );
    if (rows[0]?.follows === true) return;
    // Two starts of one folder at once take turns; the lock goes with the connection.
    await client.query("SELECT pg_advisory_lock(hashtext('sendoff set-up'))");
    // The password is our own base64url text, so it cannot end the literal.
    const password = client.escapeLiteral(credentials.sendoff);
    const roles = await client.query("SELECT FROM pg_roles WHERE rolname = 'sendoff'");
    const verb = roles.rowCount === 0 ? "CREATE" : "ALTER";
    await client.query(`${verb} ROLE sendoff LOGIN CREATEDB PASSWORD ${password}`);
    for (const role of APP_ROLE_NAMES) await createAppRole(client, role, credentials);
    await client.query(
      `GRANT ${APP_ROLES.apiAll} TO ${APP_ROLES.api} WITH INHERIT FALSE, SET TRUE`,
    );
    const databases = await client.query("SELECT FROM pg_database WHERE datname = 'sendoff'");
    if (databases.rowCount === 0) await client.query("CREATE DATABASE sendoff OWNER sendoff");
  } finally {
    await client.end();
  }
}

/** A role without its own limits would wait for ever behind a forgotten transaction of somebody's psql. */
const ROLE_LIMITS = {
  statement_timeout: "120s",
  lock_timeout: "30s",
  idle_in_transaction_session_timeout: "60s",
} as const;

async function createAppRole(
  client: Client,
  role: string,
  credentials: Credentials,
): Promise<void> {
  const { rowCount } = await client.query("SELECT FROM pg_roles WHERE rolname = $1", [role]);
  const password = client.escapeLiteral(appRolePassword(credentials, role));
  const way = role === APP_ROLES.apiAll ? "NOLOGIN" : `LOGIN PASSWORD ${password}`;
  await client.query(`${rowCount === 0 ? "CREATE" : "ALTER"} ROLE ${role} ${way}`);
  await client.query(`GRANT ${role} TO sendoff WITH INHERIT FALSE, SET TRUE`);
  for (const [name, value] of Object.entries(ROLE_LIMITS)) {
    await client.query(`ALTER ROLE ${role} SET ${name} = '${value}'`);
  }
}

/** Nothing more to store: it follows from the superuser's, which is as secret. */
export function appRolePassword(credentials: Credentials, role: string): string {
  return createHmac("sha256", credentials.superuser).update(role).digest("base64url");
}

/** A connection as PostgreSQL's own superuser, not yet open. */
export function superuserClient(port: number, credentials: Credentials): Client {
  const client = new Client({
    host: "127.0.0.1",
    port,
    user: "postgres",
    password: credentials.superuser,
    database: "postgres",
    connectionTimeoutMillis: 2000,
  });
  // A server that dies while we are connected emits this too; the query's own rejection tells the story.
  client.on("error", () => undefined);
  return client;
}
