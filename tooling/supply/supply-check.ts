import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getNpmCli } from "../setup/npm-cli.mjs";
import { ROOT } from "../start/settings.ts";
import { judgeAudit } from "./audit.ts";
import { ADVISORY_EXCEPTIONS, ALLOWED_LICENCES, LICENCE_EXCEPTIONS } from "./exceptions.ts";
import { describeLicences, findLicenceProblems, readLock } from "./licences.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const FOLDER = join(ROOT, ".data/supply");
const MOST_BYTES = 256 * 1024 * 1024;

/** Writes what the product is made of, and fails for a licence or a known weakness that nobody has accepted in writing. */
const isOffline = process.argv.includes("--offline");
mkdirSync(FOLDER, { recursive: true });
const problems = [...checkLicences(), ...writeSbom(), ...(isOffline ? [] : audit())];
for (const problem of problems) say(`✗ ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;

function checkLicences(): string[] {
  const packages = readLock(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
  const file = join(FOLDER, "licences.md");
  writeFileSync(file, describeLicences(packages));
  const rules = { allowed: ALLOWED_LICENCES, exceptions: LICENCE_EXCEPTIONS };
  const found = findLicenceProblems(packages, rules);
  if (found.length === 0)
    say(`✓ ${packages.length} dependencies, each under a licence that is allowed: ${file}`);
  return found;
}

/** What runs, without the tools of tests and builds. */
function writeSbom(): string[] {
  const { status, stdout, stderr } = npm(["sbom", "--sbom-format=cyclonedx", "--omit=dev"]);
  if (status !== 0) return [`npm sbom failed: ${stderr.trim()}`];
  const file = join(FOLDER, "sbom.cdx.json");
  writeFileSync(file, stdout);
  say(`✓ SBOM (CycloneDX) of what runs: ${file}`);
  return [];
}

function audit(): string[] {
  const { stdout } = npm(["audit", "--json"]);
  const verdict = judgeAudit(stdout, ADVISORY_EXCEPTIONS, new Date().toISOString().slice(0, 10));
  if (verdict.kind === "not asked") {
    return [
      `Known weaknesses could not be asked for (${verdict.why}). Try again, or say --offline.`,
    ];
  }
  if (verdict.problems.length === 0)
    say(`✓ no known weakness, ${verdict.excepted} accepted in writing`);
  return [...verdict.problems];
}

function npm(args: readonly string[]) {
  return spawnSync(process.execPath, [getNpmCli(), ...args], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: MOST_BYTES,
  });
}
