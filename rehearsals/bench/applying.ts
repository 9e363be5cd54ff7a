import { stagePortals } from "../stage/portals.ts";
import { type ApplyingFigures, describeApplying } from "./applying-figures.ts";
import { benchScript } from "./bench-script.ts";
import { benchJobs } from "./catalogue.ts";
import { benchProduct } from "./product.ts";

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
  const bare = { chromiumPath, runner: "bare script", script: "linkedin" } as const;
  for (const slots of slotCounts) {
    const count = APPLICATIONS[slots] ?? slots * 8;
    note(await benchProduct(linkedIn, slots, benchJobs(count)));
    note(await benchScript({ ...bare, slots, jobs: benchJobs(count) }));
  }
  const jobs = benchJobs(USUAL_BOT_APPLICATIONS);
  note(
    await benchScript({ ...bare, runner: "usual bot", slots: 1, jobs, pauseMs: USUAL_PAUSE_MS }),
  );
  return results;
}
