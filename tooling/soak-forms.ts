import { parseArgs } from "node:util";
import { z } from "zod";
import { PORTAL_NAMES, type PortalName } from "./soak/forms/portals.ts";
import { type Rehearsal, rehearse } from "./soak/forms/rehearse.ts";
import { writeFigures } from "./stage/json-option.ts";
import { openStage } from "./stage/stage.ts";

const SLOTS = "8";

const Options = z.object({
  portal: z.enum(PORTAL_NAMES).optional(),
  applications: z.coerce.number().int().min(1).max(5000).default(500),
  seed: z.coerce.number().int().nonnegative().optional(),
  json: z.string().min(1).optional(),
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const text = { type: "string" } as const;
const { portal, applications, json, ...given } = Options.parse(
  parseArgs({ options: { portal: text, applications: text, seed: text, json: text } }).values,
);
const seed = given.seed ?? Math.floor(Math.random() * 2 ** 31);
const portals: readonly PortalName[] = portal === undefined ? PORTAL_NAMES : [portal];
say(`soak:forms seed ${seed}: ${applications} applications on each of ${portals.join(", ")}`);

const stage = await openStage({
  name: "soak-forms",
  workers: 1,
  workerEnvironment: { WORKER_SLOTS: SLOTS },
});
const rehearsals: Rehearsal[] = [];
try {
  for (const each of portals) {
    const rehearsal = await rehearse(stage, each, applications, seed);
    rehearsals.push(rehearsal);
    tell(rehearsal);
  }
} finally {
  if (rehearsals.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
  await stage.close();
}
writeFigures(json, { seed, applications, rehearsals });

function tell({ portal: name, sent, outcomes, seconds, problems }: Rehearsal): void {
  say(`${name}: ${sent} sent in ${seconds} s`);
  for (const [outcome, count] of Object.entries(outcomes)) say(`  ${count} ${outcome}`);
  for (const problem of problems) say(`  PROBLEM: ${problem}`);
  if (problems.length === 0) {
    say("  what employers received equals the receipts, field by field; none twice, none looping");
  }
}
