export const COOKIES = {
  /** Proves a session for about an hour. */
  access: "nauk_at",
  /** Renews the above for about half a year. */
  refresh: "nauk_rt",
  visitor: "nauk_sid",
  /** A guess: how the real site remembers the banner is not known. */
  consent: "nd_cookies_seen",
} as const;
