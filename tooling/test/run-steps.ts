import type { Step, StepResult } from "./step.ts";

export interface StepOutcome extends StepResult {
  readonly name: string;
  readonly seconds: number;
}

/** A failing step shows no more than this: the first and the last lines say what is wrong. */
const SHOWN_LINES = 400;

/**
 * Runs the lanes side by side and the steps of a lane one after another, and returns what each step found, in the order of
 * the lanes. Says when a step begins and how it ended. A step that fails stops nothing; an aborted signal ends the steps
 * that run and begins no more.
 */
export async function runLanes(
  lanes: readonly (readonly Step[])[],
  signal: AbortSignal,
): Promise<StepOutcome[]> {
  return (await Promise.all(lanes.map((steps) => runSteps(steps, signal)))).flat();
}

async function runSteps(steps: readonly Step[], signal: AbortSignal): Promise<StepOutcome[]> {
  const outcomes: StepOutcome[] = [];
  for (const step of steps) {
    if (signal.aborted) break;
    const start = performance.now();
    process.stdout.write(`  ${step.name} …\n`);
    const result = await step.run(signal).catch((error: unknown) => ({
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

/**
 * Prints the summary, then `notes`, then the line `N passed, N failed`, which is the last one. Returns the exit code.
 * `seconds` is how long the whole took: steps run side by side.
 */
export function summarise(
  outcomes: readonly StepOutcome[],
  seconds: number,
  notes: readonly string[] = [],
): number {
  const sum = (key: "passed" | "failed"): number =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const lines = [
    "",
    `Summary (${seconds.toFixed(0)} s)`,
    ...outcomes.map((outcome) => `  ${lineOf(outcome)}`),
    ...notes,
    "",
    `${sum("passed")} passed, ${sum("failed")} failed`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  return sum("failed") === 0 ? 0 : 1;
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
