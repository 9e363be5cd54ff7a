import { Kysely, type Transaction } from "kysely";
import pg from "pg";
import { sendNotifications, Notifier, NotifyingDialect } from "./listen-notify/notifier.ts";
import type { DB } from "./schema.ts";
import { actingPool } from "./wall/acting-pool.ts";

/** A connection pool or a transaction: every repository function takes one. */
export type Db = Kysely<DB> | Transaction<DB>;

export interface Database {
  readonly kysely: Kysely<DB>;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly applicationName: string;
  /** What one statement, one wait for a lock, and one silence within a transaction may take; none where it is left out. */
  readonly limits?: {
    readonly statementMs: number;
    readonly lockMs: number;
    readonly idleInTransactionMs: number;
  };
  /** Each query says for whom it is made (asUser, asSystem): for a role that sees one user's rows at a time. */
  readonly isWalled?: boolean;
  /**
   * `url` leads to a pooler in transaction mode (PgBouncer): no connection remembers anything from one transaction to the next, and
   * `limits` are those of the role there.
   */
  readonly isPooled?: boolean;
  /**
   * Told of a connection that broke, unless its last words went to a query under way; the pool replaces it. And of listeners who could
   * not be told of a commit.
   */
  readonly onConnectionError?: (error: Error) => void;
}

/** What a server says last on a connection: it goes down, was told to end the session, or the session was silent for too long. */
const LAST_WORDS = /^(?:57P0[1-5]|25P0[34])$/;

// bigint and count(*) come as text unless told otherwise; ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Opens a pool; connections are made when first needed. */
export function createDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    application_name: options.applicationName,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    ...(options.limits === undefined || options.isPooled === true
      ? {}
      : {
          statement_timeout: options.limits.statementMs,
          lock_timeout: options.limits.lockMs,
          idle_in_transaction_session_timeout: options.limits.idleInTransactionMs,
        }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // Without these listeners a server that goes away would end the process. The pool itself listens only to idle connections.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", (error) => options.onConnectionError?.(error));
    // The query under way fails a moment before the socket closes: the pool would hand the connection out once more meanwhile.
    client.connection.on("errorMessage", (error) => {
      if (LAST_WORDS.test(error.code ?? "")) void client.end();
    });
  });
  const notifier = new Notifier(
    (notifications) => sendNotifications(pool, notifications),
    (error) => options.onConnectionError?.(error),
  );
  const acting = options.isWalled === true ? actingPool(pool, options.isPooled === true) : pool;
  const kysely = new Kysely<DB>({ dialect: new NotifyingDialect({ pool: acting }, notifier) });
  return {
    kysely,
    pool,
    async close() {
      await notifier.flushed();
      await kysely.destroy();
    },
  };
}

/** Runs `work` in the caller's transaction, or in one of its own when the caller has none: all of it happens or nothing. */
export async function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

/** Whether this error says that a unique constraint (of that name, when given) was hit. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code !== "23505") return false;
  return constraint === undefined || error.constraint === constraint;
}
