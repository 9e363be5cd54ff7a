import type { ProcessFigures } from "./process-sampler.ts";

export interface ApplyingFigures {
  readonly runner: string;
  readonly slots: number;
  readonly applications: number;
  readonly perMinute: number;
  /** Processor seconds of all its processes, by application. */
  readonly cpuSecondsEach: number;
  /** Most memory of all its processes at one time. */
  readonly peakMegabytes: number;
  /** The same by application under way. */
  readonly peakMegabytesEach: number;
}

/** What a runner has done in `seconds`, and what it cost. */
export function applyingFigures(
  runner: string,
  slots: number,
  applications: number,
  seconds: number,
  processes: ProcessFigures,
): ApplyingFigures {
  return {
    runner,
    slots,
    applications,
    perMinute: Math.round((applications / seconds) * 600) / 10,
    cpuSecondsEach: Math.round((processes.cpuSeconds / applications) * 1000) / 1000,
    peakMegabytes: Math.round(processes.peakMegabytes),
    peakMegabytesEach: Math.round(processes.peakMegabytes / slots),
  };
}

/** The figures as a line. */
export function describeApplying(line: ApplyingFigures): string {
  const cost = `${line.cpuSecondsEach} CPU s per application, ${line.peakMegabytes} MB at most (${line.peakMegabytesEach} MB per application under way)`;
  return `  ${line.runner}, ${line.slots} at a time: ${line.perMinute} a minute, ${cost}`;
}
