import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ROOT } from "../start/settings.ts";
import { check, runProgram, type Step, type StepResult } from "./step.ts";
import { vitestStep } from "./vitest-step.ts";

const E2E = join(ROOT, "e2e");

/** What runs the product, from its smallest parts to the whole (docs/testing.md). */
export const productSteps: readonly Step[] = [
  vitestStep("unit tests", ["contract", "domain", "kit", "answers", "cv", "tooling"]),
  vitestStep("database tests", ["db", "testkit"]),
  vitestStep("api tests", ["api"]),
  vitestStep("driver tests", ["portals", "sandbox", "worker"]),
  vitestStep("web tests", ["web"]),
  { name: "end-to-end tests", run: runEndToEnd },
  check("chaos (short)", join(ROOT, "tooling/chaos.ts"), ["--short"]),
];

const Report = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

async function runEndToEnd(): Promise<StepResult> {
  const folder = join(ROOT, ".data/test-reports");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "end-to-end.json");
  rmSync(file, { force: true });
  const { exitCode, output } = await runProgram(
    join(ROOT, "node_modules/@playwright/test/cli.js"),
    ["test", `--config=${E2E}`, "--reporter=dot,json"],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  );
  const report = existsSync(file)
    ? Report.safeParse(JSON.parse(readFileSync(file, "utf8"))).data
    : undefined;
  if (report === undefined) return { passed: 0, failed: 1, output };
  const { expected, unexpected, flaky, skipped } = report.stats;
  // A test that fails first and passes then is a failure: nobody can rely on it. So is a folder that has lost its tests.
  const failed = unexpected + flaky;
  const isSound = exitCode === 0 && expected > 0;
  return { passed: expected, failed: Math.max(failed, isSound ? 0 : 1), output, left: skipped };
}
