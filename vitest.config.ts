import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { findChromium } from "./tooling/setup/chromium.mjs";
import { SlowestFirst } from "./tooling/test/slowest-first.ts";

/** By level (docs/testing.md): what each needs decides where it belongs. */
const UNIT = [
  "packages/contract",
  "packages/domain",
  "packages/kit",
  "packages/answers",
  "packages/cv",
];
const WITH_DATABASE = ["packages/db", "packages/testkit", "apps/api", "apps/worker"];
const WITHOUT_DATABASE = ["packages/portals", "apps/sandbox"];

/** A step of its own: it guards the checkers, not the product. */
const CANARY = "tooling/canary.test.ts";
/** These start the whole product, and wait for it more than they compute. */
const PRODUCT = "tooling/stage/**/*.test.ts";

const postgres = ["./tooling/test-postgres.ts"];

function nodeProject(folder: string, globalSetup: string[]) {
  return {
    extends: true as const,
    test: {
      name: folder.replace(/^(packages|apps)\//, ""),
      include: [`${folder}/**/*.test.ts`],
      exclude: ["**/node_modules/**", "**/canary/**", CANARY, PRODUCT],
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
    maxWorkers: availableParallelism(),
    sequence: { sequencer: SlowestFirst },
    // These end what hangs. They are no expectations: a machine with other work takes several times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      ...[...UNIT, ...WITHOUT_DATABASE, "tooling"].map((folder) => nodeProject(folder, [])),
      ...WITH_DATABASE.map((folder) => nodeProject(folder, postgres)),
      { extends: true, test: { name: "canary", include: [CANARY] } },
      { extends: true, test: { name: "stage", include: [PRODUCT] } },
      "./apps/web/vitest.config.ts",
    ],
  },
});
