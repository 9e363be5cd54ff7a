import { z } from "zod";
import { SiteTrials, waysOf } from "./keys/break-site.ts";
import type { TrialResult } from "./keys/break-site.ts";
import { FLOWS } from "./keys/flows.ts";
import { countsOf, lineOf } from "./keys/key-report.ts";
import type { KeyLine } from "./keys/key-report.ts";
import { unmetLosses } from "./keys/known-losses.ts";
import { SITES } from "./keys/sites.ts";
import type { Site } from "./keys/sites.ts";
import { json, readOptions, text, wholeNumber, writeFigures } from "../common/options.ts";
import { say } from "../common/report.ts";

/** Breaks each key of a site in turn. Returns all lines, and the ways that could not be gone. */
async function breakSite(
  site: Site,
  {
    flow,
    key,
    slowness,
    atOnce,
  }: { flow?: string | undefined; key?: string | undefined; slowness: number; atOnce: number },
) {
  const trials = new SiteTrials(site, slowness);
  const lines: KeyLine[] = [];
  try {
    const ways = waysOf(site).filter((way) => flow === undefined || way.flow === flow);
    const met = (await trials.prepare(ways)).filter((trial) => trial.key.includes(key ?? ""));
    say(`\n${site.table}: ${met.length} keys on ${ways.length} ways`);
    for (const unfit of trials.unfit) say(`not gone   ${site.table} ${unfit}`);
    const onResult = (result: TrialResult): void => {
      const line = lineOf(site.table, result);
      lines.push(line);
      say(line.text);
    };
    await trials.runAll(met, { atOnce, onResult });
  } finally {
    await trials.stop();
  }
  say(`${site.table}: ${countsOf(lines)}`);
  return { table: site.table, lines, unfit: trials.unfit };
}

const {
  portal,
  json: file,
  "at-once": atOnce,
  ...wish
} = readOptions("soak:keys", {
  portal: z.enum(SITES.map(({ table }) => table)).optional(),
  flow: z.enum(FLOWS).optional(),
  key: text.optional(),
  slowness: z.coerce.number().positive().default(1),
  "at-once": wholeNumber(1, 1),
  json,
});
const results = [];
for (const site of SITES.filter(({ table }) => portal === undefined || table === portal))
  results.push(await breakSite(site, { ...wish, atOnce }));
const all = results.flatMap(({ lines }) => lines);
const silent = all.filter(({ state }) => state === "silent");
const isWhole = wish.flow === undefined && wish.key === undefined;
const unmet = isWhole ? results.flatMap(({ table, lines }) => unmetLosses(table, lines)) : [];
say(`\nAll: ${countsOf(all)}`);
for (const { text: line } of silent) say(line);
for (const { table, key, loss } of unmet)
  say(`Take it off known-losses.ts: ${table} ${key} ${loss} was not met`);
writeFigures(file, { results });
// The sandbox and the browser go with this process.
process.exit(silent.length + unmet.length === 0 ? 0 : 1);
