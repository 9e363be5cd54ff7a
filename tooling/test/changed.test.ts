import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../start/settings.ts";
import { READERS, STARTERS, touchedBy } from "./changed.ts";

test("code is followed by its imports, and whoever starts or reads it is named", () => {
  expect(touchedBy(["packages/domain/src/applying/index.ts"])).toEqual({
    imported: ["packages/domain/src/applying/index.ts"],
    whole: READERS,
  });
  const sandbox = touchedBy(["apps/sandbox/src/mail/mail.page.ts"]).imported;
  expect(sandbox).toContain("packages/testkit/src/sandbox/sandbox-process.ts");
});

test("a file that is no code runs the tests of its folder, and a tool all tests of the tools", () => {
  expect(touchedBy(["packages/answers/src/unseen/q1/cases.txt"])).toEqual({
    imported: [],
    whole: ["packages/answers", ...READERS],
  });
  expect(touchedBy(["docs/security.md"])).toEqual({ imported: [], whole: READERS });
  expect(touchedBy(["tooling/run.mjs"]).whole).toEqual(["tooling"]);
});

test("every script that runs in a page is known to be read as a file", () => {
  const folders = readdirSync(join(ROOT, "packages/portals/src"), { recursive: true })
    .map((path) => `packages/portals/src/${String(path)}`)
    .filter((path) => path.endsWith(".ts"))
    .filter((path) => /\b(?:pageBundle|scriptOf)\(/.test(readFileSync(join(ROOT, path), "utf8")))
    .flatMap((path) =>
      [...readFileSync(join(ROOT, path), "utf8").matchAll(/dirname, "([\w./-]+)"/g)].map(
        ([, folder = ""]) => join(dirname(path), folder),
      ),
    );
  expect(folders.length).toBeGreaterThan(5);
  for (const folder of folders)
    expect(touchedBy([`${folder}/x.ts`]).imported).toContain("packages/portals/src/page-script.ts");
});

test("whatever stands for what is started or read is there", () => {
  for (const path of [...READERS, ...STARTERS.flatMap(({ by }) => by)])
    expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
});
