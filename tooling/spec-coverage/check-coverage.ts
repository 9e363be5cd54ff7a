import { quotedIn, type Statement } from "./read-statements.ts";
import type { Tag } from "./read-tags.ts";

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

/**
 * What is wrong with the coverage: a statement without a test and without a reason, a text that no file of the product has, an id given twice,
 * a tag of no statement. `sources` are the contents of the product's files, those with most texts first.
 */
export function checkCoverage(
  statements: readonly Statement[],
  tags: readonly Tag[],
  sources: readonly string[],
): string[] {
  const proved = new Set(tags.map(({ id }) => id));
  const ids = new Set<string>();
  const spelled = sources.map(plain);
  const problems = statements.flatMap(({ id, text, deviation }) => {
    const found: string[] = [];
    if (ids.has(id)) found.push("has the number of another");
    ids.add(id);
    if (text === "") found.push("has no statement");
    if (deviation !== "" && deviation.length < REASON_MIN) found.push("gives no reason");
    if (deviation === "") {
      if (!proved.has(id)) found.push("has neither test nor reason");
      const gone = quotedIn(text).filter((words) => !spelled.some((each) => holds(each, words)));
      found.push(...gone.map((words) => `no file of the product holds “${words}”`));
    }
    return found.map((what) => `${id}: ${what}`);
  });
  const strange = tags.filter(({ id }) => !ids.has(id));
  return [...problems, ...strange.map(({ id, path }) => `${path}: there is no statement ${id}`)];
}
