// What a script in a page is given and returns: plain data, also for those who have no page.

/** One way a page may draw a thing. `text` is a regular expression over its accessible words. */
export interface RawVariant {
  id: string;
  css: string;
  text?: string;
  /** Also matches when it cannot be seen (marks in the head of a page, hidden inputs). */
  isHiddenToo?: boolean;
  /** Leaves out elements inside these. */
  notIn?: string;
  /** CSS of the part of the page around it that says nothing while it is still being drawn (`aria-busy`). */
  settledIn?: string;
  /** A regular expression the page's path must match. */
  path?: string;
  /** Its key is on no page that we know of (`docs/portals`): it is tried because something may be named so. */
  isGuess?: boolean;
}

export interface RawHit {
  variant: string;
  selector: string;
  text: string;
  label: string;
  href: string;
  value: string;
  isDisabled: boolean;
  isChecked: boolean;
  matches?: string[];
}
