import { readFileSync } from "node:fs";

// The kernel counts a process's time in ticks of 10 ms on every Linux we run on.
const SECONDS_PER_TICK = 0.01;
const SAMPLE_MS = 250;

export interface ProcessFigures {
  /** Time of all processes together on all cores. */
  readonly cpuSeconds: number;
  /** Largest sum of memory, shared pages counted by share. */
  readonly peakMegabytes: number;
}

/** Samples the processes that `listPids` names until `stop`. Linux only: figures are 0 elsewhere. */
export function sampleProcesses(listPids: () => readonly number[]): { stop: () => ProcessFigures } {
  const firstTicks = new Map<number, number>();
  const lastTicks = new Map<number, number>();
  let peakKilobytes = 0;
  const sample = (): void => {
    let kilobytes = 0;
    for (const pid of listPids()) {
      const ticks = readTicks(pid);
      if (ticks === undefined) continue;
      // A process that is born while we watch starts from nothing.
      if (!firstTicks.has(pid)) firstTicks.set(pid, lastTicks.size === 0 ? ticks : 0);
      lastTicks.set(pid, ticks);
      kilobytes += readMemoryKilobytes(pid);
    }
    peakKilobytes = Math.max(peakKilobytes, kilobytes);
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
      for (const [pid, last] of lastTicks) ticks += last - (firstTicks.get(pid) ?? 0);
      return { cpuSeconds: ticks * SECONDS_PER_TICK, peakMegabytes: peakKilobytes / 1024 };
    },
  };
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
