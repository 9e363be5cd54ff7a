import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { envFileOf, loadEnvFile } from "./env-file.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "env-file-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  delete process.env["ENV_FILE_TEST_ONE"];
  delete process.env["ENV_FILE_TEST_TWO"];
});

it("gives the process what the file says, and leaves what the environment says", () => {
  writeFileSync(join(folder, "live.env"), "ENV_FILE_TEST_ONE=file\nENV_FILE_TEST_TWO='a # b'\n");
  process.env["ENV_FILE_TEST_ONE"] = "environment";
  const file = envFileOf(["--env-file", "live.env"], folder);
  expect(file).toBe(join(folder, "live.env"));
  expect(envFileOf(["--env-file=/live.env"], folder)).toBe("/live.env");
  expect(envFileOf([], folder)).toBeUndefined();
  expect(() => envFileOf(["--env-file", "api.env", "--env-file=worker.env"], folder)).toThrow(
    "--env-file is given 2 times",
  );
  loadEnvFile(file ?? "");
  expect(process.env["ENV_FILE_TEST_ONE"]).toBe("environment");
  expect(process.env["ENV_FILE_TEST_TWO"]).toBe("a # b");
});

it("is told of when it cannot be read", () => {
  expect(() => loadEnvFile(folder)).toThrow(/cannot be read \(/);
});
