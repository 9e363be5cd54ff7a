import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getNpmCli } from "./npm-cli.mjs";
import { ROOT } from "./paths.mjs";
import { SetupError } from "./progress.mjs";
import { runTool, tailOf } from "./run-tool.mjs";

/** Inside node_modules, so that it goes when the folder goes. */
const STAMP = join(ROOT, "node_modules", ".sendoff-installed");

/**
 * Installs exactly what package-lock.json says, when it is not what is installed.
 * @param {import("./progress.mjs").Progress} progress
 * @param {string} node
 * @param {NodeJS.ProcessEnv} environment
 */
export function ensureDependencies(progress, node, environment) {
  return progress.step(async () => {
    const lock = readFileSync(join(ROOT, "package-lock.json"));
    const hash = createHash("sha256").update(lock).digest("hex");
    if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === hash) {
      return { line: "Dependencies are there", value: undefined };
    }
    if (!isInstalled(lock)) await install(progress, node, environment, lock);
    writeFileSync(STAMP, hash);
    return { line: "Dependencies installed", value: undefined };
  });
}

/**
 * @param {import("./progress.mjs").Progress} progress
 * @param {string} node
 * @param {NodeJS.ProcessEnv} environment
 * @param {Buffer} lock
 */
async function install(progress, node, environment, lock) {
  progress.note("Installing the dependencies that package-lock.json names (npm ci)");
  // No package of ours needs its install script; the database's links are completed when it starts.
  const options = ["--ignore-scripts", "--include=dev", "--include=optional", "--no-progress"];
  const npm = getNpmCli();
  const run = (/** @type {string[]} */ ...args) =>
    runTool(node, [npm, ...args, ...options], { cwd: ROOT, env: environment });
  const clean = await run("ci");
  if (clean.code === 0) return;
  // npm ci gives up when a registry does not have the binaries of some other system that a package lists as optional.
  // npm install takes the same versions from the lock and passes over those; what it brought is compared with the lock.
  progress.note(
    `npm ci did not install them (${reasonOf(clean.output)}); npm install does it now, with the same versions`,
  );
  const result = await run("install", "--no-save");
  if (result.code === 0 && isInstalled(lock)) return;
  throw new SetupError(
    `The dependencies could not be installed. Is the npm registry reachable, and does this user own ${ROOT}?\n${errorsOf(result.code === 0 ? clean.output : result.output)}`,
  );
}

/**
 * npm's reason in one line: what it says after its code.
 * @param {string} output
 */
function reasonOf(output) {
  const [code = "no reason given", ...rest] = output
    .split("\n")
    .filter((line) => line.startsWith("npm error "))
    .map((line) =>
      line
        .slice("npm error ".length)
        .replace(/^code /, "")
        .trim(),
    )
    .filter((line) => line !== "");
  const [sentence = ""] = rest.slice(0, 1);
  const text = sentence === "" ? code : `${code}: ${sentence}`;
  return text.length > 160 ? `${text.slice(0, 159)}…` : text;
}

/**
 * What npm says went wrong; its own help, which follows, says nothing about it.
 * @param {string} output
 */
function errorsOf(output) {
  const errors = output.split("\n").filter((line) => line.startsWith("npm error"));
  return errors.length === 0 ? tailOf(output) : tailOf(errors.slice(0, 12).join("\n"));
}

/**
 * Whether somebody has run npm by hand: npm's record of what lies in node_modules holds every package of the lock that
 * is not optional, in its version.
 * @param {Buffer} lock
 */
function isInstalled(lock) {
  const recordPath = join(ROOT, "node_modules", ".package-lock.json");
  if (!existsSync(recordPath)) return false;
  const wanted = packagesOf(lock.toString("utf8"));
  const found = packagesOf(readFileSync(recordPath, "utf8"));
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.startsWith("node_modules/") ||
      entry.optional === true ||
      entry.devOptional === true ||
      (found[path] !== undefined && found[path].version === entry.version),
  );
}

/**
 * @param {string} text
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
function packagesOf(text) {
  return JSON.parse(text).packages ?? {};
}
