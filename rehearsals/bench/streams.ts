import { type ClientRequest, get, type IncomingMessage } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { recordRunEvent } from "@sendoff/db/applying";
import { openStage, type Stage } from "../stage/stage.ts";
import { type Latency, latencyOf } from "../common/latency.ts";
import { readMemoryMegabytes } from "./process-sampler.ts";

const CLIENTS = 1_000;
/** So many connect at a time, as browsers do after a restart. */
const OPENING = 50;
const SINGLE_EVENTS = 100;
const ROUNDS = 5;
// The first answers' garbage is collected, and the heartbeats run.
const SETTLE_MS = 20_000;
const GIVE_UP_MS = 60_000;

export interface StreamFigures {
  readonly clients: number;
  readonly openSeconds: number;
  /** Memory of the api per open stream. */
  readonly kilobytesPerClient: number;
  /** One event of one run, to the one client that watches it. */
  readonly single: Latency;
  /** One event of every run in one commit: milliseconds to the last client, each round. */
  readonly lastOfAllMs: readonly number[];
  /** The api's connections to PostgreSQL while all streams are open. */
  readonly databaseConnections: number;
}

/** One api with a thousand people watching a run each: its memory, its connections, and how late an event comes. */
export async function benchStreams(say: (line: string) => void): Promise<StreamFigures> {
  const stage = await openStage({ name: "bench-streams", workers: 0 });
  try {
    const runIds = await createRuns(stage);
    const before = readMemoryMegabytes(stage.api.listPids());
    const startedAt = performance.now();
    const streams = await openAll(stage, runIds);
    const openSeconds = Math.round((performance.now() - startedAt) / 100) / 10;
    await delay(SETTLE_MS);
    const megabytes = readMemoryMegabytes(stage.api.listPids()) - before;
    const figures = {
      clients: CLIENTS,
      openSeconds,
      kilobytesPerClient: Math.round((megabytes * 1024) / CLIENTS),
      databaseConnections: await countConnections(stage),
      single: await measureSingle(stage, streams),
      lastOfAllMs: await measureAll(stage, streams),
    };
    for (const stream of streams) stream.close();
    sayFigures(say, figures);
    return figures;
  } finally {
    await stage.close();
  }
}

function sayFigures(say: (line: string) => void, figures: StreamFigures): void {
  const { single, lastOfAllMs } = figures;
  say(`  ${figures.clients} streams open after ${figures.openSeconds} s`);
  say(`  ${figures.kilobytesPerClient} KB of the api per stream`);
  say(`  ${figures.databaseConnections} connections of the api to PostgreSQL`);
  say(
    `  one event: ${single.medianMs} ms at the median, ${single.p99Ms} ms at the 99th percentile`,
  );
  say(`  an event on every run at once, to the last client: ${lastOfAllMs.join(", ")} ms`);
}

/** Users with a token and an open run each; nothing serves them. */
async function createRuns(stage: Stage): Promise<string[]> {
  const { pool } = stage.database;
  for (const fill of [
    `insert into app_user (id, email) select md5('u' || n)::uuid, n || '@crowd.test' from generate_series(1, $1::int) n`,
    `insert into auth_token (token_hash, user_id) select sha256(convert_to('bench-token-' || n, 'UTF8')), md5('u' || n)::uuid
     from generate_series(1, $1::int) n`,
    `insert into lane (user_id, platform_id, state, daily_limit) select md5('u' || n)::uuid, 1, 'connected', 10
     from generate_series(1, $1::int) n`,
    `insert into run (id, number, user_id, platform_id, goal, state) select gen_random_uuid(), 1, md5('u' || n)::uuid, 1, 5, 'queued'
     from generate_series(1, $1::int) n`,
  ])
    await pool.query(fill, [CLIENTS]);
  const { rows } = await pool.query<{ id: string }>(
    "select r.id from generate_series(1, $1::int) n join run r on r.user_id = md5('u' || n)::uuid order by n",
    [CLIENTS],
  );
  return rows.map((row) => row.id);
}

/** A browser's tab that watches a run. */
interface Stream {
  readonly runId: string;
  /** When the next event after this moment arrives, on this process's clock. */
  readonly nextEvent: () => Promise<number>;
  readonly close: () => void;
}

async function openAll(stage: Stage, runIds: readonly string[]): Promise<Stream[]> {
  const streams: Stream[] = [];
  for (let first = 0; first < runIds.length; first += OPENING) {
    const some = runIds.slice(first, first + OPENING);
    streams.push(
      ...(await Promise.all(some.map((runId, index) => openOne(stage, runId, first + index + 1)))),
    );
  }
  return streams;
}

async function openOne(stage: Stage, runId: string, number: number): Promise<Stream> {
  const { request, answer } = await ask(`${stage.apiUrl}/v1/job/runs/${runId}/events`, number);
  if (answer.statusCode !== 200) throw new Error(`A stream answered ${answer.statusCode}`);
  let tell: ((at: number) => void) | undefined;
  answer.setEncoding("utf8").on("data", (text: string) => {
    if (text.includes("event: ")) tell?.(performance.now());
  });
  answer.on("error", () => undefined);
  return {
    runId,
    nextEvent: () =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error("An event did not come")), GIVE_UP_MS);
        tell = (at) => {
          clearTimeout(timer);
          resolve(at);
        };
      }),
    close: () => request.destroy(),
  };
}

function ask(
  url: string,
  number: number,
): Promise<{ request: ClientRequest; answer: IncomingMessage }> {
  const headers = { authorization: `Bearer bench-token-${number}` };
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (answer) => resolve({ request, answer }));
    request.on("error", reject);
  });
}

async function measureSingle(stage: Stage, streams: readonly Stream[]): Promise<Latency> {
  const times: number[] = [];
  for (const stream of streams.slice(0, SINGLE_EVENTS)) {
    const arrival = stream.nextEvent();
    const startedAt = performance.now();
    await recordRunEvent(stage.database.kysely, stream.runId, { type: "run" });
    times.push((await arrival) - startedAt);
  }
  return latencyOf(times);
}

async function measureAll(stage: Stage, streams: readonly Stream[]): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const arrivals = Promise.all(streams.map((stream) => stream.nextEvent()));
    let startedAt = 0;
    await stage.database.kysely.transaction().execute(async (trx) => {
      for (const { runId } of streams) await recordRunEvent(trx, runId, { type: "run" });
      // Nobody is told before the commit.
      startedAt = performance.now();
    });
    times.push(Math.round(Math.max(...(await arrivals)) - startedAt));
  }
  return times;
}

async function countConnections(stage: Stage): Promise<number> {
  const { rows } = await stage.database.pool.query<{ count: number }>(
    "select count(*) from pg_stat_activity where application_name in ('sendoff-api', 'sendoff-api-queue', 'sendoff-listener')",
  );
  return rows[0]?.count ?? 0;
}
