import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";
import { APP_ROLES } from "../roles.ts";
import { type Actor, currentActor } from "./actor.ts";
import { preparedNameOf } from "./prepared-once.ts";

// What pg has and its types leave out.
declare module "pg" {
  interface Query {
    queryMode: "extended" | undefined;
    name: string | undefined;
    hasBeenParsed(connection: pg.Connection): boolean;
    prepare(connection: pg.Connection): void;
    handleDataRow(message: unknown): void;
    handleCommandComplete(message: unknown, connection: pg.Connection): void;
  }
  interface ClientBase {
    getTransactionStatus(): "I" | "T" | "E" | null;
  }
}

/** What is said to the server in front of a query. It holds for that query's transaction: no connection remembers anybody. */
interface Saying {
  readonly name: string;
  readonly text: string;
  readonly values: readonly string[];
}

const BEGIN = /^(?:begin|start transaction)\b/;
/** Of no user. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/**
 * A pool for Kysely whose every query tells PostgreSQL for whom it is made (actor.ts), in the same round trip: row-level security goes
 * by it. A transaction is its beginner's to the end. Through a pooler in transaction mode (`isPooled`) nothing is prepared beforehand:
 * what one transaction prepares is on another server connection than the next.
 */
export function actingPool(pool: pg.Pool, isPooled = false): PostgresPool {
  const known = new WeakMap<pg.PoolClient, ActingClient>();
  let hasSystemRole: boolean | undefined;
  return {
    async connect() {
      const actor = currentActor();
      const client = await pool.connect();
      hasSystemRole ??= await mayActAsSystem(client);
      const acting =
        known.get(client) ??
        new ActingClient(client, { hasSystemRole: hasSystemRole === true, isPooled });
      known.set(client, acting);
      acting.actor = actor;
      return acting;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

/** Not where the server has no roles of ours: then there is no wall either. A failure is the first query's to meet. */
async function mayActAsSystem(client: pg.PoolClient): Promise<boolean | undefined> {
  try {
    const { rowCount } = await client.query(
      "select from pg_roles where rolname = $1 and pg_has_role(session_user, oid, 'set') and current_user = $2",
      [APP_ROLES.apiAll, APP_ROLES.api],
    );
    return rowCount === 1;
  } catch {
    return undefined;
  }
}

class ActingClient implements PostgresPoolClient {
  actor: Actor = "nobody";
  readonly #client: pg.PoolClient;
  readonly #hasSystemRole: boolean;
  readonly #isPooled: boolean;
  /** Names of what is known to be prepared on the connection. */
  readonly #prepared = new Set<string>();

  constructor(client: pg.PoolClient, by: { hasSystemRole: boolean; isPooled: boolean }) {
    this.#client = client;
    this.#hasSystemRole = by.hasSystemRole;
    this.#isPooled = by.isPooled;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== "string") throw new TypeError("A cursor says nobody for whom it reads");
    const values = [...parameters];
    const status = this.#client.getTransactionStatus();
    if (status === "T" || status === "E") return this.#client.query(text, values);
    // In front of it, a setting would be a query before the transaction's isolation level is chosen.
    if (BEGIN.test(text)) return this.#client.query(`${text}; ${this.#setLocal()}`);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const query = new ActingQuery({ text, values }, (error, result) => {
      // pg says null where its types say undefined.
      if (error instanceof Error) reject(error);
      else resolve(result);
    });
    query.saysFirst(this.#saying(), this.#isPooled ? undefined : this.#prepared);
    if (!this.#isPooled) query.isKeptAs(preparedNameOf(text), text);
    this.#client.query(query);
    return promise;
  }

  release(isBroken?: boolean): void {
    this.#client.release(isBroken);
  }

  #saying(): Saying {
    if (this.actor === "system" && this.#hasSystemRole) {
      const text = `select set_config('role', '${APP_ROLES.apiAll}', true)`;
      return { name: "sendoff_system", text, values: [] };
    }
    const text = "select set_config('sendoff.user_id', $1, true)";
    return { name: "sendoff_user", text, values: [idOf(this.actor)] };
  }

  #setLocal(): string {
    return this.actor === "system" && this.#hasSystemRole
      ? `set local role ${APP_ROLES.apiAll}`
      : `set local sendoff.user_id = ${pg.escapeLiteral(idOf(this.actor))}`;
  }
}

const idOf = (actor: Actor): string => (typeof actor === "string" ? NOBODY : actor.userId);

/**
 * A query with what is said in front of it, in one batch up to one Sync: PostgreSQL makes one transaction of both, so it runs with that
 * or not at all.
 */
class ActingQuery extends pg.Query {
  #saying: Saying | undefined;
  #prepared: Set<string> | undefined;
  #kept: { readonly name: string; readonly text: string } | undefined;

  /** `prepared` has the names that the connection keeps; undefined: it keeps none. */
  saysFirst(saying: Saying, prepared: Set<string> | undefined): void {
    this.queryMode = "extended";
    this.#saying = saying;
    this.#prepared = prepared;
  }

  /** The query itself is kept by the connection under a name, and planned when it has none of that name. After `saysFirst`. */
  isKeptAs(name: string | undefined, text: string): void {
    this.#kept = name === undefined ? undefined : { name, text };
  }

  override prepare(connection: pg.Connection): void {
    if (this.#saying !== undefined) {
      const { text, values } = this.#saying;
      const name = this.#prepared === undefined ? "" : this.#saying.name;
      this.#parse(connection, { name, text });
      connection.bind({ statement: name, values: [...values] }, true);
      connection.execute({}, true);
    }
    if (this.#kept !== undefined) {
      this.name = this.#kept.name;
      this.#parse(connection, this.#kept);
    }
    super.prepare(connection);
  }

  /** The driver takes a statement for prepared before it has run; ours are when they have. */
  override hasBeenParsed(connection: pg.Connection): boolean {
    return this.#kept !== undefined || super.hasBeenParsed(connection);
  }

  #parse(connection: pg.Connection, statement: { readonly name: string; readonly text: string }) {
    const { name, text } = statement;
    if (this.#prepared?.has(name) === true) return;
    // An earlier batch may have failed after it had prepared; to close what is not there is no error.
    connection.close({ type: "S", name }, true);
    connection.parse({ name, text, types: [] }, true);
  }

  override handleDataRow(message: unknown): void {
    if (this.#saying === undefined) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#saying === undefined) {
      if (this.#kept !== undefined) this.#prepared?.add(this.#kept.name);
      super.handleCommandComplete(message, connection);
      return;
    }
    this.#prepared?.add(this.#saying.name);
    this.#saying = undefined;
  }
}
