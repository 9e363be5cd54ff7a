import { readFileSync, readdirSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { GUESSED_PHRASES } from "./guessed-phrases.ts";
import { GUESSED_SELECTORS } from "./guessed-selectors.ts";

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

const EXPORTED = /^export\s+(?:async\s+)?(?:function|const|class)\s+(\w+)/gm;
/** Docstrings and comments that have lines of their own: a quarter of the text that each document is given. */
const COMMENTS = /^\s*(?:\/\*\*[\s\S]*?\*\/|\/\/.*)\s*$/gm;

interface Script {
  readonly code: string;
  /** What it exports: functions and constants. */
  readonly entries: readonly string[];
}

function scriptOf(folder: string): Script {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .toSorted()
    .map((name) => stripTypes(readFileSync(join(folder, name), "utf8")));
  return {
    code: files
      .map((code) =>
        code
          .replaceAll(/^import\s[\s\S]*?;\s*$/gm, "")
          .replaceAll(/^export\s+/gm, "")
          .replaceAll(COMMENTS, "")
          .replaceAll(/\s*\n\s*/g, "\n"),
      )
      .join("\n"),
    entries: files.flatMap((code) => [...code.matchAll(EXPORTED)].map(([, name = ""]) => name)),
  };
}

/** The functions of the form reader and the page scan. */
const COMMON = scriptOf(join(import.meta.dirname, "in-page"));

/**
 * A function for Playwright's `evaluate` whose source is the in-page script followed by a call of `entry(element, argument)`;
 * it returns `{ value, guesses }`, where `guesses` are those of the script that held. The script is built from files because a
 * function's own source would lose the others it calls. It is sent with each call: for an element that only the browser
 * library finds; all else is called in the page's world (see page-world.ts), where it is installed once.
 */
export function inPageCounted(entry: string): (element: Element, argument: unknown) => unknown {
  const body = `addGuessedKeys(${guessesOf("common")});
const value = await ${entry}(element, argument);
return { value, guesses: takeGuesses() };`;
  const script = `async (element, argument) => {\n${COMMON.code}\n${body}\n}`;
  const callable = (): never => {
    throw new Error(`${entry} runs inside a page only`);
  };
  return Object.assign(callable, { toString: () => script });
}

/** Selectors and ways of patterns of a bundle's own scripts that are guesses, as the scripts are told of them. */
function guessesOf(bundle: string): string {
  const phrases = GUESSED_PHRASES[bundle] ?? [];
  return JSON.stringify({
    selectors: [...new Set(GUESSED_SELECTORS[bundle] ?? [])],
    phrases: [...new Set(phrases.map(({ source }) => source))],
  });
}

/** In-page functions that are installed together. */
export interface PageBundle {
  readonly name: string;
  /** An expression that installs them in a world, once. */
  readonly source: string;
  /** Those that they call and that are installed before them. */
  readonly base?: PageBundle;
}

/** Installs functions under a bundle's name, unless they are there already. */
const INSTALL = `(name, make, guesses) => {
  const bundles = (globalThis.sendoff ??= {});
  if (bundles[name] !== undefined) return;
  bundles[name] = make(bundles.common);
  bundles[name].addGuessedKeys(guesses);
}`;

function bundleOf(name: string, make: string): PageBundle {
  return { name, source: `(${INSTALL})(${JSON.stringify(name)}, ${make}, ${guessesOf(name)})` };
}

const COMMON_ENTRIES = COMMON.entries.join(", ");
/** The common in-page functions. */
export const COMMON_BUNDLE = bundleOf(
  "common",
  `() => {\n${COMMON.code}\nreturn { ${COMMON_ENTRIES} };\n}`,
);

/** The in-page functions of a portal's own folder, which may call the common ones. `name` tells bundles apart inside one world. */
export function pageBundle(name: string, ownFolder: string): PageBundle {
  const own = scriptOf(ownFolder);
  const make = `(common) => {
const { ${COMMON_ENTRIES} } = common;
${own.code}
return { ...common, ${own.entries.join(", ")} };
}`;
  return { ...bundleOf(name, make), base: COMMON_BUNDLE };
}
