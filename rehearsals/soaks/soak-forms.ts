import { z } from "zod";
import { ALL_PORTALS, PORTAL_NAMES, type PortalName } from "./forms/portals.ts";
import { type Rehearsal, rehearse } from "./forms/rehearse.ts";
import { json, readOptions, seed, writeFigures } from "../common/options.ts";
import { say } from "../common/report.ts";
import { openStage } from "../stage/stage.ts";

const OPTIONS = readOptions("soak:forms", {
  portal: z.enum(PORTAL_NAMES).optional(),
  applications: z.coerce.number().int().min(1).max(5000).default(500),
  seed,
  slots: z.coerce.number().int().min(1).max(64).default(8),
  minutes: z.coerce.number().positive().optional(),
  json,
});

await rehearseAll(OPTIONS);

async function rehearseAll({
  portal,
  applications,
  slots,
  minutes,
  json,
  seed,
}: typeof OPTIONS): Promise<void> {
  const portals: readonly PortalName[] = portal === undefined ? ALL_PORTALS : [portal];
  say(`soak:forms seed ${seed}: ${applications} applications on each of ${portals.join(", ")}`);
  const stage = await openStage({
    name: "soak-forms",
    workers: 1,
    workerEnvironment: {
      WORKER_SLOTS: String(slots),
      CONFIRM_TIMEOUT_SECONDS: "12",
      // Nobody looks: a page waits for its owner long enough for the wait to be there.
      OWNER_WAIT_MINUTES: "0.1",
    },
  });
  const rehearsals: Rehearsal[] = [];
  try {
    for (const each of portals) {
      const rehearsal = await rehearse(stage, each, { applications, seed, minutes });
      rehearsals.push(rehearsal);
      tell(rehearsal);
    }
  } finally {
    const isWrong = ({ problems, notShown }: Rehearsal): boolean =>
      problems.length > 0 || (notShown.length > 0 && minutes === undefined);
    if (rehearsals.some(isWrong)) process.exitCode = 1;
    await stage.close();
  }
  writeFigures(json, { seed, applications, rehearsals: rehearsals.map(plainFigures) });
}

function plainFigures({ kinds, troubles, ...rest }: Rehearsal): object {
  return {
    ...rest,
    kinds: Object.fromEntries(
      Object.entries(kinds).map(([replica, counts]) => [replica, Object.fromEntries(counts)]),
    ),
    troubles: Object.fromEntries(troubles),
  };
}

function tell(rehearsal: Rehearsal): void {
  const { portal, planned, outcomes, seconds, kinds, leftOpen, troubles, problems, notShown } =
    rehearsal;
  say(`${portal}: ${rehearsal.sent} sent of ${planned} jobs in ${seconds} s`);
  for (const [what, count] of Object.entries(outcomes))
    say(`  ${String(count).padStart(5)} ${what}`);
  for (const [replica, counts] of Object.entries(kinds)) {
    say(`  ${replica.padEnd(24)} written  arrived`);
    for (const [kind, { written, arrived }] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
      say(`    ${kind.padEnd(22)} ${String(written).padStart(7)} ${String(arrived).padStart(8)}`);
  }
  say("  trouble                       people  met  outcomes");
  for (const [name, { people, met, outcomes }] of troubles) {
    const [first = "none", ...more] = Object.entries(outcomes).map(([what, n]) => `${n} ${what}`);
    say(
      `    ${name.padEnd(28)} ${String(people).padStart(4)} ${String(met).padStart(4)}  ${first}`,
    );
    for (const line of more) say(`${" ".repeat(40)}${line}`);
  }
  for (const [question, count] of Object.entries(leftOpen)) {
    say(`  left open in ${count}: ${question}`);
  }
  for (const [why, count] of Object.entries(rehearsal.refusals))
    say(`  no further run in ${count}, ${why}`);
  for (const problem of problems) say(`  PROBLEM: ${problem}`);
  for (const each of notShown) say(`  not shown: ${each}`);
  if (problems.length === 0)
    say("  what employers received equals the receipts, field by field; none twice, none looping");
  if (notShown.length === 0) say("  every kind of control was written and every trouble met");
}
