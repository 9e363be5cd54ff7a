import { spawn } from "node:child_process";

/** What a step found. `output` is shown when something failed; `left` counts tests that are there and did not run. */
export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
  readonly left?: number;
}

/** One line of the summary. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<StepResult>;
}

export interface StepOutcome extends StepResult {
  readonly name: string;
  readonly seconds: number;
}

/** A failing step shows no more than this: the first and the last lines say what is wrong. */
const SHOWN_LINES = 400;

/** Runs the steps one after another, each with its line, goes on after a failure, and answers them all. */
export async function runSteps(steps: readonly Step[]): Promise<StepOutcome[]> {
  const outcomes: StepOutcome[] = [];
  for (const step of steps) {
    const start = performance.now();
    const result = await step.run().catch((error: unknown) => ({
      passed: 0,
      failed: 1,
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }));
    const outcome = { ...result, name: step.name, seconds: (performance.now() - start) / 1000 };
    outcomes.push(outcome);
    process.stdout.write(`${lineOf(outcome)}\n`);
    if (outcome.failed > 0) process.stdout.write(`${shorten(outcome.output)}\n`);
  }
  return outcomes;
}

/** Prints the summary, whose last line is `N passed, N failed`, and answers the exit code. */
export function summarise(outcomes: readonly StepOutcome[]): number {
  const sum = (key: "passed" | "failed" | "seconds"): number =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  process.stdout.write(`\nSummary (${sum("seconds").toFixed(0)} s)\n`);
  for (const outcome of outcomes) process.stdout.write(`  ${lineOf(outcome)}\n`);
  process.stdout.write(`\n${sum("passed")} passed, ${sum("failed")} failed\n`);
  return sum("failed") === 0 ? 0 : 1;
}

/** A step that is right when its program ends with 0. */
export function check(name: string, file: string, args: readonly string[]): Step {
  return {
    name,
    run: async () => {
      const { exitCode, output } = await runProgram(file, args);
      return exitCode === 0
        ? { passed: 1, failed: 0, output }
        : { passed: 0, failed: 1, output: `${output}\n(${name}: exit code ${exitCode})` };
    },
  };
}

/** Runs one of our Node programs to its end, with what it printed. */
export async function runProgram(
  file: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ exitCode: number; output: string; standardOutput: string }> {
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const all: string[] = [];
  const standard: string[] = [];
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    all.push(text);
    standard.push(text);
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => all.push(text));
  const ended = Promise.withResolvers<number>();
  child.once("error", ended.reject);
  child.once("close", (code) => ended.resolve(code ?? 1));
  const passOn = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.on("SIGTERM", passOn);
  const exitCode = await ended.promise.finally(() => process.off("SIGTERM", passOn));
  return { exitCode, output: all.join(""), standardOutput: standard.join("") };
}

function lineOf(outcome: StepOutcome): string {
  const left = outcome.left === undefined || outcome.left === 0 ? "" : `, ${outcome.left} not run`;
  const rest = `${left} (${outcome.seconds.toFixed(1)} s)`;
  if (outcome.failed > 0) {
    return `✗ ${outcome.name}: ${outcome.passed} passed, ${outcome.failed} failed${rest}`;
  }
  return `✓ ${outcome.name}: ${outcome.passed} passed${rest}`;
}

function shorten(output: string): string {
  const lines = output.trimEnd().split("\n");
  if (lines.length <= SHOWN_LINES) return lines.join("\n");
  const half = SHOWN_LINES / 2;
  const left = lines.length - SHOWN_LINES;
  return [...lines.slice(0, half), `… ${left} lines …`, ...lines.slice(-half)].join("\n");
}
