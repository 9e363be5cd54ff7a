import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, SETUP_DIR } from "./paths.mjs";
import { SetupError } from "./progress.mjs";
import { runTool, tailOf } from "./run-tool.mjs";
import { hashSources } from "./source-hash.mjs";

const OUT = join(SETUP_DIR, "cv-child");
const STAMP = join(OUT, ".sources");
const SCRIPT = join(OUT, "child.cjs");
const BUILT = [SCRIPT, join(OUT, "reader.js"), join(OUT, "reader.code")];

/** What the build is made from, beside Node itself; package-lock.json stands for the libraries, the CVs are those it reads for practice. */
const SOURCES = [
  "packages/cv",
  "packages/contract",
  "packages/testkit/fixtures/cv",
  "package-lock.json",
];

/**
 * Tells the state that a good build has: made from these sources by this Node, and its files whole. V8 does not check compiled code
 * beyond its head, so a damaged file would end each child.
 * @param {string} node
 */
function stampOf(node) {
  const { size, mtimeMs } = statSync(node);
  const built = createHash("sha256");
  for (const file of BUILT) built.update(existsSync(file) ? readFileSync(file) : "").update("\0");
  return [hashSources(SOURCES), size, mtimeMs, built.digest("hex")].join(" ");
}

/**
 * Builds the process that reads CVs into .data/cv-child when what is there is not what its sources give, and returns its
 * script.
 * @param {import("./progress.mjs").Progress} progress
 * @param {string} node
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<string>}
 */
export function ensureCvChild(progress, node, environment) {
  return progress.step(async () => {
    if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === stampOf(node)) {
      return { line: "CV reader is built", value: SCRIPT };
    }
    const vite = join(ROOT, "node_modules/vite/bin/vite.js");
    const result = await runTool(node, [vite, "build", "--outDir", OUT], {
      cwd: join(ROOT, "packages/cv"),
      env: environment,
    });
    if (result.code !== 0 || !BUILT.every((file) => existsSync(file))) {
      throw new SetupError(`The CV reader could not be built:\n${tailOf(result.output)}`);
    }
    writeFileSync(STAMP, stampOf(node));
    return { line: "CV reader built", value: SCRIPT };
  });
}
