import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../start/settings.ts";
import { listEmptyFolders, vitestStep } from "./vitest-step.ts";

const file = (path: string, tests: number) => ({
  name: join(ROOT, path),
  assertionResults: Array.from({ length: tests }, () => ({})),
});

it("a folder counts as tested when at least one test below it ran", () => {
  const testResults = [
    file("packages/db/src/a/a.test.ts", 1),
    file("apps/worker/src/b.test.ts", 0),
    file("tooling/canary.test.ts", 2),
  ];
  expect(
    listEmptyFolders({ testResults }, ["packages/db", "apps/worker", "tooling/canary", "apps/web"]),
  ).toEqual(["apps/worker", "apps/web"]);
});

it("a step whose project is not there fails", async () => {
  const result = await vitestStep("step without tests", ["no-such-project"], {
    folders: ["tooling"],
    workers: 1,
  }).run(new AbortController().signal);
  expect(result).toMatchObject({ passed: 0, failed: 1 });
});
