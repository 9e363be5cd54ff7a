import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { run as findUpdates } from "npm-check-updates";
import { z } from "zod";
import { getNpmCli } from "../setup/npm-cli.mjs";
import { ROOT } from "../start/settings.ts";

/** What is younger is left for the next time: a release that somebody has tampered with is mostly found within days. */
const YOUNGEST_DAYS = 7;
const RUN = join(ROOT, "tooling/run.mjs");

const Newer = z.record(z.string(), z.record(z.string(), z.string()));

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Moves the dependencies to newer versions, and has everything checked and tested. Returns the exit code. */
async function update(target: "latest" | "minor"): Promise<number> {
  if (hasChanges()) {
    say(
      "✗ There are changes that are not committed. Commit them, or put them away: an update is a change of its own.",
    );
    return 1;
  }
  say("Asking the registry for newer versions …");
  const newer = await writeNewer(target);
  if (newer === undefined) return 1;
  if (newer.length === 0) {
    const within =
      target === "minor" ? " within the same major versions; --latest asks beyond" : "";
    say(`✓ nothing newer that has been out for ${YOUNGEST_DAYS} days${within}`);
    return 0;
  }
  for (const line of newer) say(`  ${line}`);
  const failed = passes("npm install", [
    getNpmCli(),
    "install",
    "--ignore-scripts",
    "--no-progress",
  ])
    ? ["supply:check", "test"].filter((name) => !passes(`npm run ${name}`, [RUN, name]))
    : ["install"];
  if (failed.length === 0) {
    say("✓ Everything passes. Commit package-lock.json and each package.json.");
    return 0;
  }
  say(
    `✗ ${failed.join(" and ")} failed. The newer versions stay in the files: mend what fails, or go back with`,
  );
  say("    git checkout -- . && npm run check");
  return 1;
}

function hasChanges(): boolean {
  const { status, stdout } = spawnSync("git", ["status", "--porcelain"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  return status !== 0 || stdout !== "";
}

/** Writes newer versions into each package.json. Returns a line for each; undefined when the registry did not say. */
async function writeNewer(target: "latest" | "minor"): Promise<string[] | undefined> {
  try {
    const found = await findUpdates({
      cwd: ROOT,
      workspaces: true,
      root: true,
      upgrade: true,
      jsonUpgraded: true,
      loglevel: "silent",
      target,
      cooldown: YOUNGEST_DAYS,
    });
    return Object.entries(Newer.parse(found)).flatMap(([file, versions]) =>
      Object.entries(versions).map(([name, version]) => `${file}: ${name} ${version}`),
    );
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    say(`✗ The registry was asked in vain (${why}). Is it reachable?`);
    return undefined;
  }
}

function passes(title: string, args: readonly string[]): boolean {
  say(`\n${title}`);
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: "inherit" }).status === 0;
}

const { values } = parseArgs({ options: { latest: { type: "boolean" } } });
process.exitCode = await update(values.latest === true ? "latest" : "minor");
