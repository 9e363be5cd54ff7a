/** One statement of the specification, a line of a table in docs/spec-coverage. */
export interface Statement {
  /** The page's number and a running one, such as "2a.14"; never given twice. */
  readonly id: string;
  readonly text: string;
  /** Why the product does something else, or why nothing can prove it; empty otherwise. */
  readonly deviation: string;
}

const COLUMNS = "Id,Statement,Deviation";
/** A line of a table begins with this, whatever else is wrong with it. */
const TABLE_LINE = /^\s*\|/;
const RULE = /^\s*\|[\s|:-]+\|\s*$/;

/** The words between “ and ”: texts that a user sees. */
export function quotedIn(text: string): string[] {
  return [...text.matchAll(/“([^”]+)”/g)].map(([, words]) => words ?? "");
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

/**
 * The statements of one page. A line that looks like one of a table and has not its three columns is named in `problems`, so that a slip of
 * the pen hides no statement.
 */
export function readStatements(page: string): { statements: Statement[]; problems: string[] } {
  const statements: Statement[] = [];
  const problems: string[] = [];
  for (const [index, line] of page.split("\n").entries()) {
    if (!TABLE_LINE.test(line) || RULE.test(line)) continue;
    const cells = cellsOf(line);
    const [id = "", text = "", deviation = ""] = cells;
    if (cells.length !== COLUMNS.split(",").length) {
      problems.push(`line ${index + 1}: has ${cells.length} columns, not 3`);
    } else if (cells.join() !== COLUMNS) {
      statements.push({ id, text, deviation });
    }
  }
  if (statements.length === 0) problems.push("has no rows");
  return { statements, problems };
}
