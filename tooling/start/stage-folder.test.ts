import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./settings.ts";
import { lightenEndedStages } from "./stage-folder.ts";

const STAGES = join(ROOT, ".data/stages");

function makeStage(pid: number | undefined): string {
  const path = join(STAGES, `test-of-folders-${pid}`);
  for (const name of ["postgres", "tmp", "storage"]) {
    mkdirSync(join(path, name, "inside"), { recursive: true });
  }
  return path;
}

it("lightens the stage of a command that has ended, and leaves one that is under way alone", async () => {
  const underWay = spawn("sleep", ["60"], { stdio: "ignore" });
  const [left, live] = [makeStage(spawnSync("true").pid), makeStage(underWay.pid)];
  try {
    await lightenEndedStages();
    expect(readdirSync(left).toSorted()).toEqual(["run", "storage"]);
    expect(existsSync(join(live, "postgres", "inside"))).toBe(true);
  } finally {
    underWay.kill("SIGKILL");
    for (const path of [left, live]) rmSync(path, { recursive: true });
  }
});
