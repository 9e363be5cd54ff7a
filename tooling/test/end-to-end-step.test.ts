import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { runEndToEnd } from "./end-to-end-step.ts";

it("a folder that has lost its tests fails the step", async () => {
  const specs = await mkdtemp(join(tmpdir(), "sendoff-specs-"));
  onTestFinished(() => rm(specs, { recursive: true }));
  await writeFile(join(specs, "playwright.config.ts"), 'export default { outputDir: "./out" };');
  const { signal } = new AbortController();
  const result = await runEndToEnd({ workers: 1, specs, reports: specs }, signal);
  expect(result).toMatchObject({ passed: 0, failed: 1 });
});
