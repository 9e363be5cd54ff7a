import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { ROOT } from "../../tooling/start/settings.ts";
import { openStage } from "./stage.ts";

const FOLDER = join(ROOT, `.data/stages/broken-${process.pid}`);

/** Processes that were started for the folder, by their command line or their environment. */
function listOfFolder(): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      const facts = ["cmdline", "environ"].map((file) => read(`/proc/${pid}/${file}`)).join("\0");
      return facts.includes(FOLDER) ? [`${pid} ${read(`/proc/${pid}/cmdline`)}`] : [];
    });
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

afterEach(() => rmSync(FOLDER, { recursive: true, force: true }));

it("a stage that cannot start leaves nothing running", { timeout: 240_000 }, async () => {
  const hooks = process.listenerCount("exit");
  const opening = openStage({
    name: "broken",
    workers: 1,
    workerEnvironment: { WORKER_SLOTS: "not a number" },
  });
  await vi.waitFor(() => expect(listOfFolder().length).toBeGreaterThan(2), { timeout: 120_000 });
  await expect(opening).rejects.toThrow("The worker 1 ends again and again");
  await vi.waitFor(() => expect(listOfFolder()).toEqual([]), { timeout: 30_000 });
  expect(process.listenerCount("exit")).toBe(hooks);
  expect(existsSync(join(FOLDER, "product.log"))).toBe(true);
});
