import { latencyOf } from "../common/latency.ts";
import { randomUUID } from "node:crypto";
import { createDatabase, type Database } from "@sendoff/db/client";
import {
  captureCredit,
  getWallet,
  grantCredits,
  holdCredit,
  lockWallet,
  proveLedger,
  releaseCredit,
} from "@sendoff/db/ledger";
import { migrateToLatest } from "@sendoff/db/migrate";
import { applyEvidence, createOrder } from "@sendoff/db/payment";
import { newOrder, termsOf } from "../../packages/db/src/testing/order.fixture.ts";
import { createTestProvider } from "../../packages/db/src/testing/test-provider.fixture.ts";
import { openStageDatabase } from "../stage/stage-database.ts";
import type { Aim } from "./aims.ts";

const CONNECTIONS = [1, 8, 32] as const;
/** How long each operation is measured at each number of connections. */
const MEASURE_MS = 4_000;
const ENTRIES = 1_000_000;
const READS = 2_000;
const MOST_READ_MS = 2;
const PRICE_CENTS = 79;

type Kysely = Database["kysely"];

export interface LedgerFigures {
  /** Each by its number of connections: how many a second. Commits reach the disk. */
  readonly operations: readonly {
    readonly operation: string;
    readonly connections: number;
    readonly perSecond: number;
  }[];
  readonly balanceRead: {
    readonly entries: number;
    /** Of the user who has half of all entries, and of users who have a few each. */
    readonly longLedger: Latency;
    readonly shortLedger: Latency;
  };
  readonly aims: readonly Aim[];
}

interface Latency {
  readonly medianMs: number;
  readonly p99Ms: number;
}

/** What the ledger does in a second on the embedded server, and how long a balance takes when a million entries lie there. */
export async function benchLedger(say: (line: string) => void): Promise<LedgerFigures> {
  const stage = await openStageDatabase("bench-ledger");
  try {
    await migrateToLatest(stage.url);
    const operations: LedgerFigures["operations"][number][] = [];
    for (const connections of CONNECTIONS) {
      const database = openPool(stage.url, connections);
      for (const [operation, act] of Object.entries(OPERATIONS)) {
        const perSecond = await measure(database.kysely, connections, act);
        operations.push({ operation, connections, perSecond });
        say(`  ${operation}, ${connections} connections: ${perSecond} a second`);
      }
      await database.close();
    }
    const balanceRead = await benchReads(stage.url);
    const { longLedger, shortLedger } = balanceRead;
    for (const [name, read] of Object.entries({ longLedger, shortLedger })) {
      say(
        `  balance, ${name}: ${read.medianMs} ms at the median, ${read.p99Ms} ms at the 99th percentile`,
      );
    }
    return { operations, balanceRead, aims: [judgeReads(longLedger)] };
  } finally {
    await stage.close();
  }
}

type Act = (db: Kysely, userId: string) => Promise<unknown>;

const bank = createTestProvider();

/** Each as the product does it: an intent and its outcome are two transactions, a recharge is an order and its evidence. */
const OPERATIONS: Readonly<Record<string, Act>> = {
  "hold and capture": async (db, userId) => {
    const applicationId = randomUUID();
    await locked(db, userId, (trx) => holdCredit(trx, { userId, applicationId }));
    await locked(db, userId, (trx) => captureCredit(trx, { userId, applicationId }));
  },
  "hold and release": async (db, userId) => {
    const applicationId = randomUUID();
    await locked(db, userId, (trx) => holdCredit(trx, { userId, applicationId }));
    await locked(db, userId, (trx) => releaseCredit(trx, { userId, applicationId, note: "" }));
  },
  "order and top-up": async (db, userId) => {
    const order = newOrder({ userId });
    await createOrder(db, order);
    bank.arrive(termsOf(order));
    bank.decide(order.txnid, "captured");
    const question = { source: "verify", rawBody: "", fields: undefined } as const;
    const result = await applyEvidence(db, bank, { ...question, txnid: order.txnid });
    if (result.verdict !== "credited") throw new Error(`The top-up was ${result.verdict}`);
  },
};

function locked<T>(db: Kysely, userId: string, work: (trx: Kysely) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await lockWallet(trx, userId);
    return work(trx);
  });
}

