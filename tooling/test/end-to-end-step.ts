import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ROOT } from "../start/settings.ts";
import { type FileTime, runProgram, type Step, type StepResult } from "./step.ts";

const E2E = join(ROOT, "e2e");

const Spec = z.object({
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
});
const Report = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  suites: z.array(z.object({ specs: z.array(Spec) })),
});

const REPORTS = join(ROOT, ".data/test-reports");

/** The whole product in a browser, so many specs at the same time, each worker with a product of its own. */
export function endToEndStep({ workers }: { readonly workers: number }): Step {
  return {
    name: "end-to-end tests",
    run: (signal) => runEndToEnd({ workers, specs: E2E, reports: REPORTS }, signal),
  };
}

/** Runs the specs of a folder that holds their configuration too. */
export async function runEndToEnd(
  {
    workers,
    specs,
    reports,
  }: { readonly workers: number; readonly specs: string; readonly reports: string },
  signal: AbortSignal,
): Promise<StepResult> {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, "end-to-end.json");
  rmSync(file, { force: true });
  const { exitCode, output } = await runProgram(
    join(ROOT, "node_modules/@playwright/test/cli.js"),
    ["test", `--config=${specs}`, `--workers=${workers}`, "--reporter=dot,json"],
    { signal, environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  );
  const report = existsSync(file)
    ? Report.safeParse(JSON.parse(readFileSync(file, "utf8"))).data
    : undefined;
  if (report === undefined) return { passed: 0, failed: 1, output };
  const { expected, unexpected, flaky, skipped } = report.stats;
  // A test that fails first and passes then is a failure: nobody can rely on it. So is a folder that has lost its tests.
  const failed = unexpected + flaky;
  const isSound = exitCode === 0 && expected > 0;
  return {
    passed: expected,
    failed: Math.max(failed, isSound ? 0 : 1),
    output,
    left: skipped,
    files: fileTimes(report),
  };
}

function fileTimes({ suites }: z.infer<typeof Report>): FileTime[] {
  const specs = Map.groupBy(
    suites.flatMap((suite) => suite.specs),
    ({ file }) => file,
  );
  return [...specs].map(([file, ofFile]) => {
    const results = ofFile.flatMap(({ tests }) => tests).flatMap((test) => test.results);
    const ms = results.reduce((sum, { duration }) => sum + duration, 0);
    return { file: `e2e/${file}`, seconds: ms / 1000 };
  });
}
