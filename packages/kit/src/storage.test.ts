import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { localStorage } from "./storage.ts";

const folder = (): string => mkdtempSync(join(tmpdir(), "sendoff-storage-"));

test("what is put is found whole, replaced whole and gone after removal", async () => {
  const place = folder();
  const storage = localStorage(place);
  await storage.put("pictures/a/one.jpg", Buffer.from("first"));
  await storage.put("pictures/a/one.jpg", Buffer.from("second"));
  expect((await storage.find("pictures/a/one.jpg"))?.toString()).toBe("second");
  expect(readdirSync(join(place, "pictures/a"))).toEqual(["one.jpg"]);
  await storage.remove("pictures/a/one.jpg");
  await storage.remove("pictures/a/one.jpg");
  expect(await storage.find("pictures/a/one.jpg")).toBeUndefined();
});

test("what lies below a folder is listed and removed, and nothing beside it", async () => {
  const storage = localStorage(folder());
  for (const key of ["live/a/1.jpg", "live/a/2.jpg", "live/b/1.jpg", "pictures/a/1.jpg"]) {
    await storage.put(key, Buffer.from(key));
  }
  expect((await storage.listBelow("live")).toSorted()).toEqual(["a", "b"]);
  await storage.removeBelow("live/a");
  await storage.removeBelow("live/a");
  expect(await storage.listBelow("live")).toEqual(["b"]);
  expect(await storage.listBelow("live/a")).toEqual([]);
  expect(await storage.find("pictures/a/1.jpg")).toBeDefined();
  await expect(storage.removeBelow("..")).rejects.toThrow(TypeError);
});

test("keys that would leave the folder are refused", async () => {
  const storage = localStorage(folder());
  for (const key of ["../x", "/etc/passwd", "a/../../b", "", "A/b", "a//b", "a/b\0c"]) {
    await expect(storage.find(key)).rejects.toThrow(TypeError);
  }
});
