import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** A line of history: PostgreSQL begins a new one with each restore, and names it by a number. */
export interface Line {
  readonly timeline: number;
  /** Where the lines before it ended. */
  readonly ends: ReadonlyMap<number, bigint>;
}

/** The newest line of history, by the files that PostgreSQL archives whenever one begins. */
export async function readNewestLine(archive: string): Promise<Line> {
  const names = (await readdir(archive).catch(() => [])).filter((name) =>
    /^[0-9A-F]{8}\.history\.gz$/.test(name),
  );
  const newest = names.toSorted().at(-1);
  if (newest === undefined) return { timeline: 1, ends: new Map() };
  const text = gunzipSync(await readFile(join(archive, newest))).toString("utf8");
  const ends = new Map<number, bigint>();
  for (const line of text.split("\n")) {
    const [, timeline, lsn] = /^(\d+)\s+([0-9A-F]+\/[0-9A-F]+)/.exec(line) ?? [];
    if (timeline !== undefined && lsn !== undefined) ends.set(Number(timeline), lsnValue(lsn));
  }
  return { timeline: Number.parseInt(newest.slice(0, 8), 16), ends };
}

/** Whether the history that goes on today came through this place of that line; what came later on it is given up. */
export function isOnLine(
  backup: { readonly timeline: number; readonly endLsn: string },
  line: Line,
): boolean {
  if (backup.timeline === line.timeline) return true;
  const end = line.ends.get(backup.timeline);
  return end !== undefined && lsnValue(backup.endLsn) <= end;
}

/** A place in the log, as a number. */
function lsnValue(lsn: string): bigint {
  const [high = "0", low = "0"] = lsn.split("/");
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
