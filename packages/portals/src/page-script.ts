import { readFileSync, readdirSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";

/** Node calls its type stripper experimental each time a process first uses it; that is no news to whoever runs us. */
function stripTypes(code: string): string {
  const warn = process.emitWarning;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(code);
  } finally {
    process.emitWarning = warn;
  }
}

function scriptOf(folder: string): string {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .toSorted()
    .map((name) => stripTypes(readFileSync(join(folder, name), "utf8")))
    .map((code) => code.replaceAll(/^import\s[\s\S]*?;\s*$/gm, "").replaceAll(/^export\s+/gm, ""))
    .join("\n");
}

/** The functions of the form reader and the page scan, as one script. */
export const COMMON_SCRIPT = scriptOf(join(import.meta.dirname, "in-page"));

/**
 * A function for Playwright's `evaluate` whose source is the in-page script followed by a call of `entry(element, argument)`.
 * The script is built from files because a function's own source would lose the others it calls.
 */
export function inPage(
  entry: string,
  ownFolder?: string,
): (element: Element, argument: unknown) => unknown {
  const own = ownFolder === undefined ? "" : scriptOf(ownFolder);
  const script = `(element, argument) => {\n${COMMON_SCRIPT}\n${own}\nreturn ${entry}(element, argument);\n}`;
  const callable = (): never => {
    throw new Error(`${entry} runs inside a page only`);
  };
  return Object.assign(callable, { toString: () => script });
}
