/** The first letter behind the Latin ones. */
const BEYOND_LATIN = "\u0370";

function parts(list: string): Set<string> {
  return new Set(list.split("|").map((name) => name.trim()));
}

/**
 * Names that are looked up whole, written in small letters with bars between them. Each list is taken apart when it is
 * first asked: few CVs are written in other letters than Latin ones, and each new process would pay for them.
 */
export class NameSet {
  readonly #lists: { readonly latin: string; readonly beyond: string };
  #latin: Set<string> | undefined;
  #beyond: Set<string> | undefined;

  constructor(latin: string, beyond: string) {
    this.#lists = { latin, beyond };
  }

  /** Whether it is one of the names; in small letters. */
  has(name: string): boolean {
    if (name < BEYOND_LATIN) {
      this.#latin ??= parts(this.#lists.latin);
      return this.#latin.has(name);
    }
    this.#beyond ??= parts(this.#lists.beyond);
    return this.#beyond.has(name);
  }
}
