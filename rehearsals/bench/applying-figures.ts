import type { ProcessFigures, ProcessPart } from "./process-sampler.ts";

export interface ApplyingFigures {
  readonly runner: string;
  readonly slots: number;
  readonly applications: number;
  readonly perMinute: number;
  /** Processor seconds of all its processes, by application. */
  readonly cpuSecondsEach: number;
  /** The same by what the processes are. */
  readonly cpuSecondsOf: Readonly<Partial<Record<ProcessPart, number>>>;
  /** Most memory of all its processes at one time. */
  readonly peakMegabytes: number;
  /** The same by application under way. */
  readonly peakMegabytesEach: number;
  /** The same by what the processes are. */
  readonly megabytesOf: Readonly<Partial<Record<ProcessPart, number>>>;
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
    cpuSecondsOf: eachOf(processes.cpuSecondsOf, applications, 1000),
    peakMegabytes: Math.round(processes.peakMegabytes),
    peakMegabytesEach: Math.round(processes.peakMegabytes / slots),
    megabytesOf: eachOf(processes.megabytesOf, slots, 1),
  };
}

function eachOf(
  sums: ProcessFigures["cpuSecondsOf"],
  count: number,
  precision: number,
): Partial<Record<ProcessPart, number>> {
  return Object.fromEntries(
    Object.entries(sums).map(([part, sum]) => [
      part,
      Math.round((sum / count) * precision) / precision,
    ]),
  );
}

/** The figures as a line. */
export function describeApplying(line: ApplyingFigures): string {
  const cost = `${line.cpuSecondsEach} CPU s per application, ${line.peakMegabytes} MB at most (${line.peakMegabytesEach} MB per application under way)`;
  const parts = Object.entries(line.cpuSecondsOf)
    .toSorted(([, one], [, other]) => other - one)
    .map(([part, seconds]) => `${part} ${seconds}`);
  return [
    `  ${line.runner}, ${line.slots} at a time: ${line.perMinute} a minute, ${cost}`,
    `    CPU s by process: ${parts.join(", ")}`,
  ].join("\n");
}
