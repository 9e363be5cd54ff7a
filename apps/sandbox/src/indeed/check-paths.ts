/** Where this site's checks stand. Nothing is known by the last address. */
export const CHECK_PATHS = {
  captcha: "/auth/captcha/check",
  owner: "/account/verify",
  unknown: "/account/notice",
} as const;
