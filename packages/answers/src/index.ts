export { answerField, answerForm, isUnknown, type Unknown } from "./engine.ts";
export type { Facts, JobFacts, SavedAnswer, UserFacts } from "./facts.ts";
export { factsFromJson } from "./facts-json.ts";
export { normaliseQuestion } from "./question.ts";
export { isPlaceholder } from "./writing/option-words.ts";
export { type QuestionScope, scopeOf } from "./scope.ts";
export { yearsAtWork } from "./timeline.ts";
