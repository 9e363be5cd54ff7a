import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { findChromium } from "./tooling/setup/chromium.mjs";
import { LEVELS, WITH_DATABASE } from "./tooling/test/levels.ts";
import { SlowestFirst } from "./tooling/test/slowest-first.ts";

/** A step of its own: it guards the checkers, not the product. */
const LINT_FIXTURES = "tooling/lint-fixtures.test.ts";
/** These start the whole product, and wait for it more than they compute. */
const PRODUCT = "rehearsals/stage/**/*.test.ts";

const postgres = ["./tooling/test/test-postgres.ts"];

/**
 * A level of docs/testing.md: what tests need decides where they belong. Files of one project share their workers, and with
 * them a browser, a sandbox and what they import, so all folders of a level are one project.
 */
function level(name: string, folders: readonly string[], globalSetup: string[] = []) {
  return {
    extends: true as const,
    test: {
      name,
      include: folders.map((folder) => `${folder}/**/*.test.ts`),
      exclude: ["**/node_modules/**", "**/lint-fixtures/**", LINT_FIXTURES, PRODUCT],
      globalSetup,
    },
  };
}

/** Set by the set-up of `npm test`; a test file that is run by hand finds the same browser. */
const chromium = findChromium();

export default defineConfig({
  test: {
    ...(chromium === undefined ? {} : { env: { SENDOFF_CHROMIUM: chromium } }),
    // No test replaces a module, so the files of a project share their workers, and what they import is loaded once: this
    // halves the processor time. What a file changes for the whole process it puts back.
    isolate: false,
    // Many files in one process leave much behind: with room for it the collector works less, a tenth of the processor time.
    execArgv: [
      "--min-semi-space-size=32",
      "--max-semi-space-size=64",
      "--initial-old-space-size=512",
    ],
    maxWorkers: availableParallelism(),
    sequence: { sequencer: SlowestFirst },
    // These end what hangs. They are no expectations: a machine with other work takes several times as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      ...Object.entries(LEVELS).map(([name, folders]) =>
        level(name, folders, WITH_DATABASE.has(name) ? postgres : []),
      ),
      { extends: true, test: { name: "lint-fixtures", include: [LINT_FIXTURES] } },
      { extends: true, test: { name: "stage", include: [PRODUCT] } },
      "./apps/web/vitest.config.ts",
    ],
  },
});
