import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { openStage, type Stage } from "../stage/stage.ts";
import { type Aim, judge } from "./aims.ts";
import { CALLS, type CallName, PEOPLE, tokenOf } from "./api-calls.ts";
import { type Latency, latencyOf } from "../common/latency.ts";
import { sampleProcesses } from "./process-sampler.ts";

const MOST_TIMES_SLOWER = 1.4;
/** Turns of each side, one after the other, so that both meet the same minutes of the machine. */
const ROUNDS = 5;
const CALLS_A_ROUND = 400;
const WARM_UP = 400;

interface SideFigures extends Latency {
  /** Of the process that answers, for each call. */
  readonly cpuMs: number;
}

interface CallFigures {
  readonly call: CallName;
  readonly product: SideFigures;
  readonly bare: SideFigures;
}

export interface ApiFigures {
  readonly calls: readonly CallFigures[];
  readonly aims: readonly Aim[];
}

/** How long common calls take, eight at a time, beside a bare Fastify with the same queries in a process of its own. */
export async function benchApi(say: (line: string) => void): Promise<ApiFigures> {
  const stage = await openStage({ name: "bench-api", workers: 0 });
  try {
    await fill(stage);
    const bare = await startBare(stage);
    try {
      const calls: CallFigures[] = [];
      for (const { name, path, query, body } of CALLS) {
        const text = body === undefined ? undefined : JSON.stringify(body);
        const [product, script] = await timeInTurns([
          { url: `${stage.apiUrl}${path}${query}`, body: text, listPids: stage.api.listPids },
          { url: `${bare.url}${path}${query}`, body: text, listPids: () => [bare.pid] },
        ]);
        if (product === undefined || script === undefined) throw new Error("nothing was measured");
        calls.push({ call: name, product, bare: script });
        say(`  ${name}: ${words(product)}; bare ${words(script)}`);
      }
      return { calls, aims: calls.map(judgeCall) };
    } finally {
      await bare.stop();
    }
  } finally {
    await stage.close();
  }
}

const words = ({ medianMs, p99Ms, cpuMs }: SideFigures): string =>
  `${medianMs} ms, p99 ${p99Ms} ms, ${cpuMs} ms of CPU`;

function judgeCall({ call, product, bare }: CallFigures): Aim {
  return judge(
    `${call} at most ${MOST_TIMES_SLOWER} times the bare route at the median`,
    product.medianMs / bare.medianMs,
    (value) => value <= MOST_TIMES_SLOWER,
  );
}

interface Side {
  readonly url: string;
  readonly body: string | undefined;
  readonly listPids: () => readonly number[];
}

/** What a call takes on each side, measured in turns. */
async function timeInTurns(sides: readonly Side[]): Promise<SideFigures[]> {
  for (const side of sides) await time(side, WARM_UP);
  const measured = sides.map((side) => ({ side, times: new Array<number>(), cpuSeconds: 0 }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of measured) {
      const sampler = sampleProcesses(each.side.listPids);
      each.times.push(...(await time(each.side, CALLS_A_ROUND)));
      each.cpuSeconds += sampler.stop().cpuSeconds;
    }
  }
  return measured.map(({ times, cpuSeconds }) => ({
    ...latencyOf(times),
    cpuMs: Math.round((cpuSeconds * 100_000) / times.length) / 100,
  }));
}

async function time(side: Side, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: PEOPLE });
  const times: number[] = [];
  let left = count;
  const work = async (_: unknown, person: number): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const startedAt = performance.now();
      await call(side, person, agent);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, work));
  agent.destroy();
  return times;
}

/** Resolves once the whole answer is there. */
async function call({ url, body }: Side, person: number, agent: Agent): Promise<void> {
  const headers = {
    authorization: `Bearer ${tokenOf(person)}`,
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  };
  const method = body === undefined ? "GET" : "PUT";
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  request(url, { agent, headers, method }, (answer) => {
    if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
    answer.on("error", reject).on("end", resolve).resume();
  })
    .on("error", reject)
    .end(body);
  await promise;
}

async function startBare(
  stage: Stage,
): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const child = fork(fileURLToPath(new URL("bare-api.ts", import.meta.url)), {
    env: { ...process.env, DATABASE_URL: stage.database.pool.options.connectionString },
  });
  const kill = (): void => void child.kill("SIGKILL");
  process.once("exit", kill);
  const failed = once(child, "exit").then(() => {
    throw new Error("The bare server ended before it listened");
  });
  failed.catch(() => undefined);
  const [port] = await Promise.race([once(child, "message"), failed]);
  return {
    url: `http://127.0.0.1:${z.number().parse(port)}`,
    pid: z.number().parse(child.pid),
    stop: async () => {
      const ended = once(child, "exit");
      kill();
      await ended;
      process.off("exit", kill);
    },
  };
}

/** People with three connected platforms and five hundred applications each, twenty of them of today. */
async function fill({ database: { pool } }: Stage): Promise<void> {
  const people = `(select n as person, md5('bench' || n)::uuid as id from generate_series(0, ${PEOPLE - 1}) n)`;
  for (const statement of [
    `insert into app_user (id, email, username, time_zone)
     select id, 'bench' || person || '@example.test', 'asha', 'Asia/Kolkata' from ${people} p`,
    `insert into auth_token (token_hash, user_id)
     select sha256(convert_to('${tokenOf(0).slice(0, -1)}' || person, 'UTF8')), id from ${people} p`,
    `insert into lane (user_id, platform_id, state, daily_limit)
     select id, n, 'connected', 25 from ${people} p, generate_series(1, 3) n`,
    `insert into application (id, user_id, platform_id, portal_job_id, job_title, company, location, url, description,
       job_fingerprint, status, attempts, created_at, started_at, applied_at, updated_at, busy_ms, cost_cents)
     select gen_random_uuid(), p.id, 1 + n % 3, 'job-' || n, 'Senior Platform Engineer',
       'Company ' || n, 'Bengaluru, Karnataka', 'https://www.linkedin.com/jobs/view/' || n, repeat('What the job asks for. ', 40),
       'job-' || n, 'APPLIED', 1, t, t, t, t, 21000, 90
     from ${people} p, generate_series(1, 500) n,
       lateral (select case when n <= 20 then now() else now() - n * interval '3 hours' end as t) d`,
    "analyze",
  ])
    await pool.query(statement);
}
