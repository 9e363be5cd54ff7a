import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ConfigError } from "@sendoff/kit/config";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claimFolder, refuseOtherFolder } from "./folder-mode.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "folder-mode-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ["live", "sandbox", /is a live installation's\. Name another folder/],
  ["sandbox", "live", /is a sandbox's.*Name another folder/],
] as const)("a folder of %s mode refuses %s mode, and says what to do", (own, other, why) => {
  claimFolder(folder, own);
  claimFolder(folder, own);
  expect(() => claimFolder(folder, other)).toThrow(why);
  expect(() => refuseOtherFolder(folder, other)).toThrow(ConfigError);
});

test("a folder of before that holds a sandbox's secrets is a sandbox's, and is left as it is", () => {
  writeFileSync(join(folder, "secrets.json"), "{}");
  expect(() => claimFolder(folder, "live")).toThrow(/is a sandbox's/);
  expect(readdirSync(folder)).toEqual(["secrets.json"]);
  claimFolder(folder, "sandbox");
});

test("a folder that is not there yet belongs to nobody; a damaged mark is reported as one", () => {
  refuseOtherFolder(join(folder, "none"), "live");
  writeFileSync(join(folder, "mode"), "");
  expect(() => claimFolder(folder, "live")).toThrow(/is damaged\. Write the mode/);
});
