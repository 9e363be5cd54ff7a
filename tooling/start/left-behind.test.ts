import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { removeLeftTemporary } from "./left-behind.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "left "));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

it("removes what ended processes left, and nothing of a command that is under way", () => {
  const { pid: ended } = spawnSync("true");
  const underWay = spawn("sleep", ["60"], { stdio: "ignore" });
  try {
    const names = ["playwright-artifacts-a1", "playwright_chromiumdev_profile-b2", `${ended}`];
    for (const name of [...names, `${underWay.pid}`]) {
      mkdirSync(join(dataDir, "tmp", name, "inside"), { recursive: true });
    }
    removeLeftTemporary(dataDir);
    expect(readdirSync(join(dataDir, "tmp"))).toEqual([`${underWay.pid}`]);
  } finally {
    underWay.kill("SIGKILL");
  }
});

it("finds nothing to do where nothing was ever written", () => {
  removeLeftTemporary(dataDir);
  expect(readdirSync(dataDir)).toEqual([]);
});
