import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "../start/settings.ts";
import startTestPostgres from "./test-postgres.ts";
import { changedLanes, describeChange, findChange } from "./changed.ts";
import { compareWithEarlier, listSlowest } from "./durations.ts";
import { untilInterrupted } from "./interruption.ts";
import { allLanes } from "./lanes.ts";
import { runLanes, summarise } from "./run-steps.ts";

process.chdir(ROOT);
const { values } = parseArgs({
  options: { changed: { type: "boolean" }, since: { type: "string" } },
});
const since = values.since ?? (values.changed === true ? "HEAD" : undefined);
const change = since === undefined ? undefined : findChange(since);
if (change !== undefined) process.stdout.write(`${describeChange(change)}\n`);

const startedAt = performance.now();
const interruption = untilInterrupted();
// One server for all steps: each of them would start and end its own.
const stopPostgres = await startTestPostgres();
// What tests and browsers leave among the temporary files goes with the run. Others may look in: servers run as a user of their own.
const scratch = mkdtempSync(join(tmpdir(), "sendoff-test-"));
chmodSync(scratch, 0o755);
process.env["TMPDIR"] = scratch;
const lanes = change === undefined ? allLanes : changedLanes(change);
const outcomes = await runLanes(lanes, interruption);
await stopPostgres?.();
rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
const notes =
  change === undefined && !interruption.aborted
    ? [
        ...listSlowest(outcomes),
        ...compareWithEarlier(outcomes, join(ROOT, ".data/test-reports/earlier.json")),
      ]
    : [];
const exitCode = summarise(outcomes, (performance.now() - startedAt) / 1000, notes);
process.exit(interruption.aborted ? 130 : exitCode);
