import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { SetupError } from "./progress.mjs";

/**
 * The file that --env-file names, as a whole path; undefined where there is none. Throws SetupError where several are named: which of
 * them a new secret belongs to nobody could tell.
 * @param {readonly string[]} args
 * @param {string} folder  relative names count from here
 */
export function envFileOf(args, folder) {
  const { values } = parseArgs({
    args: [...args],
    options: { "env-file": { type: "string", multiple: true } },
    strict: false,
  });
  const [file, ...more] = values["env-file"] ?? [];
  if (more.length > 0) {
    throw new SetupError(
      `--env-file is given ${more.length + 1} times, and one file is read. Put all variables into one, or run the command for each.`,
    );
  }
  return typeof file === "string" ? resolve(folder, file) : undefined;
}

/**
 * Reads a file of NAME=value lines into this process's environment; variables that are set already win. Throws SetupError when it
 * cannot be read.
 * @param {string} file
 */
export function loadEnvFile(file) {
  if (typeof process.loadEnvFile !== "function") {
    throw new SetupError("--env-file needs Node 20.12 or newer. Install it, or set the variables.");
  }
  try {
    process.loadEnvFile(file);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    const why =
      code === "ENOENT"
        ? "is not there; npm run live:init -- FILE makes one"
        : `cannot be read (${code}); give it to the account that starts Sendoff`;
    throw new SetupError(`The environment file ${file} ${why}.`);
  }
}
