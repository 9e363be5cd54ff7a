import type { PageLook } from "@sendoff/portals";
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

/** The last looks at each page, so that a failure can be understood afterwards. Holds no page data and ends with its page. */
export interface PageTrail {
  readonly note: (page: Page, look: PageLook) => void;
  readonly noteMiss: (page: Page, locator: string) => void;
  /** The locator that was needed last and not found. */
  readonly missed: (page: Page) => string | undefined;
  /** Oldest first. */
  readonly list: (page: Page) => readonly TrailLook[];
}

export function createPageTrail(now: () => Date): PageTrail {
  const trails = new WeakMap<Page, TrailLook[]>();
  const misses = new WeakMap<Page, string>();
  return {
    noteMiss: (page, locator) => void misses.set(page, locator),
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
