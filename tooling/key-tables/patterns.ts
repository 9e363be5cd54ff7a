import type { KeyAtom } from "./key-atoms.ts";
import { nameOf, nodeAt } from "./source-text.ts";
import type { SourceNode } from "./source-text.ts";
import { phrasesOf } from "./words-pattern.ts";

/** Files whose patterns are asked of addresses that users give, of our own values, or of a page that is copied. */
const NOT_OF_PAGES =
  /\/(account-systems|public-host|recognise-board|search-match|search-url|search-query|same-value|write-control|sent-file-name|page-copy|dom|hit-test|feed|maker)\.ts$/;
/** Constants of other files that are, too. */
const NOT_ASKED = /^(FILE_NAME|NO_ID|isData|LINKEDIN_PAGES|inline)$/;
/** A kind of address, the end of a file's name, or a sign alone. */
const NO_KEY = /^(\^https\?:|\\\.\w+\$|\W+)$/;
/** What makers' addresses are known by, before any page is opened. */
const HOSTS = "address";
/** Patterns of what elements are called: ids, classes, names, test ids. */
const OF_NAMES =
  /^(TRAP_NAME|DECOY_NAME|REQUIRED_CLASS|NOT_REQUIRED|NAMED_COMPLAINT|NO_HINT|ASIDE|DIAL_NAMES|LANGUAGE_TOOL|HASHED_TEST_ID|SUGGEST_ONLY|CONTROLS|states|isMarked|isNamed|isHiddenName|automation|isOther|PURPOSES)$/;
/** An address, or a parameter of one. */
const ADDRESS = /^\^?(\\\/|\[\?&\])|\\\/[\w.-]+/;

/** A pattern that people's words would not fit: it has a hyphen or a border of names in it. */
const isOfNames = (pattern: string): boolean =>
  /\(\^\|\[-|--|\(\^\|\\s\)|\[\^a-z\]\)city/.test(pattern);

/** The keys that a regular expression of a driver asks a page for: words, names of elements, or an address. */
export function patternAtoms(
  path: string,
  node: SourceNode,
  around: readonly SourceNode[],
): KeyAtom[] {
  const outermost = around.findLast(({ type }) => type === "VariableDeclarator");
  const nearest = around.find(({ type }) => type === "VariableDeclarator");
  const names = [outermost, nearest].map((each) => nameOf(each && nodeAt(each, "id")));
  const isOfHost = around.some(
    (each) => each.type === "KeyValueProperty" && nameOf(nodeAt(each, "key")) === HOSTS,
  );
  if (isOfHost || NOT_OF_PAGES.test(path) || names.some((name) => NOT_ASKED.test(name))) return [];
  const pattern = String(node["pattern"]);
  if (NO_KEY.test(pattern)) return [];
  if (ADDRESS.test(pattern)) return [{ kind: "path", operator: "matches", value: pattern }];
  const isNames = isOfNames(pattern) || names.some((name) => OF_NAMES.test(name));
  const kind = isNames ? "names" : "words";
  return phrasesOf(pattern).map((value) => ({ kind, operator: "matches", value }));
}
