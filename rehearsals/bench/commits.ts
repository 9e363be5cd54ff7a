import { median } from "../common/latency.ts";
import { recordRunEvent, RUN_EVENT_CHANNEL } from "@sendoff/db/applying";
import { createDatabase, type Database } from "@sendoff/db/client";
import { migrateToLatest } from "@sendoff/db/migrate";
import { createListener } from "@sendoff/db/listen-notify";
import { sql } from "kysely";
import { openStageDatabase } from "../stage/stage-database.ts";
import { type Aim, judge } from "./aims.ts";

const LANES = 1_000;
/** Connections to PostgreSQL that the lanes share, as some workers have them. */
const CONNECTIONS = 64;
const ROUNDS = 3;
const MEASURE_MS = 6_000;
const LEAST_SHARE = 0.9;

type Kysely = Database["kysely"];
type Variant = "not told" | "told after the commit" | "told in the transaction";

export interface CommitFigures {
  readonly lanes: number;
  readonly connections: number;
  /** Commits a second, the middle of the rounds; each reached the disk. */
  readonly perSecond: Readonly<Record<Variant, number>>;
  readonly aims: readonly Aim[];
}

/** How many steps of a thousand lanes are committed a second when their watchers are told of each, and when nobody is. */
export async function benchCommits(say: (line: string) => void): Promise<CommitFigures> {
  const stage = await openStageDatabase("bench-commits");
  try {
    await migrateToLatest(stage.url);
    const database = createDatabase({
      url: stage.url,
      poolSize: CONNECTIONS,
      applicationName: "sendoff-bench",
    });
    const listener = createListener(stage.url, [RUN_EVENT_CHANNEL], (error) => say(error.message));
    let heard = 0;
    listener.on(RUN_EVENT_CHANNEL, () => (heard += 1));
    try {
      const lanes = await fill(database);
      const perSecond = await measureInTurns(database.kysely, lanes);
      for (const [variant, count] of Object.entries(perSecond)) {
        say(`  ${variant}: ${count} commits a second`);
      }
      if (heard === 0) throw new Error("Nobody was told");
      return { lanes: LANES, connections: CONNECTIONS, perSecond, aims: [judgeShare(perSecond)] };
    } finally {
      await listener.close();
      await database.close();
    }
  } finally {
    await stage.close();
  }
}

interface Lane {
  readonly applicationId: string;
  readonly runId: string;
}

/** How a step's watchers are told, in the step's transaction. All write the same rows. */
const TELLS: Readonly<Record<Variant, (trx: Kysely, lane: Lane) => Promise<unknown>>> = {
  "not told": writeEvent,
  "told after the commit": (trx, { runId, applicationId }) =>
    recordRunEvent(trx, runId, { type: "application", applicationId }),
  "told in the transaction": async (trx, lane) => {
    await writeEvent(trx, lane);
    await sql`select pg_notify(${RUN_EVENT_CHANNEL}, ${lane.runId})`.execute(trx);
  },
};

async function writeEvent(trx: Kysely, { runId, applicationId }: Lane): Promise<void> {
  const event = JSON.stringify({ type: "application", applicationId });
  await sql`
    with turn as materialized (select pg_advisory_xact_lock(hashtextextended(${runId}, 7)))
    insert into run_event (run_id, data) select ${runId}::uuid, ${event}::jsonb from turn`.execute(
    trx,
  );
}

/** A driver that does nothing but take its application one step on. */
async function takeStep(db: Kysely, lane: Lane, variant: Variant): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`
      with kept as (update application set updated_at = now() where id = ${lane.applicationId} and fence = 0 returning id)
      insert into application_event (application_id, status, note) select id, 'APPLYING', '' from kept`.execute(
      trx,
    );
    await TELLS[variant](trx, lane);
  });
}

async function measureInTurns(
  db: Kysely,
  lanes: readonly Lane[],
): Promise<Record<Variant, number>> {
  const variants = ["not told", "told after the commit", "told in the transaction"] as const;
  const rounds: Record<Variant, number[]> = {
    "not told": [],
    "told after the commit": [],
    "told in the transaction": [],
  };
  // Connections, plans and the tables' first pages.
  for (const variant of variants) await measure(db, lanes, variant, MEASURE_MS / 4);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const variant of variants) {
      rounds[variant].push(await measure(db, lanes, variant, MEASURE_MS));
    }
  }
  const middle = (variant: Variant) => Math.round(median(rounds[variant]));
  return {
    "not told": middle("not told"),
    "told after the commit": middle("told after the commit"),
    "told in the transaction": middle("told in the transaction"),
  };
}

/** Every lane takes step after step; the pool lets so many at a time as it has connections. */
async function measure(
  db: Kysely,
  lanes: readonly Lane[],
  variant: Variant,
  forMs: number,
): Promise<number> {
  const startedAt = performance.now();
  let count = 0;
  const work = async (lane: Lane): Promise<void> => {
    while (performance.now() - startedAt < forMs) {
      await takeStep(db, lane, variant);
      count += 1;
    }
  };
  await Promise.all(lanes.map(work));
  return count / ((performance.now() - startedAt) / 1000);
}

function judgeShare(perSecond: CommitFigures["perSecond"]): Aim {
  return judge(
    `commits that are told of at least ${LEAST_SHARE} of those that are not`,
    perSecond["told after the commit"] / perSecond["not told"],
    (value) => value >= LEAST_SHARE,
  );
}

/** A user with a connected lane, an open run and an application that is worked on, a thousand times. */
async function fill({ pool }: Database): Promise<Lane[]> {
  for (const statement of [
    `insert into platform (id, key, name, url, support, daily_cap) values (1, 'portal', 'Portal', 'https://portal.test', 'driver', 50)
     on conflict do nothing`,
    `insert into app_user (id, email) select md5('u' || n)::uuid, n || '@crowd.test' from generate_series(1, $1::int) n`,
    `insert into lane (user_id, platform_id, state, daily_limit) select md5('u' || n)::uuid, 1, 'connected', 10
     from generate_series(1, $1::int) n`,
    `insert into run (id, number, user_id, platform_id, goal, state) select md5('r' || n)::uuid, 1, md5('u' || n)::uuid, 1, 5, 'queued'
     from generate_series(1, $1::int) n`,
    `insert into application (id, user_id, platform_id, run_id, portal_job_id, job_title, company, location, url, description,
       job_fingerprint, status)
     select md5('a' || n)::uuid, md5('u' || n)::uuid, 1, md5('r' || n)::uuid, 'job-' || n, 'Engineer', 'Company', 'Pune', 'https://portal.test',
       '', 'job-' || n, 'QUEUED' from generate_series(1, $1::int) n`,
  ])
    await pool.query(statement, statement.includes("$1") ? [LANES] : []);
  await pool.query("analyze");
  const { rows } = await pool.query<Lane>(
    `select id as "applicationId", run_id as "runId" from application`,
  );
  return rows;
}
