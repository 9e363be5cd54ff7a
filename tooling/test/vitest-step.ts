import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ROOT } from "../start/settings.ts";
import { runProgram, type Step, type StepResult } from "./step.ts";

const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
});

export interface VitestSelection {
  readonly projects: readonly string[];
  readonly files?: readonly string[];
  readonly exclude?: readonly string[];
}

/** A step that runs Vitest projects and counts their tests. A file that does not load counts as one failure. */
export function vitestStep(name: string, selection: VitestSelection): Step {
  return { name, run: () => runVitest(name, selection) };
}

async function runVitest(name: string, selection: VitestSelection): Promise<StepResult> {
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
    ...selection.projects.map((project) => `--project=${project}`),
    ...(selection.exclude ?? []).map((pattern) => `--exclude=${pattern}`),
    ...(selection.files ?? []),
  ]);
  const report = Report.safeParse(readReport(file));
  if (!report.success) {
    return exitCode === 0
      ? { passed: 0, failed: 0, output, skipped: "no tests" }
      : { passed: 0, failed: 1, output };
  }
  const { numPassedTests, numFailedTests } = report.data;
  // A file that does not load, or an error outside of any test, fails the run without a failed test.
  const hasOtherFailure = exitCode !== 0 && numFailedTests === 0;
  return {
    passed: numPassedTests,
    failed: numFailedTests + (hasOtherFailure ? 1 : 0),
    output,
  };
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
