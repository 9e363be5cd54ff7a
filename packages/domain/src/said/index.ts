export * from "./say.ts";
export { countryInHindi } from "./grammar.hi.ts";
