import { appendFile, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { localStorage } from "../storage/local-storage.ts";
import { fileJournal } from "./file-journal.ts";
import { journalPlace } from "./open-journal.ts";
import { storedJournal } from "./stored-journal.ts";
import type { SubmitJournal, SubmitRecord } from "./submit-journal.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sendoff-journal-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const recordOf = (nth: number, at = `2026-11-27T10:00:0${nth}.000Z`): SubmitRecord => ({
  at,
  userId: "u",
  platform: "linkedin",
  accounts: ["aa"],
  applicationId: `0190-${nth}`,
  attempt: 1,
  fence: nth,
  job: { id: "1", key: "k", title: "T", company: "C", location: "L", url: "https://p.test/1" },
});

const KINDS: readonly [string, () => SubmitJournal][] = [
  ["a folder", () => fileJournal(folder, "writer")],
  ["a store", () => storedJournal(localStorage(folder))],
];
describe.each(KINDS)("a journal in %s", (_name, openIt) => {
  test("gives back what any writer wrote, by day, in the order of its times, and forgets a day", async () => {
    const journal = openIt();
    const late = recordOf(3, "2026-11-28T00:00:00.000Z");
    await Promise.all([2, 1].map((nth) => journal.append(recordOf(nth))));
    await journal.append(late);
    await journal.append(recordOf(4));
    expect(await openIt().listDays()).toEqual(["2026-11-27", "2026-11-28"]);
    expect(await openIt().readDay("2026-11-27")).toEqual([1, 2, 4].map((nth) => recordOf(nth)));
    expect(await journal.readDay("2026-11-28")).toEqual([late]);
    await journal.removeDay("2026-11-27");
    expect(await journal.listDays()).toEqual(["2026-11-28"]);
    expect(await journal.readDay("2026-11-27")).toEqual([]);
  });
});

test("half a line at the end was never acknowledged and is left out; a damaged line is no gap to read over", async () => {
  const journal = fileJournal(folder, "writer");
  await journal.append(recordOf(1));
  const file = join(folder, "2026-11-27", "writer-1.jsonl");
  await appendFile(file, '{"at":"2026');
  expect(await journal.readDay("2026-11-27")).toEqual([recordOf(1)]);
  await writeFile(file, "{}\n");
  await expect(journal.readDay("2026-11-27")).rejects.toThrow("nothing is sent until");
});

test("after a write that failed, the next one begins a new file", async () => {
  const journal = fileJournal(folder, "writer");
  await journal.append(recordOf(1));
  // The next day's folder cannot be made: its place is taken by a file.
  await writeFile(join(folder, "2026-11-28"), "");
  await expect(journal.append(recordOf(2, "2026-11-28T00:00:00.000Z"))).rejects.toThrow(
    /EEXIST|ENOTDIR/,
  );
  await journal.append(recordOf(3));
  expect((await readdir(join(folder, "2026-11-27"))).length).toBe(2);
  expect(await journal.readDay("2026-11-27")).toEqual([recordOf(1), recordOf(3)]);
});

test("a folder of its own wins over the store, and the store over the data folder", () => {
  const local = { kind: "local", folder: "/data/storage" } as const;
  const s3 = {
    kind: "s3",
    endpoint: "",
    bucket: "",
    accessKeyId: "",
    secretAccessKey: "",
    region: "",
  } as const;
  expect(journalPlace("/disk", s3, "/data")).toEqual({ kind: "folder", folder: "/disk" });
  expect(journalPlace(undefined, s3, "/data")).toEqual({ kind: "store" });
  expect(journalPlace(undefined, local, "/data")).toEqual({
    kind: "folder",
    folder: "/data/journal",
  });
});
