import { appendFile, mkdir, mkdtemp, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { Journal } from "./journal.ts";

const Entry = z.object({ n: z.number() });
const newPath = async () => join(await mkdtemp(join(tmpdir(), "journal-")), "a", "lines.jsonl");

test("what was appended is there after opening again, in order", async () => {
  const path = await newPath();
  const { journal } = await Journal.open(path, Entry);
  await Promise.all(Array.from({ length: 50 }, (_unused, n) => journal.append({ n })));
  await journal.close();
  const { entries } = await Journal.open(path, Entry);
  expect(entries.map((entry) => entry.n)).toEqual(Array.from({ length: 50 }, (_unused, n) => n));
});

test("a last line that a kill cut short is dropped, and the next one is whole", async () => {
  const path = await newPath();
  const first = await Journal.open(path, Entry);
  await first.journal.append({ n: 1 });
  await first.journal.close();
  await appendFile(path, '{"n":');
  const second = await Journal.open(path, Entry);
  expect(second.entries).toEqual([{ n: 1 }]);
  await second.journal.append({ n: 2 });
  await second.journal.close();
  expect(await readFile(path, "utf8")).toBe('{"n":1}\n{"n":2}\n');
});

test("lines appended while the content is replaced go into the new file", async () => {
  const path = await newPath();
  const { journal } = await Journal.open(path, Entry);
  await journal.append({ n: 1 });
  const replacing = journal.replace([{ n: 10 }]);
  await Promise.all([
    replacing,
    journal.append({ n: 2 }),
    replacing.then(() => journal.append({ n: 3 })),
  ]);
  await journal.close();
  const { entries } = await Journal.open(path, Entry);
  expect(entries.map((entry) => entry.n)).toContain(10);
  expect(entries.map((entry) => entry.n)).toContain(3);
  expect(entries.map((entry) => entry.n)).not.toContain(1);
});

test("of replacements asked for at once the last one holds, and each line stands where it was asked for", async () => {
  const path = await newPath();
  const { journal } = await Journal.open(path, Entry);
  await Promise.all([
    journal.append({ n: 1 }),
    journal.replace([{ n: 10 }]),
    journal.append({ n: 2 }),
    journal.replace([{ n: 20 }]),
    journal.append({ n: 3 }),
    journal.append({ n: 4 }),
  ]);
  await journal.close();
  expect(await readFile(path, "utf8")).toBe('{"n":20}\n{"n":3}\n{"n":4}\n');
});

test("nobody else on the machine may read it, before and after a replacement, nor one that an earlier version left open", async () => {
  const path = await newPath();
  await mkdir(dirname(path), { mode: 0o755 });
  await writeFile(path, "", { mode: 0o644 });
  const modes = async () =>
    Promise.all([path, dirname(path)].map(async (each) => (await stat(each)).mode & 0o777));
  const { journal } = await Journal.open(path, Entry);
  expect(await modes()).toEqual([0o600, 0o700]);
  await journal.replace([{ n: 1 }]);
  expect(await modes()).toEqual([0o600, 0o700]);
  await journal.close();
});
