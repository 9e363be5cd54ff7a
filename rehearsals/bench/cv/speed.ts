import { latencyOf } from "../../common/latency.ts";
import { readFileSync, readdirSync } from "node:fs";
import { createCvReader, extractCv, type ExtractCvOptions } from "@sendoff/cv/extract-cv";
import type { Corpus } from "./corpus.ts";

/** Rounds over all CVs after one that only warms up. */
const WARM_ROUNDS = 3;
const SAMPLE_MS = 10;

export interface Times {
  readonly count: number;
  readonly medianMs: number;
  readonly p95Ms: number;
}

export interface Speed {
  /** One process reads all CVs; the hand-over between the processes is counted. */
  readonly warm: Times;
  /** Each CV in a process of its own, from its start to the answer. */
  readonly newProcess: Times;
  /** Largest memory of a reading process, pages shared with others included; 0 where the kernel does not tell. */
  readonly warmPeakMegabytes: number;
  readonly newProcessPeakMegabytes: number;
}

function timesOf(times: readonly number[]): Times {
  const { count, medianMs, p95Ms } = latencyOf(times, 1);
  return { count, medianMs, p95Ms };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** The largest memory that any child of this process has held so far. */
function childrenPeakMegabytes(): number {
  let peak = 0;
  for (const task of listOr("/proc/self/task")) {
    const children = readOr(`/proc/self/task/${task}/children`).split(" ");
    for (const pid of children.filter((each) => each !== "")) {
      const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readOr(`/proc/${pid}/status`))?.[1];
      peak = Math.max(peak, Number(kilobytes ?? 0) / 1024);
    }
  }
  return Math.round(peak * 10) / 10;
}

function listOr(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readOr(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

interface Measured {
  readonly times: number[];
  readonly peak: number;
}

async function measureWarm({ files }: Corpus, options: ExtractCvOptions): Promise<Measured> {
  const reader = createCvReader(options);
  const times: number[] = [];
  try {
    for (const file of files) await reader.read(file.bytes);
    for (let round = 0; round < WARM_ROUNDS; round += 1)
      for (const file of files) times.push(await timed(() => reader.read(file.bytes)));
    return { times, peak: childrenPeakMegabytes() };
  } finally {
    reader.close();
  }
}

async function measureNew({ files }: Corpus, options: ExtractCvOptions): Promise<Measured> {
  const times: number[] = [];
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, childrenPeakMegabytes())), SAMPLE_MS);
  for (const file of files) times.push(await timed(() => extractCv(file.bytes, options)));
  clearInterval(timer);
  return { times, peak };
}

/** How long the product's reader takes for each CV and how much memory its process holds. */
export async function measureSpeed(corpus: Corpus, options: ExtractCvOptions): Promise<Speed> {
  const warm = await measureWarm(corpus, options);
  const fresh = await measureNew(corpus, options);
  return {
    warm: timesOf(warm.times),
    newProcess: timesOf(fresh.times),
    warmPeakMegabytes: warm.peak,
    newProcessPeakMegabytes: fresh.peak,
  };
}
