export * from "./translate.ts";
export { countryInHindi } from "./grammar.hi.ts";
