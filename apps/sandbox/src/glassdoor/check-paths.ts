/** Where this site's checks stand. Nothing is known by the last address. */
export const CHECK_PATHS = {
  captcha: "/profile/challenge/check",
  owner: "/profile/challenge/check",
  unknown: "/profile/notice",
} as const;
