import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { SetupError } from "./progress.mjs";
import { runTool, tailOf } from "./run-tool.mjs";

/** The headless program first: it fills the same forms for about a fifth less processor time (measured on the sandbox). */
const NAMES = [
  "chromium-headless-shell",
  "google-chrome",
  "google-chrome-stable",
  "chromium",
  "chromium-browser",
];
const MAC_PATHS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Where Playwright's browsers keep their program, by system. */
const PLAYWRIGHT_PROGRAMS = [
  "chrome-linux64/chrome",
  "chrome-linux/chrome",
  "chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
  "chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
  "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * The path of a Chromium that starts: the one SENDOFF_CHROMIUM names, the system's, Playwright's, else (root on Debian)
 * the distribution's package.
 * @param {import("./progress.mjs").Progress} progress
 * @returns {Promise<string>}
 */
export function ensureChromium(progress) {
  return progress.step(async () => {
    const named = process.env["SENDOFF_CHROMIUM"];
    if (named !== undefined && named !== "") return found(named, await versionOf(named), named);
    for (const path of [...systemPaths(), ...playwrightPaths()]) {
      const version = await versionOf(path);
      if (version !== undefined) return found(path, version);
    }
    const installed = await installPackage(progress);
    return found(installed, await versionOf(installed));
  });
}

/**
 * @param {string} path
 * @param {string | undefined} version
 * @param {string} [named]
 */
function found(path, version, named) {
  if (version !== undefined) return { line: `${version} (${path})`, value: path };
  throw new SetupError(
    named === undefined
      ? `${path} does not start. Set SENDOFF_CHROMIUM to a Chrome or Chromium that does.`
      : `SENDOFF_CHROMIUM names ${named}, which does not start. Name a Chrome or Chromium, or unset it to let one be found.`,
  );
}

/** A Chromium that is on this machine, whether it starts or not; for tests that are run by hand, without the set-up. */
export function findChromium() {
  const named = process.env["SENDOFF_CHROMIUM"];
  if (named !== undefined && named !== "") return named;
  return [...systemPaths(), ...playwrightPaths()][0];
}

/** One that can show a window: the headless program cannot. */
export function findChromiumWithWindow() {
  const named = process.env["SENDOFF_CHROMIUM"] ?? "";
  const paths = [...(named === "" ? [] : [named]), ...systemPaths(), ...playwrightPaths()];
  return paths.find((path) => !/headless[-_]shell/.test(path));
}

function systemPaths() {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, ...MAC_PATHS].filter((path) => existsSync(path));
}

function playwrightPaths() {
  const cache =
    process.env["PLAYWRIGHT_BROWSERS_PATH"] ??
    (process.platform === "darwin"
      ? join(homedir(), "Library/Caches/ms-playwright")
      : join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "ms-playwright"));
  if (!existsSync(cache)) return [];
  const revisions = readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)));
  return revisions
    .flatMap((name) => PLAYWRIGHT_PROGRAMS.map((program) => join(cache, name, program)))
    .filter((path) => existsSync(path));
}

/** @param {import("./progress.mjs").Progress} progress */
async function installPackage(progress) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    throw new SetupError(
      "No Chrome or Chromium was found. Install one (Debian, Ubuntu: sudo apt-get install chromium; anywhere: npx playwright install chromium), or set SENDOFF_CHROMIUM to the path of one.",
    );
  }
  progress.note("Installing Debian's chromium-headless-shell package (apt-get)");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const update = await runTool("apt-get", ["update"], { env });
  const install = (/** @type {string} */ name) =>
    runTool("apt-get", ["install", "-y", "--no-install-recommends", name, "fonts-liberation"], {
      env,
    });
  // Older releases have the whole browser only.
  const shell = await install("chromium-headless-shell");
  const last = shell.code === 0 ? shell : await install("chromium");
  const [path] = systemPaths();
  if (last.code === 0 && path !== undefined) return path;
  throw new SetupError(
    `No Chrome or Chromium was found, and apt-get install chromium did not bring one. Set SENDOFF_CHROMIUM to the path of one.\n${tailOf(update.code === 0 ? last.output : update.output)}`,
  );
}

/**
 * The version it prints; undefined when it does not start (Ubuntu's chromium-browser may be a stub without its snap).
 * @param {string} path
 */
async function versionOf(path) {
  // A program that is not there would keep Node waiting for the whole time limit.
  if (path.includes("/") && !existsSync(path)) return undefined;
  const result = await runTool(path, ["--version"], { timeoutMs: 30_000 });
  if (result.code !== 0) return undefined;
  const [version] = /(?:Chromium|Google Chrome\D*) [\d.]+/.exec(result.output) ?? [];
  return version;
}
