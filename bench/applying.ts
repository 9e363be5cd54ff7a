import { setTimeout as delay } from "node:timers/promises";
import { PLATFORM_IDS } from "@sendoff/contract";
import { giveRoom } from "../tooling/stage/credits.ts";
import { connectLinkedIn, DEMO_CV, prepareApplicant } from "../tooling/stage/people.ts";
import type { Person } from "../tooling/stage/person.ts";
import { setFaults } from "../tooling/stage/portal-record.ts";
import { openStage, type Stage } from "../tooling/stage/stage.ts";
import { benchJobs, countReceived, loadJobs } from "./catalogue.ts";
import { type ProcessFigures, sampleProcesses } from "./process-sampler.ts";
import { runScriptProcess } from "./script-process.ts";

/** Added to every answer of the portal, so that what is measured is waiting well and not a fast loopback. */
const LATENCY_MS = 300;
/** Applications measured at each number of slots: enough for each slot to get past its start. */
const APPLICATIONS: Readonly<Record<number, number>> = { 1: 8, 4: 32, 8: 64, 16: 96 };
const USUAL_BOT_APPLICATIONS = 8;
const USUAL_PAUSE_MS = [1000, 2000] as const;

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

/**
 * Applications a minute of the product by slots, beside a bare script and a bot in the usual style on the same forms, and
 * what each costs: of the product the api, the worker with its browser and PostgreSQL; of the scripts their Node and browser.
 */
export async function benchApplying(
  chromiumPath: string,
  slotCounts: readonly number[],
  say: (line: string) => void,
): Promise<ApplyingFigures[]> {
  const results: ApplyingFigures[] = [];
  for (const slots of slotCounts) {
    const count = APPLICATIONS[slots] ?? slots * 8;
    results.push(await benchProduct(slots, count));
    say(describe(results.at(-1)));
    results.push(await benchScript(chromiumPath, slots, count, null));
    say(describe(results.at(-1)));
  }
  results.push(await benchScript(chromiumPath, 1, USUAL_BOT_APPLICATIONS, USUAL_PAUSE_MS));
  say(describe(results.at(-1)));
  return results;
}

async function benchProduct(slots: number, count: number): Promise<ApplyingFigures> {
  const stage = await openStage({
    name: "bench",
    workers: 1,
    workerEnvironment: { WORKER_SLOTS: String(slots), LEASE_SECONDS: "30" },
  });
  try {
    await loadJobs(stage.linkedInUrl, benchJobs(count));
    const people: Person[] = [];
    for (let index = 0; index < slots; index += 1) {
      const email = `bench${index}@example.com`;
      const person = await prepareApplicant(stage, email);
      await person.update({ filters: { roles: ["Backend Engineer"], locations: ["Bangalore"] } });
      await connectLinkedIn(person, email);
      await giveRoom(stage, person, count);
      people.push(person);
    }
    await setFaults(stage.linkedInUrl, { latency_ms: LATENCY_MS });
    return await measureProduct(stage, people, slots, count);
  } finally {
    await stage.close();
  }
}

async function measureProduct(
  stage: Stage,
  people: readonly Person[],
  slots: number,
  count: number,
): Promise<ApplyingFigures> {
  const sampler = sampleProcesses(stage.listProductPids);
  const started = performance.now();
  const each = Math.floor(count / slots);
  await Promise.all(people.map((person) => person.apply(PLATFORM_IDS.linkedin, each)));
  while ((await countReceived(stage.linkedInUrl)) < each * slots) {
    if (performance.now() - started > 600_000) throw new Error("The product did not get through");
    await delay(100);
  }
  const seconds = (performance.now() - started) / 1000;
  return figures("product", slots, each * slots, seconds, sampler.stop());
}

async function benchScript(
  chromiumPath: string,
  parallel: number,
  count: number,
  pauseMs: readonly [number, number] | null,
): Promise<ApplyingFigures> {
  const stage = await openStage({ name: "bench", workers: 1 });
  try {
    const jobs = benchJobs(count);
    await loadJobs(stage.linkedInUrl, jobs);
    // The script knows one skin and one sign-in page; it is spared the others.
    await setFaults(stage.linkedInUrl, {
      latency_ms: LATENCY_MS,
      skin: "legacy",
      login_variant: "classic",
      skip_interstitial: false,
    });
    const jobIds = jobs.map((_, index) => String(7_000_000_000 + index));
    const options = { portalUrl: stage.linkedInUrl, chromiumPath, jobIds, parallel, pauseMs };
    const script = await runScriptProcess({ ...options, cvPath: DEMO_CV }, stage.folder);
    const received = await countReceived(stage.linkedInUrl);
    if (received !== count) throw new Error(`The script sent ${received} of ${count}`);
    const name = pauseMs === null ? "bare script" : "usual bot";
    return figures(name, parallel, count, script.seconds, script.processes);
  } finally {
    await stage.close();
  }
}

function figures(
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

function describe(line: ApplyingFigures | undefined): string {
  if (line === undefined) return "";
  const cost = `${line.cpuSecondsEach} CPU s per application, ${line.peakMegabytes} MB at most (${line.peakMegabytesEach} MB per application under way)`;
  return `  ${line.runner}, ${line.slots} at a time: ${line.perMinute} a minute, ${cost}`;
}
