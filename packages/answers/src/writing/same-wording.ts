import { isSameText } from "../text/fold.ts";

/** The first wording that some option has decides. */
export function firstTier(options: readonly string[], texts: readonly string[]): string[] {
  for (const text of texts) {
    const same = options.filter((option) => isSameText(option, text));
    if (same.length > 0) return same;
  }
  return [];
}
