export * from "./profile-labels.ts";
export * from "./job-fingerprint.ts";
export * from "./run-plan.ts";
export * from "./job-preferences.ts";
