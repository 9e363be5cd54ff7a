import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeDataFolder } from "./data-folder.ts";
import { StartError } from "./start-error.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "data-folder-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("the data folder", () => {
  it("is made with its parents, and may be there already", () => {
    const wanted = join(folder, "one/two");
    makeDataFolder(wanted);
    makeDataFolder(wanted);
    expect(statSync(wanted).isDirectory()).toBe(true);
  });

  it("names the variable when a file is in its place", () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    expect(() => makeDataFolder(file)).toThrow(StartError);
    expect(() => makeDataFolder(join(file, "below"))).toThrow(/Set SENDOFF_DATA_DIR to a folder/);
  });

  it.runIf(process.platform === "linux")("ends where the system takes no folders", () => {
    expect(() => makeDataFolder("/proc/sendoff/data")).toThrow(/Set SENDOFF_DATA_DIR to a folder/);
  });
});
