import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { ROOT } from "../start/settings.ts";
import { runProgram } from "../test/step.ts";
import { changesOf, type Mutant, type TestName } from "./mutant.ts";

/** `caught`: the test went red. `escaped`: it stayed green. `broken`: it did not run, so that it says nothing. */
export type MutantEnd =
  | { readonly kind: "caught"; readonly by: string }
  | { readonly kind: "escaped" }
  | { readonly kind: "broken"; readonly output: string };

const Report = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** A copy of the repository's files, in which controls are taken out one at a time: nobody who works in the repository sees it. */
export class MutatedTree {
  readonly #folder: string;

  /** Copies what git knows, and what is new and not ignored, to `folder`; what was there is removed. */
  constructor(folder: string) {
    this.#folder = folder;
    rmSync(folder, { recursive: true, force: true });
    for (const file of listFiles()) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(join(ROOT, file), join(folder, file));
    }
    linkModules(folder);
  }

  /** Runs the mutant's test without its control, and puts the control back. */
  async try(mutant: Mutant, signal: AbortSignal): Promise<MutantEnd> {
    const changes = changesOf(mutant);
    for (const { file, from, to } of changes) {
      const text = readFileSync(join(ROOT, file), "utf8");
      writeFileSync(
        join(this.#folder, file),
        text.replace(from, () => to),
      );
    }
    try {
      return await this.#run(mutant.test, signal);
    } finally {
      for (const { file } of changes) cpSync(join(ROOT, file), join(this.#folder, file));
    }
  }

  async #run({ file, name }: TestName, signal: AbortSignal): Promise<MutantEnd> {
    const report = join(this.#folder, "report.json");
    rmSync(report, { force: true });
    const args = [
      "run",
      file,
      ...(name === undefined ? [] : ["-t", RegExp.escape(name)]),
      `--root=${this.#folder}`,
      "--bail=1",
      // A test that waits for what no longer comes need not wait for five minutes.
      "--testTimeout=60000",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ];
    const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
    const { output } = await runProgram(vitest, args, { signal, folder: this.#folder });
    if (!existsSync(report)) return { kind: "broken", output };
    const { numPassedTests, testResults } = Report.parse(JSON.parse(readFileSync(report, "utf8")));
    const failed = testResults
      .flatMap((each) => each.assertionResults)
      .find((each) => each.status === "failed");
    if (failed !== undefined) return { kind: "caught", by: failed.fullName };
    return numPassedTests > 0 ? { kind: "escaped" } : { kind: "broken", output };
  }
}

function listFiles(): string[] {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const { stdout, status } = spawnSync("git", args, { cwd: ROOT, encoding: "utf8" });
  if (status !== 0) throw new Error("git does not list this repository's files");
  return stdout.split("\0").filter((file) => file !== "" && existsSync(join(ROOT, file)));
}

/** The same dependencies, but our own packages are the copies. */
function linkModules(folder: string): void {
  const from = join(ROOT, "node_modules");
  const to = join(folder, "node_modules");
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    // Links within the repository, relative to where they stand.
    if (name === "@sendoff") cpSync(join(from, name), join(to, name), COPY_LINKS);
    else if (!name.startsWith(".vite")) symlinkSync(join(from, name), join(to, name));
  }
}

const COPY_LINKS = { recursive: true, verbatimSymlinks: true } as const;
