import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

function run(...args: string[]) {
  return spawnSync(process.execPath, ["tooling/run.mjs", ...args], { cwd: ROOT, encoding: "utf8" });
}

const scripts = (
  JSON.parse(readFileSync(`${ROOT}/package.json`, "utf8")) as { scripts: Record<string, string> }
).scripts;

describe("run.mjs", () => {
  it.each(Object.entries(scripts))(
    "explains npm run %s without setting anything up",
    (name, script) => {
      // Without the -- Node would take an --env-file of ours for its own.
      expect(script).toBe(`exec node -- tooling/run.mjs ${name}`);
      const result = run(name, "--help");
      expect(result.status).toBe(0);
      expect(result.stdout).toContain(`${name}`);
      expect(result.stdout).not.toContain("✓");
    },
  );

  it.each([
    ["cv:extract", "tooling/inspect/cv-extract.ts"],
    ["form:inspect", "tooling/inspect/form-inspect.ts"],
  ])("explains %s on a wrong call as on --help", (name, script) => {
    const wrong = spawnSync(process.execPath, [script], { cwd: ROOT, encoding: "utf8" });
    expect(wrong.status).toBe(2);
    expect(wrong.stderr).toContain(run(name, "--help").stdout.trim());
  });

  it.each([
    ["start", "--nonsense"],
    ["test", "--nonsense"],
    ["demo", "--nonsense"],
    ["demo", "nonsense"],
    ["gallery", "--only"],
  ])("refuses npm run %s -- %s before it sets anything up, and says where to look", (...wrong) => {
    const result = run(...wrong);
    expect(result.status).toBe(2);
    expect(result.stdout).toBe("");
    expect(result.stderr.trim().split("\n")).toHaveLength(1);
    expect(result.stderr).toContain("-- --help says what it takes.");
  });

  it("lists the commands when it does not know one, and fails", () => {
    const result = run("nonsense");
    expect(result.status).toBe(1);
    expect(result.stdout).toContain("npm run start");
  });
});
