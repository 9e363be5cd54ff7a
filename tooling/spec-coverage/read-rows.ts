/** A file and words that must stand in it. */
export interface Place {
  path: string;
  words: string[];
}

/** One statement of the specification, as a line of a table in docs/spec-coverage has it. */
export interface Row {
  /** Of the line in its file, counted from 1. */
  line: number;
  statement: string;
  where: Place[];
  proof: Place[];
  /** Why the product does something else, or why nothing can prove it; empty otherwise. */
  deviation: string;
}

export const COLUMNS = ["Statement", "Where it lives", "Proof", "Deviation"] as const;

/** A line of a table begins with this, whatever else is wrong with it. */
const TABLE_LINE = /^\s*\|/;
const RULE = /^\s*\|[\s|:-]+\|\s*$/;

/** The words between “ and ”: texts of the product, or words of a file. */
export function quotedIn(text: string): string[] {
  return [...text.matchAll(/“([^”]+)”/g)].map(([, words]) => words ?? "");
}

function placesIn(cell: string): Place[] {
  return [...cell.matchAll(/`([^`]+)`([^`]*)/g)].map(([, path, after]) => ({
    path: path ?? "",
    words: quotedIn(after ?? ""),
  }));
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

/**
 * The rows of all tables of one page. A line that looks like one of a table and has not its four columns is told in
 * `problems`, so that a slip of the pen hides no statement.
 */
export function readRows(page: string): { rows: Row[]; problems: string[] } {
  const rows: Row[] = [];
  const problems: string[] = [];
  for (const [index, text] of page.split("\n").entries()) {
    if (!TABLE_LINE.test(text) || RULE.test(text)) continue;
    const line = index + 1;
    const cells = cellsOf(text);
    const [statement = "", where = "", proof = "", deviation = ""] = cells;
    if (cells.length !== COLUMNS.length) {
      problems.push(`line ${line}: has ${cells.length} columns, not ${COLUMNS.length}`);
    } else if (cells.join() !== COLUMNS.join()) {
      const row = { line, statement, where: placesIn(where), proof: placesIn(proof), deviation };
      rows.push(row);
      if (where !== "" && row.where.length === 0) problems.push(`line ${line}: names no place`);
      if (proof !== "" && row.proof.length === 0) problems.push(`line ${line}: names no test`);
    }
  }
  return { rows, problems };
}
