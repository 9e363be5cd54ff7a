import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { openStage, type Stage } from "../tooling/stage/stage.ts";
import { type Aim, judge } from "./aims.ts";
import { CALLS, type CallName } from "./api-calls.ts";
import { type Latency, latencyOf } from "./latency.ts";
import { sampleProcesses } from "./process-sampler.ts";

const MOST_TIMES_SLOWER = 1.4;
/** Turns of each side, one after the other, so that both meet the same minutes of the machine. */
const ROUNDS = 5;
const CALLS_A_ROUND = 400;
const WARM_UP = 400;
const AT_ONCE = 8;
const TOKEN = "bench-token";

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
      for (const { name, path, query } of CALLS) {
        const [product, script] = await timeInTurns([
          { url: `${stage.apiUrl}${path}${query}`, listPids: stage.api.listPids },
          { url: `${bare.url}${path}${query}`, listPids: () => [bare.pid] },
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
  readonly listPids: () => readonly number[];
}

/** What a call takes on each side, measured in turns. */
async function timeInTurns(sides: readonly Side[]): Promise<SideFigures[]> {
  for (const { url } of sides) await time(url, WARM_UP);
  const measured = sides.map((side) => ({ side, times: new Array<number>(), cpuSeconds: 0 }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of measured) {
      const sampler = sampleProcesses(each.side.listPids);
      each.times.push(...(await time(each.side.url, CALLS_A_ROUND)));
      each.cpuSeconds += sampler.stop().cpuSeconds;
    }
  }
  return measured.map(({ times, cpuSeconds }) => ({
    ...latencyOf(times),
    cpuMs: Math.round((cpuSeconds * 100_000) / times.length) / 100,
  }));
}

async function time(url: string, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const times: number[] = [];
  let left = count;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const startedAt = performance.now();
      await call(url, agent);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  agent.destroy();
  return times;
}

/** Resolves once the whole answer is there. */
async function call(url: string, agent: Agent): Promise<void> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  request(url, { agent, headers }, (answer) => {
    if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
    answer.on("error", reject).on("end", resolve).resume();
  })
    .on("error", reject)
    .end();
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

/** One user with three connected platforms and five hundred applications, twenty of them of today. */
async function fill({ database: { pool } }: Stage): Promise<void> {
  for (const statement of [
    `insert into app_user (id, email, username, time_zone)
     values ('00000000-0000-4000-8000-000000000001', 'bench@example.test', 'asha', 'Asia/Kolkata')`,
    `insert into auth_token (token_hash, user_id)
     values (sha256(convert_to('${TOKEN}', 'UTF8')), '00000000-0000-4000-8000-000000000001')`,
    `insert into lane (user_id, platform_id, state, daily_limit)
     select '00000000-0000-4000-8000-000000000001', n, 'connected', 25 from generate_series(1, 3) n`,
    `insert into application (id, user_id, platform_id, portal_job_id, job_title, company, location, url, description,
       job_fingerprint, status, attempts, created_at, started_at, applied_at, updated_at, busy_ms, cost_cents)
     select gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 1 + n % 3, 'job-' || n, 'Senior Platform Engineer',
       'Company ' || n, 'Bengaluru, Karnataka', 'https://www.linkedin.com/jobs/view/' || n, repeat('What the job asks for. ', 40),
       'job-' || n, 'APPLIED', 1, t, t, t, t, 21000, 90
     from generate_series(1, 500) n, lateral (select case when n <= 20 then now() else now() - n * interval '3 hours' end as t) d`,
    "analyze",
  ])
    await pool.query(statement);
}
