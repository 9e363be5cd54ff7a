// The entry of every npm script. Plain JavaScript that runs on Node 20: it runs before anything is set up, brings what the
// command needs (Node 24, dependencies, Chromium, the built web app) and then hands over to tooling/<command>.ts.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { commands } from "./setup/commands.mjs";
import { ensureChromium } from "./setup/chromium.mjs";
import { ensureCvChild } from "./setup/cv-child-build.mjs";
import { ensureDependencies } from "./setup/dependencies.mjs";
import { envFileOf, loadEnvFile } from "./setup/env-file.mjs";
import { ensureNode } from "./setup/node-runtime.mjs";
import { ROOT, SETUP_DIR } from "./setup/paths.mjs";
import { placesOf } from "./setup/places.mjs";
import { refuseTakenPorts } from "./setup/ports.mjs";
import { createProgress, SetupError } from "./setup/progress.mjs";
import { withSetupLock } from "./setup/setup-lock.mjs";
import { ensureWebBuild } from "./setup/web-build.mjs";

/** npm runs us in the repository; paths that the user names count from where the user is. */
const COMMAND_FOLDER = process.env["INIT_CWD"] ?? process.cwd();

const startedAt = Date.now();
const [name = "", ...args] = process.argv.slice(2);
process.exitCode = await main();

async function main() {
  const command = commands.find((known) => known.name === name);
  if (command === undefined) {
    const known = commands.map((each) => `  npm run ${each.name.padEnd(18)} ${each.summary}`);
    process.stdout.write(`Commands (each takes --help):\n${known.join("\n")}\n`);
    return name === "" || name === "--help" ? 0 : 1;
  }
  if (args.includes("--help") || args.includes("-h")) {
    process.stdout.write(`${command.help}\n`);
    return 0;
  }
  const refusal = refuseOptions(command);
  if (refusal !== undefined) {
    process.stderr.write(`${refusal}\n`);
    return 2;
  }
  try {
    const envFile = envFileOf(args, COMMAND_FOLDER);
    if (envFile !== undefined) loadEnvFile(envFile);
    if (command.listens) await refuseTakenPorts(process.env, typedWithFile(command, envFile));
    const environment = await setUp(command);
    try {
      return await handOver(command, environment);
    } finally {
      if (command.places === "home and tmp") removeTemporary(environment);
    }
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    return 1;
  }
}

/**
 * @param {import("./setup/commands.mjs").Command} command
 */
function typedFor(command) {
  const isOfNpm = command.name === "start" || command.name === "test";
  return isOfNpm ? `npm ${command.name}` : `npm run ${command.name}`;
}

/**
 * The same, to be copied.
 * @param {import("./setup/commands.mjs").Command} command
 * @param {string | undefined} envFile
 */
function typedWithFile(command, envFile) {
  const typed = typedFor(command);
  return envFile === undefined ? typed : `${typed} -- --env-file '${envFile}'`;
}

/**
 * What to say to options that the command does not take; undefined when all is well.
 * @param {import("./setup/commands.mjs").Command} command
 * @returns {string | undefined}
 */
function refuseOptions(command) {
  if (command.options === undefined) return undefined;
  const known = command.options;
  const names = Object.keys(known);
  try {
    parseArgs({
      args,
      options: Object.fromEntries(
        names.map((each) => [
          each,
          {
            type:
              known[each] === "flag"
                ? /** @type {const} */ ("boolean")
                : /** @type {const} */ ("string"),
          },
        ]),
      ),
    });
    return undefined;
  } catch (error) {
    const why = error instanceof Error ? error.message.split(". ")[0] : String(error);
    return `${why}. ${typedFor(command)} -- --help says what it takes.`;
  }
}

/**
 * Brings what the command needs, one line of progress each, and returns the environment for it.
 * @param {import("./setup/commands.mjs").Command} command
 */
async function setUp(command) {
  const progress = createProgress(command.answersOnStdout ? process.stderr : process.stdout);
  return withSetupLock(progress, async () => {
    const node = await ensureNode(progress);
    const environment = {
      ...process.env,
      PATH: `${dirname(node)}${delimiter}${process.env["PATH"] ?? ""}`,
      SENDOFF_NODE: node,
      SENDOFF_STARTED_AT: String(startedAt),
    };
    await ensureDependencies(progress, node, environment);
    const chromium = command.needs.includes("chromium")
      ? await ensureChromium(progress)
      : undefined;
    if (command.needs.includes("web")) await ensureWebBuild(progress, node, environment);
    const cvChild = command.needs.includes("cv")
      ? await ensureCvChild(progress, node, environment)
      : undefined;
    // Live mode first looks whether it may start anything.
    if (command.listens && process.env["SENDOFF_MODE"] !== "live")
      progress.note("Starting the database and the processes");
    return {
      ...environment,
      // Reading hundreds of source files anew takes each process a second or more of processor time.
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? join(SETUP_DIR, "node-cache"),
      ...(chromium === undefined ? {} : { SENDOFF_CHROMIUM: chromium }),
      ...(cvChild === undefined ? {} : { SENDOFF_CV_CHILD: cvChild }),
      ...findPlaces(command),
    };
  });
}

/**
 * Where the command's browsers and tools write instead of the user's home.
 * @param {import("./setup/commands.mjs").Command} command
 * @returns {Record<string, string>}
 */
function findPlaces(command) {
  if (command.places === "its own") return {};
  const dataDir = resolve(COMMAND_FOLDER, process.env["SENDOFF_DATA_DIR"] || SETUP_DIR);
  if (command.places === "home and tmp") return placesOf(dataDir, String(process.pid));
  const { TMPDIR: _tmp, ...home } = placesOf(dataDir);
  return home;
}

/**
 * The command's own temporary folder; one that is killed leaves it for the next npm start to remove.
 * @param {NodeJS.ProcessEnv} environment
 */
function removeTemporary(environment) {
  const folder = environment["TMPDIR"];
  if (folder !== undefined && folder.endsWith(`/tmp/${process.pid}`)) {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs the command under Node 24 and returns its exit code. Signals are passed on: the command decides when to end.
 * @param {import("./setup/commands.mjs").Command} command
 * @param {NodeJS.ProcessEnv & { SENDOFF_NODE: string }} environment
 * @returns {Promise<number>}
 */
function handOver(command, environment) {
  // Behind the -- Node leaves an --env-file alone, which would count from another folder there.
  const child = spawn(environment.SENDOFF_NODE, ["--", join(ROOT, command.script), ...args], {
    cwd: COMMAND_FOLDER,
    env: environment,
    stdio: "inherit",
  });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? (signal === null ? 1 : 130)));
  });
}
