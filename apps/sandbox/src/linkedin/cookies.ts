export const COOKIES = {
  session: "li_at",
  remember: "li_rm",
  device: "bcookie",
  skin: "wf_skin",
  shadow: "wf_shadow",
} as const;
