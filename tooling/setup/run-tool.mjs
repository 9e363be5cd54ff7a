import { spawn } from "node:child_process";

/**
 * Runs a program to its end and returns its exit code (-1 when it cannot be run or takes longer than `timeoutMs`) and what
 * it printed.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runTool(file, args, options = {}) {
  const child = spawn(file, args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    stdio: ["ignore", "pipe", "pipe"],
    timeout: options.timeoutMs,
    killSignal: "SIGKILL",
  });
  /** @type {string[]} */
  const output = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => output.push(String(text)));
  }
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: -1, output: error.message }));
    child.once("close", (code) => resolve({ code: code ?? -1, output: output.join("") }));
  });
}

/**
 * The last lines of a program's output, indented, for the message of a failed step.
 * @param {string} output
 */
export function tailOf(output) {
  return output
    .trimEnd()
    .split("\n")
    .slice(-15)
    .map((line) => `    ${line}`)
    .join("\n");
}
