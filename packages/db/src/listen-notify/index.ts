export * from "./listener.ts";
