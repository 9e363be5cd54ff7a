import { setTimeout as delay } from "node:timers/promises";
import { type Person, prepareApplicant } from "@sendoff/testkit/person";
import { giveRoom } from "../stage/credits.ts";
import type { StagePortal } from "../stage/stage-portal.ts";
import { openStage } from "../stage/stage.ts";
import { applyingFigures, type ApplyingFigures } from "./applying-figures.ts";
import { BENCH_CITY, BENCH_COMPANY, BENCH_TITLE, countReceived, loadJobs } from "./catalogue.ts";
import { sampleProcesses } from "./process-sampler.ts";
import { watchAll } from "./watched.ts";

/** Added to every answer of the portal, so that what is measured is waiting well and not a fast loopback. */
export const LATENCY_MS = 300;
const TIMEOUT_MS = 600_000;

/**
 * Applications a minute of the product on one portal, one person a slot, from the first run's start until the portal has
 * received all; and what they cost the api, the worker with its browser and PostgreSQL. Throws when the product does not get
 * through in ten minutes.
 */
export async function benchProduct(
  {
    runner,
    portal,
    isWatched = false,
  }: {
    readonly runner: string;
    readonly portal: StagePortal;
    /** Somebody looks at every page all the time. */
    readonly isWatched?: boolean;
  },
  slots: number,
  jobs: readonly object[],
): Promise<ApplyingFigures> {
  const stage = await openStage({
    name: "bench",
    workers: 1,
    workerEnvironment: { WORKER_SLOTS: String(slots), LEASE_SECONDS: "30" },
  });
  try {
    const control = portal.control(stage);
    await loadJobs(control, jobs);
    const lanes: { readonly person: Person; readonly platformId: number }[] = [];
    for (let index = 0; index < slots; index += 1) {
      const email = `bench${index}@example.com`;
      const person = await prepareApplicant(stage, email);
      await person.update({ filters: { roles: [BENCH_TITLE], locations: [BENCH_CITY] } });
      const platformId = await portal.connect(person, email, BENCH_COMPANY);
      await giveRoom(stage, person, jobs.length);
      lanes.push({ person, platformId });
    }
    await control.setFaults({ latency_ms: LATENCY_MS });
    const each = Math.floor(jobs.length / slots);
    const sampler = sampleProcesses(stage.listProductPids);
    const started = performance.now();
    const watching = isWatched ? watchAll(stage.apiUrl, lanes) : undefined;
    await Promise.all(lanes.map(({ person, platformId }) => person.apply(platformId, each)));
    while ((await countReceived(control)) < each * slots) {
      if (performance.now() - started > TIMEOUT_MS) {
        throw new Error(`${runner}: the product did not get through; see ${stage.logFile}`);
      }
      await delay(100);
    }
    const seconds = (performance.now() - started) / 1000;
    if ((await watching?.stop()) === 0) throw new Error(`${runner}: nobody saw a frame`);
    return applyingFigures(runner, slots, each * slots, seconds, sampler.stop());
  } finally {
    await stage.close();
  }
}
