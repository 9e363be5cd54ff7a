import type { PreparedApplication } from "@sendoff/portals/driver";

type Oddity = NonNullable<PreparedApplication["oddities"]>[number];

/** How often controls of one kind could not be read on one portal's forms. */
export interface OddityCount {
  readonly portal: string;
  /** The element's name, as in `select`; `other` for one that is no form's. */
  readonly kind: string;
  /** Since the counter was made; only grows. */
  readonly count: number;
}

/** Counts what could not be read, so that a form that changes is seen before it stops anybody. Keeps no page data. */
export interface OddityCounter {
  readonly note: (portal: string, oddity: Oddity) => void;
  /** All counts so far, in the order of their names. */
  readonly list: () => readonly OddityCount[];
}

// What forms are made of. A page's own element names would make as many series as there are pages.
const KINDS = ["input", "select", "textarea", "button", "fieldset", "div", "ul", "iframe", "frame"];

/** A counter at zero, for one process; plug it into a session's `onOddity`. */
export function createOddityCounter(): OddityCounter {
  const counts = new Map<string, OddityCount>();
  return {
    note(portal, { where }) {
      const element = /^[a-z]+/.exec(where)?.[0] ?? "";
      const kind = KINDS.includes(element) ? element : "other";
      const key = `${portal} ${kind}`;
      counts.set(key, { portal, kind, count: (counts.get(key)?.count ?? 0) + 1 });
    },
    list: () => {
      const byKey = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
      return byKey.map(([, count]) => count);
    },
  };
}
