import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mirror, mirrorFiles } from "./mirror.ts";

let folder: string;
let from: string;
let to: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mirror-"));
  [from, to] = [join(folder, "storage"), join(folder, "files")];
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(root: string, name: string, text: string, minutesAgo = 0): void {
  const path = join(root, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  const at = new Date(Date.now() - minutesAgo * 60_000);
  utimesSync(path, at, at);
}
const copy = (name: string): string => readFileSync(join(to, name), "utf8");

test("a backup copies what is new or has changed, byte by byte, and nothing twice", async () => {
  write(from, "cvs/a/one.pdf", "one", 20);
  write(from, "pictures/b/two.jpg", "two", 20);
  write(from, "pictures/b/half.jpg.part", "half");
  expect(await mirror(from, to, "changed")).toBe(2);
  expect(await mirror(from, to, "changed")).toBe(0);
  write(from, "cvs/a/one.pdf", "ONE", 10);
  write(from, "cvs/a/three.pdf", "three");
  expect(await mirror(from, to, "changed")).toBe(2);
  expect([copy("cvs/a/one.pdf"), copy("cvs/a/three.pdf")]).toEqual(["ONE", "three"]);
});

test("what is deleted stays in the backup, and a folder that is not there is an empty one", async () => {
  write(from, "one.pdf", "one");
  await mirror(from, to, "changed");
  rmSync(from, { recursive: true });
  expect(await mirror(from, to, "changed")).toBe(0);
  expect(copy("one.pdf")).toBe("one");
});

test("a restore brings back what is gone and overwrites nothing, whatever its age", async () => {
  write(from, "gone.pdf", "gone", 60);
  write(from, "kept.pdf", "of the backup", 60);
  write(to, "kept.pdf", "younger");
  write(to, "later.pdf", "later");
  expect(await mirror(from, to, "missing")).toBe(1);
  expect(["gone.pdf", "kept.pdf", "later.pdf"].map(copy)).toEqual(["gone", "younger", "later"]);
});

test("secrets keep their rights, and those that an installation does not have are left out", async () => {
  write(from, "secrets.json", "{}");
  chmodSync(join(from, "secrets.json"), 0o600);
  expect(
    await mirrorFiles(from, to, ["secrets.json", "postgres/credentials.json"], "changed"),
  ).toBe(1);
  expect(statSync(join(to, "secrets.json")).mode & 0o777).toBe(0o600);
});
