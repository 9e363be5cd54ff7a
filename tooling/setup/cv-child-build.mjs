import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, SETUP_DIR } from "./paths.mjs";
import { SetupError } from "./progress.mjs";
import { runTool, tailOf } from "./run-tool.mjs";
import { hashSources } from "./source-hash.mjs";

const OUT = join(SETUP_DIR, "cv-child");
const STAMP = join(OUT, ".sources");
const SCRIPT = join(OUT, "child.cjs");

/** Everything the build is made from; package-lock.json stands for the libraries. */
const SOURCES = ["packages/cv", "packages/contract", "package-lock.json"];

/**
 * Builds the process that reads CVs into .data/cv-child when its sources are not those it was built from, and answers its
 * script.
 * @param {import("./progress.mjs").Progress} progress
 * @param {string} node
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<string>}
 */
export function ensureCvChild(progress, node, environment) {
  return progress.step(async () => {
    const hash = hashSources(SOURCES);
    if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === hash) {
      return { line: "CV reader is built", value: SCRIPT };
    }
    const vite = join(ROOT, "node_modules/vite/bin/vite.js");
    const result = await runTool(node, [vite, "build", "--outDir", OUT], {
      cwd: join(ROOT, "packages/cv"),
      env: environment,
    });
    if (result.code !== 0 || !existsSync(SCRIPT)) {
      throw new SetupError(`The CV reader could not be built:\n${tailOf(result.output)}`);
    }
    writeFileSync(STAMP, hash);
    return { line: "CV reader built", value: SCRIPT };
  });
}
