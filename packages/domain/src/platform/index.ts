export * from "./platform-name.ts";
