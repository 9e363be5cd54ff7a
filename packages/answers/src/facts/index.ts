export type { Facts, JobFacts, SavedAnswer } from "./facts.ts";
export { factsFromJson } from "./facts-json.ts";
export { yearsAtWork } from "./timeline.ts";
