import { defineConfig } from "vitest/config";
import { findChromium } from "./tooling/setup/chromium.mjs";

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

const postgres = ["./tooling/test-postgres.ts"];

function nodeProject(folder: string, globalSetup: string[]) {
  return {
    extends: true as const,
    test: {
      name: folder.replace(/^(packages|apps)\//, ""),
      include: [`${folder}/**/*.test.ts`],
      exclude: ["**/node_modules/**", "**/canary/**", CANARY],
      globalSetup,
    },
  };
}

/** Set by the set-up of `npm test`; a test file that is run by hand finds the same browser. */
const chromium = findChromium();

export default defineConfig({
  test: {
    ...(chromium === undefined ? {} : { env: { SENDOFF_CHROMIUM: chromium } }),
    // Two cores, and the browser and PostgreSQL want their share.
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 30_000,
    projects: [
      ...[...UNIT, ...WITHOUT_DATABASE, "tooling"].map((folder) => nodeProject(folder, [])),
      ...WITH_DATABASE.map((folder) => nodeProject(folder, postgres)),
      { extends: true, test: { name: "canary", include: [CANARY] } },
      "./apps/web/vitest.config.ts",
    ],
  },
});
