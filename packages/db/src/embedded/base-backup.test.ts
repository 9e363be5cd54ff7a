import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listBaseBackups, removeOldBackups } from "./base-backup.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sendoff-backups-"));
  await Promise.all(["base", "log"].map((name) => mkdir(join(folder, name))));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A copy that was made in this minute, on this timeline, from this segment on. */
async function copyOf(minute: number, timeline: number, segment: number): Promise<void> {
  const at = `2026-11-28T10:${String(minute).padStart(2, "0")}:00.000Z`;
  const base = join(folder, "base", at.replaceAll(/[:.]/g, "-"));
  await mkdir(base);
  const about = {
    startedAt: at,
    endedAt: at,
    timeline,
    endLsn: `0/${segment.toString(16).toUpperCase()}000100`,
    firstSegment: segmentOf(timeline, segment),
  };
  await writeFile(join(base, "backup.json"), JSON.stringify(about));
}

const segmentOf = (timeline: number, segment: number): string =>
  [timeline, 0, segment].map((part) => part.toString(16).toUpperCase().padStart(8, "0")).join("");

async function archive(timeline: number, segments: readonly number[]): Promise<void> {
  for (const segment of segments)
    await writeFile(join(folder, "log", `${segmentOf(timeline, segment)}.gz`), "");
}

const remove = (keep: number) => removeOldBackups(join(folder, "base"), join(folder, "log"), keep);
const kept = async () =>
  (await listBaseBackups(join(folder, "base"))).map(({ startedAt }) => startedAt.slice(14, 16));
const hasLog = async (timeline: number, segment: number) =>
  (await readdir(join(folder, "log"))).includes(`${segmentOf(timeline, segment)}.gz`);

test("the log of every copy that stays is there, also where a restore to an earlier time put a newer one before an older one", async () => {
  await copyOf(1, 1, 1);
  await copyOf(2, 1, 2);
  await copyOf(5, 1, 8);
  await archive(1, [1, 2, 3, 4, 5, 8]);
  // Then it was put back to before the third copy, and the next ones are made from there.
  await writeFile(join(folder, "log", "00000002.history.gz"), gzipSync("1\t0/5000000\tbefore\n"));
  await copyOf(15, 2, 5);
  await copyOf(20, 2, 6);
  await archive(2, [5, 6]);
  expect(await remove(3)).toBe(1);
  expect(await kept()).toEqual(["02", "05", "15", "20"]);
  const log = [hasLog(1, 1), hasLog(1, 2), hasLog(2, 5), hasLog(2, 6)];
  expect(await Promise.all(log)).toEqual([false, true, true, true]);
});

test("copies that a restore has left behind count for nothing: enough of those that can be used stay", async () => {
  await copyOf(1, 1, 2);
  await copyOf(5, 1, 8);
  await copyOf(10, 1, 12);
  await archive(1, [2, 3, 4, 5, 8, 12]);
  await writeFile(join(folder, "log", "00000002.history.gz"), gzipSync("1\t0/5000000\tbefore\n"));
  await archive(2, [5, 6]);
  await copyOf(15, 2, 6);
  expect(await remove(2)).toBe(0);
  expect(await kept()).toEqual(["01", "05", "10", "15"]);
  expect(await hasLog(1, 2)).toBe(true);
  await copyOf(20, 2, 7);
  expect(await remove(2)).toBe(3);
  expect(await kept()).toEqual(["15", "20"]);
  expect([await hasLog(1, 5), await hasLog(2, 6)]).toEqual([false, true]);
});

test("a copy between an earlier and a later stop is of no use, though its line was followed beyond it", async () => {
  await copyOf(1, 1, 2);
  await copyOf(5, 2, 7);
  await archive(2, [5, 6, 7, 8]);
  // The third restore followed the second line's history and stopped before that copy.
  const history = "1\t0/5000000\tbefore\n\n2\t0/8000000\tbefore\n\n3\t0/6000000\tbefore\n";
  await writeFile(join(folder, "log", "00000004.history.gz"), gzipSync(history));
  expect(await remove(1)).toBe(0);
  expect(await kept()).toEqual(["01", "05"]);
});

test("a backup that broke off goes, and before there are more copies than are kept everything else stays", async () => {
  await copyOf(1, 1, 2);
  await archive(1, [1, 2, 3]);
  await mkdir(join(folder, "base", "2026-11-28T10-02-00-000Z.part"));
  expect(await remove(2)).toBe(0);
  expect(await readdir(join(folder, "base"))).toEqual(["2026-11-28T10-01-00-000Z"]);
  expect(await hasLog(1, 1)).toBe(true);
});
