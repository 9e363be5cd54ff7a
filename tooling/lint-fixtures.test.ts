import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FIXTURES = join(ROOT, "tooling/lint-fixtures");

/** Programs of the compiler in which some names are not there. */
const PROGRAMS = ["server", "web", "shared"];

/** Rules that the configuration switches on by name, as `plugin(rule)`; a blanket category needs no fixture. */
function listOxlintRules(): string[] {
  const config = JSON.parse(readFileSync(join(ROOT, ".oxlintrc.json"), "utf8")) as {
    rules: Record<string, unknown>;
  };
  const named = Object.entries(config.rules).filter(([, setting]) => setting !== "off");
  return [...named.map(([name]) => name), "no-restricted-imports"].map((name) => {
    const [plugin, rule] = name.includes("/") ? name.split("/") : ["eslint", name];
    return `${plugin}(${rule})`;
  });
}

function listCruiserRules(): string[] {
  const config = createRequire(import.meta.url)("../.dependency-cruiser.cjs") as {
    forbidden: { name: string }[];
  };
  return config.forbidden.map((rule) => rule.name);
}

/** What the planted files say of themselves: `checker rule file`. */
function listPlanted(): string[] {
  const files = readdirSync(FIXTURES, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  return files.flatMap((name) => {
    const text = readFileSync(join(FIXTURES, name), "utf8");
    return [...text.matchAll(/^\/\/ expect: (\S+ \S+)$/gm)].map(([, what]) => `${what} ${name}`);
  });
}

/** Rooms without a place in the order, and places without a room: "packages/db/src/x". Rooms of tests need none. */
function listMisplacedRooms(): string[] {
  const order = createRequire(import.meta.url)("./rooms.cjs") as Record<string, string[]>;
  return Object.entries(order).flatMap(([home, rooms]) => {
    const entries = readdirSync(join(ROOT, home, "src"), { withFileTypes: true });
    const there = entries.filter((each) => each.isDirectory() && each.name !== "testing");
    const names = there.map(({ name }) => name);
    const strays = [...new Set(names).symmetricDifference(new Set(rooms))];
    return strays.map((name) => `${home}/src/${name}`);
  });
}

function run(program: string, args: string[]): unknown {
  const path = join(ROOT, "node_modules/.bin", program);
  const result = spawnSync(process.execPath, [path, ...args], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  return JSON.parse(result.stdout);
}

function cruise(): string[] {
  const report = run("depcruise", [
    "--config",
    ".dependency-cruiser.cjs",
    "--output-type",
    "json",
    "tooling/lint-fixtures",
  ]) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  return report.summary.violations.map(
    ({ from, rule }) => `depcruise ${rule.name} ${relative("tooling/lint-fixtures", from)}`,
  );
}

function lint(): string[] {
  const report = run("oxlint", [
    "--config",
    "tooling/lint-fixtures/oxlint.fixtures.json",
    "--type-aware",
    "--format",
    "json",
    "tooling/lint-fixtures",
  ]) as { diagnostics: { code: string; filename: string }[] };
  return report.diagnostics.map(
    ({ code, filename }) => `oxlint ${code} ${relative("tooling/lint-fixtures", filename)}`,
  );
}

/** The compiler's programs, each with the fixtures of its environment: "tsc server packages/db/src/page-name.ts". */
function compile(): string[] {
  return PROGRAMS.flatMap((name) => {
    const config = join("tooling/lint-fixtures", `tsconfig.${name}.json`);
    const tsc = join(ROOT, "node_modules/.bin/tsc");
    const { stdout } = spawnSync(process.execPath, [tsc, "--noEmit", "-p", config], {
      cwd: ROOT,
      encoding: "utf8",
    });
    const files = stdout.matchAll(
      /^tooling\/lint-fixtures\/([^(]+)\(.*error TS2(?:304|580|584|591)/gmu,
    );
    return [...files].map(([, file]) => `tsc ${name} ${file}`);
  });
}

describe("the checkers", () => {
  const planted = listPlanted();
  let reported: Set<string>;

  beforeAll(() => {
    reported = new Set([...cruise(), ...lint(), ...compile()]);
  }, 60_000);

  it.each(planted)("see the violation: %s", (violation) => {
    expect(reported).toContain(violation);
  });

  it("know the place of every room", () => {
    expect(listMisplacedRooms()).toEqual([]);
  });

  it("have a fixture for every rule", () => {
    const rules = new Set(planted.map((line) => line.split(" ").slice(0, 2).join(" ")));
    const wanted = [
      ...listCruiserRules().map((name) => `depcruise ${name}`),
      ...listOxlintRules().map((name) => `oxlint ${name}`),
      ...PROGRAMS.map((name) => `tsc ${name}`),
    ];
    expect(wanted.filter((rule) => !rules.has(rule))).toEqual([]);
  });
});
