/** A line in a migration's own comment by which it says that, and why, no running version needs what it takes away. */
const MARK = /^ \* Contract: \S/m;

const RULES: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(?:table|column|view|type|function|schema|sequence)\b/g, "takes something away"],
  [/\brename\s+(?:to|column|constraint)\b|\brename\s+\w+\s+to\b/g, "renames"],
  [/\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/g, "changes a column's type"],
  [/\bset\s+not\s+null\b/g, "refuses rows that the version before writes"],
  [/\bdrop\s+default\b/g, "refuses rows that the version before writes"],
  [/\btruncate\b/g, "empties a table"],
];
const ADDED_COLUMN = /\badd\s+column\s+(?:if\s+not\s+exists\s+)?\w+([^,;(]*(?:\([^)]*\)[^,;(]*)*)/g;
const ADDED_RULE =
  /\badd\s+(?:constraint\s+(\w+)\s+)?(?:check|unique|foreign\s+key|primary\s+key|exclude)\b/g;
const UNIQUE_INDEX = /\bcreate\s+unique\s+index\s+(?:concurrently\s+)?(\w+)\s+on\s+(\w+)/g;

/**
 * What in a migration's source the version before could not live with: while machines are updated one after another, both run on one
 * database. Nothing for a migration that is marked as a contraction. A rule of a table that is dropped and made anew under its name
 * counts as widened; whether it is, nobody can read off the text.
 */
export function findContractions(source: string): string[] {
  if (MARK.test(source)) return [];
  const sql = source
    .replaceAll(/\/\*[\s\S]*?\*\//g, " ")
    .replaceAll(/(?:--|^\s*\/\/).*$/gm, " ")
    .toLowerCase();
  const made = new Set(
    [...sql.matchAll(/\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(\w+)/g)].map(
      ([, name]) => name,
    ),
  );
  return [
    ...RULES.flatMap(([pattern, why]) => tell(sql.matchAll(pattern), why)),
    ...tell(
      [...sql.matchAll(ADDED_COLUMN)].filter(
        ([, rest = ""]) => /\bnot\s+null\b/.test(rest) && !/\bdefault\b|\bgenerated\b/.test(rest),
      ),
      "refuses rows that the version before writes",
    ),
    ...tell(
      [...sql.matchAll(ADDED_RULE)].filter(
        ([, name]) =>
          name === undefined ||
          !new RegExp(`\\bdrop\\s+constraint\\s+(?:if\\s+exists\\s+)?${name}\\b`).test(sql),
      ),
      "refuses rows that the version before writes",
    ),
    ...tell(
      [...sql.matchAll(UNIQUE_INDEX)].filter(([, , table]) => !made.has(table)),
      "refuses rows that the version before writes",
    ),
  ];
}

function tell(found: Iterable<RegExpMatchArray>, why: string): string[] {
  return [...found].map(([text]) => `“${text.replaceAll(/\s+/g, " ").trim()}” ${why}`);
}
