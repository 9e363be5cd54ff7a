// The direction of dependencies (docs/ARCHITECTURE.md), over every import, types included. The paths below match both the
// repository and tooling/lint-fixtures, which plants a violation of every rule.

const { readdirSync, readFileSync } = require("node:fs");
const ROOMS = require("./tooling/rooms.cjs");

/** Which packages of ours each one may import. Everything that is not named here is refused. */
const ARROWS = {
  "packages/contract": [],
  "packages/domain": ["packages/contract"],
  "packages/kit": ["packages/contract"],
  "packages/cv": ["packages/contract", "packages/kit"],
  "packages/answers": ["packages/contract", "packages/domain"],
  "packages/portals": ["packages/contract", "packages/domain", "packages/kit", "packages/answers"],
  "packages/db": ["packages/contract", "packages/domain", "packages/kit"],
  "packages/testkit": ["packages/contract", "packages/domain", "packages/kit", "packages/db"],
  "apps/api": [
    "packages/contract",
    "packages/domain",
    "packages/answers",
    "packages/db",
    "packages/cv",
    "packages/kit",
    "packages/portals",
  ],
  "apps/worker": [
    "packages/contract",
    "packages/domain",
    "packages/kit",
    "packages/cv",
    "packages/answers",
    "packages/portals",
    "packages/db",
  ],
  "apps/web": ["packages/contract", "packages/domain"],
  "apps/sandbox": [],
  e2e: ["packages/contract", "packages/testkit"],
};

/** A path at the top of the repository, or of the lint fixtures' copy of its layout. */
const at = (path) => `^(?:tooling/lint-fixtures/)?${path}`;
const TESTS = "\\.test\\.tsx?$|/testing/|/__tests__/|\\.fixture\\.ts$";
const PLAYWRIGHT = "node_modules/(?:playwright|playwright-core|@playwright/test)/";

const arrows = Object.entries(ARROWS).map(([from, allowed]) => {
  const own = [from, ...allowed].map((path) => `${path}/`).join("|");
  return {
    name: `arrow-${from.split("/").at(-1)}`,
    comment: `${from} may import ${allowed.length === 0 ? "no package of ours" : allowed.join(", ")}.`,
    severity: "error",
    from: { path: at(`${from}/`), pathNot: TESTS },
    to: { path: at("(?:packages|apps|e2e)/"), pathNot: at(`(?:${own})`) },
  };
});

/** A rule for each room that has others above it. */
const rooms = Object.entries(ROOMS).flatMap(([home, order]) =>
  order.slice(0, -1).map((room, index) => ({
    name: "rooms-in-order",
    comment: "A room imports only from those that stand before it in tooling/rooms.cjs.",
    severity: "error",
    from: { path: at(`${home}/src/${room}/`), pathNot: TESTS },
    to: { path: at(`${home}/src/(?:${order.slice(index + 1).join("|")})/`) },
  })),
);

/** The files that the packages open to others, read from the exports of each package.json. */
const OPEN_FILES = readdirSync("packages").flatMap((name) =>
  Object.values(JSON.parse(readFileSync(`packages/${name}/package.json`, "utf8")).exports).map(
    (file) =>
      at(
        `packages/${name}/${file.slice("./".length).replaceAll(".", "\\.").replaceAll("*", ".+")}$`,
      ),
  ),
);

