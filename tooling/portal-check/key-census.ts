import type {
  DroppedCard,
  DropReason,
  Oddity,
  PageLook,
  PortalSession,
  ScriptLook,
} from "@sendoff/portals/driver";

/** What the walk found of one key, such as `job.easyApply`. */
export interface KeyFinding {
  readonly key: string;
  /** All its variants, the surest first; empty for a key that only says which one it used. */
  readonly variants: readonly string[];
  /** Those that were on a page. */
  readonly found: readonly string[];
  /** The walk could not go on without it. */
  readonly wasMissed: boolean;
}

interface Seen {
  variants: readonly string[];
  readonly found: Set<string>;
  wasMissed: boolean;
}

/** A list of selectors that a page script looked for, all of which count alike. */
export interface ScriptFinding {
  /** Whose script, as in `indeed`. */
  readonly script: string;
  readonly ways: readonly string[];
  readonly found: readonly string[];
}

/** A guess that something on a page was known by: one of our words, names or selectors that no saved page has. */
export interface HeldGuess {
  /** Whose script, as in `indeed`. */
  readonly script: string;
  /** A selector, or a pattern between slashes. */
  readonly guess: string;
}

/** Looks of page objects are told by `onLook`, with the names of their things. */
const SCAN = "scanUntil";

/** Notes for every key that a driver looks for which of its variants were on a page. Keeps no words of the pages. */
export class KeyCensus {
  readonly dropped: Record<DropReason, number> = {
    not_easy_apply: 0,
    unmarked: 0,
    already_applied: 0,
    other_workplace: 0,
    other_role: 0,
    other_place: 0,
    not_asked: 0,
    unreadable: 0,
  };
  readonly oddities: Oddity[] = [];
  readonly #keys = new Map<string, Seen>();
  readonly #guesses = new Map<string, HeldGuess>();
  readonly #scripts = new Map<
    string,
    { script: string; ways: readonly string[]; found: Set<string> }
  >();

  /** The same session, listened to. */
  listen(session: PortalSession): PortalSession {
    return {
      ...session,
      isCensus: true,
      onLook: (look) => this.#noteLook(look),
      onKeys: (look) => this.#noteScript(look),
      onVariantHit: (key, variant) => void this.#seen(key).found.add(variant),
      onGuess: (script, guess) => void this.#guesses.set(`${script} ${guess}`, { script, guess }),
      onVariantMiss: (key) => {
        this.#seen(key).wasMissed = true;
      },
      onOddity: (oddity) => void this.oddities.push(oddity),
      onDropped: ({ reason }: DroppedCard) => {
        this.dropped[reason] += 1;
      },
    };
  }

  /** All keys that were looked for, in the order of their names. */
  list(): KeyFinding[] {
    return [...this.#keys]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, { variants, found, wasMissed }]) => {
        const declared = variants.filter((variant) => found.has(variant));
        const others = [...found].filter((variant) => !variants.includes(variant));
        return { key, variants, found: [...declared, ...others], wasMissed };
      });
  }

  /** What page scripts looked for, each list once for each portal's scripts, in the order of its first look. */
  listScripts(): ScriptFinding[] {
    return [...this.#scripts.values()].map(({ script, ways, found }) => ({
      script,
      ways,
      found: ways.filter((way) => found.has(way)),
    }));
  }

  /** The guesses of page scripts that held, in the order of their names. */
  listGuesses(): HeldGuess[] {
    return [...this.#guesses]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, held]) => held);
  }

  #noteScript({ script, entry, keys }: ScriptLook): void {
    if (entry === SCAN) return;
    for (const { ways, found } of keys) {
      const name = `${script} ${ways.join(",")}`;
      const seen = this.#scripts.get(name) ?? { script, ways, found: new Set() };
      this.#scripts.set(name, seen);
      for (const way of found) seen.found.add(way);
    }
  }

  #noteLook({ page, things, found }: PageLook): void {
    for (const [name, variants] of Object.entries(things)) {
      const seen = this.#seen(`${page}.${name}`);
      seen.variants = variants.map(({ id }) => id);
      for (const variant of found[name]?.matches ?? []) seen.found.add(variant);
    }
  }

  #seen(key: string): Seen {
    const known = this.#keys.get(key);
    if (known !== undefined) return known;
    const fresh: Seen = { variants: [], found: new Set(), wasMissed: false };
    this.#keys.set(key, fresh);
    return fresh;
  }
}
