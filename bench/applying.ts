import { DEMO_CV } from "@sendoff/testkit/person";
import { stagePortals } from "../tooling/stage/portals.ts";
import { openStage } from "../tooling/stage/stage.ts";
import { applyingFigures, type ApplyingFigures, describeApplying } from "./applying-figures.ts";
import { benchJobs, countReceived, loadJobs } from "./catalogue.ts";
import { benchProduct, LATENCY_MS } from "./product.ts";
import { runScriptProcess } from "./script-process.ts";

/** Applications measured at each number of slots: enough for each slot to get past its start. */
const APPLICATIONS: Readonly<Record<number, number>> = { 1: 8, 4: 32, 8: 64, 16: 96 };
const USUAL_BOT_APPLICATIONS = 8;
const USUAL_PAUSE_MS = [1000, 2000] as const;

/**
 * Applications a minute of the product on LinkedIn by slots, beside a bare script and a bot in the usual style on the same forms, and
 * what each costs: of the product the api, the worker with its browser and PostgreSQL; of the scripts their Node and browser.
 */
export async function benchApplying(
  chromiumPath: string,
  slotCounts: readonly number[],
  say: (line: string) => void,
): Promise<ApplyingFigures[]> {
  const results: ApplyingFigures[] = [];
  const note = (line: ApplyingFigures): void => {
    results.push(line);
    say(describeApplying(line));
  };
  const linkedIn = { runner: "product", portal: stagePortals.linkedin };
  for (const slots of slotCounts) {
    const count = APPLICATIONS[slots] ?? slots * 8;
    note(await benchProduct(linkedIn, slots, benchJobs(count)));
    note(await benchScript(chromiumPath, slots, count, null));
  }
  note(await benchScript(chromiumPath, 1, USUAL_BOT_APPLICATIONS, USUAL_PAUSE_MS));
  return results;
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
    await loadJobs(stage.linkedin, jobs);
    // The script knows one skin and one sign-in page; it is spared the others.
    await stage.linkedin.setFaults({
      latency_ms: LATENCY_MS,
      skin: "legacy",
      login_variant: "classic",
      skip_interstitial: false,
    });
    const jobIds = jobs.map((_, index) => String(7_000_000_000 + index));
    const options = { portalUrl: stage.linkedin.url, chromiumPath, jobIds, parallel, pauseMs };
    const script = await runScriptProcess({ ...options, cvPath: DEMO_CV }, stage.folder);
    const received = await countReceived(stage.linkedin);
    if (received !== count) throw new Error(`The script sent ${received} of ${count}`);
    const name = pauseMs === null ? "bare script" : "usual bot";
    return applyingFigures(name, parallel, count, script.seconds, script.processes);
  } finally {
    await stage.close();
  }
}
