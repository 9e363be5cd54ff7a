import { readFileSync } from "node:fs";

// The kernel counts a process's time in ticks of 10 ms on every Linux we run on.
const SECONDS_PER_TICK = 0.01;
const SAMPLE_MS = 250;

/** What a process of the product or a script is, by its command line. */
export type ProcessPart = "page" | "browser" | "network" | "gpu" | "node" | "api" | "postgres";

export interface ProcessFigures {
  /** Time of all processes together on all cores. */
  readonly cpuSeconds: number;
  /** The same by what the processes are. */
  readonly cpuSecondsOf: Readonly<Partial<Record<ProcessPart, number>>>;
  /** Memory by what the processes are, when all of them together took most. */
  readonly megabytesOf: Readonly<Partial<Record<ProcessPart, number>>>;
  /** Largest sum of memory, shared pages counted by share. */
  readonly peakMegabytes: number;
}

/** Samples the processes that `listPids` names until `stop`. Linux only: figures are 0 elsewhere. */
export function sampleProcesses(listPids: () => readonly number[]): { stop: () => ProcessFigures } {
  const firstTicks = new Map<number, number>();
  const lastTicks = new Map<number, number>();
  const parts = new Map<number, ProcessPart>();
  let peakKilobytes = 0;
  let peakOf = new Map<ProcessPart, number>();
  const partOf = (pid: number): ProcessPart => {
    const known = parts.get(pid) ?? readPart(pid);
    parts.set(pid, known);
    return known;
  };
  const sample = (): void => {
    let kilobytes = 0;
    const kilobytesOf = new Map<ProcessPart, number>();
    for (const pid of listPids()) {
      const ticks = readTicks(pid);
      if (ticks === undefined) continue;
      // A process that is born while we watch starts from nothing.
      if (!firstTicks.has(pid)) firstTicks.set(pid, lastTicks.size === 0 ? ticks : 0);
      lastTicks.set(pid, ticks);
      const own = readMemoryKilobytes(pid);
      kilobytes += own;
      addTo(kilobytesOf, partOf(pid), own);
    }
    if (kilobytes > peakKilobytes) [peakKilobytes, peakOf] = [kilobytes, kilobytesOf];
  };
  sample();
  // What ran before the first sample counts from there for every process that was there already.
  for (const [pid, ticks] of lastTicks) firstTicks.set(pid, ticks);
  const timer = setInterval(sample, SAMPLE_MS);
  return {
    stop() {
      clearInterval(timer);
      sample();
      let ticks = 0;
      const ticksOf = new Map<ProcessPart, number>();
      for (const [pid, last] of lastTicks) {
        const own = last - (firstTicks.get(pid) ?? 0);
        ticks += own;
        addTo(ticksOf, partOf(pid), own);
      }
      return {
        cpuSeconds: ticks * SECONDS_PER_TICK,
        cpuSecondsOf: scaled(ticksOf, SECONDS_PER_TICK),
        megabytesOf: scaled(peakOf, 1 / 1024),
        peakMegabytes: peakKilobytes / 1024,
      };
    },
  };
}

function addTo(sums: Map<ProcessPart, number>, part: ProcessPart, more: number): void {
  sums.set(part, (sums.get(part) ?? 0) + more);
}

function scaled(
  sums: ReadonlyMap<ProcessPart, number>,
  factor: number,
): Partial<Record<ProcessPart, number>> {
  return Object.fromEntries([...sums].map(([part, sum]) => [part, sum * factor]));
}

/** Chromium names its processes' types; a browser's main process has none. */
function readPart(pid: number): ProcessPart {
  const command = read(pid, "cmdline");
  const type = /--type=([\w-]+)/.exec(command)?.[1];
  if (type === "renderer") return "page";
  if (type === "gpu-process") return "gpu";
  if (type !== undefined) return /NetworkService/.test(command) ? "network" : "browser";
  if (/^\S*postgres/.test(command)) return "postgres";
  if (/apps\/api\//.test(command)) return "api";
  return /^\S*chrom|^\S*\bsh\0/.test(command) ? "browser" : "node";
}

/** Memory of these processes now, in megabytes. */
export function readMemoryMegabytes(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + readMemoryKilobytes(pid), 0) / 1024;
}

function readTicks(pid: number): number | undefined {
  const stat = read(pid, "stat");
  if (stat === "") return undefined;
  // After the name in brackets: state, …; utime and stime are the 14th and 15th fields of the whole line.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return Number(fields[11]) + Number(fields[12]);
}

function readMemoryKilobytes(pid: number): number {
  const share = /^Pss:\s+(\d+)/m.exec(read(pid, "smaps_rollup"))?.[1];
  return Number(share ?? /^VmRSS:\s+(\d+)/m.exec(read(pid, "status"))?.[1] ?? 0);
}

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
