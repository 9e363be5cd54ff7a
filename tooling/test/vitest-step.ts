import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";
import { ROOT } from "../start/settings.ts";
import { type FileTime, runProgram, type Step, type StepResult } from "./step.ts";

const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.unknown()),
    }),
  ),
});
type Report = z.infer<typeof Report>;

export interface VitestOptions {
  /** Only the tests below these folders; each of them must have some. */
  readonly folders: readonly string[];
  /** Files that run at the same time. */
  readonly workers: number;
  /** Only tests that import, directly or not, what differs from this commit; then a folder may be without. */
  readonly since?: string;
}

/**
 * A step that runs tests of Vitest projects and counts them. A file that does not load counts as one failure, and so does each
 * folder without a single test: tests that are gone guard nothing.
 */
export function vitestStep(
  name: string,
  projects: readonly string[],
  options: VitestOptions,
): Step {
  return { name, run: (signal) => runVitest(name, projects, options, signal) };
}

async function runVitest(
  name: string,
  projects: readonly string[],
  { folders, workers, since }: VitestOptions,
  signal: AbortSignal,
): Promise<StepResult> {
  const folder = join(ROOT, ".data/test-reports");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name.replaceAll(" ", "-")}.json`);
  rmSync(file, { force: true });
  const args = [
    "run",
    ...folders,
    `--root=${ROOT}`,
    "--reporter=minimal",
    "--reporter=json",
    `--outputFile.json=${file}`,
    `--maxWorkers=${workers}`,
    ...(since === undefined ? [] : [`--changed=${since}`, "--passWithNoTests"]),
    ...projects.map((project) => `--project=${project}`),
  ];
  const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
  const { exitCode, output } = await runProgram(vitest, args, { signal });
  const report = Report.safeParse(readReport(file)).data;
  if (report === undefined) {
    return { passed: 0, failed: 1, output: `${output}\nVitest wrote no report.` };
  }
  const empty = since === undefined ? listEmptyFolders(report, folders) : [];
  const failed = report.numFailedTests + empty.length;
  return {
    passed: report.numPassedTests,
    // A file that does not load, or an error outside of any test, fails the run without a failed test.
    failed: exitCode !== 0 && failed === 0 ? 1 : failed,
    output: [output, ...empty.map((folder) => `${folder} has no tests.`)].join("\n"),
    left: report.numPendingTests,
    files: report.testResults.map(timeOf),
  };
}

function timeOf({ name, startTime, endTime }: Report["testResults"][number]): FileTime {
  return { file: relative(ROOT, name), seconds: (endTime - startTime) / 1000 };
}

/** The folders below which no test ran; `tooling/canary` is also `tooling/canary.test.ts`. */
export function listEmptyFolders(
  report: {
    readonly testResults: readonly Pick<
      Report["testResults"][number],
      "name" | "assertionResults"
    >[];
  },
  folders: readonly string[],
): string[] {
  const seen = report.testResults
    .filter((each) => each.assertionResults.length > 0)
    .map((each) => relative(ROOT, each.name));
  return folders.filter(
    (folder) =>
      !seen.some((file) => file.startsWith(`${folder}/`) || file.startsWith(`${folder}.`)),
  );
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
