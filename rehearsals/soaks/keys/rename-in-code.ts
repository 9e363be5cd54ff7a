import type { KeyAtom } from "../../../tooling/key-tables/key-atoms.ts";
import { isDistinct, Renaming } from "./renaming.ts";

/** A text of a script or a style sheet as it stands in the file. */
const LITERAL = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
/** What the texts beside it are given to, where a text is nothing but a name. */
const BEFORE: Readonly<Record<string, RegExp>> = {
  id: /(?:\.id\s*=|\bid:|getElementById\(|setAttribute\(\s*["'`]id["'`]\s*,)\s*(?:[\w.]+\s*\?\s*)?$/,
  class:
    /(?:\.className\s*=|classList\.\w+\(|\bclass(?:Name)?:|setAttribute\(\s*["'`]class["'`]\s*,)\s*$/,
};

const camel = (name: string): string =>
  name.replaceAll(/-([a-z\d])/g, (_, sign: string) => sign.toUpperCase());

function before(kind: string): RegExp {
  const known = BEFORE[kind];
  if (known !== undefined) return known;
  const data = kind.startsWith("data-") ? `|dataset\\.${camel(kind.slice(5))}\\s*=` : "";
  const name = RegExp.escape(kind);
  return new RegExp(
    `(?:setAttribute\\(\\s*["'\`]${name}["'\`]\\s*,|["'\`]${name}["'\`]:|\\b${name}:${data})\\s*$`,
  );
}

/** A part of a selector, or a name that is written nowhere else. */
function renameInSelectors(text: string, atom: KeyAtom, renaming: Renaming): string {
  if (!/[.#[]/.test(text) || /[<>{}=]{2}/.test(text)) return text;
  const sign = atom.kind === "class" ? "." : "#";
  if (atom.kind !== "class" && atom.kind !== "id") return text;
  return text.replaceAll(new RegExp(`\\${sign}((?:\\\\.|[\\w-])+)`, "g"), (whole, name: string) =>
    renaming.hits(name) ? `${sign}${renaming.of(name)}` : whole,
  );
}

function renameInLiteral(text: string, atom: KeyAtom, renaming: Renaming, ahead: string): string {
  const inside = text.slice(1, -1);
  const isAlone = before(atom.kind).test(ahead);
  if (isAlone && renaming.hitsValue(inside)) return text[0] + renaming.ofValue(inside) + text[0];
  let changed = renaming.inAttributes(inside);
  changed = renameInSelectors(changed, atom, renaming);
  return text[0] + changed + text[0];
}

/** Renames the key in a script: in the texts that it writes into a page or looks for there. */
export function renameInScript(code: string, atom: KeyAtom): string {
  const renaming = new Renaming(atom);
  if (atom.kind === "words") return renameWords(code, renaming);
  if (atom.operator === "") {
    const own = atom.kind.startsWith("data-") ? camel(atom.kind.slice(5)) : "";
    const plain = code.replaceAll(renaming.name, renaming.renamed);
    return own === ""
      ? plain
      : plain.replaceAll(
          new RegExp(`(?<=dataset\\.)${own}\\b`, "g"),
          camel(renaming.renamed.slice(5)),
        );
  }
  if (isDistinct(atom)) return renaming.everywhere(code);
  return code.replaceAll(LITERAL, (text: string, at: number) =>
    renameInLiteral(text, atom, renaming, code.slice(Math.max(0, at - 60), at)),
  );
}

/** Texts that lead somewhere or name an element are no words. */
const NO_WORDS = /^[./#[]|^[\w-]+$|^[a-z]+[.:[#]/;

function renameWords(code: string, renaming: Renaming): string {
  return code.replaceAll(LITERAL, (text: string) => {
    const inside = text.slice(1, -1);
    if (/<[a-z/]/i.test(inside)) return text[0] + renaming.inMarkup(inside) + text[0];
    const isSentence = /\s/.test(inside.trim()) && !NO_WORDS.test(inside);
    const isWord = /^[A-Z][a-z]+$/.test(inside);
    // A selector finds an element by the words that it is called.
    const changed = isSentence || isWord ? renaming.inWords(inside) : renaming.inAttributes(inside);
    return text[0] + changed + text[0];
  });
}

/** Renames the key in a style sheet. */
export function renameInStyles(css: string, atom: KeyAtom): string {
  const renaming = new Renaming(atom);
  if (atom.kind === "words") return css;
  if (atom.operator === "") return css.replaceAll(renaming.name, renaming.renamed);
  const selectors = css.replaceAll(/[^{}]+(?=\{)/g, (selector) =>
    renameInSelectors(renaming.inAttributes(selector), atom, renaming),
  );
  return selectors;
}
