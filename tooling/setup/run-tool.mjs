import { spawn } from "node:child_process";

/**
 * Runs a program to its end and returns its exit code (-1 when it cannot be run or takes longer than `timeoutMs`) and what
 * it printed. An aborted signal ends it with SIGTERM, and is waited for.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd?: string | undefined, env?: NodeJS.ProcessEnv, timeoutMs?: number, signal?: AbortSignal }} [options]
 * @returns {Promise<{ code: number, output: string, standardOutput: string }>}
 */
export function runTool(file, args, options = {}) {
  const child = spawn(file, args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    stdio: ["ignore", "pipe", "pipe"],
    timeout: options.timeoutMs,
    killSignal: options.timeoutMs === undefined ? "SIGTERM" : "SIGKILL",
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  });
  /** @type {string[]} */
  const all = [];
  /** @type {string[]} */
  const standard = [];
  child.stdout.setEncoding("utf8").on("data", (text) => {
    all.push(String(text));
    standard.push(String(text));
  });
  child.stderr.setEncoding("utf8").on("data", (text) => all.push(String(text)));
  return new Promise((resolve) => {
    child.once("error", (error) => {
      if (error.name === "AbortError") return;
      resolve({ code: -1, output: error.message, standardOutput: "" });
    });
    child.once("close", (code) =>
      resolve({ code: code ?? -1, output: all.join(""), standardOutput: standard.join("") }),
    );
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
