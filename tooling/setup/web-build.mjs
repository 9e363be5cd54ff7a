import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, SETUP_DIR } from "./paths.mjs";
import { SetupError } from "./progress.mjs";
import { runTool, tailOf } from "./run-tool.mjs";
import { hashSources } from "./source-hash.mjs";

const WEB = join(ROOT, "apps/web");
const OUT = join(SETUP_DIR, "web");
const STAMP = join(OUT, ".sources");

/** Everything the build is made from; package-lock.json stands for the libraries. */
const SOURCES = ["apps/web", "packages/contract", "packages/domain", "package-lock.json"];

/**
 * Builds the web app into .data/web when its sources are not those it was built from.
 * @param {import("./progress.mjs").Progress} progress
 * @param {string} node
 * @param {NodeJS.ProcessEnv} environment
 */
export function ensureWebBuild(progress, node, environment) {
  return progress.step(async () => {
    const hash = hashSources(SOURCES);
    if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === hash) {
      return { line: "Web app is built", value: undefined };
    }
    progress.note("Building the web app");
    const vite = join(ROOT, "node_modules/vite/bin/vite.js");
    const result = await runTool(node, [vite, "build", "--outDir", OUT, "--emptyOutDir"], {
      cwd: WEB,
      env: { ...environment, NODE_ENV: "production" },
    });
    if (result.code !== 0 || !existsSync(join(OUT, "index.html"))) {
      throw new SetupError(`The web app could not be built:\n${tailOf(result.output)}`);
    }
    writeFileSync(STAMP, hash);
    return { line: "Web app built", value: undefined };
  });
}
