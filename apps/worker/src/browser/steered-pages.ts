import type { Page } from "playwright-core";

/** Which pages their owners' hands were in: what was typed there is in no picture and no failure bundle. */
export interface SteeredPages {
  /** The hand is in the page: what it shows now may hold what was typed. */
  readonly mark: (page: Page) => void;
  /** The page has gone on to another document without the hand. */
  readonly leave: (page: Page) => void;
  /** Whether what the page shows now may hold what was typed. */
  readonly isShown: (page: Page) => boolean;
  /** Whether the hand was ever in the page: a later document may still repeat what was typed, a number or an address for example. */
  readonly was: (page: Page) => boolean;
}

/** None yet. What is known of a page ends with it. */
export function createSteeredPages(): SteeredPages {
  const shown = new WeakMap<Page, boolean>();
  return {
    mark: (page) => void shown.set(page, true),
    leave(page) {
      if (shown.has(page)) shown.set(page, false);
    },
    isShown: (page) => shown.get(page) === true,
    was: (page) => shown.has(page),
  };
}
