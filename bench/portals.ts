import { type StagePortalName, stagePortals } from "../tooling/stage/portals.ts";
import { type ApplyingFigures, describeApplying } from "./applying-figures.ts";
import { plansOf } from "./catalogue.ts";
import { benchProduct } from "./product.ts";

/** LinkedIn is measured by itself, beside a script and a bot. */
const PORTALS = [
  "indeed",
  "glassdoor",
  "greenhouse",
  "lever",
  "ashby",
] as const satisfies readonly StagePortalName[];
/** Applications by slot: enough for each to get past its start. */
const APPLICATIONS_EACH = 8;

/**
 * Applications a minute on the portals beside LinkedIn and what each costs, measured as there: Indeed, Glassdoor and a company's
 * board of each maker. Every form asks for contact details, a CV and the same five questions.
 */
export async function benchPortals(
  slotCounts: readonly number[],
  say: (line: string) => void,
): Promise<ApplyingFigures[]> {
  const results: ApplyingFigures[] = [];
  for (const name of PORTALS) {
    const portal = stagePortals[name];
    for (const slots of slotCounts) {
      const jobs = plansOf(slots * APPLICATIONS_EACH).map(portal.jobOf);
      const line = await benchProduct({ runner: name, portal }, slots, jobs);
      results.push(line);
      say(describeApplying(line));
    }
  }
  return results;
}
