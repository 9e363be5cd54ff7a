import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { ROOT } from "../start/settings.ts";
import { LEVELS } from "./levels.ts";
import { codeSteps, lintSteps } from "./static-steps.ts";
import type { Step } from "./step.ts";
import { relatedStep, vitestStep } from "./vitest-step.ts";

export interface Change {
  readonly since: string;
  /** Below the repository; also files that are new or gone. */
  readonly files: readonly string[];
}

/** Which tests a change can touch. */
export interface TouchedTests {
  /** Files: the tests that import them, directly or not. */
  readonly imported: readonly string[];
  /** Folders and test files that run whole. */
  readonly whole: readonly string[];
}

/**
 * Where no import leads from a test to what it proves, since that is started as a process or read as a file: the code that does
 * so stands for it.
 */
export const STARTERS: readonly { readonly of: RegExp; readonly by: readonly string[] }[] = [
  {
    of: /^apps\/sandbox\/src\//,
    by: ["packages/testkit/src/sandbox/sandbox-process.ts"],
  },
  {
    of: /^packages\/portals\/src\/(?:.+\/)?in-page\//,
    by: ["packages/portals/src/page-script.ts"],
  },
  { of: /^packages\/cv\/src\//, by: ["packages/cv/src/process/cv-process.ts"] },
  { of: /^apps\/api\/src\//, by: ["apps/api/src/main.test.ts"] },
  { of: /^apps\/worker\/src\//, by: ["apps/worker/src/main.test.ts"] },
];

/** Tests that read the whole repository, whatever was changed in it. */
export const READERS: readonly string[] = [
  "tooling/key-tables",
  "tooling/mutants",
  "tooling/pages/dialogs.test.ts",
  "tooling/pages/glossary-page.test.ts",
  "tooling/pages/privacy-page.test.ts",
  "tooling/pages/screens-page.test.ts",
  "tooling/pages/security-page.test.ts",
  "tooling/spec-coverage",
];

const CODE = /\.tsx?$/;

/** What tests start in many ways: of these folders all tests run, whatever in them was changed. */
const STARTED = new Set(["tooling", "rehearsals"]);

/** What is quick enough for daily work; what runs the whole product is left to the whole run. */
const PROJECTS = [...Object.keys(LEVELS), "web"];
const FOLDERS = [...Object.values(LEVELS).flat(), "apps/web"];

/** What differs from a commit, files that git does not know yet included. Throws a sentence when git knows no such commit. */
export function findChange(since: string): Change {
  const list = (...args: string[]): string[] => {
    const { status, stdout, stderr } = spawnSync("git", args, { cwd: ROOT, encoding: "utf8" });
    if (status !== 0) throw new Error(`git cannot compare with ${since}: ${stderr.trim()}`);
    return stdout.split("\n").filter((line) => line !== "");
  };
  const files = new Set([
    ...list("diff", "--name-only", since, "--"),
    ...list("ls-files", "--others", "--exclude-standard"),
  ]);
  return { since, files: [...files] };
}

/** One line for the terminal. */
export function describeChange({ since, files }: Change): string {
  return files.length === 0
    ? `Nothing differs from ${since}; npm test without options runs everything.`
    : `${files.length} files differ from ${since}: the checks, and the tests that can see the difference. End-to-end tests, product tests and chaos are left to the whole npm test.`;
}

/**
 * Finds the tests of a change: those that import changed code, those that start or read it, and, for a file that is no code (a table, a
 * saved page, a list of cases), all tests of its folder. The tools are started by their tests in many ways: all of those run too.
 */
export function touchedBy(files: readonly string[]): TouchedTests {
  const starters = STARTERS.filter(({ of }) => files.some((file) => of.test(file)));
  const whole = FOLDERS.filter((folder) =>
    files.some(
      (file) => file.startsWith(`${folder}/`) && (STARTED.has(folder) || !CODE.test(file)),
    ),
  );
  return {
    imported: [...files.filter((file) => CODE.test(file)), ...starters.flatMap(({ by }) => by)],
    whole: whole.includes("tooling") ? whole : [...whole, ...READERS],
  };
}

/** The checks, and the tests that a change can touch. */
export function changedLanes({ files }: Change): readonly (readonly Step[])[] {
  if (files.length === 0) return [];
  const workers = availableParallelism();
  const { imported, whole } = touchedBy(files);
  const there = imported.filter((file) => existsSync(join(ROOT, file)));
  return [
    [...lintSteps, ...codeSteps],
    [
      vitestStep("tests that read what changed", PROJECTS, { folders: whole, workers }),
      ...(there.length === 0
        ? []
        : [relatedStep("tests of the change", PROJECTS, { files: there, workers })]),
    ],
  ];
}
