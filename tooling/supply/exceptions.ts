/** Licences that the product and its tools may carry; whoever adds one has read it. */
export const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  // Fonts, as they are, under their own names.
  "OFL-1.1",
  "Python-2.0",
  "Zlib",
]);

export interface LicenceException {
  readonly name: RegExp;
  /** What the package says; empty where it says nothing. */
  readonly licence: string;
  readonly why: string;
}

export const LICENCE_EXCEPTIONS: readonly LicenceException[] = [
  {
    name: /^lightningcss(-.+)?$/,
    licence: "MPL-2.0",
    why: "A tool of the web build, unchanged; nothing of it is in what is delivered.",
  },
  {
    name: /^axe-core$/,
    licence: "MPL-2.0",
    why: "Looks at pages in tests, unchanged; nothing of it is in what is delivered.",
  },
  {
    name: /^png-js$/,
    licence: "",
    why: "Its LICENSE file is the MIT licence; its package.json does not say so.",
  },
];

export interface AdvisoryException {
  /** As the advisory is called: GHSA-…. */
  readonly id: string;
  readonly why: string;
  /** The last day on which it holds (YYYY-MM-DD): somebody looks again by then. */
  readonly until: string;
}

/** Known weaknesses of dependencies that are not ones of the product, each with the reason. */
export const ADVISORY_EXCEPTIONS: readonly AdvisoryException[] = [];
