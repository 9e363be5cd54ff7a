export * from "./job-fingerprint.ts";
export { ALSO_ASKS } from "./asked-skills.ts";
export * from "./filter-answer.ts";
export * from "./job-choices.ts";
export * from "./judge-job.ts";
export type { MatchScore, Seeker } from "./match-score.ts";
export * from "./match-words.ts";
export { fitPlace } from "./place-fit.ts";
export { countryOfPlace } from "./place-country.ts";