/** Every connection works for a user of its own, as workers do. */
async function measure(db: Kysely, connections: number, act: Act): Promise<number> {
  const users = await Promise.all(Array.from({ length: connections }, () => createWallet(db)));
  const startedAt = performance.now();
  let count = 0;
  await Promise.all(
    users.map(async (userId) => {
      while (performance.now() - startedAt < MEASURE_MS) {
        await act(db, userId);
        count += 1;
      }
    }),
  );
  return Math.round((count / (performance.now() - startedAt)) * 10_000) / 10;
}

async function createWallet(db: Kysely): Promise<string> {
  const userId = randomUUID();
  const lot = { userId, sourceKey: `bench:${userId}`, source: "gift", note: "" };
  await db
    .transaction()
    .execute((trx) =>
      grantCredits(trx, { ...lot, credits: 1_000_000, unitPriceCents: PRICE_CENTS }),
    );
  return userId;
}

async function benchReads(url: string): Promise<LedgerFigures["balanceRead"]> {
  const database = openPool(url, 4);
  try {
    const db = database.kysely;
    const users = await Promise.all(Array.from({ length: 1_000 }, () => createWallet(db)));
    const long = users[0] ?? "";
    await fill(database, users, ENTRIES);
    const { rows } = await database.pool.query<{ count: number }>(
      "select count(*) from ledger_entry",
    );
    return {
      entries: rows[0]?.count ?? 0,
      longLedger: await time(db, () => long),
      shortLedger: await time(db, (index) => users[1 + (index % (users.length - 1))] ?? ""),
    };
  } finally {
    await database.close();
  }
}

/**
 * Credits held and released, half of them the first user's. In one statement and so without the posting triggers: each pair
 * comes to nothing, so every balance is right, and the proof says so.
 */
async function fill(database: Database, users: readonly string[], entries: number): Promise<void> {
  const guarded = ["ledger_journal", "ledger_entry"];
  for (const table of guarded)
    await database.pool.query(`alter table ${table} disable trigger user`);
  await database.pool.query(
    `with u as (select array_agg(id) as ids from unnest($1::uuid[]) id), j as (
       insert into ledger_journal (id, key, kind, user_id, application_id)
       select md5(kind || n)::uuid, kind || ':' || md5('a' || n)::uuid || ':1', kind,
         case when n % 2 = 0 then ids[1] else ids[2 + n % (cardinality(ids) - 1)] end, md5('a' || n)::uuid
       from u, generate_series(1, $2::int) n, (values ('hold'), ('release')) as k (kind)
       returning id, kind, user_id)
     insert into ledger_entry (journal_id, account_id, lot_id, amount)
     select j.id, a.id, l.id, case when (j.kind = 'hold') = (a.kind = 'credits_held') then 1 else -1 end
     from j join ledger_account a on a.user_id = j.user_id and a.kind in ('credits_available', 'credits_held')
       join credit_lot l on l.user_id = j.user_id`,
    [users, entries / 4],
  );
  for (const table of guarded)
    await database.pool.query(`alter table ${table} enable trigger user`);
  await database.pool.query(
    "vacuum analyze ledger_entry, ledger_journal, ledger_account, credit_lot",
  );
  const proof = await proveLedger(database.kysely);
  // The captures measured before have no applications.
  if (proof.wrongBalances + proof.wrongLots + proof.wrongJournals + proof.wrongWorths > 0) {
    throw new Error(`The filled ledger is not sound: ${JSON.stringify(proof)}`);
  }
}

async function time(db: Kysely, userOf: (index: number) => string): Promise<Latency> {
  const times: number[] = [];
  for (let index = 0; index < READS; index += 1) {
    const startedAt = performance.now();
    const wallet = await getWallet(db, userOf(index));
    times.push(performance.now() - startedAt);
    if (wallet.credits === 0) throw new Error("The wallet is empty");
  }
  const { medianMs, p99Ms } = latencyOf(times, 3);
  return { medianMs, p99Ms };
}

function judgeReads({ medianMs }: Latency): Aim {
  return {
    text: `a balance in less than ${MOST_READ_MS} ms at the median with ${ENTRIES.toLocaleString("en")} entries`,
    value: medianMs,
    isMet: medianMs < MOST_READ_MS,
  };
}

function openPool(url: string, poolSize: number): Database {
  return createDatabase({ url, poolSize, applicationName: "sendoff-bench" });
}
