/** Where this site's checks stand. Nothing is known by the last address. */
export const CHECK_PATHS = {
  captcha: "/nlogin/captcha",
  owner: "/nlogin/verify",
  unknown: "/notice",
} as const;
