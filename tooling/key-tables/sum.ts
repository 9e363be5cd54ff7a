import { tableOf, tablePath } from "./compare.ts";
import type { TablePlaces } from "./places.ts";
import type { KeyRow, KeySource } from "./read-table.ts";

export const SUM_PATH = tablePath("README");

const SOURCES: readonly KeySource[] = ["captured", "second-hand", "guess"];

const countsOf = (rows: readonly KeyRow[]): number[] =>
  SOURCES.map((source) => rows.filter((row) => row.source === source).length);

function table(lines: readonly (readonly string[])[]): string[] {
  const widths = (lines[0] ?? []).map((_, at) =>
    Math.max(...lines.map((line) => line[at]?.length ?? 0)),
  );
  const [head = [], ...rest] = lines.map((line) =>
    line.map((cell, at) =>
      at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
    ),
  );
  const rule = widths.map((width, at) =>
    at === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  return [head, rule, ...rest].map((cells) => `| ${cells.join(" | ")} |`);
}

/** How the page that sums up all tables, `SUM_PATH`, has to begin. */
export function sumOf(places: readonly TablePlaces[]): string {
  const each = places.map((place) => ({
    name: place.table,
    counts: countsOf(tableOf(place).rows),
  }));
  const all = SOURCES.map((_, at) => each.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0));
  const line = (name: string, counts: readonly number[]): string[] => [
    name,
    ...counts.map(String),
    String(counts.reduce((sum, count) => sum + count, 0)),
  ];
  return `${[
    "# What the portals' pages are known by",
    "",
    "Each page here is the table of one portal or maker: every key that its driver looks for or its stand-in draws, and how it is known.",
    "`any-form.md` has what several share, `checks.md` what the sandbox puts before them. Counted by `tooling/key-tables`, whose test shows what this page has to say where it is no longer true.",
    "",
    ...table([
      ["Table", ...SOURCES, "all"],
      ...each.map(({ name, counts }) => line(`[${name}](${name}.md)`, counts)),
      line("all", all),
    ]),
  ].join("\n")}\n`;
}
