export * from "./constants.ts";
export * from "./cv.ts";
export * from "./errors.ts";
export * from "./form.ts";
export * from "./profile.ts";
export * from "./route.ts";
