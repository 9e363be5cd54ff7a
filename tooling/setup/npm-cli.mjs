import { existsSync, realpathSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { SetupError } from "./progress.mjs";

/** The path of npm's own program, to be run by the Node of our choice. Throws SetupError when there is no npm. */
export function getNpmCli() {
  const fromNpm = process.env["npm_execpath"];
  const candidates = [
    ...(fromNpm !== undefined && basename(fromNpm) === "npm-cli.js" ? [fromNpm] : []),
    join(dirname(process.execPath), "../lib/node_modules/npm/bin/npm-cli.js"),
    ...(process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, "npm")),
  ];
  const found = candidates.find((path) => existsSync(path) && resolvesToNpm(path));
  if (found === undefined) {
    throw new SetupError("npm is not there. Install it (it comes with Node from nodejs.org).");
  }
  return realpathSync(found);
}

/** @param {string} path */
function resolvesToNpm(path) {
  return basename(realpathSync(path)) === "npm-cli.js";
}
