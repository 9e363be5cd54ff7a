export const COOKIES = {
  session: "PPID",
  skin: "fp_skin",
  /** Set by the page that checks the browser, once it has let it through. */
  clearance: "cf_clearance",
  consent: "OptanonAlertBoxClosed",
} as const;
