import type { FieldValue, FormField } from "@sendoff/contract/form";
import type { BrowserContext } from "playwright-core";

/** What people write themselves. Of a list's choices none names anybody, and its words are the form's own. */
const WRITTEN = new Set<FormField["kind"]>([
  "text",
  "textarea",
  "email",
  "tel",
  "url",
  "typeahead",
  "date",
  "integer",
  "decimal",
]);
/** Shorter values of cookies are settings ("en_US"), and stand in every page. */
const SHORTEST_COOKIE = 8;
/** A name that stands in an address for itself. */
const SHORTEST_PART = 3;

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Collects what is to be taken out of saved pages: what a form held or was given, the account's address, the session's cookies. */
export class PersonalWords {
  readonly #words = new Set<string>();

  add(...words: readonly string[]): void {
    for (const word of words.map((each) => each.trim())) if (word !== "") this.#words.add(word);
  }

  /** An account's address, and the names in it. */
  addAddress(address: string): void {
    const [local = ""] = address.split("@");
    this.add(address, local);
    this.add(...local.split(/[^\p{L}]+/u).filter((part) => part.length >= SHORTEST_PART));
  }

  /** What somebody wants to be left out: a name of several words also in parts, and as files and addresses join them. */
  addHidden(words: string): void {
    const parts = words.split(/\s+/).filter((part) => part !== "");
    this.add(words, ...["-", "_", ".", ""].map((sign) => parts.join(sign)));
    this.add(...parts.filter((part) => part.length >= SHORTEST_PART));
  }

  readonly addValue = ({ kind }: Pick<FormField, "kind">, value: FieldValue): void => {
    if (WRITTEN.has(kind) && typeof value === "string") this.add(value);
  };

  async addCookies(context: BrowserContext): Promise<void> {
    for (const { value } of await context.cookies()) {
      const plain = unescaped(value).replaceAll('"', "");
      for (const each of [value, plain]) if (each.length >= SHORTEST_COOKIE) this.add(each);
    }
  }

  list(): string[] {
    return [...this.#words];
  }
}
