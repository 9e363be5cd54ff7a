export * from "./profile-labels.ts";
export * from "./job-preferences.ts";
export * from "./notice-period.ts";
export * from "./yearly-pay.ts";
export { ASKED_OF_PROFILE } from "./asked-of-profile.ts";
