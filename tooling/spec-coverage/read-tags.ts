/** A test, or a group of tests, and the statement that it proves. */
export interface Tag {
  readonly id: string;
  readonly path: string;
  /** The first words of the test, as its file has them. */
  readonly test: string;
}

const TAG = /^\s*\/\/ SPEC (.+)$/;
const TEST = /^\s*(?:it|test|describe)\b/;
const NAME = /(["'`])((?:\\.|(?!\1).)+)\1/;

/** The name of the test that begins at the line: of a table of cases it stands behind the table. */
function nameFrom(lines: readonly string[], start: number): string {
  const first = lines[start] ?? "";
  const table = /\.each\b|\.for\b/.test(first);
  const end = lines.findIndex((line, at) => at >= start && /^\s*\]\)\(|\)\(["'`]/.test(line));
  const from = table && end !== -1 ? end : start;
  return NAME.exec(lines.slice(from, from + 3).join("\n"))?.[2] ?? first.trim();
}

/**
 * The tags of one test file: comments such as `// SPEC 2a.1, 4.12` right above a test or a group of tests. One that stands anywhere else is
 * named in `problems`.
 */
export function readTags(path: string, content: string): { tags: Tag[]; problems: string[] } {
  const tags: Tag[] = [];
  const problems: string[] = [];
  const lines = content.split("\n");
  for (const [index, line] of lines.entries()) {
    const ids = TAG.exec(line)?.[1]?.split(", ");
    if (ids === undefined) continue;
    if (TEST.test(lines[index + 1] ?? "")) {
      const test = nameFrom(lines, index + 1);
      tags.push(...ids.map((id) => ({ id, path, test })));
    } else {
      problems.push(`${path}:${index + 1}: a tag of the specification without a test below it`);
    }
  }
  return { tags, problems };
}
