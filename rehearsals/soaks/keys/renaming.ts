import type { KeyAtom } from "../../../tooling/key-tables/key-atoms.ts";
import { withMark } from "./mark.ts";

const SPOKEN = "(?:aria-label|title|placeholder|alt)";
/** Attributes that name an element by its id. */
const POINTERS =
  "for|list|form|aria-labelledby|aria-describedby|aria-controls|aria-owns|aria-errormessage";

/** The literal text of a key, and where a key has unknown parts, its longest. */
function coreOf({ value }: KeyAtom): string {
  return value.split("*").toSorted((one, other) => other.length - one.length)[0] ?? value;
}

/** A name that stands for nothing else in any file: it may be renamed wherever it stands. */
export function isDistinct(atom: KeyAtom): boolean {
  const core = coreOf(atom);
  return core.length > 5 && /[a-z\d][-_]+[a-z\d]|[a-z][A-Z]|__|\d{3}/.test(core);
}

/** One key, and how a page is written once it has another name there. */
export class Renaming {
  /** The attribute's name, and the one that it gets where the name is the key. */
  readonly name: string;
  readonly renamed: string;
  readonly #atom: KeyAtom;
  readonly #core: string;
  readonly #words: RegExp;

  constructor(atom: KeyAtom) {
    this.#atom = atom;
    this.name = atom.kind;
    this.renamed = atom.kind.startsWith("data-")
      ? `data-${withMark(atom.kind.slice(5))}`
      : withMark(atom.kind);
    this.#core = coreOf(atom);
    this.#words = new RegExp(
      atom.operator === "matches" ? atom.value : RegExp.escape(this.#core),
      "i",
    );
  }

  /** Whether one name is the key's. */
  hits(name: string): boolean {
    const { operator, value } = this.#atom;
    const known = name.toLowerCase();
    const wanted = value.toLowerCase();
    if (wanted.includes("*")) {
      const parts = wanted.split("*").map((part) => RegExp.escape(part));
      return new RegExp(`^${parts.join(".*")}$`).test(known);
    }
    switch (operator) {
      case "=":
        return known === wanted;
      case "^=":
        return known.startsWith(wanted);
      case "$=":
        return known.endsWith(wanted);
      case "*=":
        return known.includes(wanted);
      default:
        return false;
    }
  }

  of(name: string): string {
    const at = name.toLowerCase().indexOf(this.#core.toLowerCase());
    if (at < 0) return name;
    const found = name.slice(at, at + this.#core.length);
    return name.slice(0, at) + withMark(found) + name.slice(at + this.#core.length);
  }

  /** Whether the value of the attribute has the key: as one of its names, or as the start or a part of all of it. */
  hitsValue(value: string): boolean {
    const isList = this.#atom.kind === "class" || this.#atom.kind === "role";
    return isList ? value.split(/\s+/).some((name) => this.hits(name)) : this.hits(value);
  }

  ofValue(value: string): string {
    const isList = this.#atom.kind === "class" || this.#atom.kind === "role";
    if (!isList) return this.hits(value) ? this.of(value) : value;
    return value.replaceAll(/\S+/g, (name) => (this.hits(name) ? this.of(name) : name));
  }

  /** Whether an attribute, or a text where `name` is empty, has the key. */
  isOn(name: string, value: string): boolean {
    const { kind, operator } = this.#atom;
    if (kind === "words") {
      const isSpoken = name === "" ? operator === "matches" : new RegExp(`^${SPOKEN}$`).test(name);
      return isSpoken && this.inWords(value) !== value;
    }
    if (name !== kind) return false;
    return operator === "" || this.hitsValue(value);
  }

  /** Attributes as a page or a selector writes them, with the key renamed. */
  inAttributes(text: string): string {
    const { kind, operator } = this.#atom;
    if (operator === "") {
      return text.replaceAll(
        new RegExp(`(?<=[\\s["'])${RegExp.escape(kind)}(?=[\\s=\\]>/"'])`, "g"),
        this.renamed,
      );
    }
    const names =
      kind === "words" ? SPOKEN : kind === "id" ? `(?:id|${POINTERS})` : RegExp.escape(kind);
    return text.replaceAll(
      new RegExp(`(?<=[\\s[]${names}[*^$~|]?=\\\\?)(["'])(.*?)(\\\\?\\1)`, "gs"),
      (_, quote: string, value: string, end: string) =>
        `${quote}${kind === "words" ? this.inWords(value) : this.ofValue(value)}${end}`,
    );
  }

  /** A name that stands for nothing else, wherever it stands. */
  everywhere(text: string): string {
    const { operator } = this.#atom;
    const isWhole = operator === "=" && !this.#atom.value.includes("*");
    const pattern = RegExp.escape(this.#core);
    const sides = isWhole ? [`(?<![\\w-])`, `(?![\\w-])`] : ["", ""];
    return text.replaceAll(new RegExp(sides.join(pattern), "g"), (found) => withMark(found));
  }

  /** A sentence, with the key's words renamed where it has them. */
  inWords(text: string): string {
    const bare = text.trim();
    const found = this.#words.exec(bare);
    if (found === null || found[0].trim() === "") return text;
    if (!this.#fits(bare)) return text;
    return text.replace(found[0], withMark(found[0]));
  }

  #fits(text: string): boolean {
    const { operator, value } = this.#atom;
    if (operator === "matches" || value.includes("*")) return true;
    return this.hits(text);
  }

  /** A piece of a page with its words between the tags; scripts and styles in it are left alone. */
  inMarkup(html: string): string {
    const { kind, operator } = this.#atom;
    const isText = kind === "words" && operator === "matches";
    const tags = html.replaceAll(/<[a-z][^<>]*>/gi, (tag) => this.inAttributes(tag));
    if (!isText) return tags;
    return tags.replaceAll(/(?<=>|^)[^<>]+(?=<|$)/g, (text) => this.inWords(text));
  }
}
