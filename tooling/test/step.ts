import { runTool } from "../setup/run-tool.mjs";

/** What a step found. */
export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  /** Shown when something failed. */
  readonly output: string;
  /** Tests that are there and did not run. */
  readonly left?: number;
  /** How long each test file took, where the step has files. */
  readonly files?: readonly FileTime[];
}

export interface FileTime {
  /** Below the repository. */
  readonly file: string;
  readonly seconds: number;
}

/** One line of the summary. */
export interface Step {
  readonly name: string;
  /** An aborted signal ends its programs. */
  readonly run: (signal: AbortSignal) => Promise<StepResult>;
}

/** A step that is right when its program ends with 0. */
export function check(name: string, file: string, args: readonly string[]): Step {
  return {
    name,
    run: async (signal) => {
      const { exitCode, output } = await runProgram(file, args, { signal });
      return exitCode === 0
        ? { passed: 1, failed: 0, output }
        : { passed: 0, failed: 1, output: `${output}\n(${name}: exit code ${exitCode})` };
    },
  };
}

/** Runs one of our Node programs to its end and returns what it printed. An aborted signal ends it with SIGTERM. */
export async function runProgram(
  file: string,
  args: readonly string[],
  options: {
    readonly signal: AbortSignal;
    readonly environment?: Readonly<Record<string, string>>;
    /** Where it runs; here if it is left out. */
    readonly folder?: string;
  },
): Promise<{ exitCode: number; output: string; standardOutput: string }> {
  const { code, ...said } = await runTool(process.execPath, [file, ...args], {
    cwd: options.folder,
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0", ...options.environment },
    signal: options.signal,
  });
  return { exitCode: code, ...said };
}
