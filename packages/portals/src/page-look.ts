/** What a page script looked for: each list of selectors with those of it that were on the page. */
export interface ScriptLook {
  /** Whose script, as in `indeed`. */
  readonly script: string;
  readonly entry: string;
  readonly keys: readonly { readonly ways: readonly string[]; readonly found: readonly string[] }[];
}

/** What was looked for on a page, and what was found. */
export interface PageLook {
  /** Name of the page object, as in `job.easyApply`. */
  readonly page: string;
  /** The address without its parameters. */
  readonly path: string;
  /** All that was looked for, each with its variants. */
  readonly things: Readonly<Record<string, readonly { readonly id: string }[]>>;
  readonly found: Readonly<
    Record<
      string,
      { readonly variant: string; readonly matches?: readonly string[] | undefined } | undefined
    >
  >;
}
