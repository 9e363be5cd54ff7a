import { findDates } from "../vocabulary/dates.ts";
import type { Line, Run } from "../layout/line.ts";

/** The runs from a place in the text on; `at` counts the characters that are no spaces. */
function runsFrom(runs: readonly Run[], at: number): { before: Run[]; after: Run[] } {
  const before: Run[] = [];
  const after: Run[] = [];
  let left = at;
  for (const run of runs) {
    const letters = Array.from(run.text);
    let cut = 0;
    while (cut < letters.length && left > 0) {
      if (!/\s/u.test(letters[cut] ?? "")) left -= 1;
      cut += 1;
    }
    const [a, b] = [letters.slice(0, cut).join(""), letters.slice(cut).join("").trimStart()];
    if (a !== "") before.push({ ...run, text: a });
    if (b !== "") after.push({ ...run, text: b });
  }
  return { before, after };
}

function part(line: Line, text: string, runs: readonly Run[]): Line {
  const cells = line.cells.map((cell) => ({ ...cell, text, runs }));
  return { ...line, cells, text };
}

/** "Engineer — Acme, Berlin (2018 – 2020). Led a team of four.": the sentences behind the dates of an entry are part of its text. */
export function withSentencesApart(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const [cell, more] = line.cells;
    const found = findDates(line.text);
    if (cell === undefined || more !== undefined || found?.isRange !== true || line.bullet)
      return [line];
    const rest = /^\)?\.\s+(?=\p{Lu})/u.exec(line.text.slice(found.to));
    if (rest === null || found.from === 0) return [line];
    const at = found.to + rest[0].length;
    const head = line.text.slice(0, at).trimEnd();
    const { before, after } = runsFrom(cell.runs, head.replace(/\s/gu, "").length);
    return [
      part(line, head, before),
      { ...part(line, line.text.slice(at), after), bullet: true, gapBefore: 0 },
    ];
  });
}
