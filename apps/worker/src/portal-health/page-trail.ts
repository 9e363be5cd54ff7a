import type { PageLook, PreparedApplication } from "@sendoff/portals/driver";
import type { Page } from "playwright-core";

/** One look at a page: what was found as which variant, and which variants of what is missing were tried. */
interface TrailLook {
  readonly at: string;
  readonly page: string;
  readonly path: string;
  readonly found: Readonly<Record<string, string>>;
  readonly missing: Readonly<Record<string, readonly unknown[]>>;
}

// The way into a form and one form's pages; what was longer ago explains nothing.
const MOST_LOOKS = 30;
const MOST_ODDITIES = 50;

/** A thing of a form that could not be read. */
type Oddity = NonNullable<PreparedApplication["oddities"]>[number];
interface TrailOddity extends Oddity {
  readonly at: string;
}

/** The last looks at each page, so that a failure can be understood afterwards. Holds no page data and ends with its page. */
export interface PageTrail {
  readonly note: (page: Page, look: PageLook) => void;
  readonly noteMiss: (page: Page, locator: string) => void;
  readonly noteOddity: (page: Page, oddity: Oddity) => void;
  /** What could not be read last, oldest first. */
  readonly oddities: (page: Page) => readonly TrailOddity[];
  /** The locator that was needed last and not found. */
  readonly missed: (page: Page) => string | undefined;
  /** Oldest first. */
  readonly list: (page: Page) => readonly TrailLook[];
}

export function createPageTrail(now: () => Date): PageTrail {
  const trails = new WeakMap<Page, TrailLook[]>();
  const misses = new WeakMap<Page, string>();
  const oddities = new WeakMap<Page, TrailOddity[]>();
  return {
    noteMiss: (page, locator) => void misses.set(page, locator),
    noteOddity(page, oddity) {
      const noted = [...(oddities.get(page) ?? []), { at: now().toISOString(), ...oddity }];
      oddities.set(page, noted.slice(-MOST_ODDITIES));
    },
    oddities: (page) => oddities.get(page) ?? [],
    missed: (page) => misses.get(page),
    note(page, look) {
      const looks = trails.get(page) ?? [];
      trails.set(page, looks);
      looks.push({ at: now().toISOString(), ...summarise(look) });
      if (looks.length > MOST_LOOKS) looks.shift();
    },
    list: (page) => trails.get(page) ?? [],
  };
}

function summarise({ page, path, things, found }: PageLook): Omit<TrailLook, "at"> {
  const hits = Object.entries(found).flatMap(([name, hit]): [string, string][] =>
    hit === undefined ? [] : [[name, hit.variant]],
  );
  const missing = Object.entries(things).filter(([name]) => found[name] === undefined);
  return { page, path, found: Object.fromEntries(hits), missing: Object.fromEntries(missing) };
}
