import { stagePortals } from "../stage/portals.ts";
import { type ApplyingFigures, describeApplying } from "./applying-figures.ts";
import { benchScript } from "./bench-script.ts";
import { benchJobs, plansOf } from "./catalogue.ts";
import { benchProduct } from "./product.ts";
import { SCRIPT_NAMES, type ScriptName } from "./scripts/scripts.ts";

/** Applications by slot: enough for each to get past its start. */
const APPLICATIONS_EACH = 8;

/**
 * Applications a minute on every portal and maker, or one of them, and what each costs, beside a bare script on the same pages. Every form asks for what its portal
 * asks for, a CV where it takes one, and the same five questions; both take two pictures of each application.
 */
export async function benchPortals(
  chromiumPath: string,
  {
    portal: only,
    slotCounts,
  }: { readonly portal: ScriptName | undefined; readonly slotCounts: readonly number[] },
  say: (line: string) => void,
): Promise<ApplyingFigures[]> {
  const results: ApplyingFigures[] = [];
  const note = (line: ApplyingFigures): void => {
    results.push(line);
    say(describeApplying(line));
  };
  for (const name of only === undefined ? SCRIPT_NAMES : [only]) {
    const portal = stagePortals[name];
    for (const slots of slotCounts) {
      const count = slots * APPLICATIONS_EACH;
      const jobs = name === "linkedin" ? benchJobs(count) : plansOf(count).map(portal.jobOf);
      const product = await benchProduct({ runner: name, portal }, slots, jobs);
      note(product);
      const runner = `${name}, bare script`;
      const takesPictures = true;
      const wish = { runner, script: name, chromiumPath, slots, jobs, takesPictures };
      const script = await benchScript(wish).catch((error: unknown) => {
        // The others are measured all the same.
        say(`  ${runner}, ${slots} at a time: did not get through: ${String(error)}`);
      });
      if (script === undefined) continue;
      note(script);
      say(describeRatio(name, product, script));
    }
  }
  return results;
}

function describeRatio(name: string, product: ApplyingFigures, script: ApplyingFigures): string {
  const times = (over: number, under: number): string => (over / under).toFixed(2);
  return `  ${name}: the script is ${times(script.perMinute, product.perMinute)} times as fast, for ${times(script.cpuSecondsEach, product.cpuSecondsEach)} of the CPU seconds`;
}
