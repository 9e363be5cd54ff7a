import { UNKNOWN } from "./source-text.ts";

/** One thing that a part of a page can be known by, as small as it gets. */
export interface KeyAtom {
  /**
   * `id`, `class`, the name of an attribute, `words` that are seen or heard, a field of data (`json`), an address (`path`), `names` for a
   * pattern of ids, classes or names, or `any` where a table gives a bare name.
   */
  readonly kind: string;
  /** How a selector compares; empty where it only asks whether the attribute is there. */
  readonly operator: "" | "=" | "^=" | "$=" | "*=" | "matches";
  /** May have `UNKNOWN` parts. */
  readonly value: string;
}

/** Attributes whose values are words of the page. */
const WORDS = new Set(["aria-label", "title", "placeholder", "alt"]);
/** Where things lead: a part of an address is a key, a whole one that a page draws is not. */
const ADDRESSES = new Set(["href", "src"]);
/** What every page has: these tell states and kinds of elements, or lead somewhere, and name nothing. */
const COMMON =
  /^(type|href|src|for|rel|dir|lang|hidden|disabled|checked|selected|required|readonly|multiple|tabindex|contenteditable|inputmode|value|style|method|action|novalidate|min|max|rows|size|step|accept|pattern|aria-(?!label$|labelledby$)[a-z]+)$/;

export function describeAtom({ kind, operator, value }: KeyAtom): string {
  if (operator === "matches") return `${kind} /${value}/`;
  if (kind === "words") return `"${value}"`;
  if (kind === "json") return `field ${value}`;
  if (kind === "id" && operator === "=") return `#${value}`;
  if (kind === "class" && operator === "=") return `.${value}`;
  return `[${kind}${operator}${operator === "" ? "" : value}]`;
}

/** The atom of an attribute as a selector or a page has it; undefined for one that names nothing. */
export function attributeAtom(
  name: string,
  operator: KeyAtom["operator"],
  value: string,
): KeyAtom | undefined {
  if (ADDRESSES.has(name) && /^[$^*]=$/.test(operator)) return { kind: name, operator, value };
  if (COMMON.test(name)) return undefined;
  const words = value.trim();
  if (WORDS.has(name)) return words === "" ? undefined : { kind: "words", operator, value: words };
  return { kind: name, operator: value === "" ? "" : operator, value };
}

const OPERATORS = ["^=", "$=", "*="] as const;

/** How a selector's sign compares: those that we never write are taken as the nearest that we do. */
export function operatorOf(sign: string): KeyAtom["operator"] {
  if (sign === "") return "";
  return OPERATORS.find((operator) => operator === sign) ?? (sign === "|=" ? "^=" : "=");
}

const ATTRIBUTE =
  /\[\s*([a-z][\w-]*)\s*(?:([*^$~|]?=)\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\]]*?)(?:\s+[is])?\s*)?\]/gi;

