import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "../config.ts";
import { z } from "zod";
import { startS3Server } from "../testing/s3-server.fixture.ts";
import { openStorage } from "./open-storage.ts";
import type { Storage } from "./storage.ts";
import { readStorageSettings, storageVariables } from "./storage-config.ts";

const folder = (): string => mkdtempSync(join(tmpdir(), "sendoff-storage-"));

let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

const PLACES: Readonly<Record<string, () => Promise<Storage>>> = {
  "a folder": () => openStorage({ kind: "local", folder: folder() }),
  "an S3-compatible store": () => openStorage(s3.settings),
};

describe.each(Object.keys(PLACES))("in %s", (place) => {
  let storage: Storage;
  beforeAll(async () => {
    const open = PLACES[place];
    if (open === undefined) throw new Error(place);
    storage = await open();
  });

  test("what is put is found whole, replaced whole and gone after removal", async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256));
    await storage.put("pictures/a/one.jpg", Buffer.from("first"));
    await storage.put("pictures/a/one.jpg", bytes);
    expect((await storage.find("pictures/a/one.jpg"))?.equals(bytes)).toBe(true);
    await storage.remove("pictures/a/one.jpg");
    await storage.remove("pictures/a/one.jpg");
    expect(await storage.find("pictures/a/one.jpg")).toBeUndefined();
  });

  test("what lies below a folder is listed and removed, and nothing beside it", async () => {
    for (const key of ["live/a/1.jpg", "live/a/2.jpg", "live/b/1.jpg", "live/ab.jpg", "cv/1.jpg"]) {
      await storage.put(key, Buffer.from(key));
    }
    expect((await storage.listBelow("live")).toSorted()).toEqual(["a", "ab.jpg", "b"]);
    await storage.removeBelow("live/a");
    await storage.removeBelow("live/a");
    expect((await storage.listBelow("live")).toSorted()).toEqual(["ab.jpg", "b"]);
    expect(await storage.listBelow("live/a")).toEqual([]);
    expect(await storage.listBelow("nowhere")).toEqual([]);
    expect(await storage.find("cv/1.jpg")).toBeDefined();
    await expect(storage.removeBelow("..")).rejects.toThrow(TypeError);
  });

  test("keys that would leave the folder are refused", async () => {
    for (const key of ["../x", "/etc/passwd", "a/../../b", "", "A/b", "a//b", "a/b\0c"]) {
      await expect(storage.find(key)).rejects.toThrow(TypeError);
      await expect(storage.put(key, Buffer.from("x"))).rejects.toThrow(TypeError);
      await expect(storage.remove(key)).rejects.toThrow(TypeError);
    }
  });
});

test("a crash leaves no half file in a folder: the old name changes to the new bytes at once", async () => {
  const place = folder();
  const storage = await openStorage({ kind: "local", folder: place });
  await storage.put("pictures/one.jpg", Buffer.from("first"));
  await storage.put("pictures/one.jpg", Buffer.from("second"));
  expect(readdirSync(join(place, "pictures"))).toEqual(["one.jpg"]);
});

test("more objects than one list holds are all found", async () => {
  const storage = await openStorage(s3.settings);
  const keys = Array.from({ length: 1_050 }, (_, index) => `many/${index}.jpg`);
  for (let start = 0; start < keys.length; start += 50) {
    await Promise.all(
      keys.slice(start, start + 50).map((key) => storage.put(key, Buffer.from("x"))),
    );
  }
  expect(await storage.listBelow("many")).toHaveLength(1_050);
  await storage.removeBelow("many");
  expect(await storage.listBelow("many")).toEqual([]);
});

test("a bucket that is not there, or a store that does not answer, ends the start by name and without the secret", async () => {
  const wrong = [
    { ...s3.settings, bucket: "another", secretAccessKey: "not-the-secret" },
    { ...s3.settings, endpoint: "http://127.0.0.1:9" },
  ];
  for (const settings of wrong) {
    const opening = openStorage(settings);
    await expect(opening).rejects.toThrow(ConfigError);
    await expect(opening).rejects.toThrow("S3_BUCKET");
    await expect(opening).rejects.not.toThrow("not-the-secret");
  }
});

describe("settings", () => {
  const read = (env: Record<string, string>) =>
    readStorageSettings(readConfig(z.object(storageVariables), env), "/data");
  const whole = {
    S3_ENDPOINT: "https://s3.example.com",
    S3_BUCKET: "sendoff",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "a secret of theirs",
  };

  test("without any variable files stay in the data folder; empty ones count as none", () => {
    expect(read({})).toEqual({ kind: "local", folder: "/data/storage" });
    expect(read({ S3_BUCKET: "" })).toEqual({ kind: "local", folder: "/data/storage" });
  });

  test("all of them name a store", () => {
    expect(read(whole)).toMatchObject({ kind: "s3", bucket: "sendoff", region: "us-east-1" });
    expect(read({ ...whole, S3_REGION: "eu-central-1" })).toMatchObject({ region: "eu-central-1" });
  });

  test.each(Object.keys(whole))("without %s the rest is refused, by its name alone", (name) => {
    const rest = { ...whole, [name]: "" };
    expect(() => read(rest)).toThrow(ConfigError);
    expect(() => read(rest)).toThrow(name);
    expect(() => read(rest)).not.toThrow("a secret of theirs");
    expect(() => read({ S3_REGION: "eu-central-1" })).toThrow(name);
  });

  test("an address or a bucket's name that cannot be one is refused", () => {
    expect(() => read({ ...whole, S3_ENDPOINT: "ftp://x" })).toThrow("S3_ENDPOINT");
    expect(() => read({ ...whole, S3_BUCKET: "Not A Bucket" })).toThrow("S3_BUCKET");
  });
});
