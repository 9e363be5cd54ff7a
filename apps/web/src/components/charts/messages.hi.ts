import type { english } from "./messages.ts";

/** The same texts in Hindi. */
export const hindi: typeof english = {
  noSuccessRateYet: (count: string) => `${count}, सफलता दर अभी नहीं`,
  successRate: (count, rate) => `${count}, ${rate}% सफल`,
  tableOfTitle: (title: string) => `${title}: तालिका`,
  csvOfTitle: (title: string) => `${title}: CSV`,
};