/** All that a selector looks for; what it wants to be absent is looked for, too. */
export function selectorAtoms(selector: string): KeyAtom[] {
  const atoms: (KeyAtom | undefined)[] = [];
  const rest = selector.replaceAll(ATTRIBUTE, (_, name: string, sign = "", raw = "") => {
    const value = String(raw).replaceAll(/^["']|["']$/g, "");
    atoms.push(attributeAtom(name.toLowerCase(), operatorOf(sign), value));
    return " ";
  });
  for (const [, sign, name = ""] of rest.matchAll(/([#.])((?:\\.|[\w*-])+)/g)) {
    const value = name.replaceAll("\\", "");
    atoms.push({ kind: sign === "#" ? "id" : "class", operator: "=", value });
  }
  return atoms.filter((atom) => atom !== undefined);
}

const TAGS =
  "html|head|body|main|header|footer|nav|aside|section|article|div|span|p|a|b|i|ul|ol|li|dl|dt|dd|h[1-6]|form|fieldset|legend|label|input|textarea|select|option|button|iframe|frame|img|svg|table|tr|td|th|dialog|progress|code|script|meta|title|strong|small|time|[a-z]+(?:-[a-z]+)+";
const PART = `(?:[#.](?:\\\\.|[\\w*-])+|\\[[^\\]]*\\]|::?[a-z-]+(?:\\((?:[^()]|\\([^()]*\\))*\\))?)`;
const COMPOUND = `(?:(?:\\*|${TAGS})${PART}*|${PART}+)`;
const SELECTOR = new RegExp(`^${COMPOUND}(?:\\s*[\\s>+~,]\\s*${COMPOUND})*$`);
const FILE_ENDING = /^\.[a-z]{3,4}$/;

/** Whether a text of the code is a selector that names something. */
export function isSelector(text: string): boolean {
  if (!/[#.[]/.test(text) || FILE_ENDING.test(text)) return false;
  return SELECTOR.test(text.replaceAll(/"[^"]*"|'[^']*'/g, "x").trim());
}

/** The ways of one selector list, apart. */
export function selectorWays(selector: string): string[] {
  let depth = 0;
  let way = "";
  const ways: string[] = [];
  for (const sign of selector) {
    if ("([".includes(sign)) depth += 1;
    if (")]".includes(sign)) depth -= 1;
    if (sign === "," && depth === 0) {
      ways.push(way.trim());
      way = "";
    } else way += sign;
  }
  return [...ways, way.trim()];
}

const sampleOf = (pattern: string, part = "x1"): string => pattern.replaceAll(UNKNOWN, part);
/** What may stand for an unknown part of a sentence: a name, a number, a day. */
const PARTS_OF_WORDS = ["Acme", "3", "3 May", "…"];
/** What may stand for an unknown part of an address: a name, a number, a number with a name, ids of two kinds. */
const PARTS_OF_PATHS = [
  "acme",
  "1234567890",
  "1234567890-clerk",
  "0123456789abcdef",
  "00000000-0000-4000-8000-000000000000",
];

function patternOf(pattern: string, before: string, after: string): RegExp {
  const literal = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`${before}${literal.replaceAll(UNKNOWN, ".*")}${after}`, "is");
}

/** Whether a pattern says anything: one that fits everything is no key. */
export const saysSomething = (pattern: string): boolean =>
  pattern.replaceAll(/[\s*:_-]/g, "").length > 1;

function fits(wanted: KeyAtom, known: string): boolean {
  const { operator, value } = wanted;
  if (operator === "matches") {
    const pattern = new RegExp(value, "i");
    const parts = wanted.kind === "path" ? PARTS_OF_PATHS : PARTS_OF_WORDS;
    return parts.some((part) => pattern.test(sampleOf(known, part)));
  }
  const before = operator === "=" || operator === "^=" ? "^" : "";
  const after = operator === "=" || operator === "$=" ? "$" : "";
  if (patternOf(value, before, after).test(sampleOf(known))) return true;
  return operator === "=" && patternOf(known, "^", "$").test(sampleOf(value));
}

/** Attributes that are keys by their being there; of the others, the value is the key. */
const TELLS_BY_NAME = /^data-(?!test|ui$|qa$|cy$|automation)/;

/** Whether a key is made of a question's name: ids, names and test ids have it in them, as the maker's forms do. */
function holdsName(known: string, name: string): boolean {
  if (patternOf(known, "^", "$").test(name)) return saysSomething(known);
  return new RegExp(String.raw`(?<![a-z])${RegExp.escape(name)}(?![a-z])`, "i").test(known);
}

/** They are no names of elements. */
const NO_NAMES: ReadonlySet<string> = new Set(["words", "json", "path"]);

/** Whether a table's atom covers one that the code uses. */
export function covers(known: KeyAtom, wanted: KeyAtom): boolean {
  if (wanted.kind === "field")
    return known.kind !== "words" && holdsName(known.value, wanted.value);
  // A list's name may be heard as well as written.
  if (wanted.kind === "names")
    return !/^(json|path)$/.test(known.kind) && fits(wanted, known.value);
  const isSameKind = known.kind === wanted.kind;
  const isBare = known.kind === "any" && !NO_NAMES.has(wanted.kind);
  if (!isSameKind && !isBare) return false;
  if (wanted.operator === "") return isSameKind;
  if (known.operator === "") return TELLS_BY_NAME.test(known.kind);
  if (known.operator === wanted.operator && known.value === wanted.value) return true;
  if (!saysSomething(known.value)) return false;
  // A row may name a part of what a page says.
  const isPart = known.operator !== "=" && wanted.operator === "=";
  return isPart ? fits(known, wanted.value) : fits(wanted, known.value);
}
