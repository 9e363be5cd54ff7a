import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ROOT } from "../start/settings.ts";
import { check, runProgram, type Step, type StepResult } from "./step.ts";
import { vitestStep } from "./vitest-step.ts";

const E2E = join(ROOT, "e2e");
const CHAOS = join(ROOT, "tooling/chaos.ts");

/** What runs the product, from its smallest parts to the whole (docs/testing.md). */
export const productSteps: readonly Step[] = [
  vitestStep("unit tests", ["contract", "domain", "kit", "answers", "cv", "tooling"]),
  vitestStep("database tests", ["db", "testkit"]),
  vitestStep("api tests", ["api"]),
  vitestStep("driver tests", ["portals", "sandbox", "worker"]),
  vitestStep("web tests", ["web"]),
  { name: "end-to-end tests", run: runEndToEnd },
  { name: "chaos (short)", run: runChaos },
];

const Report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

async function runEndToEnd(): Promise<StepResult> {
  const hasSpecs =
    existsSync(E2E) &&
    readdirSync(E2E, { recursive: true, encoding: "utf8" }).some(
      (name) => name.endsWith(".spec.ts") && !name.includes("node_modules"),
    );
  if (!hasSpecs) return { passed: 0, failed: 0, output: "", skipped: "no e2e/*.spec.ts" };
  const folder = join(ROOT, ".data/test-reports");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "end-to-end.json");
  rmSync(file, { force: true });
  const { exitCode, output } = await runProgram(
    join(ROOT, "node_modules/@playwright/test/cli.js"),
    ["test", `--config=${E2E}`, "--reporter=list,json"],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  );
  const report = existsSync(file)
    ? Report.safeParse(JSON.parse(readFileSync(file, "utf8"))).data
    : undefined;
  if (report === undefined) return { passed: 0, failed: 1, output };
  // A test that fails first and passes then is a failure: nobody can rely on it.
  const failed = report.stats.unexpected + report.stats.flaky;
  return {
    passed: report.stats.expected,
    failed: Math.max(failed, exitCode === 0 ? 0 : 1),
    output,
  };
}

async function runChaos(): Promise<StepResult> {
  if (!existsSync(CHAOS))
    return { passed: 0, failed: 0, output: "", skipped: "no tooling/chaos.ts" };
  return check("chaos (short)", CHAOS, ["--short"]).run();
}
