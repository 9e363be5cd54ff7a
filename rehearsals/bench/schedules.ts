import { type Boss, createBoss, ensureQueues } from "@sendoff/db/boss";
import { createDatabase, type Database } from "@sendoff/db/client";
import { migrateToLatest } from "@sendoff/db/migrate";
import { runDueSchedules } from "@sendoff/db/schedule";
import { Kysely, PostgresDialect } from "kysely";
import { openStageDatabase } from "../stage/stage-database.ts";
import { type Latency, latencyOf } from "../common/latency.ts";
import { growCrowd, makeDue } from "./schedule-crowd.ts";

const SIZES = [100_000, 1_000_000] as const;
const IDLE_SCANS = 500;
const BUSY_SCANS = 40;
/** What the worker takes in one transaction. */
const BATCH = 500;

interface ScanFigures {
  readonly schedules: number;
  /** A scan that finds nothing. */
  readonly idle: Latency;
  /** A scan that takes 500, opens their runs and commits. */
  readonly busy: Latency;
  /** How PostgreSQL finds what is due. */
  readonly plan: readonly string[];
}

/** How long the scan for due runs takes on the embedded server, each commit on the disk. */
export async function benchSchedules(say: (line: string) => void): Promise<ScanFigures[]> {
  const stage = await openStageDatabase("bench-schedules");
  try {
    await migrateToLatest(stage.url);
    const database = createDatabase({
      url: stage.url,
      poolSize: 2,
      applicationName: "sendoff-bench",
    });
    const boss = await openBoss(stage.url);
    await database.pool.query(
      `insert into platform (id, key, name, url, support, daily_cap)
       values (1, 'linkedin', 'LinkedIn', 'https://www.linkedin.com', 'driver', 50)`,
    );
    const figures: ScanFigures[] = [];
    let size = 0;
    let next = 1;
    for (const schedules of SIZES) {
      await growCrowd(database.pool, size, schedules);
      size = schedules;
      const measured = await measure({ database, boss, firstDue: next });
      next += BATCH * BUSY_SCANS;
      const { idle, busy, plan } = measured;
      say(`  ${schedules} schedules, nothing due: ${describe(idle)}`);
      say(`  ${schedules} schedules, ${BATCH} due: ${describe(busy)}`);
      for (const line of plan) say(`    ${line}`);
      figures.push({ schedules, ...measured });
    }
    await boss.stop({ graceful: false });
    await database.close();
    return figures;
  } finally {
    await stage.close();
  }
}

const describe = ({ medianMs, p99Ms }: Latency): string =>
  `${medianMs} ms at the median, ${p99Ms} ms at the 99th percentile`;

async function openBoss(url: string): Promise<Boss> {
  const onError = (error: Error): void => void process.stderr.write(`${error.message}\n`);
  const boss = createBoss({
    url,
    applicationName: "sendoff-bench-queue",
    poolSize: 1,
    role: "send",
    onError,
  });
  await boss.start();
  await ensureQueues(boss);
  return boss;
}

async function measure(on: {
  readonly database: Database;
  readonly boss: Boss;
  readonly firstDue: number;
}): Promise<Omit<ScanFigures, "schedules">> {
  const { database, boss, firstDue } = on;
  const { kysely, pool } = database;
  const scan = async (expected: number): Promise<number> => {
    const startedAt = performance.now();
    const found = await runDueSchedules(kysely, boss, { clockOffsetMs: 0, limit: BATCH });
    const took = performance.now() - startedAt;
    if (found.started !== expected) throw new Error(`${found.started} started, not ${expected}`);
    return took;
  };
  const busy: number[] = [];
  for (let index = 0; index < BUSY_SCANS; index += 1) {
    await makeDue(pool, firstDue + index * BATCH, BATCH);
    busy.push(await scan(BATCH));
  }
  const idle: number[] = [];
  for (let index = 0; index < IDLE_SCANS; index += 1) idle.push(await scan(0));
  return { idle: latencyOf(idle), busy: latencyOf(busy), plan: await explainScan(pool, boss) };
}

/** The plan of the very statement that a scan sends first. */
async function explainScan(pool: Database["pool"], boss: Boss): Promise<string[]> {
  const sent: { sql: string; parameters: readonly unknown[] }[] = [];
  const kysely: Database["kysely"] = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql, parameters } }) => void sent.push({ sql, parameters }),
  });
  await runDueSchedules(kysely, boss, { clockOffsetMs: 0, limit: BATCH });
  const take = sent.find((query) => query.sql.includes("from schedule"));
  if (take === undefined) throw new Error("The scan did not ask for schedules");
  const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain (costs off) ${take.sql}`, [
    ...take.parameters,
  ]);
  return rows.map((row) => row["QUERY PLAN"]);
}
