/** The folders of each Vitest project of the root (docs/testing.md); the web app has a configuration of its own. */
export const LEVELS = {
  unit: [
    "packages/contract",
    "packages/domain",
    "packages/kit",
    "packages/answers",
    "packages/cv",
    "tooling",
    "rehearsals",
  ],
  database: ["packages/db", "packages/testkit"],
  api: ["apps/api"],
  drivers: ["packages/portals", "apps/worker", "apps/sandbox"],
} as const;

/** The projects whose tests need a PostgreSQL. */
export const WITH_DATABASE: ReadonlySet<string> = new Set(["database", "api", "drivers"]);
