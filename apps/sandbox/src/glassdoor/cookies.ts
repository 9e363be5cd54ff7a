/** Cookies do not tell ports apart: none may have a name that a neighbouring site uses. */
export const COOKIES = {
  session: "GSESSIONID",
  clearance: "gd_clearance",
} as const;
