import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { ROOT } from "../start/settings.ts";
import { LEVELS } from "./levels.ts";
import { codeSteps, lintSteps } from "./static-steps.ts";
import type { Step } from "./step.ts";
import { vitestStep } from "./vitest-step.ts";

export interface Change {
  readonly since: string;
  /** Below the repository; also files that are new or gone. */
  readonly files: readonly string[];
}

/**
 * Who starts a part of the product as a process: no import leads from these tests to what they prove. All tests of the folders
 * that start a changed folder run.
 */
const STARTED: readonly { readonly folder: string; readonly by: readonly string[] }[] = [
  {
    folder: "apps/sandbox/src/",
    by: ["packages/portals", "apps/worker", "apps/sandbox"],
  },
  // Scripts that run in the portals' pages are read as files.
  { folder: "packages/portals/src/in-page/", by: ["packages/portals"] },
  { folder: "packages/cv/src/", by: ["packages/cv", "apps/api"] },
];

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
    : `${files.length} files differ from ${since}: the checks, and the tests that import them. End-to-end tests, product tests and chaos are left to the whole npm test.`;
}

/** The checks, and the tests that a change can touch. */
export function changedLanes({ since, files }: Change): readonly (readonly Step[])[] {
  if (files.length === 0) return [];
  const workers = availableParallelism();
  const whole = FOLDERS.filter((folder) => isStartedBy(folder, files));
  const touched = FOLDERS.filter((folder) => !whole.includes(folder));
  return [
    [...lintSteps, ...codeSteps],
    [
      vitestStep("tests of the change", PROJECTS, { folders: touched, workers, since }),
      ...(whole.length === 0
        ? []
        : [
            vitestStep("tests that start what changed", PROJECTS, {
              folders: whole,
              workers: 2 * workers,
            }),
          ]),
    ],
  ];
}

function isStartedBy(by: string, files: readonly string[]): boolean {
  return STARTED.some(
    (each) => each.by.includes(by) && files.some((file) => file.startsWith(each.folder)),
  );
}
