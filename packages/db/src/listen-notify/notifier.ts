import { setTimeout as delay } from "node:timers/promises";
import {
  type DatabaseConnection,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type QueryExecutorProvider,
} from "kysely";
import type pg from "pg";

/** Where something is told all the time, the next statement waits so long, and takes more along. */
const GATHER_MS = 5;

/** What listeners of a channel are told: that something of this id has changed. They look it up. */
export interface Notification {
  readonly channel: string;
  readonly payload: string;
}

/**
 * Tells listeners (listener.ts) of what was committed, after the commit. A transaction that called pg_notify itself would take one lock
 * of the whole server from its commit on until that is on the disk, so that all such commits would queue up behind each other.
 */
export class Notifier {
  readonly #deliver: (notifications: readonly Notification[]) => Promise<void>;
  readonly #onError: (error: Error) => void;
  /** What open transactions will send. */
  readonly #held = new WeakMap<DatabaseConnection, Notification[]>();
  readonly #waiting = new Map<string, Notification>();
  #sending: Promise<void> | undefined;

  constructor(
    send: (notifications: readonly Notification[]) => Promise<void>,
    onError: (error: Error) => void,
  ) {
    this.#deliver = send;
    this.#onError = onError;
  }

  /** Tells it with the commit of the transaction on this connection, or never. */
  hold(connection: DatabaseConnection, notification: Notification): void {
    const held = this.#held.get(connection);
    if (held === undefined) this.#held.set(connection, [notification]);
    else held.push(notification);
  }

  /** What the transaction on this connection has held back, which holds nothing from then on. */
  take(connection: DatabaseConnection): readonly Notification[] {
    const held = this.#held.get(connection) ?? [];
    this.#held.delete(connection);
    return held;
  }

  /**
   * Tells it at once, or together with all that comes while an earlier call is on its way. What cannot be told is dropped: whoever waits
   * looks every second or two by itself (waitForChange, run-stream.ts).
   */
  send(notifications: readonly Notification[]): void {
    for (const notification of notifications) {
      this.#waiting.set(JSON.stringify([notification.channel, notification.payload]), notification);
    }
    if (this.#waiting.size > 0) this.#sending ??= this.#sendAll();
  }

  /** Resolves when all that was told is sent or dropped. */
  flushed(): Promise<void> {
    return this.#sending ?? Promise.resolve();
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      const notifications = [...this.#waiting.values()];
      this.#waiting.clear();
      try {
        await this.#deliver(notifications);
      } catch (error) {
        this.#onError(error instanceof Error ? error : new Error(String(error)));
      }
      if (this.#waiting.size > 0) await delay(GATHER_MS);
    }
    this.#sending = undefined;
  }
}

/** Sends notifications in a transaction of their own, which waits for no disk: after a crash nobody is left to hear them. */
export async function sendNotifications(
  pool: pg.Pool,
  notifications: readonly Notification[],
): Promise<void> {
  await pool.query(
    `with hurried as materialized (select set_config('synchronous_commit', 'off', true))
     select count(pg_notify(n.channel, n.payload)) from hurried, unnest($1::text[], $2::text[]) as n (channel, payload)`,
    [
      notifications.map((notification) => notification.channel),
      notifications.map((notification) => notification.payload),
    ],
  );
}

/**
 * Tells the listeners of a channel that something of this id has changed: once the caller's transaction has been committed, never when it
 * is rolled back, and at once where there is none. Notifications carry no order and may be lost; what they are about is in the tables.
 */
export async function notifyAfterCommit(
  db: QueryExecutorProvider & { readonly isTransaction: boolean },
  channel: string,
  payload: string,
): Promise<void> {
  const executor = db.getExecutor();
  const { adapter } = executor;
  if (!(adapter instanceof NotifyingAdapter)) {
    throw new TypeError(
      "Nobody is told of what is written through this Kysely: open it by createDatabase",
    );
  }
  const { notifier } = adapter;
  const notification = { channel, payload };
  if (db.isTransaction) {
    await executor.provideConnection(async (connection) => notifier.hold(connection, notification));
  } else notifier.send([notification]);
}

/** Kysely's PostgreSQL with somebody who tells what its transactions hold back until they are committed. */
export class NotifyingDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #notifier: Notifier;

  constructor(config: PostgresDialectConfig, notifier: Notifier) {
    super(config);
    this.#config = config;
    this.#notifier = notifier;
  }

  override createDriver(): PostgresDriver {
    return new NotifyingDriver(this.#config, this.#notifier);
  }

  override createAdapter(): PostgresAdapter {
    return new NotifyingAdapter(this.#notifier);
  }
}

/** The part of a Kysely that all made from it share, its transactions too: that is how `notifyAfterCommit` finds the one who tells. */
class NotifyingAdapter extends PostgresAdapter {
  readonly notifier: Notifier;

  constructor(notifier: Notifier) {
    super();
    this.notifier = notifier;
  }
}

class NotifyingDriver extends PostgresDriver {
  readonly #notifier: Notifier;

  constructor(config: PostgresDialectConfig, notifier: Notifier) {
    super(config);
    this.#notifier = notifier;
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.commitTransaction(connection);
    } finally {
      // After a failure, too: the connection may have broken after the commit, and a look too many does no harm.
      this.#notifier.send(this.#notifier.take(connection));
    }
  }

  override async rollbackTransaction(
    connection: Parameters<PostgresDriver["rollbackTransaction"]>[0],
  ): Promise<void> {
    this.#notifier.take(connection);
    await super.rollbackTransaction(connection);
  }
}
