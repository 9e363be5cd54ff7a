import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";
import { ROOT } from "../start/settings.ts";
import { runProgram, type Step, type StepResult } from "./step.ts";

const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(z.unknown()) })),
});
type Report = z.infer<typeof Report>;

/**
 * A step that runs Vitest projects and counts their tests. A file that does not load counts as one failure, and so does each
 * project without a single test: tests that are gone guard nothing.
 */
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
    "--reporter=minimal",
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...projects.map((project) => `--project=${project}`),
  ]);
  const report = Report.safeParse(readReport(file)).data;
  if (report === undefined) {
    return { passed: 0, failed: 1, output: `${output}\nVitest wrote no report.` };
  }
  const empty = listEmptyProjects(report, projects);
  const failed = report.numFailedTests + empty.length;
  return {
    passed: report.numPassedTests,
    // A file that does not load, or an error outside of any test, fails the run without a failed test.
    failed: exitCode !== 0 && failed === 0 ? 1 : failed,
    output: [output, ...empty.map((project) => `The project ${project} has no tests.`)].join("\n"),
    left: report.numPendingTests,
  };
}

/** The projects of which no test ran, by where the files lie: `apps/web/…`, `tooling/…`, `tooling/canary.test.ts`. */
export function listEmptyProjects(
  report: Pick<Report, "testResults">,
  projects: readonly string[],
): string[] {
  const seen = new Set(
    report.testResults
      .filter((each) => each.assertionResults.length > 0)
      .flatMap((each) => relative(ROOT, each.name).split("/").slice(0, 2))
      .map((part) => part.replace(/\.test\.ts$/, "")),
  );
  return projects.filter((project) => !seen.has(project));
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
