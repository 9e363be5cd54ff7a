/** Where this site's checks stand. Nothing is known by the last address. */
export const CHECK_PATHS = {
  captcha: "/checkpoint/challengesV2",
  owner: "/checkpoint/challengesV2",
  unknown: "/check/notice",
} as const;
