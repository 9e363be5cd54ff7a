import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** A line of history: PostgreSQL begins a new one with each restore, and names it by a number. */
export interface Line {
  readonly timeline: number;
  /** The lines that it came through, in their order, each with the place in the log where it was left. */
  readonly before: readonly { readonly timeline: number; readonly end: bigint }[];
}

/** The newest line of history, by the files that PostgreSQL archives whenever one begins. */
export async function readNewestLine(archive: string): Promise<Line> {
  const names = (await readdir(archive).catch(() => [])).filter((name) =>
    /^[0-9A-F]{8}\.history\.gz$/.test(name),
  );
  const newest = names.toSorted().at(-1);
  if (newest === undefined) return { timeline: 1, before: [] };
  const text = gunzipSync(await readFile(join(archive, newest))).toString("utf8");
  const before = text.split("\n").flatMap((line) => {
    const [, timeline, lsn] = /^(\d+)\s+([0-9A-F]+\/[0-9A-F]+)/.exec(line) ?? [];
    if (timeline === undefined || lsn === undefined) return [];
    return [{ timeline: Number(timeline), end: lsnValue(lsn) }];
  });
  return { timeline: Number.parseInt(newest.slice(0, 8), 16), before };
}

/**
 * Whether the history that goes on today came through this place of that line. PostgreSQL writes down each line that a restore followed,
 * and the place where it stopped; a later stop that lies before an earlier one gives up what was between them, on all lines.
 */
export function isOnLine(
  { timeline, endLsn }: { readonly timeline: number; readonly endLsn: string },
  line: Line,
): boolean {
  if (timeline === line.timeline) return true;
  const at = line.before.findIndex((each) => each.timeline === timeline);
  return at !== -1 && line.before.slice(at).every(({ end }) => lsnValue(endLsn) <= end);
}

/** A place in the log, as a number. */
function lsnValue(lsn: string): bigint {
  const [high = "0", low = "0"] = lsn.split("/");
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
