export * from "./profile-labels.ts";
