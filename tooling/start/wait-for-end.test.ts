import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

it("lets a process that has nothing else to do go on once it no longer watches", () => {
  const script = `
    const { waitForEnd } = await import(${JSON.stringify(fileURLToPath(import.meta.resolve("./wait-for-end.ts")))});
    const stopping = new AbortController();
    const watching = waitForEnd(process.pid, stopping.signal);
    stopping.abort();
    await watching;
    console.log("stopped in order");`;
  const run = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  });
  expect(run.stdout).toBe("stopped in order\n");
  expect(run.status).toBe(0);
});
