import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../start/settings.ts";
import { listEmptyFolders, vitestStep } from "./vitest-step.ts";

const file = (path: string, ...statuses: string[]) => ({
  name: join(ROOT, path),
  assertionResults: statuses.map((status) => ({ status })),
});

it("a folder counts as tested when at least one test below it ran", () => {
  const testResults = [
    file("packages/db/src/a/a.test.ts", "passed", "skipped"),
    file("apps/worker/src/b.test.ts"),
    file("apps/api/src/c.test.ts", "skipped", "todo"),
    file("tooling/lint-fixtures.test.ts", "failed"),
    file("tooling/run.test.ts", "passed"),
  ];
  const folders = [
    "packages/db",
    "apps/worker",
    "apps/api",
    "tooling/lint-fixtures",
    "tooling/run.test.ts",
    "apps/web",
  ];
  expect(listEmptyFolders({ testResults }, folders)).toEqual([
    "apps/worker",
    "apps/api",
    "apps/web",
  ]);
});

it("a step whose project is not there fails", async () => {
  const result = await vitestStep("step without tests", ["no-such-project"], {
    folders: ["tooling"],
    workers: 1,
  }).run(new AbortController().signal);
  expect(result).toMatchObject({ passed: 0, failed: 1 });
});
