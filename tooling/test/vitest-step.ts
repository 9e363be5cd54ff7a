import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ROOT } from "../start/settings.ts";
import { runProgram, type Step, type StepResult } from "./step.ts";

const Report = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

const NOTHING = { numPassedTests: 0, numFailedTests: 0 };

/** A step that runs Vitest projects and counts their tests. A file that does not load counts as one failure. */
export function vitestStep(name: string, projects: readonly string[]): Step {
  return { name, run: () => runVitest(name, projects) };
}

async function runVitest(name: string, projects: readonly string[]): Promise<StepResult> {
  const folder = join(ROOT, ".data/test-reports");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name.replaceAll(" ", "-")}.json`);
  rmSync(file, { force: true });
  const { exitCode, output } = await runProgram(join(ROOT, "node_modules/vitest/vitest.mjs"), [
    "run",
    `--root=${ROOT}`,
    "--passWithNoTests",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...projects.map((project) => `--project=${project}`),
  ]);
  const report = Report.safeParse(readReport(file));
  const { numPassedTests: passed, numFailedTests: failed } = report.data ?? NOTHING;
  if (exitCode === 0 && passed === 0) return { passed, failed, output, skipped: "no tests" };
  // A file that does not load, or an error outside of any test, fails the run without a failed test.
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed, output };
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
