import type { english } from "./messages.ts";

/** The same texts in Hindi. */
export const hindi: typeof english = {
  contents: "विषय",
  lastChangedChanged: (changed: string) => `पिछला बदलाव: ${changed}`,
};
