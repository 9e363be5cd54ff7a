import { type Place, type Row, quotedIn, readRows } from "./read-rows.ts";

/** Reads a file of the repository by its path from the root; undefined where there is none. */
export type ReadFile = (path: string) => string | undefined;

const TEST_FILE = /\.(test|spec|suite)\.tsx?$/;
/** A word or two is no reason. */
const REASON_MIN = 25;

/** Code and quotation in one spelling: no escapes, no entities, no line ends, no joints of a long text. */
function plain(text: string): string {
  return text
    .replaceAll(/\\(['"`])/g, "$1")
    .replaceAll("&amp;", "&")
    .replaceAll('{" "}', " ")
    .replaceAll(/"\s*\+\s*"/g, "")
    .replaceAll(/\s+/g, " ");
}

/** Whether the words stand there, in their order; `{name}` stands for whatever a text is filled with. */
function holds(content: string, words: string): boolean {
  let from = 0;
  return plain(words)
    .split(/\{[^}]*\}/)
    .every((piece) => {
      const at = content.indexOf(piece.trim(), from);
      from = at + piece.trim().length;
      return at !== -1;
    });
}

/** A file with the texts that it shows: a screen's stand in the messages.ts of its feature. */
function readWithTexts(path: string, read: ReadFile): string | undefined {
  const content = read(path);
  if (content === undefined || !path.startsWith("apps/web/src/")) return content;
  const folders = path.split("/").slice(0, -1);
  const homes = [folders, folders.slice(0, -1)].map((home) => [...home, "messages.ts"].join("/"));
  return [content, ...homes.flatMap((home) => read(home) ?? [])].join("\n");
}

/** What is wrong with one row; nothing when it keeps what it promises. */
function problemsOf(row: Row, read: ReadFile): string[] {
  const contents = new Map<string, string>();
  const missing = [...row.where, ...row.proof].flatMap(({ path }) => {
    const content = readWithTexts(path, read);
    if (content !== undefined) contents.set(path, plain(content));
    return content === undefined ? [`there is no file ${path}`] : [];
  });
  const unmet = ({ path, words }: Place) => {
    const content = contents.get(path);
    if (content === undefined) return [];
    return words
      .filter((quoted) => !holds(content, quoted))
      .map((quoted) => `“${quoted}” is not in ${path}`);
  };
  return [
    ...missing,
    ...[...row.where, ...row.proof].flatMap(unmet),
    ...textProblems(row, contents),
    ...proofProblems(row),
  ];
}

/** A text that the statement quotes has to be in the product's own code, unless the row says why it is another. */
function textProblems({ statement, where, deviation }: Row, contents: Map<string, string>) {
  if (deviation !== "") return [];
  const sources = where.flatMap(({ path }) => contents.get(path) ?? []);
  return quotedIn(statement)
    .filter((text) => !sources.some((source) => holds(source, text)))
    .map((text) => `no file of "Where it lives" holds “${text}”`);
}

function proofProblems({ statement, where, proof, deviation }: Row): string[] {
  const problems: string[] = [];
  if (statement === "") problems.push("has no statement");
  if (deviation !== "" && deviation.length < REASON_MIN) problems.push("gives no reason");
  if (where.length === 0 && deviation === "") problems.push("does not say where it lives");
  if (proof.length === 0 && deviation === "") problems.push("has neither proof nor reason");
  for (const { path, words } of proof) {
    if (!TEST_FILE.test(path)) problems.push(`${path} is no test`);
    if (words.length === 0) problems.push(`names no test in ${path}`);
  }
  for (const { path } of where) {
    if (TEST_FILE.test(path)) problems.push(`${path} is a test, not where it lives`);
  }
  return problems;
}

/** Everything that is wrong with one page of docs/spec-coverage: "line 7: there is no file apps/x.ts". */
export function checkPage(page: string, read: ReadFile): string[] {
  const { rows, problems } = readRows(page);
  if (rows.length === 0) problems.push("has no rows");
  return [
    ...problems,
    ...rows.flatMap((row) => problemsOf(row, read).map((what) => `line ${row.line}: ${what}`)),
  ];
}
