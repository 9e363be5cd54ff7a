import type { english } from "./messages.ts";

/** The same texts in Hindi. */
export const hindi: typeof english = {
  sendoff: "Sendoff",
  sendoffInCapitals: "SENDOFF",
};
