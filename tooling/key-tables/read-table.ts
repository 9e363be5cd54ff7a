import { readFileSync } from "node:fs";
import { fieldAtom } from "./data-fields.ts";
import { attributeAtom, operatorOf } from "./key-atoms.ts";
import type { KeyAtom } from "./key-atoms.ts";
import { UNKNOWN } from "./source-text.ts";

/** How a key is known. */
export type KeySource = "captured" | "second-hand" | "guess";

/** A line of a portal's table of keys. */
export interface KeyRow {
  readonly key: string;
  readonly atoms: readonly KeyAtom[];
  /** Files of the sandbox and of the driver that it names. */
  readonly sandbox: string;
  readonly driver: readonly string[];
  /** The first that its column names, of several. */
  readonly source: KeySource | undefined;
}

/** A portal's table of keys with the sentence that counts them. */
export interface KeyTable {
  readonly rows: readonly KeyRow[];
  readonly count: string;
}

/** Names that stand for something that differs. */
const PLACEHOLDER =
  /(?<![A-Za-z\d])(FE|N|I|ID|K|CO|HEX\d*|UUID|SLUG|NUMBER|SIGNS|FILE)(?![A-Za-z\d])/g;

const evened = (value: string): string =>
  value
    .replaceAll(/<[^>]*>|\{[^}]*\}|…/g, UNKNOWN)
    .replaceAll(/\*+/g, UNKNOWN)
    .trim();

const asName = (value: string): string => evened(value).replaceAll(PLACEHOLDER, UNKNOWN);

const ATTRIBUTE =
  /\[([a-z][\w-]*)(?:([*^$~|]?=)("[^"]*"|'[^']*'|[^[\]]*(?:\[[^[\]]*\][^[\]]*)*))?\]/gi;
const NAMED = /([#.])((?:<[^>]*>|\\.|[\w:*…%-])+)/g;
const PLAIN = /(?<![\w-])([a-z][\w-]*)(\^=|\$=|\*=|=)("[^"]*"|(?:<[^>]*>|[\w:*…%.-])+)/g;

/** The atoms of one piece of code in a key's column. */
function codeAtoms(code: string): KeyAtom[] {
  const atoms: (KeyAtom | undefined)[] = [];
  const add = (name: string, sign: string, raw: string): string => {
    const value = asName(raw.replaceAll(/^["']|["']$/g, "").replace(/ i$/, ""));
    atoms.push(attributeAtom(name.toLowerCase(), operatorOf(sign), value));
    return " ";
  };
  let rest = code.replaceAll(ATTRIBUTE, (_, name: string, sign = "", raw = "") =>
    add(name, sign, raw),
  );
  rest = rest.replaceAll(PLAIN, (_, name: string, sign: string, raw: string) =>
    add(name, sign, raw),
  );
  for (const [, sign, name = ""] of rest.matchAll(NAMED)) {
    const kind = sign === "#" ? "id" : "class";
    atoms.push({ kind, operator: "=", value: asName(name.replaceAll("\\", "")) });
  }
  // Ids with dots read as an id with classes; both readings hold.
  const dotted = /#((?:<[^>]*>|\\.|[\w:*…%.,()[\]-])+)/.exec(code)?.[1];
  if (dotted !== undefined) {
    atoms.push({ kind: "id", operator: "=", value: asName(dotted.replaceAll("\\", "")) });
  }
  if (/^[/?]/.test(code)) atoms.push({ kind: "path", operator: "=", value: asName(code) });
  const isBare = /^(?:<[^>]*>|[\w:*….()%,[\]-])+$/.test(code) && !/^[#.[]/.test(code);
  if (isBare) atoms.push({ kind: "any", operator: "=", value: asName(code) });
  if (/^data-[\w-]+$/.test(code)) atoms.push(attributeAtom(code, "", ""));
  return atoms.filter((atom) => atom !== undefined);
}

/** The atoms of a key's column: what stands in code, and what stands in quotes. */
function atomsOfKey(key: string): KeyAtom[] {
  const codes = [...key.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
  const quoted = [...key.matchAll(/"((?:[^"\\]|\\.)+)"/g)].map(([, words = ""]) => words);
  const words = quoted.map((text): KeyAtom => {
    return { kind: "words", operator: "=", value: evened(text) };
  });
  return [...codes.flatMap(codeAtoms), ...words];
}

/** A row of what is read as data: its key says how it is had, and what it is names the fields. */
const OF_DATA = /^`(GET|POST|JSON)\b/;

function fieldAtoms(about: string): KeyAtom[] {
  const codes = [...about.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
  const names = codes.flatMap((code) => code.match(/@?[A-Za-z_][\w:-]*/g) ?? []);
  return [...new Set(names)].map(fieldAtom);
}

/** Tables of single makers name the public code and the documents that tell. */
const SOURCES: readonly (readonly [KeySource, RegExp])[] = [
  ["captured", /^(href: )?captured/],
  ["guess", /^guess/],
  [
    "second-hand",
    /^(second-hand|code|one program|(href: )?repositor|documentation|public readers|survey|contradict)/,
  ],
];

function rowOf(line: string): KeyRow | undefined {
  const cells = line
    .replaceAll(String.raw`\|`, "\u0000")
    .split("|")
    .map((cell) => cell.replaceAll("\u0000", "|").trim());
  const [, key = "", about = "", sandbox = "", driver = "", source = ""] = cells;
  if (cells.length !== 7 || key.startsWith("---") || key.startsWith("Key (")) return undefined;
  return {
    key,
    atoms: OF_DATA.test(key) ? fieldAtoms(about) : atomsOfKey(key),
    sandbox,
    // Other words say in which general way a key is found.
    driver: driver.split(", ").filter((name) => name.endsWith(".ts")),
    source: SOURCES.find(([, sign]) => sign.test(source))?.[0],
  };
}

/** Reads a portal's table of keys. */
export function readTable(path: string): KeyTable {
  const text = readFileSync(path, "utf8");
  return {
    rows: text.split("\n").flatMap((line) => (line.startsWith("|") ? (rowOf(line) ?? []) : [])),
    count: /^Keys by source: .*$/m.exec(text)?.[0] ?? "",
  };
}
