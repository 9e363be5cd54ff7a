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
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});
type Report = z.infer<typeof Report>;

export interface VitestOptions {
  /** Only the tests below these folders, or of these files; each of them must have some. */
  readonly folders: readonly string[];
  /** Files that run at the same time. */
  readonly workers: number;
}

/** Which tests are to run: all below folders, or those that import files, directly or not. */
type Wish = { readonly folders: readonly string[] } | { readonly importersOf: readonly string[] };

/**
 * A step that runs tests of Vitest projects and counts them. A file that does not load counts as one failure, and so does each
 * folder without a single test that ran: tests that are gone guard nothing.
 */
export function vitestStep(
  name: string,
  projects: readonly string[],
  { folders, workers }: VitestOptions,
): Step {
  return { name, run: (signal) => runVitest(name, projects, { folders }, workers, signal) };
}

/** As `vitestStep`, for the tests that import some files, directly or not; there may be none. */
export function relatedStep(
  name: string,
  projects: readonly string[],
  { files, workers }: { readonly files: readonly string[]; readonly workers: number },
): Step {
  const wish = { importersOf: files };
  return { name, run: (signal) => runVitest(name, projects, wish, workers, signal) };
}

async function runVitest(
  name: string,
  projects: readonly string[],
  wish: Wish,
  workers: number,
  signal: AbortSignal,
): Promise<StepResult> {
  const folder = join(ROOT, ".data/test-reports");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name.replaceAll(" ", "-")}.json`);
  rmSync(file, { force: true });
  const args = [
    ...("folders" in wish
      ? ["run", ...wish.folders]
      : ["related", "--run", "--passWithNoTests", ...wish.importersOf]),
    `--root=${ROOT}`,
    "--reporter=minimal",
    "--reporter=json",
    `--outputFile.json=${file}`,
    `--maxWorkers=${workers}`,
    ...projects.map((project) => `--project=${project}`),
  ];
  const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
  const { exitCode, output } = await runProgram(vitest, args, { signal });
  const report = Report.safeParse(readReport(file)).data;
  if (report === undefined) {
    return { passed: 0, failed: 1, output: `${output}\nVitest wrote no report.` };
  }
  const empty = "folders" in wish ? listEmptyFolders(report, wish.folders) : [];
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

/** How a test ends that ran: one that is skipped guards nothing. */
const RAN: ReadonlySet<string> = new Set(["passed", "failed"]);

/** The folders, and files, in which no test ran; `tooling/lint-fixtures` is also `tooling/lint-fixtures.test.ts`. */
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
    .filter((each) => each.assertionResults.some(({ status }) => RAN.has(status)))
    .map((each) => relative(ROOT, each.name));
  return folders.filter(
    (folder) =>
      !seen.some(
        (file) => file === folder || file.startsWith(`${folder}/`) || file.startsWith(`${folder}.`),
      ),
  );
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
