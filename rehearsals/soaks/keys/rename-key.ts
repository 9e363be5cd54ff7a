import type { KeyAtom } from "../../../tooling/key-tables/key-atoms.ts";
import { withMark } from "./mark.ts";
import { renameInScript, renameInStyles } from "./rename-in-code.ts";
import { isDistinct, Renaming } from "./renaming.ts";

const CODE_ELEMENT = /(<(script|style)\b[^>]*>)(.*?)(<\/\2>)/gis;

function renameInPage(html: string, atom: KeyAtom): string {
  const renaming = new Renaming(atom);
  let page = "";
  let at = 0;
  for (const part of html.matchAll(CODE_ELEMENT)) {
    const [whole, open = "", name = "", code = "", close = ""] = part;
    const isData = /type="?application\/(ld\+)?json/.test(open);
    const inside = isData
      ? renameInData(code, atom)
      : name.toLowerCase() === "style"
        ? renameInStyles(code, atom)
        : renameInScript(code, atom);
    page +=
      renaming.inMarkup(html.slice(at, part.index)) + renaming.inMarkup(open) + inside + close;
    at = part.index + whole.length;
  }
  return page + renaming.inMarkup(html.slice(at));
}

/** What scripts of a page tell things apart by; words that people read have a capital or several parts. */
const NAME_OF_DATA = /^[a-z][\w-]*$/;

function renameInText(text: string, atom: KeyAtom): string {
  if (/<[a-z][^>]*>/i.test(text)) return renameInPage(text, atom);
  const renaming = new Renaming(atom);
  if (atom.kind === "words") return NAME_OF_DATA.test(text) ? text : renaming.inWords(text);
  const isNamed = atom.kind !== "json" && atom.operator !== "" && isDistinct(atom);
  return isNamed ? renaming.everywhere(text) : text;
}

function renameInName(name: string, atom: KeyAtom): string {
  if (atom.kind === "json") return name === atom.value ? withMark(name) : name;
  return atom.kind === "words" ? name : renameInText(name, atom);
}

function renameInValue(value: unknown, atom: KeyAtom): unknown {
  if (typeof value === "string") return renameInText(value, atom);
  if (Array.isArray(value)) return value.map((each) => renameInValue(each, atom));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      renameInName(name, atom),
      renameInValue(each, atom),
    ]),
  );
}

function renameInData(text: string, atom: KeyAtom): string {
  try {
    const before: unknown = JSON.parse(text);
    const after = renameInValue(before, atom);
    const isSame = JSON.stringify(before) === JSON.stringify(after);
    return isSame ? text : JSON.stringify(after).replaceAll("<", String.raw`\u003c`);
  } catch {
    return text;
  }
}

function renameInXml(xml: string, atom: KeyAtom): string {
  if (atom.kind !== "json") return xml;
  return xml.replaceAll(
    new RegExp(`(</?)${RegExp.escape(atom.value)}(?=[\\s>])`, "g"),
    `$1${withMark(atom.value)}`,
  );
}

/** What a server sends as this type, with the key renamed throughout; the same text where it does not have the key. */
export function renameKey(text: string, type: string, atom: KeyAtom): string {
  if (type.includes("html")) return renameInPage(text, atom);
  if (type.includes("json")) return renameInData(text, atom);
  if (type.includes("xml")) return renameInXml(text, atom);
  if (type.includes("javascript")) return renameInScript(text, atom);
  return type.includes("css") ? renameInStyles(text, atom) : text;
}