module.exports = {
  forbidden: [
    ...arrows,
    ...rooms,
    {
      name: "nobody-imports-an-app",
      comment: "Not even a test: apps meet over HTTP.",
      severity: "error",
      from: { path: at("(packages/[^/]+|apps/[^/]+|e2e)/") },
      to: { path: at("(?:apps|e2e)/"), pathNot: at("$1/") },
    },
    {
      name: "not-to-tooling",
      comment: "The product does not depend on its tools.",
      severity: "error",
      from: { path: at("(?:packages|apps|e2e)/") },
      to: {
        path: "^(?:tooling|rehearsals)/",
        pathNot: "^tooling/lint-fixtures/(?:packages|apps|e2e)/",
      },
    },
    {
      name: "tools-know-no-rehearsals",
      comment: "What sets up and starts the product goes where it goes; rehearsals stay here.",
      severity: "error",
      from: { path: at("tooling/"), pathNot: TESTS },
      to: { path: at("rehearsals/") },
    },
    {
      name: "contract-needs-only-zod",
      comment: "The contract is shared by all sides: nothing but zod.",
      severity: "error",
      from: { path: at("packages/contract/"), pathNot: TESTS },
      to: {
        dependencyTypes: ["npm", "npm-dev", "npm-optional", "core"],
        pathNot: "node_modules/zod/",
      },
    },
    {
      name: "domain-and-answers-are-pure",
      comment: "Pure rules: no I/O, so no built-in modules of Node, no database, no browser.",
      severity: "error",
      from: { path: at("packages/(?:domain|answers)/"), pathNot: TESTS },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "api-sees-manifests-only",
      comment: "The api knows which portals there are, not how they are driven.",
      severity: "error",
      from: { path: at("apps/api/") },
      to: {
        path: at("packages/portals/"),
        pathNot: at("packages/portals/src/manifests\\.ts$"),
      },
    },
    {
      name: "api-opens-no-browser",
      comment: "Browsers are the worker's.",
      severity: "error",
      from: {
        path: at("(?:apps/(?:api|web|sandbox)|packages/(?!portals|testkit))"),
        pathNot: TESTS,
      },
      to: { path: PLAYWRIGHT },
    },
    {
      name: "heavy-modules-in-handlers-only",
      comment:
        "In the worker, Playwright and PDF are loaded by jobs and the browser pool, not by whatever starts it.",
      severity: "error",
      from: {
        path: at("apps/worker/src/"),
        pathNot: `${at("apps/worker/src/(?:browser|jobs)/")}|${TESTS}`,
      },
      to: { path: `${PLAYWRIGHT}|node_modules/@embedpdf/`, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-deep-imports",
      comment: "A package is imported by its name, through the exports it declares.",
      severity: "error",
      from: { path: at("(packages/[^/]+|apps/[^/]+|e2e)/") },
      to: {
        path: at("packages/"),
        pathNot: [at("$1/"), ...OPEN_FILES],
      },
    },
    {
      name: "features-do-not-meet",
      comment: "Web features do not import each other; app/ composes them.",
      severity: "error",
      from: { path: at("apps/web/src/features/([^/]+)/") },
      to: { path: at("apps/web/src/features/"), pathNot: at("apps/web/src/features/$1/") },
    },
    {
      name: "web-parts-know-no-features",
      comment: "components, lib and config are below the features.",
      severity: "error",
      from: { path: at("apps/web/src/(?:components|lib|config)/") },
      to: { path: at("apps/web/src/(?:features|app)/") },
    },
    {
      name: "features-know-no-app",
      comment: "app/ composes features, not the other way round.",
      severity: "error",
      from: { path: at("apps/web/src/features/"), pathNot: TESTS },
      to: { path: at("apps/web/src/app/") },
    },
    {
      name: "api-modules-do-not-meet",
      comment: "Modules of the api meet through domain and db.",
      severity: "error",
      from: { path: at("apps/api/src/modules/([^/]+)/") },
      to: { path: at("apps/api/src/modules/"), pathNot: at("apps/api/src/modules/$1/") },
    },
    {
      name: "no-barrels-in-apps",
      comment: "Files of an app are imported where they are.",
      severity: "error",
      from: { path: at("apps/") },
      to: { path: at("apps/.*/index\\.tsx?$") },
    },
    {
      name: "tests-are-not-imported",
      comment: "What a test needs from another test belongs into a file of its own.",
      severity: "error",
      from: {},
      to: { path: "\\.test\\.tsx?$" },
    },
    {
      name: "no-cycles",
      comment: "Two files that need each other are one file, or there is a third in them.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "resolvable",
      comment: "An import that leads nowhere.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.(?:css|svg|png|woff2)$" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
