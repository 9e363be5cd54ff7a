import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createOpener, createSealer } from "@sendoff/kit/vault";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { getOrCreateSecrets } from "./secrets.ts";

describe("getOrCreateSecrets", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "secrets "));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("makes them once, readable by the owner only", async () => {
    const made = await getOrCreateSecrets(folder);
    expect((await stat(join(folder, "secrets.json"))).mode & 0o777).toBe(0o600);
    expect(await getOrCreateSecrets(folder)).toEqual(made);
    for (const value of Object.values(made)) expect(Buffer.from(value, "base64")).toHaveLength(32);
    expect(new Set(Object.values(made)).size).toBe(Object.keys(made).length);
  });

  it("makes a pair of vault keys that belong together", async () => {
    const made = await getOrCreateSecrets(folder);
    const sealer = createSealer(Buffer.from(made.SENDOFF_VAULT_PUBLIC_KEY, "base64"));
    const opener = createOpener([Buffer.from(made.SENDOFF_VAULT_PRIVATE_KEY, "base64")]);
    const context = ["table", "column", 1] as const;
    expect(opener.open(sealer.seal("hidden", context), context)).toBe("hidden");
  });

  it("refuses a damaged file and leaves it as it is", async () => {
    const file = join(folder, "secrets.json");
    await writeFile(file, "{");
    await expect(getOrCreateSecrets(folder)).rejects.toThrow("is damaged");
    expect(await readFile(file, "utf8")).toBe("{");
  });
});
