import { parseArgs } from "node:util";
import { SiteTrials, waysOf } from "./keys/break-site.ts";
import type { TrialResult } from "./keys/break-site.ts";
import { FLOWS } from "./keys/flows.ts";
import { countsOf, lineOf } from "./keys/key-report.ts";
import type { KeyLine } from "./keys/key-report.ts";
import { unmetLosses } from "./keys/known-losses.ts";
import { SITES } from "./keys/sites.ts";
import type { Site } from "./keys/sites.ts";
import { helpOf } from "../../tooling/setup/commands.mjs";
import { writeFigures } from "../common/options.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const text = { type: "string" } as const;

/** Breaks each key of a site in turn. Returns all lines, and the ways that could not be gone. */
async function breakSite(
  site: Site,
  {
    flow,
    key,
    slowness,
    atOnce,
  }: { flow?: string; key?: string; slowness: number; atOnce: number },
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

function readCall() {
  const { values } = parseArgs({
    options: {
      portal: text,
      flow: text,
      key: text,
      slowness: text,
      "at-once": text,
      json: text,
    },
  });
  const sites = SITES.filter(({ table }) => values.portal === undefined || table === values.portal);
  const isFlow = values.flow === undefined || FLOWS.some((flow) => flow === values.flow);
  const slowness = Number(values.slowness ?? "1");
  const atOnce = Number(values["at-once"] ?? "1");
  const isGood = isFlow && slowness > 0 && Number.isInteger(atOnce) && atOnce > 0;
  return sites.length > 0 && isGood ? { ...values, slowness, atOnce, sites } : undefined;
}

const call = readCall();
if (call === undefined) {
  process.stderr.write(`${helpOf("soak:keys")}\n`);
  process.exitCode = 2;
} else {
  const results = [];
  for (const site of call.sites) results.push(await breakSite(site, call));
  const all = results.flatMap(({ lines }) => lines);
  const silent = all.filter(({ state }) => state === "silent");
  const isWhole = call.flow === undefined && call.key === undefined;
  const unmet = isWhole ? results.flatMap(({ table, lines }) => unmetLosses(table, lines)) : [];
  say(`\nAll: ${countsOf(all)}`);
  for (const { text: line } of silent) say(line);
  for (const { table, key, loss } of unmet)
    say(`Take it off known-losses.ts: ${table} ${key} ${loss} was not met`);
  writeFigures(call.json, { results });
  // The sandbox and the browser go with this process.
  process.exit(silent.length + unmet.length === 0 ? 0 : 1);
}
