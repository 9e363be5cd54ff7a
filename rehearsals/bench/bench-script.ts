import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DEMO_CV } from "@sendoff/testkit/person";
import { z } from "zod";
import { stagePortals } from "../stage/portals.ts";
import { openStage } from "../stage/stage.ts";
import { applyingFigures, type ApplyingFigures } from "./applying-figures.ts";
import { countReceived, loadJobs } from "./catalogue.ts";
import { LATENCY_MS } from "./product.ts";
import { runScriptProcess } from "./script-process.ts";
import { SCRIPT_PAGES, type ScriptName } from "./scripts/scripts.ts";

const Jobs = z.array(z.object({ id: z.string(), title: z.string(), company: z.string() }));

interface ScriptBench {
  readonly runner: string;
  readonly script: ScriptName;
  readonly chromiumPath: string;
  /** Contexts side by side. */
  readonly slots: number;
  readonly jobs: readonly object[];
  readonly pauseMs?: readonly [number, number];
  /** Two pictures of each application, as the product takes them. */
  readonly takesPictures?: boolean;
}

/** What a script does on one portal, and what it costs: its Node and its browser. Throws when the portal has not received all. */
export async function benchScript(bench: ScriptBench): Promise<ApplyingFigures> {
  const { runner, script, chromiumPath, slots, jobs } = bench;
  const stage = await openStage({ name: "bench", workers: 1 });
  try {
    const portal = stagePortals[script];
    const control = portal.control(stage);
    await loadJobs(control, jobs);
    await control.setFaults({ latency_ms: LATENCY_MS, ...SCRIPT_PAGES[script] });
    const hasAccounts = control.url !== stage.boards.url;
    const names = Array.from(
      { length: hasAccounts ? slots : 0 },
      (_, nth) => `bare${nth}@example.com`,
    );
    const pictureFolder = join(stage.folder, "script-pictures");
    mkdirSync(pictureFolder, { recursive: true });
    const options = {
      script,
      portalUrl: control.url,
      chromiumPath,
      jobIds: Jobs.parse(jobs).map((job) => portal.listedId?.(job) ?? job.id),
      parallel: slots,
      accounts: await Promise.all(names.map((name) => control.openSession(name))),
      cvPath: DEMO_CV,
      pauseMs: bench.pauseMs ?? null,
      pictureFolder: bench.takesPictures === true ? pictureFolder : null,
    };
    const { seconds, processes } = await runScriptProcess(options, stage.folder);
    const received = await countReceived(control);
    if (received !== jobs.length) throw new Error(`The script sent ${received} of ${jobs.length}`);
    return applyingFigures(runner, slots, jobs.length, seconds, processes);
  } finally {
    await stage.close();
  }
}
