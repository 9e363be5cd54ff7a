import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "./paths.mjs";

/**
 * A digest of all files of the given folders and files, tests left out: what a build was made from.
 * @param {readonly string[]} sources  below the repository
 */
export function hashSources(sources) {
  const hash = createHash("sha256");
  for (const path of sources.flatMap((source) => listFiles(join(ROOT, source)))) {
    hash
      .update(`${relative(ROOT, path)}\0`)
      .update(readFileSync(path))
      .update("\0");
  }
  return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const files = readdirSync(path, { withFileTypes: true });
  return files
    .filter((entry) => entry.name !== "node_modules" && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)],
    );
}
