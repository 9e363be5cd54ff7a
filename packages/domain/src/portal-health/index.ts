export * from "./breaker.ts";
export * from "./pause-words.ts";
export { verdictOf } from "./verdict.ts";
